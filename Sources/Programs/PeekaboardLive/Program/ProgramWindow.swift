// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the window and its widgets. The application owns the controller, which owns the run. Closures of widgets refer to
// the controller weakly.

import AppShell
import CGtk
import Glibc
import GtkKit
import PageBuild
import PageHosting
import PageLink
import PageRuns
import Scene

/// The controller of a program’s window: what its page shows, and its preferences.
final class ProgramWindow {
    /// The top-level window, which GTK owns.
    let window: Widget

    /// The time to wait on exit for a reader that has stopped reading the program’s output, in seconds.
    private static let outputTimeout = 2.0

    private let program: PlayedProgram
    private let installation: Installation
    private let programs: PagePrograms
    private let host: GLibPageHost
    private let views: StageViews
    private let board: LiveStage
    private let preferences: ProgramPreferencesController
    private let sounds: SoundPlayer
    private let playbackPlayer: PlaybackPlayer
    private let output = OutputWriter(STDOUT_FILENO)
    private let desktop = DesktopSettings()
    private let actions: ActionMap
    private var run: ProgramRun?
    /// The last line about an error, which says why the program has ended.
    private var lastError: String?

    init(
        application: Object, program: PlayedProgram, installation: Installation, programs: PagePrograms,
        host: GLibPageHost, isMuted: Bool
    ) {
        (self.program, self.installation, self.programs, self.host) = (program, installation, programs, host)
        let builder = Builder(file: "\(installation.data)/ui/program.ui")
        window = builder.widget("window")
        gtk_window_set_application(window.typed(), application.typed())
        let name = program.manifest.description.name.printable
        gtk_window_set_title(window.typed(), name)
        adw_window_title_set_title(builder.object("title").opaque, name)
        actions = ActionMap(of: window)
        views = StageViews(builder)
        board = LiveStage(in: builder.widget("board"), pictureCache: PictureCache(folder: installation.data))
        preferences = ProgramPreferencesController(
            file: program.preferences, window: window, ui: "\(installation.data)/ui/preferences.ui")
        sounds = SoundPlayer(folder: "\(installation.data)/sounds", isOn: !isMuted)
        playbackPlayer = PlaybackPlayer(isOn: !isMuted)
        let menu = menu(named: name)
        withExtendedLifetime(menu) {
            gtk_menu_button_set_menu_model(builder.widget("menu-button").opaque, menu.typed())
        }
        // The page had this size in Peekaboard Live.
        let size = PageDevice(rawValue: program.manifest.device)?.windowSize ?? (width: 960, height: 720)
        gtk_window_set_default_size(window.typed(), size.width, size.height)
        connect()
        addActions()
        views.show(.building)
    }

    /// Presents the window.
    func present() { gtk_window_present(window.typed()) }

    /// Starts the program with the libraries of Swift in a folder.
    func start(libraries: String) {
        let run = ProgramRun(
            program.module, of: program.page, in: program.folder, libraries: libraries, programs: programs, host: host
        ) { [unowned self] in setup }
        run.happened = { [weak self] event in self?.runReported(event) }
        self.run = run
        startOver()
    }

    /// Shows why the program can’t run.
    func refuse(_ reason: String) {
        printError(reason)
        showRefusal(reason)
    }

    private func showRefusal(_ reason: String) {
        views.showStatus(
            // Translators: A heading above the reason.
            title: translated("Could Not Start the Program"), description: reason)
        actions.update()
    }

    /// Whether the content is complete, so that a screenshot can be taken.
    var isSettled: Bool {
        switch views.visible {
        case .board: board.isDrawn && (board.page?.activity == .still || now() - views.shownTime > 4)
        case .building, nil: false
        case .status: now() - views.shownTime > 0.5
        }
    }

    /// Ends the program.
    func end() {
        run?.end()
        output.finish(timeout: Self.outputTimeout)
    }

    private func connect() {
        board.pictureQueue.allowsReading = { [weak self] uri in
            guard let self, let run else { return false }
            return run.allowsReading(uri: uri) || preferences.pictures.contains(uri)
        }
        board.pictureQueue.refused = { printError($0) }
        playbackPlayer.refused = { printError($0) }
        preferences.stateChanged = { [weak self] in self?.actions.update() }
        output.filled = { [weak self] isFull in self?.run?.isOutputPaused = isFull }
        desktop.changed = { [weak self] in
            guard let self else { return }
            board.page?.allowsMotion = desktop.allowsMotion
            board.page?.update(isDark: desktop.isDark, textScale: desktop.textScale)
        }
    }

    private func addActions() {
        actions.add(of: self, if: { $0.preferences.areAvailable }, ["preferences": { $0.preferences.present() }])
        actions.add(of: self, if: { $0.run != nil }, ["start-over": { $0.startOver() }])
        actions.add(of: self, ["shortcuts": { $0.showShortcuts() }, "about": { $0.showAbout() }])
        actions.add(
            of: window,
            [
                "fullscreen": {
                    let isFull = gtk_window_is_fullscreen($0.typed()) != 0
                    if isFull { gtk_window_unfullscreen($0.typed()) } else { gtk_window_fullscreen($0.typed()) }
                }
            ])
        actions.addSwitch("sounds", isOn: sounds.isOn) { [unowned self] isOn in
            sounds.isOn = isOn
            playbackPlayer.isOn = isOn
        }
        actions.update()
    }

    private func menu(named name: String) -> Object {
        // Translators: In the menu of a program.
        let first: [Widget.MenuItem] = [
            (translated("_Preferences"), "win.preferences"), (translated("S_ounds"), "win.sounds"),
        ]
        let last: [Widget.MenuItem] = [
            // Translators: In the menu of a program.
            (translated("_Full Screen"), "win.fullscreen"),
            (translated("_Keyboard Shortcuts"), "win.shortcuts"),
            // Translators: In the menu of a program. {name} is its name.
            (filled(translated("_About {name}"), ["name": name.replacing("_", with: "__")]), "win.about"),
        ]
        return Widget.menu(of: [first, last])
    }

    private func startOver() {
        run?.allowReading(preferences.pictures.sorted())
        views.showError(nil)
        if run?.start() != true { refuse(translated("Could not start the page’s process")) }
        actions.update()
    }

    private func runReported(_ event: PageRun.Event) {
        switch event {
        case .replaying: break
        case .shown(let page): show(page)
        case .printed(let bytes): output.write(bytes)
        case .logged(let line, .error):
            lastError = line
            printError(line)
        case .logged: break
        case .sound(let name): sounds.play(name)
        case .soundFile(let path): sounds.play(file: path)
        case .soundData(let bytes, let player): playbackPlayer.setSound(bytes, of: player)
        case .playing(let playbacks, let time): playbackPlayer.play(playbacks, at: time)
        case .announcement(let said): board.announce(said)
        case .failed(let reason, _): fail(reason)
        }
    }

    private func show(_ page: RemotePage) {
        preferences.show(page.properties)
        playbackPlayer.forgetMemory()
        guard page.hasView else {
            board.clear()
            return views.showStatus(
                icon: .board, title: translated("No Live View"),
                // Translators: A program has run, but there is nothing to see.
                description: translated("The program ran but showed nothing."))
        }
        board.show(page)
        views.show(.board)
    }

    /// Shows that the program has ended, which has been printed. The last scene stays visible.
    private func fail(_ reason: String) {
        let reason = lastError ?? reason
        board.showEnd()
        board.announce(Announcement(reason, isVital: true))
        guard views.visible == .board else { return showRefusal(reason) }
        views.showError(reason)
    }

    private func showShortcuts() {
        // Translators: In the list of keyboard shortcuts.
        let shortcuts: [Shortcut] = [
            ("<Control>comma", translated("Preferences")), ("<Control><Shift>r", translated("Start over")),
            ("F11", translated("Full screen")), ("F10", translated("Main menu")),
            ("<Control>question", translated("Keyboard shortcuts")),
            ("<Control>w", translated("Close window")), ("<Control>q", translated("Quit")),
        ]
        ShortcutsList.present([(program.manifest.description.name.printable, shortcuts)], over: window)
    }

    private func showAbout() {
        let description = program.manifest.description
        About.present(
            name: description.name.printable, icon: description.id,
            comments: filled(
                // Translators: {version} is a number such as 1.0, and {swift} a version of Swift.
                translated("Runs in Peekaboard {version}, and was built with Swift {swift}."),
                ["version": Installation.version, "swift": program.manifest.swiftVersion]),
            license: description.license.gtkLicense, over: window)
    }

    /// The setup of a session that begins now.
    private var setup: PageSetup {
        PageSetup(
            data: installation.data, translations: installation.translations, fontName: DesktopFont.name,
            seed: UInt64.random(in: 0...UInt64(UInt32.max)), start: .now,
            environment: PageEnvironment(
                area: views.size, isDark: desktop.isDark, allowsMotion: desktop.allowsMotion,
                readsRightToLeft: gtk_widget_get_direction(window.pointer) == GTK_TEXT_DIR_RTL,
                textScale: desktop.textScale),
            device: .window)
    }
}

extension PageDevice {
    /// The size of a window that opens with about the shape of the device; `nil` for the usual one.
    fileprivate var windowSize: (width: Int32, height: Int32)? {
        switch self {
        case .phone: (480, 780)
        case .tablet: (720, 900)
        case .window: nil
        }
    }
}
