// The runner owns the watch, the builder, the runs, and the spare process. The window owns the runner, and the
// callbacks refer to the window weakly.

import Console
import Localization
import PageLink
import Pages

/// Watches a playground and, on each save, builds its page and replaces the running one. The previous run stays visible
/// until the new one can be shown.
public final class PageRunner {
    /// An event of the runner.
    public enum Event {
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
        /// An event of a run.
        case run(PageRun.Event)
    }

    /// Called with each event.
    public var happened: (Event) -> Void = { _ in }
    /// Returns the setup of a new session.
    private let setup: () -> PageSetup

    /// Whether the output of pages is held back.
    public var isOutputPaused = false {
        didSet { for run in [shown, next] { run?.isOutputPaused = isOutputPaused } }
    }

    /// Whether a save starts the page over instead of repeating its session.
    public var startsOver = false

    /// The playground as it was last read.
    public private(set) var playground: Playground
    /// The index of the current page.
    public private(set) var pageIndex: Int

    /// The time without file events after which a save counts as complete, and the time to wait if a file is empty, in
    /// seconds.
    private static let settling = 0.02
    private static let emptyFileDelay = 0.3

    private let path: String
    private let programs: PagePrograms
    private let folder: BuildFolder
    private let host: any PageHost
    private let tally: AnyObject
    private let sandbox: Sandbox
    private let search: ToolchainSearch
    private let builder: PageBuilder
    private var toolchain: Toolchain?
    /// How long the latest build took, in seconds.
    public private(set) var buildTime = 0.0
    private var session: PageSession?
    private var watch: AnyObject?
    private var watched: [String] = []
    private let emptyFileTimer: any HostTimer
    private let recheckTimer: any HostTimer
    private var stamp = ""
    /// The stamps of the files of which the shown and the next run were built.
    private var shownStamp = "", nextStamp = ""
    private var spare: PageProcess?
    private lazy var repeatCheck = RepeatCheck(host: host) { [weak self] in self?.newProcess() }
    /// What the spare process can read.
    private var spareFiles: ReadableFiles?
    /// The files and folders that the user has dropped, and what to tell about them after the next build.
    private var dropped: [String] = []
    private var notes: [String] = []
    /// The visible run, and the one that will replace it.
    private var shown: PageRun?
    private var next: PageRun?
    /// The folder of the current build, and those of the runs, the newest last.
    private var building: String?
    private var builds: [String] = []

    /// Creates a runner that has not started.
    public init(
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
        emptyFileTimer = host.makeTimer()
        recheckTimer = host.makeTimer()
        self.setup = setup
        pageIndex = playground.first
        repeatCheck.differed = { [weak self] message in self?.happened(.said(message, .note)) }
    }

    /// The current page.
    public var page: Playground.Page { playground.pages[pageIndex] }

    /// Starts watching and running the page.
    public func start() {
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
    public func run(_ session: PageSession) {
        self.session = session
        run()
    }

    /// Rebuilds the page and runs it from the beginning, with another seed.
    public func startOver() {
        session = nil
        run()
    }

    /// Rebuilds the page and runs it again. It goes on where it was.
    public func run() {
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
        happened(.building)
        let start = host.now
        let buildPath = folder.next()
        do throws(Build.PreparationError) {
            let build = try Build(
                of: page, with: toolchain, modules: programs.modules, cache: folder.cache, in: buildPath)
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
    public var readableFiles: ReadableFiles {
        var files = playground.readableFiles(home: programs.environment["HOME"])
        for path in dropped { files.add(path) }
        return files
    }

    /// Returns whether the window may load a picture for the page, given its URI. The window can read more than the page.
    public func allowsReading(uri: String) -> Bool {
        programs.areTrusted || readableFiles.contains(uri: uri) || ReadableFiles(programs.data).contains(uri: uri)
    }

    /// Returns whether the window may play a sound for the page, given the absolute path of the file.
    private func allowsReading(path: String) -> Bool {
        programs.areTrusted || readableFiles.contains(path: path)
    }

    /// Lets the page read a file or folder that the user has dropped, and runs it again.
    public func allowReading(_ path: String) {
        dropped.append(path)
        // Translators: {file} is the path of a file or folder that was dropped on the window.
        notes.append(filled(translated("This page can now read “{file}”"), ["file": path]))
        run()
    }

    /// Writes the present values of the page's own live properties into its source, which runs it again.
    public func writeProperties() {
        guard let properties = shown?.page?.properties else { return }
        guard page.stamp == shownStamp else {
            let message = translated("Nothing was written: {file} has changed since it was last run")
            return happened(.said(filled(message, ["file": displayName(ofPath: page.file)]), .error))
        }
        for (file, edits) in properties.edits.sorted(by: { $0.key < $1.key }) {
            let name = ["file": displayName(ofPath: file)]
            do throws(Playground.Page.WriteError) {
                try page.write(edits, to: file)
                // Translators: {file} is the name of a file of Swift code.
                notes.append(filled(translated("The values were written to {file}"), name))
            } catch {
                happened(.said(filled(error.message, name), .error))
            }
        }
    }

    /// Lets the properties of the run that is shown find their names in the source.
    private func connectProperties() {
        let (page, stamp) = (page, shownStamp)
        shown?.page?.properties.nameInSource = { property in
            guard page.stamp == stamp, case .source(let file, let line, let column) = property.origin else {
                return nil
            }
            return page.declaration(in: file, line: line, column: column)?.target
        }
    }

    /// Switches to the page at the given index.
    public func turn(to index: Int) {
        guard playground.pages.indices.contains(index), index != pageIndex else { return }
        pageIndex = index
        startOver()
    }

    /// Follows a link to another page, if that exists.
    public func turn(to target: RichText.Target) {
        switch target {
        case .next: turn(to: pageIndex + 1)
        case .previous: turn(to: pageIndex - 1)
        case .page(let name): if let index = playground.index(ofPage: name) { turn(to: index) }
        case .web: break
        }
    }

    /// Stops everything that the runner has started.
    public func end() {
        watch = nil
        emptyFileTimer.cancel()
        recheckTimer.cancel()
        search.cancel()
        repeatCheck.cancel()
        builder.cancel()
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

    /// Restarts the page if any of its files was saved.
    private func checkForChanges() {
        // An editor that replaces the file may delete it first; another event follows when the file is back.
        guard let now = try? Playground(path: path) else { return }
        let (file, before) = (page.file, playground)
        playground = now
        pageIndex = now.pages.firstIndex { $0.file == file } ?? min(pageIndex, now.pages.count - 1)
        follow()
        guard page.stamp != stamp || page.file != file else {
            // Other pages may have been added or removed.
            if now != before { happened(.turned) }
            return
        }
        if page.file != file { session = nil }
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
        nextStamp = stamp
        clear()
        warnings.forEach(report)
        let files = PageFiles(library: build.library, resources: page.resources)
        if startsOver { session = nil }
        next = PageRun(
            files, in: process, continuedSession(),
            symbolizer: { [sandbox, toolchain] in sandbox.symbolizer(arguments: $0, of: toolchain, reading: buildPath)
            },
            host: host
        ) { [weak self] event in self?.handle(event, of: buildPath) }
        next?.isOutputPaused = isOutputPaused
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
            shownStamp = nextStamp
            connectProperties()
            for old in builds.dropLast() { folder.remove(old) }
            builds = [build]
            happened(.run(event))
            host.whenIdle { [weak self] in self?.startSpareProcess() }
            shown?.replay.map(repeatCheck.start)
        case .failed:
            if isNext {
                if next?.repeatsInput == true {
                    happened(.said(translated("Choose Start Over to run the page without its recorded input"), .note))
                }
                next = nil
                folder.remove(builds.removeLast())
                startSpareProcess()
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

    private func report(_ outcome: BuildRun.Outcome) {
        clear()
        switch outcome {
        case .built: break
        case .failed(let diagnostics):
            diagnostics.forEach(report)
            for hint in UIKitHint.all(for: diagnostics) {
                happened(.said(hint.message(guide: programs.guide), .note))
            }
            let worst = diagnostics.first { $0.severity == .error } ?? diagnostics[0]
            happened(.notBuilt(message(of: worst)))
        case .broken(let text):
            happened(
                .said(text.isEmpty ? translated("The compiler crashed: save the page to try again") : text, .error))
            happened(.notBuilt(translated("The compiler crashed: save the page to try again")))
        }
    }

    private func report(_ diagnostic: Diagnostic) {
        happened(.said(message(of: diagnostic), diagnostic.severity == .error ? .error : .note))
    }

    private func message(of diagnostic: Diagnostic) -> String {
        guard diagnostic.isCompilerMismatch else { return diagnostic.message }
        return filled(
            // Translators: {version} is the name of the compiler, such as “Swift version 6.3.1 (…)”.
            translated("Could not build the page with {version}: Peekaboard was built with another version of Swift"),
            ["version": toolchain?.version ?? "Swift"])
    }

    private func refuse(_ reason: String) {
        clear()
        happened(.said(reason, .error))
        happened(.notBuilt(reason))
    }

    /// Clears the console, except for the notes that belong to the new run.
    private func clear() {
        happened(.cleared)
        for note in notes { happened(.said(note, .note)) }
        notes = []
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
