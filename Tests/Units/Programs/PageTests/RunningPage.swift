// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import HostInterface
import PageLink
import PageSource
import RecordingHosts
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
    /// How the process has ended.
    private(set) var ending: ProcessEnding?

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
    private(set) var processID: pid_t = 0

    /// The host that runs the process.
    let host = RecordingHost(isConfined: true)
    private var page: BuiltPage?
    private var link: Link<ToPage, FromPage>?
    private var reading: AnyObject?
    private var messages: [FromPage] = []
    private var order: MessageOrder
    /// Whether a frame was requested, whether a test waits for one, and whether the page has something new to show.
    private var owesFrame = false, isAwaitingFrame = false, hasChanged = false
    private var lastStep = 0
    /// Why the page’s messages cannot be read, apart from a link that the page has closed.
    private var linkError: LinkError?

    /// Thrown if a page could not be loaded.
    struct NotLoaded: Error { let reason: String }

    /// The size of the area, in points.
    static let area = Size(width: 800, height: 600)

    private static let mark = String(decoding: LiveMark.bytes, as: UTF8.self)

    /// Starts a process for a page, with additional environment variables and options, by a command if there is one.
    /// `isProgram` is whether it is that of an exported program with libraries of its own, which is limited before they are
    /// loaded.
    init(
        environment: [String: String], options: [String], reading files: ReadableFiles, builds: String,
        isProgram: Bool = false, through command: [String] = []
    ) throws {
        let ends = try #require(linkDescriptors())
        order = MessageOrder(showsMoments: options.contains("--forks"))
        link = Link(toPage: ends.window)
        let (sandbox, libraries) = (BuiltPage.sandbox, BuiltPage.toolchain?.libraries ?? "")
        let page =
            isProgram
            ? sandbox.program(libraries: libraries, reading: files, builds: builds)
            : sandbox.page(libraries: libraries, reading: files, builds: builds)
        let words = command + [page.program] + options + page.arguments
        var launch = ProcessLaunch(
            program: words[0], arguments: Array(words.dropFirst()),
            environment: page.environment.merging(environment) { $1 })
        launch.inheritsEnvironment = page.inheritsEnvironment
        launch.confinement = page.confinement
        launch.forks = options.contains("--forks")
        launch.descriptors = [pageDescriptor: ends.page]
        _ = host.start(
            launch, received: { [weak self] in self?.receive($1, from: $0) },
            ended: { [weak self] in self?.ending = $0 })
        processID = try #require(host.processID)
        reading = host.watch(ends.window, for: .reading) { [weak self] in self?.receiveMessages() }
    }

    isolated deinit { host.process?.abandon() }

    /// Starts a process and loads a page, which can also read the given files and folders.
    convenience init(
        _ page: BuiltPage, data: String = "", seed: UInt64 = 1, fontName: String = "Cantarell 11",
        environment: [String: String] = [:], options: [String] = [], reading files: [String] = [],
        tracesValues: Bool = false, device: PageDevice = .window, isProgram: Bool = false,
        through command: [String] = []
    ) throws {
        var readable = page.readableFiles
        for file in files { readable.add(file) }
        try self.init(
            environment: environment, options: options, reading: readable, builds: page.folder.path,
            isProgram: isProgram, through: command)
        self.page = page
        try send(
            .setUp(
                PageSetup(
                    data: data, translations: "", fontName: fontName, seed: seed,
                    start: LocalTime(year: 2026, month: 7, day: 1),
                    environment: PageEnvironment(
                        area: Self.area, isDark: false, allowsMotion: true, readsRightToLeft: false),
                    device: device)))
        var files = page.files
        files.tracesValues = tracesValues
        try send(.load(files))
    }

    /// Sends a message to the page.
    func send(_ message: ToPage) throws {
        order.note(message)
        switch message {
        case .replay(_, let step, isLast: true), .advance(let step): (owesFrame, lastStep) = (true, step)
        default: break
        }
        try link?.send(message)
    }

    /// Requests a report of the page's current place.
    func requestReport() { host.process?.requestLocation() }

    /// Closes the link, as a window does when it exits.
    func closeLink() { (reading, link) = (nil, nil) }

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
    func loaded(repeating inputs: [TimedInput] = [], until step: Int = 0) throws -> PageTitle {
        guard case .loaded(let title) = try next({ if case .loaded = $0 { true } else { false } }) else { fatalError() }
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
        isAwaitingFrame = true
        defer { isAwaitingFrame = false }
        requestChange()
        switch try next({ if case .frame = $0 { true } else { $0 == .unchanged } }) {
        case .frame(let frame):
            let isValid = tree.apply(frame.edits)
            try #require(isValid, "the page sent a tree that cannot be shown")
            state = frame.state ?? state
        default: break
        }
    }

    /// Waits until a condition on the output and the messages holds.
    func wait(until isTrue: () -> Bool) throws {
        let isInTime = host.run { isTrue() || ending != nil || linkError != nil }
        if let linkError { throw linkError }
        try #require(isInTime, "timed out; the page printed \(output) \(errors)")
        try #require(isTrue(), "the page exited and printed \(output) \(errors)")
        // Output has a lower priority than messages.
        host.handlePendingEvents()
    }

    /// Waits until the process has exited and all output has been read. Returns how it has ended.
    @discardableResult func waitForEnd() throws -> ProcessEnding {
        let isInTime = host.run { ending != nil }
        try #require(isInTime, "timed out; the page printed \(output) \(errors)")
        return try #require(ending)
    }

    private func receive(_ bytes: [UInt8], from stream: ProcessStream) {
        let text = String(decoding: bytes, as: UTF8.self)
        if stream == .output { markedOutput += text } else { errors += text }
    }

    private func receiveMessages() {
        guard let link else { return }
        let received: [FromPage]
        do {
            received = try link.receive()
        } catch {
            reading = nil
            if error != .closed { linkError = error }
            return
        }
        for message in received {
            if !order.accept(message) { Issue.record("nobody has asked for \(message)") }
            switch message {
            case .values(let changes):
                for value in changes { values[value.place] = value }
                try? send(.moreValues)
            case .changed: hasChanged = true
            case .frame, .unchanged:
                owesFrame = false
                messages.append(message)
            default: messages.append(message)
            }
        }
        if isAwaitingFrame { requestChange() }
    }

    /// Requests a frame if the page has something new to show.
    private func requestChange() {
        guard hasChanged, !owesFrame else { return }
        hasChanged = false
        try? send(.advance(to: lastStep))
    }
}
