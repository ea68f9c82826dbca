// The runner owns the watch, the builder, the runs, and the spare process. The window owns the runner, and the
// callbacks refer to the window weakly.

import CodeAssistance
import Console
import HostInterface
import Localization
import PageBuild
import PageLink
import PageSource

/// Watches a playground and, on each save, builds its page and replaces the running one. The previous run stays visible
/// until the new one can be shown.
package final class PageRunner {
    /// An event of the runner.
    package enum Event {
        /// The current page, or its text, has changed.
        case turned
        /// A build has started.
        case building
        /// Earlier messages are obsolete: they belong to a previous run.
        case cleared
        /// No usable Swift toolchain was found: no driver on the search path, or one that cannot be run.
        case noToolchain(driver: String?)
        /// The system cannot restrict pages, with a warning for the user, which is also said after the build.
        case unrestricted(String)
        /// A message about the build, for the user.
        case said(String, ConsoleLog.Kind)
        /// The build has failed, with a message for the user.
        case notBuilt(String)
        /// Files of the playground may have changed.
        case filesChanged
        /// A file that has unsaved changes has a new text: the values of live properties were written to it.
        case rewritten(path: String, text: String)
        /// The places in the code about which there is a message. They replace the earlier ones.
        case problems([Problem])
        /// An event of a run.
        case run(PageRun.Event)
    }

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

    /// Whether the values of a page's statements are shown. That slows down loops.
    package var showsValues = true {
        didSet { if showsValues != oldValue, toolchain != nil { run() } }
    }
    /// The values of the run that is shown.
    package let values = LineValues()

    /// The time of the session.
    package let timeLine: TimeLine

    /// The playground as it was last read.
    package private(set) var playground: Playground
    /// The index of the current page.
    package private(set) var pageIndex: Int

    /// The time without file events after which a save counts as complete, and the time to wait if a file is empty, in
    /// seconds.
    private static let settling = 0.02
    private static let emptyFileDelay = 0.3

    private let path: String
    let programs: PagePrograms
    let folder: BuildFolder
    let host: any PageHost
    private let tally: AnyObject
    let sandbox: Sandbox
    private let search: ToolchainSearch
    private let builder: PageBuilder
    private(set) var toolchain: Toolchain?
    /// How long the latest build took, in seconds.
    package private(set) var buildTime = 0.0
    private var session: PageSession?
    private var watch: AnyObject?
    private var watched: [String] = []
    private let emptyFileTimer: any HostTimer
    private let recheckTimer: any HostTimer
    private var stamp = ""
    /// The stamps of the files of which the shown and the next run were built.
    private var shownStamp = "", nextStamp = ""
    /// The unsaved texts of which the shown run and the latest build were made.
    private var shownTexts: [String: String] = [:], builtTexts: [String: String] = [:]
    /// The messages about places in the code since the latest build has begun.
    var problems: [Problem] = [] {
        didSet { if problems != oldValue { happened(.problems(problems)) } }
    }
    /// The source of the page that the next run was built from.
    private var nextSource = ""
    private var spare: PageProcess?
    private lazy var repeatCheck = RepeatCheck(host: host) { [weak self] in self?.newProcess() }
    /// What the spare process can read.
    private var spareFiles: ReadableFiles?
    /// The files and folders that the user has dropped, and what to tell about them after the next build.
    private var dropped: [String] = []
    var notes: [String] = []
    /// The visible run, and the one that will replace it.
    private var shown: PageRun?
    var next: PageRun?
    /// The folder of the current build, and those of the runs, the newest last.
    private var building: String?
    private var builds: [String] = []

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
        tally = host.count("page runner")
        sandbox = Sandbox(programs)
        search = ToolchainSearch(host: host)
        builder = PageBuilder(host: host)
        assistant = CodeAssistant(programs, folder: folder, host: host)
        timeLine = TimeLine(host: host)
        emptyFileTimer = host.makeTimer()
        recheckTimer = host.makeTimer()
        self.setup = setup
        pageIndex = playground.first
        connectTimeLine()
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

    /// Starts watching and running the page.
    package func start() {
        stamp = page.stamp
        if !host.canConfine, !programs.areTrusted {
            let warning = translated(
                "This system can’t restrict pages: they can do everything that you can do. Open only pages you trust.")
            notes.append(warning)
            happened(.unrestricted(warning))
        }
        follow()
        findToolchain()
    }

    /// Rebuilds the page and runs it to the end of a session.
    package func run(_ session: PageSession) {
        self.session = session
        run()
    }

    /// Returns the session so far, or `nil` if there is none. `checksum` returns the checksum of the page's code.
    package func savedSession(checksum: ([UInt8]) -> String) -> SavedSession? {
        session.map { session in
            session.saved(page: page.file, code: checksum(page.code(edited: editedTexts())), at: host.now)
        }
    }

    /// Rebuilds the page and runs it from the beginning, with another seed.
    package func startOver() {
        session = nil
        timeLine.leave()
        run()
    }

    /// Says something that stays in the console when the page runs next.
    package func note(_ message: String) {
        notes.append(message)
        happened(.said(message, .note))
    }

    /// Notes that the window has saved a file. If the page runs with that text already, it is not built again.
    package func saved(_ path: String, text: String) {
        guard builtTexts[path] == text, building != nil || next != nil || shown?.page?.isOver == false else { return }
        builtTexts[path] = nil
        (stamp, nextStamp) = (page.stamp, page.stamp)
        guard shownTexts[path] == text else { return }
        shownTexts[path] = nil
        shownStamp = stamp
    }

    /// Rebuilds the page and runs it again. It goes on where it was.
    package func run() {
        stamp = page.stamp
        emptyFileTimer.cancel()
        repeatCheck.cancel()
        builder.cancel()
        if let building { folder.remove(building) }
        building = nil
        next?.end()
        next = nil
        happened(.turned)
        guard let toolchain else { return findToolchain() }
        assistant.start(page, with: toolchain)
        happened(.building)
        let start = host.now
        let buildPath = folder.next()
        builtTexts = editedTexts()
        do throws(Build.PreparationError) {
            let build = try Build(
                of: page, edited: builtTexts, with: toolchain, modules: programs.modules, cache: folder.cache,
                in: buildPath, showsValues: showsValues)
            building = buildPath
            let (sandbox, readable, cache) = (sandbox, readableFiles, folder.cache)
            builder.start(build) { command in
                sandbox.launch(command, of: toolchain, reading: readable, writing: [buildPath, cache])
            } then: { [weak self] outcome in
                guard let self else { return }
                buildTime = host.now - start
                built(build, in: buildPath, outcome)
            }
        } catch {
            folder.remove(buildPath)
            refuse(error.message)
        }
    }

    /// The files that the page can read: its own, and those that the user has dropped.
    package var readableFiles: ReadableFiles {
        var files = playground.readableFiles(home: programs.environment["HOME"])
        for path in dropped { files.add(path) }
        return files
    }

    /// Returns whether the window may load a picture for the page, given its URI. The window can read more than the page.
    package func allowsReading(uri: String) -> Bool {
        programs.areTrusted || readableFiles.contains(uri: uri) || ReadableFiles(programs.data).contains(uri: uri)
    }

    /// Returns whether the window may play a sound for the page, given the absolute path of the file.
    private func allowsReading(path: String) -> Bool {
        programs.areTrusted || readableFiles.contains(path: path)
    }

    /// Lets the page read a file or folder that the user has dropped, and runs it again.
    package func allowReading(_ path: String) {
        dropped.append(path)
        // Translators: {file} is the path of a file or folder that was dropped on the window.
        notes.append(filled(translated("This page can now read “{file}”"), ["file": path]))
        run()
    }

    /// Writes the present values of the page's own live properties into its source, which runs it again.
    package func writeProperties() {
        guard let properties = shown?.page?.properties else { return }
        guard page.stamp == shownStamp, editedTexts() == shownTexts else {
            let message = translated("Nothing was written: {file} has changed since it was last run")
            return happened(.said(filled(message, ["file": displayName(ofPath: page.file)]), .error))
        }
        for (file, edits) in properties.edits.sorted(by: { $0.key < $1.key }) {
            let name = ["file": displayName(ofPath: file)]
            do throws(Playground.Page.WriteError) {
                if let text = shownTexts[file] {
                    happened(.rewritten(path: file, text: try page.text(text, of: file, with: edits)))
                } else {
                    try page.write(edits, to: file)
                }
                // Translators: {file} is the name of a file of Swift code.
                notes.append(filled(translated("The values were written to {file}"), name))
            } catch {
                happened(.said(filled(error.message, name), .error))
            }
        }
    }

    /// Lets the properties of the run that is shown find their names in the source.
    private func connectProperties() {
        let (page, stamp, texts) = (page, shownStamp, shownTexts)
        shown?.page?.properties.nameInSource = { property in
            guard page.stamp == stamp, case .source(let file, let line, let column) = property.origin else {
                return nil
            }
            return page.declaration(in: file, edited: texts[file], line: line, column: column)?.target
        }
    }

    /// Shows the values of the run that is shown.
    private func showValues() {
        guard let shown else { return }
        values.show(shown.values, of: nextSource, areAvailable: shown.files.showsValues)
        shown.valuesChanged = { [weak self, weak shown] lines in
            if let self, let shown { values.take(lines, of: shown.values) }
        }
    }

    /// Switches to the page at the given index.
    package func turn(to index: Int) {
        guard playground.pages.indices.contains(index), index != pageIndex else { return }
        pageIndex = index
        startOver()
    }

    /// Switches to the page in a file, which may have just been added.
    package func turn(toPageIn file: String) {
        checkForChanges()
        if let index = playground.pages.firstIndex(where: { $0.file == file }) { turn(to: index) }
    }

    /// Follows a link to another page, if that exists.
    package func turn(to target: RichText.Target) {
        switch target {
        case .next: turn(to: pageIndex + 1)
        case .previous: turn(to: pageIndex - 1)
        case .page(let name): if let index = playground.index(ofPage: name) { turn(to: index) }
        case .web: break
        }
    }

    /// Stops everything that the runner has started.
    package func end() {
        watch = nil
        emptyFileTimer.cancel()
        recheckTimer.cancel()
        search.cancel()
        repeatCheck.cancel()
        builder.cancel()
        assistant.stop()
        timeLine.leave()
        for run in [shown, next] { run?.end() }
        spare?.end()
        (shown, next, spare) = (nil, nil, nil)
    }

    private func findToolchain() {
        search.start(in: programs.searchPath) { [weak self] outcome in
            guard let self else { return }
            switch outcome {
            case .none(let driver): happened(.noToolchain(driver: driver))
            case .found(let toolchain):
                self.toolchain = toolchain
                startSpareProcess()
                run()
            }
        }
    }

    /// Watches all folders of the playground.
    private func follow() {
        let folders = playground.folders
        guard folders != watched else { return }
        watched = folders
        // Check again later, because files may have been added to a new folder before it was watched.
        recheckTimer.start(after: Self.emptyFileDelay) { [weak self] in self?.checkForChanges() }
        watch = host.watch(folders: folders, settling: Self.settling) { [weak self] in self?.checkForChanges() }
    }

    /// Looks at the files of the playground again. Restarts the page if any of its files was saved.
    package func checkForChanges() {
        // An editor that replaces the file may delete it first; another event follows when the file is back.
        guard let now = try? Playground(path: path) else { return }
        let (file, before) = (page.file, playground)
        playground = now
        pageIndex = now.pages.firstIndex { $0.file == file } ?? min(pageIndex, now.pages.count - 1)
        follow()
        happened(.filesChanged)
        guard page.stamp != stamp || page.file != file else {
            // Other pages may have been added or removed.
            if now != before { happened(.turned) }
            return
        }
        if page.file != file {
            session = nil
            timeLine.leave()
        }
        if page.isEmpty, !emptyFileTimer.isRunning {
            emptyFileTimer.start(after: Self.emptyFileDelay) { [weak self] in self?.run() }
        } else if !page.isEmpty {
            run()
        }
    }

    private func built(_ build: Build, in buildPath: String, _ outcome: BuildRun.Outcome) {
        building = nil
        guard case .built(let warnings) = outcome else {
            folder.remove(buildPath)
            return report(outcome)
        }
        guard let process = takeProcess() else {
            folder.remove(buildPath)
            return refuse(translated("Could not start the page’s process"))
        }
        builds.append(buildPath)
        (nextStamp, nextSource) = (stamp, build.source)
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
        start(files, in: process, session, build: buildPath)
        timeLine.take(files, session)
    }

    private func start(_ files: PageFiles, in process: PageProcess, _ session: PageSession, build: String) {
        next?.end()
        next = PageRun(files, in: process, session, failures: reporter(of: files), host: host) {
            [weak self] event in self?.handle(event, of: build)
        }
        next?.isOutputPaused = isOutputPaused
    }

    // MARK: - The time line

    /// Runs the page that is shown in another process, up to the end of the session, which may have been set back.
    func runAgain() {
        guard let shown, let session, let build = builds.first else { return }
        // A run that would have replaced it repeats inputs that are forgotten.
        for other in builds.dropFirst() { folder.remove(other) }
        builds = [build]
        next?.end()
        next = nil
        guard let process = takeProcess() else {
            happened(.said(translated("Could not start the page’s process"), .error))
            return timeLine.takeBack()
        }
        repeatCheck.cancel()
        (nextStamp, builtTexts) = (shownStamp, shownTexts)
        start(shown.files, in: process, session, build: build)
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
    private func handle(_ event: PageRun.Event, of build: String) {
        let isNext = builds.last == build && next != nil
        switch event {
        case .shown, .noView:
            guard isNext else { return }
            shown?.end()
            shown = next
            next = nil
            if let shown, let session { timeLine.take(shown, session) }
            (shownStamp, shownTexts) = (nextStamp, builtTexts)
            connectProperties()
            showValues()
            for old in builds.dropLast() { folder.remove(old) }
            builds = [build]
            happened(.run(event))
            host.whenIdle { [weak self] in self?.startSpareProcess() }
            shown?.replay.map(repeatCheck.start)
        case .failed(_, let problem):
            if let problem, page.files.contains(problem.path) { problems.append(problem) }
            if isNext {
                if next?.repeatsInput == true {
                    happened(.said(translated("Choose Start Over to run the page without its recorded input"), .note))
                }
                next = nil
                values.outdate()
                // A run that was started again has the build of the one that is shown.
                if builds.count > 1 || shown == nil { folder.remove(builds.removeLast()) }
                startSpareProcess()
                timeLine.takeBack()
            }
            happened(.run(event))
        // The next run repeats what the shown one prints now.
        case .logged(_, .output) where next != nil && !isNext: break
        case .soundFile(let path) where !allowsReading(path: path):
            let message = translated("This page can’t read {file}: put it in Resources, or drop it on the window")
            happened(.said(filled(message, ["file": path]), .error))
        default: happened(.run(event))
        }
    }

    /// Starts a spare process, so that the next page does not have to wait for one.
    private func startSpareProcess() {
        guard spare == nil else { return }
        spareFiles = readableFiles
        spare = newProcess()
        // The spare process has exited before it got a page.
        spare?.failed = { [weak self] _ in self?.spare = nil }
    }

    /// Returns the spare process, or a new one if the page can now read other files than when that was started.
    private func takeProcess() -> PageProcess? {
        defer { spare = nil }
        if spare != nil, spareFiles == readableFiles { return spare }
        spare?.end()
        return newProcess()
    }

    private func newProcess() -> PageProcess? {
        let launch = sandbox.page(libraries: toolchain?.libraries ?? "", reading: readableFiles, builds: folder.path)
        return PageProcess(launch, host: host)
    }
}
