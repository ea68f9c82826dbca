// SPDX-License-Identifier: GPL-3.0-or-later
// The application owns its window's controller; GTK owns the window.

import AppShell
import CGtk
import GtkKit
import PeekaboardModel

/// The application: a single instance with a single window. When started as a D-Bus service, it waits without a window
/// until it is activated. It quits when the window is closed.
final class Application {
    private let options: Options
    private let installation: Installation
    private let application: ApplicationRun
    private var window: MainWindow?

    init(options: Options, installation: Installation) {
        self.options = options
        self.installation = installation
        var flags = peekaboard_application_handles_open.rawValue
        if options.isService { flags |= peekaboard_application_is_service.rawValue }
        if options.needsOwnProcess { flags |= peekaboard_application_non_unique.rawValue }
        application = ApplicationRun(id: Installation.id, flags: GApplicationFlags(rawValue: flags))
        application.app.on("activate") { [unowned self] in activate() }
        application.app.onOpen { [unowned self] uris in
            activate()
            window?.openDecks(uris)
        }
    }

    /// Runs the application until it quits, and returns its exit status.
    func run() -> Int32 { application.run(files: options.file.map { [$0] } ?? []) { window?.close() } }

    private func activate() {
        if let window { return window.present() }
        keepAccessible(application.app)
        StyleSheet.load(folder: installation.data)
        let window = MainWindow(application: application.app, installation: installation, options: options)
        self.window = window
        addActions()
        window.present()
        logFirstFrame(of: window.window)
        AutomatedRun.start(
            options, window: window, installation, quit: { [unowned self] in application.quit(status: $0) })
    }

    private func addActions() {
        let app = application.app
        ActionMap(of: app).add("quit") { [unowned self] in
            window?.closeDecks { [unowned self] in application.quit(status: 0) }
        }
        app.setKeys([
            "app.quit": "<Control>q", "win.choose-game": "<Control>n", "win.new-game": "<Control><Shift>n",
            "win.use-preferences": "<Control>comma",
            "window.close": "<Control>w", "win.shortcuts": "<Control>question",
            "win.rules": "F1", "win.console": "F12", "win.look-back": "<Control>h",
            "win.decks": "<Control>d",
            "win.previous-board": "<Control>Page_Up", "win.next-board": "<Control>Page_Down",
            "win.previous-move": MainWindow.moveKeys.previous, "win.next-move": MainWindow.moveKeys.next,
        ])
    }
}
