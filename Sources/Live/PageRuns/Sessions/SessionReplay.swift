// SPDX-License-Identifier: GPL-3.0-or-later
// The replay owns the search, the builder, and the playback.

import HostInterface
import Localization
import PageBuild
import PageLink
import PageSource

/// Builds a page, plays a saved session without a window, and reports what happens in lines of text.
package final class SessionReplay {
    /// Called with each line.
    package var printed: (String) -> Void = { _ in }
    /// Called with an error for the user.
    package var refused: (String) -> Void = { _ in }
    /// Called at the end with whether the whole session was played.
    package var ended: (Bool) -> Void = { _ in }

    private let session: SavedSession
    private let page: Playground.Page
    private let readable: ReadableFiles
    private let programs: PagePrograms
    private let folder: BuildFolder
    private let setup: PageSetup
    private let host: any PageHost
    private let sandbox: Sandbox
    private let search: ToolchainSearch
    private let builder: PageBuilder
    private let expressionBuilder: ExpressionBuilder
    private var playback: SessionPlayback?

    /// Creates a replay of a session with the page that a playground opens with.
    package init(
        _ session: SavedSession, of playground: Playground, programs: PagePrograms, folder: BuildFolder,
        setup: PageSetup, host: any PageHost
    ) {
        self.session = session
        self.programs = programs
        self.folder = folder
        self.setup = setup
        self.host = host
        page = playground.firstPage
        readable = playground.readableFiles(home: programs.environment["HOME"])
        sandbox = Sandbox(programs)
        search = ToolchainSearch(host: host)
        builder = PageBuilder(host: host)
        expressionBuilder = ExpressionBuilder(host: host)
    }

    /// Starts.
    package func start() {
        search.start(
            for: programs, build: { [weak self] in self?.build(with: $0) }, refuse: { [weak self] in self?.refuse($0) })
    }

    /// Stops everything that the replay has started.
    package func end() {
        search.cancel()
        builder.cancel()
        expressionBuilder.cancel()
        playback?.end()
    }

    private func build(with toolchain: Toolchain) {
        let path = folder.next()
        do throws(Build.PreparationError) {
            // What the page imports of a package was built when the page was shown.
            let imports = PackageImports(of: page, known: programs.modules)
            let packageBuilds = imports.map { folder.folder(of: $0.package) }
            let products = packageBuilds.flatMap { imports?.products(in: $0) }
            let build = try Build(
                of: page, edited: [:], with: toolchain, modules: programs.modules, products: products,
                cache: ModuleCache.option, in: path, showsValues: false)
            var readable = readable
            packageBuilds.map { readable.add($0) }
            let (sandbox, cache) = (sandbox, folder.cache)
            let launch = { (command: Build.Command) in
                sandbox.launch(command, of: toolchain, reading: readable, writing: [path], cache: cache)
            }
            builder.start(build, launch: launch) { [weak self] outcome in
                self?.built(build, in: path, with: toolchain, launch, outcome)
            }
        } catch {
            refuse(error.message)
        }
    }

    private func built(
        _ build: Build, in path: String, with toolchain: Toolchain,
        _ launch: @escaping (Build.Command) -> ProcessLaunch, _ outcome: BuildProgress.Outcome
    ) {
        switch outcome {
        case .built: break
        case .failed(let diagnostics):
            diagnostics.summarizingMissingNames(ofPage: page.file).flatMap(\.withNotes).map(\.message)
                .forEach(refused)
            return ended(false)
        case .tooSlow: return refuse(BuildProgress.Outcome.tooSlowMessage)
        case .broken(let text): return refuse(text)
        }
        let expressions = session.inputs.compactMap(\.timed.input.expression)
        expressionBuilder.start(expressions, for: build.module, from: 0, launch: launch) { [weak self] result in
            for error in result.errors { self?.refused(error.skipped) }
            self?.play(build, in: path, with: toolchain)
        }
    }

    private func play(_ build: Build, in path: String, with toolchain: Toolchain) {
        let launch = sandbox.page(libraries: toolchain.libraries, reading: readable, builds: folder.path)
        guard let process = PageProcess(launch, host: host) else {
            return refuse(translated("Could not start the page’s process"))
        }
        printed(SessionText.title(of: session, page: page.name))
        let files = PageFiles(library: build.library, resources: page.resources)
        let failures = FailureReporter(
            files, symbolizer: { [sandbox] in sandbox.symbolizer(arguments: $0, of: toolchain, reading: path) },
            host: host)
        playback = SessionPlayback(
            session, files, in: process, setup, failures: failures, host: host
        ) { [weak self] step, event in self?.playbackReported(event, at: step) }
    }

    private func playbackReported(_ event: SessionPlayback.Event, at step: Int) {
        if let line = SessionText.line(for: event, at: step) { printed(line) }
        switch event {
        case .ended: ended(true)
        case .failed(let message): refuse(message)
        default: break
        }
    }

    private func refuse(_ message: String) {
        refused(message)
        ended(false)
    }
}
