// The runner owns the watch, the builder, the runs and the process that waits for the next one. What it tells goes to the window,
// which owns it and refers to itself weakly there.

import CGtk
import Files
import GtkKit
import PageLink
import Pages
import Program

/// Watches a playground, builds its page at each save, and runs it in place of the one before, which is seen until then.
final class PageRunner {
    /// What the runner tells, besides what its runs tell.
    enum Event {
        /// Another page is turned to, or its text is new.
        case turned
        /// A build begins.
        case building
        /// What was told before is about a run that is over.
        case cleared
        /// There is a page to run, but nothing to build it with: no driver on the path, or one that does not run.
        case noToolchain(driver: String?)
        /// What a run tells.
        case run(PageRun.Event)
    }

    /// Called with whatever happens.
    var happened: (Event) -> Void = { _ in }
    /// What a page is told of where it is shown.
    var surroundings: () -> PageSurroundings

    /// Whether pages have to wait before they print more.
    var isOutputHeld = false {
        didSet { for run in [shown, next] { run?.isOutputHeld = isOutputHeld } }
    }

    /// What is shown, as it was last read.
    private(set) var playground: Playground
    /// The place of the page that is run.
    private(set) var place: Int

    /// How long after the last event a save counts as done, in seconds; and how long it is waited for the words of an empty file.
    private static let settling = 0.02
    private static let emptyTime = 0.3

    private let tally = Tally("page runner")
    private let path: String
    private let installation: Installation
    private let folder: BuildFolder
    private let builder = PageBuilder()
    private var toolchain: Toolchain?
    private var question: ChildProcess?
    private var watch: FolderWatch?
    private var watched: [String] = []
    private let waitForWords = Timeout()
    private let secondLook = Timeout()
    private var stamp = ""
    private var spare: PageProcess?
    /// The run that is seen, and the one that is to take its place.
    private var shown: PageRun?
    private var next: PageRun?
    private var builds: [String] = []

    /// A runner of a path, that has not begun.
    init(
        _ path: String, playground: Playground, installation: Installation, folder: BuildFolder,
        surroundings: @escaping () -> PageSurroundings
    ) {
        self.path = path
        self.playground = playground
        self.installation = installation
        self.folder = folder
        self.surroundings = surroundings
        place = playground.first
    }

    /// The page that is run.
    var page: Playground.Page { playground.pages[place] }

    /// Begins.
    func start() {
        stamp = page.stamp
        follow()
        findToolchain()
    }

    /// Runs the page again from the beginning.
    func run() {
        stamp = page.stamp
        waitForWords.cancel()
        builder.cancel()
        next?.end()
        next = nil
        happened(.turned)
        guard let toolchain else { return findToolchain() }
        happened(.building)
        let place = folder.next()
        do throws(Build.Problem) {
            let build = try Build(
                of: page, with: toolchain, modules: [installation.modules], cache: folder.cache, in: place)
            builder.start(build) { [weak self] outcome in self?.built(build, in: place, outcome) }
        } catch {
            folder.remove(place)
            refuse(error.words)
        }
    }

    /// Turns to a page.
    func turn(to place: Int) {
        guard playground.pages.indices.contains(place), place != self.place else { return }
        self.place = place
        run()
    }

    /// Turns to where a link leads, if there is a page.
    func turn(to target: RichText.Target) {
        switch target {
        case .next: turn(to: place + 1)
        case .previous: turn(to: place - 1)
        case .page(let name): if let place = playground.place(ofPage: name) { turn(to: place) }
        case .web: break
        }
    }

    /// Ends all that it has begun.
    func end() {
        watch = nil
        waitForWords.cancel()
        secondLook.cancel()
        question?.abandon()
        builder.cancel()
        for run in [shown, next] { run?.end() }
        spare?.end()
        (shown, next, spare) = (nil, nil, nil)
    }

    private func findToolchain() {
        let way = g_getenv("PATH").map { String(cString: $0) } ?? ""
        guard let driver = Toolchain.driver(on: way) else { return happened(.noToolchain(driver: nil)) }
        var description: [UInt8] = []
        question?.abandon()
        question = ChildProcess(
            driver, Toolchain.question, received: { _, bytes in description += bytes },
            ended: { [weak self] ending in
                guard let self else { return }
                question = nil
                guard ending == .status(0) else { return happened(.noToolchain(driver: driver)) }
                toolchain = Toolchain(driver: driver, description: String(decoding: description, as: UTF8.self))
                prepareProcess()
                run()
            })
        if question == nil { happened(.noToolchain(driver: driver)) }
    }

    /// Watches all folders of the playground.
    private func follow() {
        let folders = playground.folders
        guard folders != watched else { return }
        watched = folders
        // What came into a new folder before it was watched is found by a second look.
        secondLook.start(after: Self.emptyTime) { [weak self] in self?.look() }
        let uris = folders.map { FileURI.of(path: $0) }
        watch = FolderWatch(uris: uris, settling: Self.settling) { [weak self] in self?.look() }
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
        guard case .built(let warnings) = outcome else {
            folder.remove(place)
            return tell(of: outcome)
        }
        guard let process = spare ?? newProcess() else {
            folder.remove(place)
            return refuse(translated("The process of the page cannot be started"))
        }
        spare = nil
        builds.append(place)
        happened(.cleared)
        warnings.forEach(tell)
        let files = PageFiles(library: build.library, resources: page.resources)
        next = PageRun(
            files, in: process, surroundings(), symbolizer: toolchain?.symbolizer ?? ""
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
            whenIdle { [weak self] in self?.prepareProcess() }
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
            happened(.run(.failed(worst.isOfAnotherCompiler ? otherCompiler : worst.words)))
        case .broken(let text):
            happened(.run(.told(text.isEmpty ? translated("The compiler has crashed") : text, .error)))
            happened(.run(.failed(translated("The compiler has crashed"))))
        }
    }

    private func tell(_ diagnostic: Diagnostic) {
        let kind: ConsoleLog.Kind = diagnostic.severity == .error ? .error : .note
        happened(.run(.told(diagnostic.isOfAnotherCompiler ? otherCompiler : diagnostic.words, kind)))
    }

    private func refuse(_ reason: String) {
        happened(.cleared)
        happened(.run(.told(reason, .error)))
        happened(.run(.failed(reason)))
    }

    private var otherCompiler: String {
        filled(
            translated("Pages cannot be built with {version}: it is not the one with which Peekaboard was built"),
            ["version": toolchain?.version ?? "Swift"])
    }

    /// Has a process ready, so that the next page need not wait for one.
    private func prepareProcess() { if spare == nil { spare = newProcess() } }

    private func newProcess() -> PageProcess? {
        let process = PageProcess(program: installation.pageProgram, libraries: toolchain?.libraries ?? "")
        // One that ends before it has a page is of no use.
        process?.failed = { [weak self] _ in self?.spare = nil }
        return process
    }
}

extension Build.Problem {
    /// The reason in words.
    @MainActor fileprivate var words: String {
        switch self {
        case .unreadable(let file): filled(translated("{file} cannot be read"), ["file": file])
        case .unwritable(let folder): filled(translated("Nothing can be written to {folder}"), ["folder": folder])
        }
    }
}

extension Diagnostic {
    /// What it says and of which line, as other programs write it too. The file's name alone tells it from its neighbours.
    fileprivate var words: String {
        let place = [file.map(displayName(ofPath:)), line.map(String.init), column.map(String.init)].compactMap { $0 }
            .joined(separator: ":")
        return (place.isEmpty ? "" : place + ": ") + "\(severity.rawValue): \(text)"
    }
}
