// The runner owns the watch, the builder, the runs and the process that waits for the next one. What it tells goes to the window,
// which owns it and refers to itself weakly there.

import Console
import PageLink
import Pages
import Words

/// Watches a playground, builds its page at each save, and runs it in place of the one before, which is seen until then.
public final class PageRunner {
    /// What the runner tells, besides what its runs tell.
    public enum Event {
        /// Another page is turned to, or its text is new.
        case turned
        /// A build begins.
        case building
        /// What was told before is about a run that is over.
        case cleared
        /// There is a page to run, but nothing to build it with: no driver on the path, or one that does not run.
        case noToolchain(driver: String?)
        /// The compiler, or the machine, has something to say of the page, in words.
        case said(String, ConsoleLog.Kind)
        /// There is nothing to run, with the reason in words.
        case notBuilt(String)
        /// What a run tells.
        case run(PageRun.Event)
    }

    /// Called with whatever happens.
    public var happened: (Event) -> Void = { _ in }
    /// What a page is told of where it is shown.
    private let surroundings: () -> PageSurroundings

    /// Whether pages have to wait before they print more.
    public var isOutputHeld = false {
        didSet { for run in [shown, next] { run?.isOutputHeld = isOutputHeld } }
    }

    /// What is shown, as it was last read.
    public private(set) var playground: Playground
    /// The place of the page that is run.
    public private(set) var place: Int

    /// How long after the last event a save counts as done, in seconds; and how long it is waited for the words of an empty file.
    private static let settling = 0.02
    private static let emptyTime = 0.3

    private let path: String
    private let programs: PagePrograms
    private let folder: BuildFolder
    private let host: any PageHost
    private let tally: AnyObject
    private let search: ToolchainSearch
    private let builder: PageBuilder
    private var toolchain: Toolchain?
    private var watch: AnyObject?
    private var watched: [String] = []
    private let waitForWords: any HostTimer
    private let secondLook: any HostTimer
    private var stamp = ""
    private var spare: PageProcess?
    /// The run that is seen, and the one that is to take its place.
    private var shown: PageRun?
    private var next: PageRun?
    /// The folder of the build that is under way, and those of the runs, the newest last.
    private var building: String?
    private var builds: [String] = []

    /// A runner of a path, that has not begun.
    public init(
        _ path: String, playground: Playground, programs: PagePrograms, folder: BuildFolder,
        host: any PageHost, surroundings: @escaping () -> PageSurroundings
    ) {
        self.path = path
        self.playground = playground
        self.programs = programs
        self.folder = folder
        self.host = host
        tally = host.count("page runner")
        search = ToolchainSearch(host: host)
        builder = PageBuilder(host: host)
        waitForWords = host.makeTimer()
        secondLook = host.makeTimer()
        self.surroundings = surroundings
        place = playground.first
    }

    /// The page that is run.
    public var page: Playground.Page { playground.pages[place] }

    /// Begins.
    public func start() {
        stamp = page.stamp
        follow()
        findToolchain()
    }

    /// Runs the page again from the beginning.
    public func run() {
        stamp = page.stamp
        waitForWords.cancel()
        builder.cancel()
        if let building { folder.remove(building) }
        building = nil
        next?.end()
        next = nil
        happened(.turned)
        guard let toolchain else { return findToolchain() }
        happened(.building)
        let place = folder.next()
        do throws(Build.Problem) {
            let build = try Build(
                of: page, with: toolchain, modules: programs.modules, cache: folder.cache, in: place)
            building = place
            builder.start(build) { [weak self] outcome in self?.built(build, in: place, outcome) }
        } catch {
            folder.remove(place)
            refuse(error.words)
        }
    }

    /// Turns to a page.
    public func turn(to place: Int) {
        guard playground.pages.indices.contains(place), place != self.place else { return }
        self.place = place
        run()
    }

    /// Turns to where a link leads, if there is a page.
    public func turn(to target: RichText.Target) {
        switch target {
        case .next: turn(to: place + 1)
        case .previous: turn(to: place - 1)
        case .page(let name): if let place = playground.place(ofPage: name) { turn(to: place) }
        case .web: break
        }
    }

    /// Ends all that it has begun.
    public func end() {
        watch = nil
        waitForWords.cancel()
        secondLook.cancel()
        search.cancel()
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
                prepareProcess()
                run()
            }
        }
    }

    /// Watches all folders of the playground.
    private func follow() {
        let folders = playground.folders
        guard folders != watched else { return }
        watched = folders
        // What came into a new folder before it was watched is found by a second look.
        secondLook.start(after: Self.emptyTime) { [weak self] in self?.look() }
        watch = host.watch(folders: folders, settling: Self.settling) { [weak self] in self?.look() }
    }

    /// Runs the page again if something of it was saved.
    private func look() {
        // While an editor replaces a file by another there may be none; its coming is told too.
        guard let now = try? Playground(path: path) else { return }
        let (file, before) = (page.file, playground)
        playground = now
        place = now.pages.firstIndex { $0.file == file } ?? min(place, now.pages.count - 1)
        follow()
        guard page.stamp != stamp || page.file != file else {
            // Another page may have come or gone.
            if now != before { happened(.turned) }
            return
        }
        if page.isEmpty, !waitForWords.isRunning {
            waitForWords.start(after: Self.emptyTime) { [weak self] in self?.run() }
        } else if !page.isEmpty {
            run()
        }
    }

    private func built(_ build: Build, in place: String, _ outcome: BuildRun.Outcome) {
        building = nil
        guard case .built(let warnings) = outcome else {
            folder.remove(place)
            return tell(of: outcome)
        }
        guard let process = spare ?? newProcess() else {
            folder.remove(place)
            return refuse(translated("Could not start the page’s process"))
        }
        spare = nil
        builds.append(place)
        happened(.cleared)
        warnings.forEach(tell)
        let files = PageFiles(library: build.library, resources: page.resources)
        next = PageRun(
            files, in: process, surroundings(), symbolizer: toolchain?.symbolizer ?? "", host: host
        ) { [weak self] event in self?.take(event, of: place) }
        next?.isOutputHeld = isOutputHeld
    }

    /// Takes what a run tells: until it can be seen the one before lives on, from then on it stands in its place.
    private func take(_ event: PageRun.Event, of build: String) {
        let isNext = builds.last == build && next != nil
        switch event {
        case .shown, .noView:
            guard isNext else { return }
            shown?.end()
            shown = next
            next = nil
            for old in builds.dropLast() { folder.remove(old) }
            builds = [build]
            happened(.run(event))
            host.whenIdle { [weak self] in self?.prepareProcess() }
        case .failed:
            if isNext {
                next = nil
                folder.remove(builds.removeLast())
                prepareProcess()
            }
            happened(.run(event))
        default: happened(.run(event))
        }
    }

    private func tell(of outcome: BuildRun.Outcome) {
        happened(.cleared)
        switch outcome {
        case .built: break
        case .failed(let diagnostics):
            diagnostics.forEach(tell)
            let worst = diagnostics.first { $0.severity == .error } ?? diagnostics[0]
            happened(.notBuilt(words(of: worst)))
        case .broken(let text):
            happened(.said(text.isEmpty ? translated("The compiler crashed") : text, .error))
            happened(.notBuilt(translated("The compiler crashed")))
        }
    }

    private func tell(_ diagnostic: Diagnostic) {
        happened(.said(words(of: diagnostic), diagnostic.severity == .error ? .error : .note))
    }

    private func words(of diagnostic: Diagnostic) -> String {
        guard diagnostic.isOfAnotherCompiler else { return diagnostic.words }
        return filled(
            // Translators: {version} is what the compiler calls itself: “Swift version 6.3.1 (…)”.
            translated("Could not build the page with {version}: Peekaboard was built with another version of Swift"),
            ["version": toolchain?.version ?? "Swift"])
    }

    private func refuse(_ reason: String) {
        happened(.cleared)
        happened(.said(reason, .error))
        happened(.notBuilt(reason))
    }

    /// Has a process ready, so that the next page need not wait for one.
    private func prepareProcess() { if spare == nil { spare = newProcess() } }

    private func newProcess() -> PageProcess? {
        let process = PageProcess(program: programs.page, libraries: toolchain?.libraries ?? "", host: host)
        // One that ends before it has a page is of no use.
        process?.failed = { [weak self] _ in self?.spare = nil }
        return process
    }
}
