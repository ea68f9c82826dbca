// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import JSON
import PageBuild
import PageSource
import TemporaryFolders
import TestHosts
import Testing

@testable import CodeAssistance

/// A page with its assistant, and the test in the place of the language server.
final class FakeServer {
    let folder = TemporaryFolder()
    let host = TestHost()
    let assistant: CodeAssistant
    let playground: Playground
    let toolchain: Toolchain
    let builds: BuildFolder
    /// The messages that the present server has received, in order.
    private(set) var messages: [JSON] = []
    /// Whether the server answers `initialize` by itself.
    var isReady = true
    private var reader = MessageReader()
    private var server: TestProcess?

    /// Creates a page. `hasServer` is whether the toolchain has a server.
    init(_ files: [String: String] = ["Page.swift": "let a = 1"], hasServer: Bool = true) throws {
        for (name, text) in files { folder.write(name, text) }
        let description = folder.writeToolchain()
        if hasServer { chmod(folder.write("usr/bin/sourcekit-lsp", "#!/bin/sh\n"), 0o700) }
        toolchain = Toolchain(driver: folder.file("usr/bin/swiftc"), description: description)
        builds = try #require(BuildFolder(caches: folder.file("cache")))
        playground = try Playground(path: folder.file("Page.swift"))
        let programs = PagePrograms(page: "", modules: ["/modules"], searchPath: "")
        assistant = CodeAssistant(programs, folder: builds, host: host)
        assistant.start(page, with: toolchain)
    }

    isolated deinit { assistant.stop() }

    var page: Playground.Page { playground.pages[0] }

    /// The processes of all servers.
    var processes: [TestProcess] { host.processes }

    /// Receives what the window has sent, and answers `initialize`.
    func receive() {
        if server !== host.processes.last {
            server = host.processes.last
            (messages, reader) = ([], MessageReader())
        }
        guard let server, let input = server.launch.descriptors[STDIN_FILENO] else { return }
        while isReadable(input) {
            var bytes = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(input, &bytes, bytes.count)
            guard count > 0, let new = try? reader.consume(Array(bytes[..<count])) else { break }
            messages += new
        }
        host.settle()
        if isReady, methods.first == "initialize", methods.count == 1 {
            answer("initialize", ["capabilities": [:]])
            receive()
        }
    }

    /// The methods of the messages.
    var methods: [String] { messages.compactMap { $0["method"]?.string } }

    /// The latest message with a method.
    func latest(_ method: String) -> JSON? { messages.last { $0["method"]?.string == method } }

    /// Answers the latest request with a method.
    func answer(_ method: String, _ result: JSON) {
        guard let id = latest(method)?["id"] else { return }
        send(["jsonrpc": "2.0", "id": id, "result": result])
    }

    /// Sends a message.
    func send(_ message: JSON) { send(MessageReader.bytes(of: message)) }

    /// Sends bytes.
    func send(_ bytes: [UInt8]) {
        guard let server = host.processes.last, !server.isAbandoned else { return }
        server.print(bytes)
        host.settle()
    }

    /// Asks for a completion. Returns the answers, of which there is at most one.
    func complete(line: Int = 0, offset: Int = 0, in path: String? = nil) -> Answers<Completion> {
        let answers = Answers<Completion>()
        assistant.complete(at: SourcePosition(line: line + 1, column: offset + 1), in: path ?? page.file) {
            answers.all.append($0)
        }
        receive()
        return answers
    }

    private func isReadable(_ descriptor: Int32) -> Bool { TestHosts.isReady(descriptor, POLLIN) }

    /// The answers to a question.
    final class Answers<Value> {
        var all: [Value?] = []
        /// The only answer.
        var value: Value? { all.first ?? nil }
    }
}
