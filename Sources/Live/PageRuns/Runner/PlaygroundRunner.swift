// SPDX-License-Identifier: GPL-3.0-or-later
// The runner owns the watch, the builder, the runs, the spare process, the time line, the expressions, the trial, the
// assistant, the formatter, and the update. The window owns the runner, and the callbacks refer to the window weakly.

import CodeAssistance
import Console
import HostInterface
import Localization
import PageBuild
import PageLink
import PageSource

/// Watches a playground and, on each save, builds its page and replaces the running one. The previous run stays visible
/// until the new one can be shown.
package final class PlaygroundRunner {
    /// Called with each event.
    package var happened: (Event) -> Void = { _ in }
    /// Returns the texts by path that are compiled instead of what the files contain.
    package var editedTexts: () -> [String: String] = { [:] }
    /// Completes and explains the code of the current page.
    package let assistant: CodeAssistant
    /// Returns the setup of a new session.
    private let setup: () -> PageSetup

    /// Whether the output of pages is held back.
    package var isOutputPaused = false {
        didSet { for run in [shown, next] { run?.isOutputPaused = isOutputPaused } }
    }

    /// Whether a save starts the page over instead of repeating its session.
    package var startsOver = false

    /// Whether the latest build was caused by typing, so that its errors are not announced.
    package var isTyped: Bool { if case .typing = builder.latest.cause { true } else { false } }

    /// Whether the values of a page's statements are shown. That slows down loops.
    package var showsValues = true {
        didSet { if showsValues != oldValue, toolchain != nil { run(.request) } }
    }
    /// The values of the run that is shown.
    package let values = LineValues()

    /// The time of the session.
    package let timeLine: TimeLine
    /// Runs expressions of the user in the page that is shown.
    package let expressions: ExpressionRunner
    /// The literal that the user is changing.
    package let trial: LiteralTrial

    /// The playground as it was last read.
    package internal(set) var playground: Playground
    /// The index of the current page.
    package internal(set) var pageIndex: Int

    /// The path under which the playground is read again.
    var path: String
    let programs: PagePrograms
    let folder: BuildFolder
    let host: any PageHost
    private let tally: AnyObject
    var sandbox: Sandbox { Sandbox(programs, mayBeIncomplete: consent.allowsUnrestricted(page)) }
    /// What the user has agreed to run.
    package var consent = RunConsent()
    /// What the page imports from the package around it; `nil` if it imports nothing.
    var imports: PackageImports?
    private let search: ToolchainSearch
    let builder: VersionBuilder
    /// How long the latest build took, in seconds.
    package var buildTime: Double { builder.time }
    package private(set) var toolchain: Toolchain?
    private(set) var session: PageSession?
    let watch: PlaygroundWatch
    /// The stamp of the files when they were last looked at.
    var stamp = ""
    /// The visible run, and the one that will replace it.
    private(set) var shown: PageRun?
    private(set) var next: PageRun?
    /// Whether the page may play the sound files that it has tried to play.
    private var soundsAllowed: [String: Bool] = [:]
    private static let maxSoundsAllowed = 1000
    /// The update of the page that is in progress.
    var update: PageUpdate?
    /// The first error of the page that an update can correct; `nil` if there is none.
    package internal(set) var updatable: Problem?
    /// Formats the code.
    let codeFormatter: CodeFormatter
    /// The messages about places in the code since the latest build has begun.
    var problems: [Problem] = [] {
        didSet { if problems != oldValue { happened(.problems(problems)) } }
    }
    private lazy var spare = SpareProcess { [weak self] in self?.newProcess() }
    private lazy var repeatCheck = RepeatCheck(host: host) { [weak self] in self?.newProcess() }
    /// The files and folders that the user has dropped, and what to tell about them after the next build.
    var dropped: [String] = []
    var notes: [String] = []
    /// Why the text of a file was not formatted, while the outcome of its build is still to come.
    var formatFailure: (path: String, text: String, message: String)?

    /// Creates a runner that has not started.
    package init(
        _ path: String, playground: Playground, programs: PagePrograms, folder: BuildFolder,
        host: any PageHost, setup: @escaping () -> PageSetup
    ) {
        self.path = path
        self.playground = playground
        self.programs = programs
        self.folder = folder
        self.host = host
        tally = host.count("playground runner")
        search = ToolchainSearch(host: host)
        builder = VersionBuilder(in: folder, host: host)
        codeFormatter = CodeFormatter(host: host)
        assistant = CodeAssistant(programs, folder: folder, host: host)
        timeLine = TimeLine(host: host)
        expressions = ExpressionRunner(host: host)
        trial = LiteralTrial(in: folder, timeLine, host: host)
        watch = PlaygroundWatch(host: host)
        self.setup = setup
        pageIndex = playground.first
        watch.changed = { [weak self] in self?.checkForChanges() }
        connectTimeLine()
        connectExpressions()
        repeatCheck.differed = { [weak self] message, line in
            guard let self else { return }
            let place = line.map { "\(displayName(ofPath: page.file)):\($0): " } ?? ""
            happened(.said(place + message, .note))
            guard let line else { return }
            problems.append(Problem(path: page.file, line: line, column: 1, isError: false, text: message))
        }
    }

    /// The current page.
    package var page: Playground.Page { playground.pages[pageIndex] }

    /// Whether the version that was built last contains the present texts.
    var isLatestPresent: Bool {
        builder.latest.stamp == stamp && builder.latest.texts == editedTexts()
    }

    /// Whether the run that is shown is one of the present texts, and no other is to replace it.
    package var isUpToDate: Bool { isLatestPresent && !builder.isBuilding && next == nil }

    /// Starts watching and running the page.
    package func start() {
        lookAtFiles()
        if let risk = risks.first { return hold(.start, because: risk) }
        let errors = Build.missingFrameworks(of: page, edited: editedTexts(), modules: programs.modules)
        guard !errors.isEmpty else { return findToolchain(.start) }
        happened(.turned)
        report(.failed(errors))
        findToolchain(nil)
    }

    /// Whether the page may not run before the user has agreed to it.
    package var needsConsent: Bool { !risks.isEmpty }

    /// What the user has to agree to before the page may run.
    private var risks: [RunConsent.Risk] {
        guard !programs.areTrusted else { return [] }
        return consent.risks(
            of: page, isRestricted: host.confinementSupport == .complete, importing: imports?.package)
    }

    /// Runs the page although this system cannot restrict it, or although it is in a package whose manifest is a program.
    package func runWithConsent() {
        // The user has seen the warning about this one only.
        guard let risk = risks.first else { return }
        consent.accept([risk])
        if case .package(let folder) = risk { happened(.trusted(package: folder)) }
        spare.end()
        run(consent.heldCause)
    }

    private func hold(_ cause: RunCause, because risk: RunConsent.Risk) {
        consent.heldCause = cause
        for run in [shown, next] { run?.end() }
        (shown, next) = (nil, nil)
        timeLine.leave()
        happened(.turned)
        happened(.consentNeeded(risk.warning(host.confinementSupport)))
    }

    /// Returns the session so far, or `nil` if there is none. `checksum` returns the checksum of the page's code.
    package func savedSession(checksum: ([UInt8]) -> String) -> SavedSession? {
        session.map { session in
            session.saved(page: page.file, code: checksum(page.code(edited: editedTexts())), at: host.now)
        }
    }

    /// Logs a note that stays in the console when the page runs next.
    package func log(_ message: String) {
        notes.append(message)
        happened(.said(message, .note))
    }

    /// Notes that the window has saved a file. If the page runs with that text already, it is not built again.
    package func saved(_ path: String, text: String) {
        builder.latest.cause = .save
        let isRunning = builder.isBuilding || next != nil || shown?.page?.isOver == false
        guard builder.latest.texts[path] == text, isRunning else { return }
        stamp = presentStamp
        builder.latest.noteSaved(path, text: text, stamp: stamp)
        for run in [shown, next] { run?.version.noteSaved(path, text: text, stamp: stamp) }
    }

    /// Rebuilds the page and runs it. It goes on where it was, unless it starts over or repeats another session.
    package func run(_ cause: RunCause) {
        switch cause {
        case .startOver: forgetSession()
        case .replay(let session): self.session = session
        case .start, .save, .typing, .request: break
        }
        lookAtFiles()
        trial.cancel()
        cancelRun()
        if let risk = risks.first { return hold(cause, because: risk) }
        happened(.turned)
        guard let toolchain else { return findToolchain(cause) }
        assistant.start(page, with: toolchain)
        happened(.building)
        builder.begin(cause, stamp: stamp, texts: editedTexts())
        guard let imports else { return buildPage(with: toolchain) }
        builder.build(prepareBuild(of: imports, with: toolchain)) { [weak self] outcome in
            if case .built = outcome { self?.buildPage(with: toolchain) } else { self?.fail(outcome.ofPackage) }
        }
    }

    /// Builds the page itself, after what it imports of a package.
    private func buildPage(with toolchain: Toolchain) {
        let version = builder.latest
        do throws(Build.PreparationError) {
            let prepared = try prepareBuild(
                of: version.texts, with: toolchain, in: version.build, showsValues: showsValues)
            builder.build(prepared) { [weak self] outcome in self?.built(prepared.build, outcome) }
        } catch {
            if case .needsFrameworks(let errors) = error { fail(.failed(errors)) } else { refuse(error.message) }
        }
    }

    /// Gives up the version that was to be run, and says why.
    private func fail(_ outcome: BuildProgress.Outcome) {
        builder.cancel()
        report(outcome)
        expressions.goOn()
    }

    /// Cancels the run that would replace the one that is shown.
    func cancelRun() {
        cancelUpdate()
        watch.cancelWait()
        repeatCheck.cancel()
        expressions.cancel()
        builder.cancel()
        next?.end()
        next = nil
    }

    /// Lets the next run begin another session.
    func forgetSession() {
        session = nil
        expressions.forget()
        timeLine.leave()
        timeLine.stopComparing()
    }

    /// Shows the values of the moment that the time line shows.
    func showValues() {
        guard let shown else { return }
        values.replaceAll(with: timeLine.values ?? shown.values, areAvailable: shown.files.showsValues)
    }

    /// Stops everything that the runner has started.
    package func end() {
        watch.end()
        search.cancel()
        repeatCheck.cancel()
        expressions.cancel()
        builder.cancel()
        codeFormatter.cancel()
        cancelUpdate()
        trial.cancel()
        assistant.stop()
        timeLine.leave()
        for run in [shown, next] { run?.end() }
        spare.end()
        (shown, next) = (nil, nil)
    }

    /// Finds the toolchain, then runs the page, unless there is no cause for that.
    private func findToolchain(_ cause: RunCause?) {
        search.start(in: programs.searchPath) { [weak self] outcome in
            guard let self else { return }
            switch outcome {
            case .none(let driver): happened(.noToolchain(driver: driver))
            case .found(let toolchain):
                self.toolchain = toolchain
                if !needsConsent { spare.start(reading: readableFiles) }
                if let cause { run(cause) } else { assistant.start(page, with: toolchain) }
            }
        }
    }

    private func built(_ build: Build, _ outcome: BuildProgress.Outcome) {
        guard case .built(let warnings) = outcome else { return fail(outcome) }
        guard let process = spare.claim(reading: readableFiles) else {
            return refuse(translated("Could not start the page’s process"))
        }
        (builder.latest.source, builder.latest.module) = (build.source, build.module)
        clear()
        warnings.flatMap(\.withNotes).forEach(report)
        problems = problems(in: warnings)
        let reportsValues = showsValues && toolchain?.parts != nil && !builder.usedFallback
        if showsValues, !reportsValues {
            // Translators: The values are what each line of the code has made.
            let message = translated("No values are shown beside the lines: the compiler can’t add them to this page")
            happened(.said(message, .note))
        }
        let files = PageFiles(library: build.library, resources: page.resources, showsValues: reportsValues)
        if startsOver { session = nil }
        let session = continuedSession()
        expressions.compile(session.expressions, for: build.module, launch: launch(in: builder.latest.build)) {
            [weak self] compiled, libraries in
            guard let self else { return }
            (builder.latest.expressions, builder.latest.expressionLibraries) = (compiled, libraries)
            builder.finish()
            start(builder.latest, files, in: process, session)
            timeLine.preview(files, of: build.source, session)
        }
    }

    private func start(_ version: PageVersion, _ files: PageFiles, in process: PageProcess, _ session: PageSession) {
        next?.end()
        let run = PageRun(version, files, in: process, session, failures: reporter(of: files), host: host)
        run.happened = { [weak self, weak run] event in if let self, let run { runReported(event, of: run) } }
        run.isOutputPaused = isOutputPaused
        next = run
    }

    /// Forgets what has happened after the position of the time line, and goes on from there: runs the page that is shown
    /// in another process, up to the new end of the session.
    package func continueHere() {
        guard timeLine.continueHere(), let shown, let session else { return }
        // A run that would have replaced it repeats inputs that are forgotten.
        builder.removeAll(except: shown.version.build)
        next?.end()
        next = nil
        guard let process = spare.claim(reading: readableFiles) else {
            happened(.said(translated("Could not start the page’s process"), .error))
            return timeLine.cancelPreview()
        }
        repeatCheck.cancel()
        start(shown.version, shown.files, in: process, session)
    }

    /// Returns the session that the next run goes on with.
    private func continuedSession() -> PageSession {
        if let session, session.isTooLong {
            happened(.said(translated("The page starts over, because it has been played for too long"), .note))
            self.session = nil
        }
        let current = session ?? PageSession(setup())
        session = current
        return current
    }

    /// Handles an event of a run. The previous run is replaced when the new one can be shown.
    private func runReported(_ event: PageRun.Event, of run: PageRun) {
        switch event {
        case .shown:
            guard run === next else { return }
            let previous = shown
            (shown, next) = (run, nil)
            // What it plays may go on.
            previous?.end()
            soundsAllowed = [:]
            if let session { timeLine.attach(run, session) }
            connectProperties(of: run)
            showValues()
            run.valuesChanged = { [weak self, weak run] lines in
                if let self, let run, timeLine.values == nil { values.update(lines, of: run.values) }
            }
            builder.removeAll(except: run.version.build)
            happened(.run(event))
            host.whenIdle { [weak self] in if let self { spare.start(reading: readableFiles) } }
            run.replay.map(repeatCheck.start)
            expressions.goOn()
        case .failed(_, let problem):
            if let problem, page.files.contains(problem.path) { problems.append(problem) }
            if run === next {
                if run.repeatsInput {
                    happened(.said(translated("Choose Start Over to run the page without its recorded input"), .note))
                }
                next = nil
                values.outdate()
                builder.removeAll(except: shown?.version.build)
                spare.start(reading: readableFiles)
                timeLine.cancelPreview()
            }
            happened(.run(event))
            expressions.goOn()
        // The next run repeats what the shown one prints now.
        case .logged(_, .output) where next != nil && run !== next: break
        case .soundFile(let path) where !allowsReading(path: path): reportUnreadable(path)
        case .playing where run !== shown, .soundData where run !== shown: break
        case .playing(let playbacks, let time):
            happened(.run(.playing(playbacks.filter { $0.file.map(allowsPlaying) ?? true }, at: time)))
        default: happened(.run(event))
        }
    }

    /// Returns whether the page could read a sound file itself, and says so once if it could not.
    private func allowsPlaying(_ path: String) -> Bool {
        if let isAllowed = soundsAllowed[path] { return isAllowed }
        let isAllowed = allowsReading(path: path)
        if soundsAllowed.count >= Self.maxSoundsAllowed { soundsAllowed = [:] }
        soundsAllowed[path] = isAllowed
        if !isAllowed { reportUnreadable(path) }
        return isAllowed
    }

    private func reportUnreadable(_ path: String) {
        let message = translated("This page can’t read {file}: put it in Resources, or drop it on the window")
        happened(.said(filled(message, ["file": path]), .error))
    }

    private func newProcess() -> PageProcess? {
        let launch = sandbox.page(libraries: toolchain?.libraries ?? "", reading: readableFiles, builds: folder.path)
        return PageProcess(launch, host: host)
    }
}
