// SPDX-License-Identifier: GPL-3.0-or-later
// The application owns the controller of its window, and the search for the libraries of Swift.

import AppShell
import CGtk
import Files
import GtkKit
import PageBuild
import PageExport
import PageHosting
import PageSource

/// The player: an exported program in a window of its own.
final class ProgramApplication {
    private let options: LiveOptions
    private let installation: Installation
    private let program: PlayedProgram
    private let host: GLibPageHost
    private let programs: PagePrograms
    private let search: ToolchainSearch
    private let application: ApplicationRun
    private var window: ProgramWindow?

    /// Creates the application of a program.
    init(_ program: PlayedProgram, options: LiveOptions, installation: Installation) {
        (self.program, self.options, self.installation) = (program, options, installation)
        host = GLibPageHost(sandboxProgram: installation.sandboxProgram)
        programs = PagePrograms(installation, isTrusted: options.isTrusted)
        search = ToolchainSearch(host: host)
        g_set_application_name(program.manifest.description.name)
        application = ApplicationRun(
            id: program.manifest.description.id, flags: peekaboard_application_non_unique)
        application.app.on("activate") { [unowned self] in activate() }
    }

    /// Runs the application until it quits. Returns the exit status, which is 1 if the program could not be started.
    func run() -> Int32 {
        whenAskedToQuit { [unowned self] in application.quit(status: 0) }
        return application.run {
            search.cancel()
            window?.end()
        }
    }

    private func activate() {
        if let window { return window.present() }
        let app = application.app
        keepAccessible(app)
        StyleSheet.load(folder: installation.data)
        let window = ProgramWindow(
            application: app, program: program, installation: installation, programs: programs, host: host,
            isMuted: options.isMuted)
        self.window = window
        ActionMap(of: app).add("quit") { [unowned self] in application.quit(status: application.status) }
        app.setKeys([
            "app.quit": "<Control>q", "window.close": "<Control>w", "win.preferences": "<Control>comma",
            "win.start-over": "<Control><Shift>r", "win.fullscreen": "F11", "win.shortcuts": "<Control>question",
        ])
        window.present()
        logFirstFrame(of: window.window)
        start(in: window)
        if let file = options.screenshot {
            Screenshot.write(window.window, to: file, when: { window.isSettled }) { [unowned self] in
                application.quit(status: max($0, application.status))
            }
        }
    }

    /// Starts the program with the libraries of Swift that were installed with it, or with those of the toolchain.
    private func start(in window: ProgramWindow) {
        if let refusal = programs.refusal(on: host) { return refuse(refusal) }
        let (name, version) = (program.manifest.description.name, program.manifest.swiftVersion)
        let own = SwiftVersion.ofModules(in: programs.modules)
        guard own == version else {
            return refuse(
                filled(
                    // Translators: {name} is that of a program; {version} and {present} are versions of Swift.
                    translated(
                        "{name} was built with Swift {version}, but Peekaboard with Swift {present}: build {name} again"
                    ), ["name": name, "version": version, "present": own ?? "?"]))
        }
        if let libraries = program.libraries { return window.start(libraries: libraries) }
        search.start(in: programs.searchPath) { [weak self] outcome in
            if case .found(let toolchain) = outcome, SwiftVersion.of(toolchain) == version {
                return window.start(libraries: toolchain.libraries)
            }
            self?.refuse(
                filled(
                    // Translators: {name} is that of a program, and {version} a version of Swift.
                    translated(
                        "The libraries of Swift {version} are missing: install Swift {version}, or build {name} with -Dbundle_swift=true"
                    ), ["name": name, "version": version]))
        }
    }

    private func refuse(_ reason: String) {
        application.status = 1
        window?.refuse(reason)
    }
}
