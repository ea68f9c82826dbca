// A run and its `RemotePage` own the page's process. The runner owns the build folder.

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
        /// The part of the session that has been repeated, 0...1. Only for a long replay.
        case replaying(Double)
        /// The page can be shown.
        case shown(RemotePage)
        /// The page's top-level code has returned without setting a live view.
        case noView
        /// The page has written to standard output. Complete lines are reported as `logged` too.
        case printed([UInt8])
        /// A line of output, or a message about an error.
        case logged(String, ConsoleLog.Kind)
        /// The page plays one of the program's sounds, given by name.
        case sound(String)
        /// The page plays a file, given by its absolute path.
        case soundFile(String)
        /// Text for a screen reader.
        case announcement(Announcement)
        /// The run has failed, with a message for the user.
        case failed(String)
    }

    /// The page, after its top-level code has run.
    private(set) var page: RemotePage?

    /// Whether the page's output is held back.
    var isOutputPaused: Bool {
        get { process.isOutputPaused }
        set { process.isOutputPaused = newValue }
    }

    private let host: any PageHost
    private let tally: AnyObject
    private let process: PageProcess
    private let session: PageSession
    private let happened: (Event) -> Void
    /// The number of inputs and of steps that the process has been told to repeat, and how often it has caught up.
    private var replayed = (inputs: 0, step: 0, rounds: 0)
    private var isShown = false
    private var filter: OutputFilter
    private let printed = PrintedOutput()
    /// What is shown in the console, and what is passed on, without control characters.
    private var printables = (console: PrintableStream(), output: PrintableStream())
    private var output = LineReader()
    private var errors = LineReader()
    /// How many sounds and announcements the user has to bear.
    private var sounds = RateLimit(perSecond: 20)
    private var announcements = RateLimit(perSecond: 10)
    private let files: PageFiles
    /// The first part of the session that the process has repeated.
    private(set) var replay: RepeatCheck.Replay?
    private let symbolizer: ([String]) -> ProcessLaunch
    private var report: FaultReport?
    private var hasAddresses: Bool { report?.addresses.isEmpty == false }
    /// The runtime's message about the error that ended the page.
    private var fatalError: String?
    private var question: (any HostProcess)?

    /// The number of times that the process may catch up with what has happened while it repeated the session, and the
    /// number of steps that it may be behind.
    private static let maxRounds = 5, maxLag = 15

    /// Runs a page in a new process, which repeats the session. `symbolizer` returns how to start
    /// `llvm-symbolizer` with arguments.
    init(
        _ files: PageFiles, in process: PageProcess, _ session: PageSession,
        symbolizer: @escaping ([String]) -> ProcessLaunch,
        host: any PageHost, happened: @escaping (Event) -> Void
    ) {
        self.host = host
        tally = host.count("page run")
        self.process = process
        self.files = files
        self.symbolizer = symbolizer
        self.session = session
        filter = OutputFilter(before: session.printed)
        self.happened = happened
        process.printed = { [weak self] stream, bytes in self?.handle(bytes, from: stream) }
        process.received = { [weak self] message in self?.handle(message) }
        process.hasReportedLocation = { [weak self] in self?.hasAddresses == true }
        process.failed = { [weak self] failure in self?.handle(failure) }
        process.send(.setUp(session.setup))
        process.send(.load(files))
        repeatSession()
    }

    /// Whether the process has to repeat input before the page is shown.
    var repeatsInput: Bool { !isShown && replayed.inputs > 0 }

    /// Ends the process.
    func end() {
        question?.abandon()
        process.end()
        page?.retire()
    }

    /// Lets the process repeat what it has not repeated yet.
    private func repeatSession() {
        let inputs = session.inputs[replayed.inputs...]
        replayed = (session.inputs.count, session.clock.step(at: host.now), replayed.rounds + 1)
        replayed.step = max(replayed.step, inputs.last?.step ?? 0)
        process.replay(inputs, until: replayed.step)
    }

    /// Shows the page when it has caught up with the session.
    private func caughtUp(_ page: RemotePage) {
        let lag = session.clock.step(at: host.now) - replayed.step
        let isCurrent = session.inputs.count == replayed.inputs && lag <= Self.maxLag
        guard isCurrent || replayed.rounds >= Self.maxRounds else { return repeatSession() }
        if lag > Self.maxLag { session.clock.set(step: replayed.step, at: host.now) }
        isShown = true
        session.printed = printed
        for input in session.inputs[replayed.inputs...] { process.send(.input(input, question: nil)) }
        page.goLive(at: replayed.step)
        happened(.shown(page))
    }

    private func show(_ frame: PageFrame?) {
        guard let page else { return process.refuse() }
        if let frame, !page.take(frame) { return process.refuse() }
        if isShown { page.answered() } else { caughtUp(page) }
    }

    private func handle(_ message: FromPage) {
        switch message {
        case .loaded(let title?):
            guard page == nil else { return process.refuse() }
            page = RemotePage(title, in: process, session, host: host)
        case .loaded(nil): happened(.noView)
        case .notLoaded(let reason):
            happened(.logged(reason, .error))
            happened(.failed(translated("Could not load the page: save it to try again")))
        case .frame(let frame): show(frame)
        case .unchanged: show(nil)
        case .progress(let fraction): if !isShown { happened(.replaying(fraction)) }
        case .checkpoints(let digests):
            guard replay == nil else { return }
            replay = RepeatCheck.Replay(
                files: files, setup: session.setup, inputs: Array(session.inputs.prefix(replayed.inputs)),
                lastStep: replayed.step, digests: digests)
        case .sound(let name): if sounds.allows(at: host.now) { happened(.sound(name)) }
        case .soundFile(let path): if sounds.allows(at: host.now) { happened(.soundFile(path)) }
        case .announcement(let said): if announcements.allows(at: host.now) { happened(.announcement(said)) }
        case .properties(let properties, let values):
            guard let page else { return process.refuse() }
            page.take(properties, values: values)
        case .propertyChanges(let changes): if page?.take(changes) != true { process.refuse() }
        case .answer: break
        }
    }

    private func handle(_ bytes: [UInt8], from stream: ProcessStream) {
        switch stream {
        case .output:
            let part = filter.consume(bytes)
            printed.append(part.all)
            let new = printables.output.filter(part.new)
            if !new.isEmpty { happened(.printed(new)) }
            for line in output.consume(printables.console.filter(part.all)) { happened(.logged(line, .output)) }
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
        page?.stop()
        guard let report, hasAddresses else { return reportFailure(failure, at: nil) }
        var answer: [UInt8] = []
        question = host.start(
            symbolizer(report.question(library: files.library)),
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
