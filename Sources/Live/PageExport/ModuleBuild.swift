// SPDX-License-Identifier: GPL-3.0-or-later
// The build owns the search and the builder. Their closures refer to it weakly.

import Files
import Glibc
import HostInterface
import Localization
import PageBuild
import PageSource

/// Builds the module of a program: a page as a shared library, compiled as the window does it and with the same limits.
@MainActor package final class ModuleBuild {
    /// What happens.
    package enum Event {
        /// An error or a warning for the user.
        case said(String)
        /// The end, and whether the module was written.
        case ended(Bool)
    }

    /// Called with each event.
    package var happened: (Event) -> Void = { _ in }

    private let page: Playground.Page
    private let readable: ReadableFiles
    private let module: String
    /// The version that the program was exported for; `nil` if any is right.
    private let swiftVersion: String?
    private let programs: PagePrograms
    private let folder: BuildFolder
    private let host: any PageHost
    private let search: ToolchainSearch
    private let builder: PageBuilder

    /// Creates a build of a page in a file. `swiftVersion` is the version of the compiler that the program was exported
    /// for, if it was.
    package init(
        of playground: Playground, swiftVersion: String?, to module: String, programs: PagePrograms,
        folder: BuildFolder, host: any PageHost
    ) {
        (self.module, self.swiftVersion, self.programs) = (module, swiftVersion, programs)
        (self.folder, self.host) = (folder, host)
        page = playground.firstPage
        readable = playground.readableFiles(home: programs.environment["HOME"])
        search = ToolchainSearch(host: host)
        builder = PageBuilder(host: host)
    }

    /// Starts.
    package func start() {
        search.start(
            for: programs, build: { [weak self] in self?.build(with: $0) }, refuse: { [weak self] in self?.refuse($0) })
    }

    /// Stops everything that the build has started.
    package func end() {
        search.cancel()
        builder.cancel()
    }

    private func build(with toolchain: Toolchain) {
        let present = SwiftVersion.of(toolchain)
        if let own = SwiftVersion.ofModules(in: programs.modules), own != present {
            return refuse(
                filled(
                    // Translators: {present} and {version} are versions of Swift, such as 6.3.1.
                    translated("swiftc is Swift {present}, but Peekaboard was built with Swift {version}"),
                    ["present": present, "version": own]))
        }
        if let swiftVersion, swiftVersion != present {
            return refuse(
                filled(
                    // Translators: {present} and {version} are versions of Swift, such as 6.3.1.
                    translated(
                        "swiftc is Swift {present}, but the program was exported for Swift {version}: change program.ini, or use that version"
                    ), ["present": present, "version": swiftVersion]))
        }
        if let imports = PackageImports(of: page, known: programs.modules) {
            return refuse(PageExport.Problem.needsPackage(imports.modules.joined(separator: ", ")).message)
        }
        let path = folder.next()
        do throws(Build.PreparationError) {
            let build = try Build(
                of: page, with: toolchain, modules: programs.modules, cache: ModuleCache.option, in: path,
                showsValues: false)
            let (sandbox, cache, readable) = (Sandbox(programs), folder.cache, readable)
            let launch = { (command: Build.Command) in
                sandbox.launch(command, of: toolchain, reading: readable, writing: [path], cache: cache)
            }
            builder.start(build, launch: launch) { [weak self] in self?.built(build, $0) }
        } catch {
            refuse(error.message)
        }
    }

    private func built(_ build: Build, _ outcome: BuildProgress.Outcome) {
        switch outcome {
        case .built(let warnings):
            warnings.flatMap(\.withNotes).forEach { happened(.said($0.message)) }
            finish(build)
        case .failed(let diagnostics):
            diagnostics.summarizingMissingNames(ofPage: page.file).flatMap(\.withNotes)
                .forEach { happened(.said($0.message)) }
            happened(.ended(false))
        case .tooSlow: refuse(BuildProgress.Outcome.tooSlowMessage)
        case .broken(let text): refuse(text)
        }
    }

    /// Puts the module in its place.
    private func finish(_ build: Build) {
        unlink(module)
        guard let bytes = contents(ofFile: build.library, limit: 1 << 30), Disk.create(bytes, at: module),
            chmod(module, 0o755) == 0
        else { return refuse(unwritableMessage(file: module)) }
        happened(.ended(true))
    }

    private func refuse(_ message: String) {
        happened(.said(message))
        happened(.ended(false))
    }
}
