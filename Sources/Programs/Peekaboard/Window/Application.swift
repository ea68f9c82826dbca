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
    private let app: Object
    private var window: MainWindow?
    private var status: Int32 = 0

    init(options: Options, installation: Installation) {
        self.options = options
        self.installation = installation
        var flags = peekaboard_application_handles_open.rawValue
        if options.isService { flags |= peekaboard_application_is_service.rawValue }
        if options.needsOwnProcess { flags |= peekaboard_application_non_unique.rawValue }
        let application = adw_application_new(Installation.id, GApplicationFlags(rawValue: flags))!
        app = Object(adopting: UnsafeMutableRawPointer(application))
        app.on("activate") { [unowned self] in activate() }
        app.onOpen { [unowned self] uris in
            activate()
            window?.openDecks(uris)
        }
    }

    /// Runs the application until it quits, and returns its exit status.
    func run() -> Int32 {
        // The options have already been parsed.
        let result = run([CommandLine.arguments[0]] + (options.file.map { [$0] } ?? []))
        window?.close()
        return result == 0 ? status : result
    }

    private func run(_ arguments: [String]) -> Int32 {
        arguments.withCStrings {
            g_application_run(
                app.typed(), Int32(arguments.count),
                UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self))
        }
    }

    /// Quits the application with the given exit status.
    func quit(status: Int32) {
        self.status = status
        destroyWindows()
        g_application_quit(app.typed())
    }

    private func activate() {
        if let window { return window.present() }
        keepAccessible(app)
        StyleSheet.load(installation)
        let window = MainWindow(application: app, installation: installation, options: options)
        self.window = window
        addActions()
        window.present()
        logFirstFrame(of: window.window)
        AutomatedRun.start(options, window: window, installation, quit: { [unowned self] in quit(status: $0) })
    }

    private func addActions() {
        ActionMap(of: app).add("quit") { [unowned self] in window?.closeDecks { [unowned self] in quit(status: 0) } }
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
