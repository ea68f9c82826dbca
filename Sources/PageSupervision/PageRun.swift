// A run and its `RemoteBoard` own the page's process. The runner owns the build folder.

import Console
import Glibc
import Localization
import PageLink
import Pages
import Scene

/// One run of a page: loads its library in a process and reports what happens.
public final class PageRun {
    /// An event of a run.
    public enum Event {
        /// The first scene has arrived.
        case shown(RemoteBoard)
        /// The page's top-level code has returned without setting a live view.
        case noView
        /// The page has written to standard output. Complete lines are reported as `logged` too.
        case printed([UInt8])
        /// A line of output, or a message about an error.
        case logged(String, ConsoleLog.Kind)
        /// The page plays one of the program's sounds, given by name.
        case sound(String)
        /// Text for a screen reader.
        case announcement(Announcement)
        /// The run has failed, with a message for the user.
        case failed(String)
    }

    /// The board, after the first scene.
    private(set) var board: RemoteBoard?

    /// Whether the page's output is held back.
    var isOutputPaused: Bool {
        get { process.isOutputPaused }
        set { process.isOutputPaused = newValue }
    }

    private let host: any PageHost
    private let tally: AnyObject
    private let process: PageProcess
    private let environment: PageEnvironment
    private let happened: (Event) -> Void
    private var loaded: PageBoard?
    private var output = LineReader()
    private var errors = LineReader()
    private let library: String
    private let symbolizer: String
    private var report: FaultReport?
    private var hasAddresses: Bool { report?.addresses.isEmpty == false }
    /// The runtime's message about the error that ended the page.
    private var fatalError: String?
    private var question: (any HostProcess)?

    /// Runs a page in a new process. `symbolizer` is the path of `llvm-symbolizer`.
    init(
        _ files: PageFiles, in process: PageProcess, _ environment: PageEnvironment, symbolizer: String,
        host: any PageHost, happened: @escaping (Event) -> Void
    ) {
        self.host = host
        tally = host.count("page run")
        self.process = process
        library = files.library
        self.symbolizer = symbolizer
        self.environment = environment
        self.happened = happened
        process.printed = { [weak self] stream, bytes in self?.handle(bytes, from: stream) }
        process.received = { [weak self] message in self?.handle(message) }
        process.hasReportedLocation = { [weak self] in self?.hasAddresses == true }
        process.failed = { [weak self] failure in self?.handle(failure) }
        process.send(.environment(environment))
        process.send(.load(files))
    }

    /// Ends the process.
    func end() {
        question?.abandon()
        process.end()
        board?.stop()
    }

    private func handle(_ message: FromPage) {
        switch message {
        case .loaded(let board?): loaded = board
        case .loaded(nil): happened(.noView)
        case .notLoaded(let reason):
            happened(.logged(reason, .error))
            happened(.failed(translated("Could not load the page: save it to try again")))
        case .scene(let scene):
            if let board { return board.update(with: scene) }
            guard let loaded else { return }
            let board = RemoteBoard(loaded, scene, in: process, environment, host: host)
            self.board = board
            happened(.shown(board))
        case .sound(let name): happened(.sound(name))
        case .announcement(let said): happened(.announcement(said))
        case .answer: break
        }
    }

    private func handle(_ bytes: [UInt8], from stream: ProcessStream) {
        switch stream {
        case .output:
            happened(.printed(bytes))
            for line in output.consume(bytes) { happened(.logged(line, .output)) }
        case .errors: errors.consume(bytes).forEach(handleError)
        }
    }

    /// Handles a line of standard error, which may contain a fault report.
    private func handleError(_ line: String) {
        guard let report = FaultReport(line: line) else {
            if let mark = line.firstRange(of: "Fatal error: ") { fatalError = String(line[mark.upperBound...]) }
            return happened(.logged(line, .error))
        }
        if !hasAddresses { self.report = report }
        if !report.said.isEmpty { happened(.logged(report.said, .error)) }
    }

    private func handle(_ failure: PageProcess.Failure) {
        if let line = output.takeRest() { happened(.logged(line, .output)) }
        if let line = errors.takeRest() { handleError(line) }
        board?.stop()
        guard let report, hasAddresses else { return reportFailure(failure, at: nil) }
        var answer: [UInt8] = []
        question = host.start(
            ProcessLaunch(program: symbolizer, arguments: report.question(library: library)),
            received: { _, bytes in answer += bytes },
            ended: { [weak self] _ in
                self?.reportFailure(
                    failure, at: FaultReport.locations(in: String(decoding: answer, as: UTF8.self)).first)
            })
        if question == nil { reportFailure(failure, at: nil) }
    }

    private func reportFailure(_ failure: PageProcess.Failure, at location: FaultReport.SourceLocation?) {
        let name = location.map { "\(displayName(ofPath: $0.file)):\($0.line): " } ?? ""
        let message = name + failure.message(report, fatalError)
        happened(.logged(message, .error))
        happened(.failed(message))
    }
}

extension PageProcess.Failure {
    /// A report with at least this many addresses indicates infinite recursion.
    private static let endless = 20

    /// Returns the message for the user.
    fileprivate func message(_ report: FaultReport?, _ fatalError: String?) -> String {
        switch self {
        case .hung: return translated("The page did not respond for two seconds and was stopped")
        case .damaged: return translated("The page sent invalid data to the window and was stopped")
        case .ended(.status(let status)):
            return filled(translated("The page exited with status {number}"), ["number": "\(status)"])
        case .ended(.signal(let signal)):
            if signal == SIGSEGV, let report, report.addresses.count >= Self.endless {
                return translated("The page crashed: infinite recursion")
            }
            // Translators: {reason} is a message of the Swift runtime, always in English.
            if let fatalError { return filled(translated("The page crashed: {reason}"), ["reason": fatalError]) }
            return filled(translated("The page crashed with signal {number}"), ["number": "\(signal)"])
        }
    }
}
