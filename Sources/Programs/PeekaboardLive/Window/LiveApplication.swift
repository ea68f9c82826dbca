// SPDX-License-Identifier: GPL-3.0-or-later
// The application owns the controller of its window; GTK owns the window.

import AppShell
import CGtk
import GtkKit
import PageBuild

/// The application, with one window that shows one page at a time. Each start runs a separate instance.
final class LiveApplication {
    private let options: LiveOptions
    private let installation: Installation
    private let application: ApplicationRun
    private var window: LiveWindow?

    init(options: LiveOptions, installation: Installation) {
        self.options = options
        self.installation = installation
        application = ApplicationRun(id: Installation.liveID, flags: peekaboard_application_non_unique)
        application.app.on("activate") { [unowned self] in activate() }
    }

    /// Runs the application until it quits. Returns the exit status.
    func run() -> Int32 {
        whenAskedToQuit { [unowned self] in application.quit(status: 0) }
        return application.run { window?.end() }
    }

    private func activate() {
        if let window { return window.present() }
        let app = application.app
        keepAccessible(app)
        StyleSheet.load(folder: installation.data)
        let caches = String(cString: g_get_user_cache_dir())
        guard let folder = BuildFolder(caches: caches) else {
            printError(unwritableMessage(folder: caches))
            return application.quit(status: 1)
        }
        let window = LiveWindow(application: app, installation: installation, options: options, folder: folder)
        self.window = window
        ActionMap(of: app).add("quit") { [unowned self] in
            self.window?.editor.askAboutUnsavedChanges { [unowned self] in application.quit(status: 0) }
        }
        app.setKeys([
            "app.quit": "<Control>q", "window.close": "<Control>w", "win.run": "<Control>r",
            "win.start-over": "<Control><Shift>r", "win.save": "<Control>s", "win.save-as": "<Control><Shift>s",
            "win.find": "<Control>f", "win.replace": "<Control>h", "win.code": "F9", "win.board": "<Shift>F9",
            "win.markup-source": "<Control><Shift>m", "win.files": "<Control>F9", "win.other-part": "F6",
            "win.open": "<Control>o", "win.new-page": "<Control>n", "win.guide": "F1", "win.present": "F5",
            "win.pause": "F7", "win.step-back": "<Shift>F7", "win.step-forward": "<Control>F7",
            "win.previous-input": "<Shift>F4", "win.next-input": "F4",
            "win.keep-for-comparison": "<Control><Alt>Return",
            "win.fullscreen": "F11", "win.next": "<Alt>Page_Down",
            "win.previous": "<Alt>Page_Up", "win.format": "<Control><Shift>i",
            "win.prompt": "F12", "win.preferences": "<Control>comma",
            "win.shortcuts": "<Control>question",
        ])
        window.present()
        logFirstFrame(of: window.window)
        if options.isBenchmark {
            let examples = "\(installation.data)/pages"
            LiveBenchmark(of: options.path, examples: examples, folder: folder, in: window).start { [unowned self] in
                application.quit(status: $0)
            }
        } else if let path = options.path {
            if options.isSession {
                window.showStart()
                window.openSession(path)
            } else if options.isLink {
                window.showStart()
                window.showLink(path)
            } else if options.isPageFile {
                window.showStart()
                window.showPageFile(path)
            } else {
                window.open(path)
            }
            if options.isPresenting { window.stage.present(true) }
        } else {
            window.showStart()
        }
        if let file = options.screenshot {
            Screenshot.write(window.window, to: file, when: { window.isSettled }) { [unowned self] in
                application.quit(status: $0)
            }
        }
    }
}
