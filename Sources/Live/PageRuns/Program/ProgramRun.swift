// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns the program’s run, which owns the run of the page. Closures refer to it weakly.

import Files
import HostInterface
import Localization
import PageBuild
import PageLink
import PageSource

/// Runs the module of an exported program: a page that is not built again, and has no time line.
package final class ProgramRun {
    /// Called with each event of the page’s run, other than those about sounds that the page may not play.
    package var happened: (PageRun.Event) -> Void = { _ in }
    /// Whether the output of the page is held back.
    package var isOutputPaused = false { didSet { run?.isOutputPaused = isOutputPaused } }

    private let files: PageFiles
    /// What the page can read: the folder of the program, and what the user has chosen.
    private var readable: ReadableFiles
    private let libraries: String
    private let programs: PagePrograms
    private let host: any PageHost
    private let setup: () -> PageSetup
    private var run: PageRun?

    /// Creates a run that has not started. `module` is the path of the page’s library, `folder` that of the program, and
    /// `libraries` that of the libraries of Swift. `setup` returns the setup of a session.
    package init(
        _ module: String, of page: Playground.Page, in folder: String, libraries: String, programs: PagePrograms,
        host: any PageHost, setup: @escaping () -> PageSetup
    ) {
        files = PageFiles(library: module, resources: page.resources)
        readable = ReadableFiles([folder])
        (self.libraries, self.programs, self.host, self.setup) = (libraries, programs, host, setup)
    }

    /// Starts the page, from the beginning. Returns false if its process could not be started.
    package func start() -> Bool {
        end()
        let (sandbox, folder) = (Sandbox(programs), FilePath.folder(of: files.library))
        let launch =
            libraries.hasPrefix(folder + "/")
            ? sandbox.program(libraries: libraries, reading: readable, builds: folder)
            : sandbox.page(libraries: libraries, reading: readable, builds: folder)
        guard let process = PageProcess(launch, host: host) else { return false }
        let failures = FailureReporter(
            files, symbolizer: { _ in ProcessLaunch(program: "", arguments: []) }, host: host)
        let run = PageRun(
            PageVersion(cause: .start), files, in: process, PageSession(setup()), failures: failures, host: host)
        run.happened = { [weak self, weak run] event in
            if let self, let run, run === self.run { report(event) }
        }
        run.isOutputPaused = isOutputPaused
        self.run = run
        return true
    }

    /// Ends the page.
    package func end() {
        run?.end()
        run = nil
    }

    /// Lets the page read files that the user has chosen, such as a picture, from its next start on.
    package func allowReading(_ uris: [String]) {
        for path in uris.compactMap(FileURI.path) { readable.add(path) }
    }

    /// Returns whether the window may load a picture for the page, given its URI.
    package func allowsReading(uri: String) -> Bool {
        programs.areTrusted || readable.contains(uri: uri) || ReadableFiles(programs.data).contains(uri: uri)
    }

    private func report(_ event: PageRun.Event) {
        switch event {
        case .soundFile(let path) where !allowsPlaying(path): break
        case .playing(let playbacks, let time):
            happened(.playing(playbacks.filter { $0.file.map(allowsPlaying) ?? true }, at: time))
        default: happened(event)
        }
    }

    private func allowsPlaying(_ path: String) -> Bool { programs.areTrusted || readable.contains(path: path) }
}
