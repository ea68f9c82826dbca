// SPDX-License-Identifier: GPL-3.0-or-later
// A connection owns its process, its end of the process's standard input, and the timer. Closures hold weak references.

import Glibc
import HostInterface
import JSON
import PageLink

/// A language server in its own process, with which messages of JSON-RPC 2.0 are exchanged.
final class ServerConnection {
    /// Called at most once: the process has ended, does not respond, or has sent something that is not a message.
    var failed: () -> Void = {}

    /// The time after which a request counts as failed, in seconds, and the number of such requests in succession,
    /// without any message from the server, after which it is considered to hang.
    private static let timeout = 20.0, maxSilentRequests = 2
    /// The number of unsent bytes above which the server is considered to hang.
    private static let maxUnsent = 32 << 20
    /// The error code for a method that the client does not have.
    private static let methodNotFound = -32601

    private struct Request {
        let deadline: Double
        let answered: (JSON?) -> Void
    }

    private let host: any PageHost
    private let tally: AnyObject
    private let input: Int32
    private let timer: any HostTimer
    private var process: (any HostProcess)?
    private var writing: AnyObject?
    private var unsent: ArraySlice<UInt8> = []
    private var reader = MessageReader()
    private var requests: [Int: Request] = [:]
    private var lastID = 0
    private var silentRequests = 0
    private var hasEnded = false

    /// Starts a server. Returns `nil` on failure.
    init?(_ launch: ProcessLaunch, host: any PageHost) {
        guard let ends = linkDescriptors() else { return nil }
        self.host = host
        tally = host.count("language server")
        timer = host.makeTimer()
        input = ends.window
        _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
        var launch = launch
        launch.descriptors = [STDIN_FILENO: ends.page]
        process = host.start(
            launch, received: { [weak self] stream, bytes in if stream == .output { self?.receive(bytes) } },
            ended: { [weak self] _ in self?.fail() })
        if process == nil { return nil }
    }

    isolated deinit {
        process?.abandon()
        close(input)
    }

    /// Whether there is a process.
    var isRunning: Bool { process != nil }

    /// Measures the process.
    var usage: ProcessUsage? { process?.usage }

    /// Sends a message that has no answer.
    func notify(_ method: String, _ parameters: JSON) {
        send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
    }

    /// Sends a request, and returns its number. `answered` is called once with the result, or with `nil` after an error,
    /// a timeout, or the end of the server. It is not called after `cancel` or `end`.
    @discardableResult func request(
        _ method: String, _ parameters: JSON, answered: @escaping (JSON?) -> Void
    ) -> Int {
        lastID += 1
        let id = lastID
        requests[id] = Request(deadline: host.now + Self.timeout, answered: answered)
        send(["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": parameters])
        setTimer()
        return id
    }

    /// Cancels a request.
    func cancel(_ id: Int) {
        guard requests.removeValue(forKey: id) != nil else { return }
        notify("$/cancelRequest", ["id": .integer(id)])
        setTimer()
    }

    /// Kills the server, without any further callback. It has nothing to save.
    func end() {
        hasEnded = true
        requests = [:]
        timer.cancel()
        writing = nil
        process?.abandon()
        process = nil
    }

    private func receive(_ bytes: [UInt8]) {
        silentRequests = 0
        guard let messages = try? reader.consume(bytes) else { return fail() }
        for message in messages where !hasEnded { dispatch(message) }
    }

    private func dispatch(_ message: JSON) {
        if let id = message["id"], let method = message["method"] {
            // Such requests only prepare for messages that this client ignores.
            let known: Set<JSON> = ["client/registerCapability", "window/workDoneProgress/create"]
            var answer: [String: JSON] = ["jsonrpc": "2.0", "id": id]
            if known.contains(method) {
                answer["result"] = .null
            } else {
                answer["error"] = ["code": .integer(Self.methodNotFound), "message": "unknown method"]
            }
            send(.object(answer))
        } else if let id = message["id"]?.integer, let request = requests.removeValue(forKey: id) {
            setTimer()
            request.answered(message["error"] == nil ? message["result"] : nil)
        }
    }

    private func setTimer() {
        guard let deadline = requests.values.map(\.deadline).min(), !hasEnded else { return timer.cancel() }
        timer.start(after: max(0, deadline - host.now)) { [weak self] in self?.giveUpLateRequests() }
    }

    private func giveUpLateRequests() {
        let late = requests.filter { $0.value.deadline <= host.now }
        for (id, request) in late.sorted(by: { $0.key < $1.key }) {
            cancel(id)
            silentRequests += 1
            request.answered(nil)
        }
        if silentRequests >= Self.maxSilentRequests { fail() } else { setTimer() }
    }

    private func send(_ message: JSON) {
        guard !hasEnded else { return }
        unsent += MessageReader.bytes(of: message)
        flush()
        if unsent.count > Self.maxUnsent { fail() }
    }

    /// Writes as much as the socket accepts.
    private func flush() {
        while !unsent.isEmpty {
            let count = unsent.withUnsafeBytes { Glibc.send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            if count >= 0 {
                unsent = unsent.dropFirst(count)
            } else if errno == EAGAIN {
                writing = writing ?? host.watch(input, for: .writing) { [weak self] in self?.flush() }
                return
            } else if errno != EINTR {
                // The end of the process is reported separately.
                unsent = []
            }
        }
        unsent = []
        writing = nil
    }

    private func fail() {
        guard !hasEnded else { return }
        let pending = requests.sorted { $0.key < $1.key }.map(\.value)
        end()
        for request in pending { request.answered(nil) }
        failed()
    }
}
