import Foundation
import PageLink
import PageSupervision
import Pages
import Scene
import Testing

/// A page that runs in its own process, as in the window. The process ends when this is released.
final class RunningPage {
    /// The page's standard output so far, including the mark at which it becomes new, and its standard error.
    private(set) var markedOutput = "", errors = ""
    /// The page's standard output so far.
    var output: String { markedOutput.replacingOccurrences(of: Self.mark, with: "") }
    /// The output after the replay.
    var newOutput: String { markedOutput.components(separatedBy: Self.mark).dropFirst().joined() }
    /// The signal that ended the process.
    private(set) var signal: Int32?

    /// What the page shows.
    private(set) var tree = NodeTree.empty
    /// The most recent state.
    private(set) var state: PageFrame.State?
    /// The first board of the page.
    var board: NodeBoard? {
        guard let id = tree.boards.first?.id, case .board(let board) = tree[id]?.content else { return nil }
        return board
    }
    /// The scene of the first board.
    var scene: Scene? { board?.scene }
    /// The values of the page's statements so far.
    private(set) var values: [PageValue.Place: PageValue] = [:]
    /// The messages that no one has waited for.
    private(set) var skipped: [FromPage] = []
    /// The process ID.
    let process: pid_t

    private var page: BuiltPage?
    private var link: Link<ToPage, FromPage>?
    private var pipes: [Int32]
    private var messages: [FromPage] = []
    private var isLinked = true

    /// Thrown if a page could not be loaded.
    struct NotLoaded: Error { let reason: String }

    /// The size of the area, in points.
    static let area = Size(width: 800, height: 600)

    private static let mark = String(decoding: LiveMark.bytes, as: UTF8.self)
    /// The limit for any wait on a busy machine, in seconds.
    static let limit = 120.0

    /// Starts a process for a page, with additional environment variables and options.
    init(environment: [String], options: [String], reading files: ReadableFiles, builds: String) throws {
        let ends = try #require(linkDescriptors())
        link = Link(toPage: ends.window)
        let page = Self.relocated(ends.page)
        let (outputs, inputs) = try Self.pipes(count: 2)
        pipes = outputs
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        for (number, descriptor) in [(1, inputs[0]), (2, inputs[1]), (pageDescriptor, page)] as [(Int32, Int32)] {
            posix_spawn_file_actions_adddup2(&actions, descriptor, number)
        }
        let launch = BuiltPage.sandbox.page(
            libraries: BuiltPage.toolchain?.libraries ?? "", reading: files, builds: builds)
        var arguments = ([launch.program] + options + launch.arguments).map { strdup($0) } + [nil]
        var number: pid_t = 0
        let inherited = launch.inheritsEnvironment ? ProcessInfo.processInfo.environment : [:]
        let all = inherited.merging(launch.environment) { $1 }.map { "\($0)=\($1)" } + environment
        var variables = all.map { strdup($0) } + [nil]
        let status = posix_spawn(&number, launch.program, &actions, nil, &arguments, &variables)
        for text in arguments + variables { free(text) }
        posix_spawn_file_actions_destroy(&actions)
        for descriptor in inputs + [page] { close(descriptor) }
        try #require(status == 0)
        process = number
    }

    deinit {
        for descriptor in pipes { close(descriptor) }
        if signal == nil { kill(process, SIGKILL) }
        var status: Int32 = 0
        waitpid(process, &status, 0)
    }

    /// Starts a process and loads a page, which can also read the given files and folders.
    convenience init(
        _ page: BuiltPage, data: String = "", seed: UInt64 = 1, fontName: String = "Cantarell 11",
        environment: [String] = [], options: [String] = [], reading files: [String] = [], tracesValues: Bool = false
    ) throws {
        var readable = page.readableFiles
        for file in files { readable.add(file) }
        try self.init(environment: environment, options: options, reading: readable, builds: page.folder.path)
        self.page = page
        try send(
            .setUp(
                PageSetup(
                    data: data, translations: "", fontName: fontName, seed: seed,
                    today: CalendarDay(year: 2026, month: 7, day: 1),
                    environment: PageEnvironment(
                        area: Self.area, isDark: false, allowsMotion: true, readsRightToLeft: false))))
        var files = page.files
        files.tracesValues = tracesValues
        try send(.load(files))
    }

    /// Sends a message to the page.
    func send(_ message: ToPage) throws { try link?.send(message) }

    /// Requests a report of the page's current place.
    func requestReport() { kill(process, SIGUSR1) }

    /// Closes the link, as a window does when it exits.
    func closeLink() { link = nil }

    /// Clears the standard error received so far.
    func forgetErrors() { errors = "" }

    /// Waits for a message that satisfies a condition, and handles all messages up to it.
    func next(_ isMatch: (FromPage) -> Bool) throws -> FromPage {
        while true {
            if let index = messages.firstIndex(where: isMatch) {
                defer { messages.removeFirst(index + 1) }
                skipped += messages[..<index]
                return messages[index]
            }
            try wait(until: { !messages.isEmpty })
            for case .notLoaded(let reason) in messages where !isMatch(.notLoaded(reason)) {
                throw NotLoaded(reason: reason)
            }
            if !messages.contains(where: isMatch) {
                skipped += messages
                messages = []
            }
        }
    }

    /// Waits until the page's top-level code has run, and repeats a session. Returns the title of what it shows.
    func loaded(repeating inputs: [TimedInput] = [], until step: Int = 0) throws -> PageTitle? {
        guard case .loaded(let title?) = try next({ if case .loaded = $0 { true } else { false } }) else { return nil }
        try send(.replay(inputs, until: step, isLast: true))
        try nextFrame()
        return title
    }

    /// Lets time pass until `time`, in seconds since the page began.
    func advance(to time: Double) throws {
        try send(.advance(to: Int((time * 60).rounded())))
        try nextFrame()
    }

    /// Sends an input at a time, in seconds since the page began.
    func send(_ input: PageInput, at time: Double) throws {
        try send(.input(TimedInput(step: Int((time * 60).rounded()), input), question: nil))
    }

    /// Waits for the next frame, or for the message that there is nothing new, and takes it.
    func nextFrame() throws {
        switch try next({ if case .frame = $0 { true } else { $0 == .unchanged } }) {
        case .frame(let frame):
            let isValid = tree.take(frame.edits)
            try #require(isValid, "the page sent a tree that cannot be shown")
            state = frame.state ?? state
        default: break
        }
    }

    /// Waits until a condition on the output and the messages holds.
    func wait(until isTrue: () -> Bool) throws {
        let end = Date().addingTimeInterval(Self.limit)
        while !isTrue() {
            try #require(Date() < end, "timed out; the page printed \(output) \(errors)")
            try #require(signal == nil || isTrue(), "the page exited and printed \(output) \(errors)")
            try readAll()
        }
    }

    /// Waits until the process has exited and all output has been read.
    func waitForEnd() throws {
        let end = Date().addingTimeInterval(Self.limit)
        while pipes.contains(where: { $0 >= 0 }) {
            try #require(Date() < end, "timed out; the page printed \(output) \(errors)")
            try readAll()
        }
        var status: Int32 = 0
        waitpid(process, &status, 0)
        signal = status & 0x7F
    }

    private func readAll() throws {
        var watched = (pipes + [isLinked ? link?.descriptor ?? -1 : -1]).map {
            pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
        }
        guard poll(&watched, nfds_t(watched.count), 1000) > 0 else { return }
        for (index, pipe) in pipes.enumerated() where watched[index].revents != 0 {
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = read(pipe, &chunk, chunk.count)
            if count <= 0 {
                close(pipe)
                pipes[index] = -1
                continue
            }
            let text = String(decoding: chunk[..<count], as: UTF8.self)
            if index == 0 { markedOutput += text } else { errors += text }
        }
        if watched[pipes.count].revents != 0 {
            do { take(try link?.receive() ?? []) } catch LinkError.closed { isLinked = false }
        }
    }

    private func take(_ received: [FromPage]) {
        for message in received {
            if case .values(let changes) = message {
                for value in changes { values[value.place] = value }
            } else {
                messages.append(message)
            }
        }
    }

    /// Returns a duplicate of a descriptor that is not inherited and not one of those the process expects.
    private static func relocated(_ descriptor: Int32) -> Int32 {
        defer { close(descriptor) }
        return fcntl(descriptor, F_DUPFD_CLOEXEC, 16)
    }

    private static func pipes(count: Int) throws -> ([Int32], [Int32]) {
        var (outputs, inputs): ([Int32], [Int32]) = ([], [])
        for _ in 0..<count {
            var ends: [Int32] = [0, 0]
            try #require(pipe(&ends) == 0)
            outputs.append(relocated(ends[0]))
            inputs.append(relocated(ends[1]))
        }
        return (outputs, inputs)
    }
}
