// GTK owns the window and its widgets. The controller is owned by the application, owns the pages, holds what it must reach
// again, and lets the closures of widgets refer back weakly.

import CGtk
import GtkKit
import Program
import Store

/// The one window: the boards as pages of which one is shown, the pane beside them, and what is common to all of them. What
/// concerns a board goes to the page that is shown.
final class MainWindow {
    /// The window.
    let window: Widget
    /// The boards, in the order of the switcher.
    let pages: [any BoardPage]
    /// The page that is shown.
    private(set) var page: any BoardPage
    /// When the first frame was drawn, in seconds of `now()`.
    private(set) var firstFrameTime: Double?

    /// The settings that are no board's.
    private static let keys: [(String, Settings.Kind)] = [
        ("window-width", .whole), ("window-height", .whole), ("window-maximized", .flag), ("show-preferences", .flag),
        ("show-console", .flag), ("board", .text), ("sounds", .flag),
    ]

    /// When the opening of a game is over as a rule.
    private static let timeUntilTidying = 2.0

    private let installation: Installation
    private let settings: Settings
    private let store: StoreQueue
    private let pane: PreferencePane
    private let console: ConsolePanel
    private let sounds: SoundPlayer
    private let stack: Widget
    private let frame: WindowFrame
    private let toasts: Toasts
    private let desktop = DesktopSettings()
    private let tidying = Timeout()
    private var results: ResultsDialog?

    init(application: Object, installation: Installation, options: Options) {
        self.installation = installation
        let builder = Builder(file: "\(installation.data)/ui/content.ui")
        frame = WindowFrame(builder, folder: "\(installation.data)/ui")
        window = frame.window
        toasts = Toasts(on: frame.toasts)
        gtk_window_set_application(window.typed(), application.typed())
        stack = builder.widget("pages")
        settings = Settings(schema: Installation.id, folder: installation.schemas)
        store = StoreQueue(path: options.isErrand ? nil : installation.database) { onMainThread($0) }
        sounds = SoundPlayer(
            folder: "\(installation.data)/sounds", isOn: !options.isMute && settings.flag("sounds") ?? true)
        let surroundings = Surroundings(
            installation: installation, window: window, actions: ActionMap(of: window), store: store, sounds: sounds,
            seed: options.seed)
        pages = [MemoryPage(in: surroundings), PentominoPage(in: surroundings), PasscodePage(in: surroundings)]
        page = pages[0]
        pane = PreferencePane(builder, parent: window)
        console = ConsolePanel(builder)

        checkSchemas()
        pages.forEach(add)
        addActions()
        followDesktop()
        restoreSize()
        showFirst(options.board)
        if !options.isErrand {
            store.ask({ $0.incidents }) { [weak self] incidents in self?.tellWhatIsNotKept((try? incidents.get()) ?? [])
            }
        }
    }

    /// Says so where a schema of the settings is not there, or is of an earlier version and has not all keys.
    private func checkSchemas() {
        if !settings.isStored, !pages.contains(where: \.properties.hasSchema) {
            complain(translated("The settings schema is not installed: changes last until the program ends"))
        } else if !Self.keys.allSatisfy({ settings.has($0, $1) }) || !pages.allSatisfy(\.properties.isSchemaWhole) {
            complain(translated("The settings schema is older than the program: some changes last until it ends"))
        }
    }

    /// Says what of the games and of the settings is not kept; both at once, where neither is.
    private func tellWhatIsNotKept(_ incidents: [Incident]) {
        incidents.map(\.words).forEach(refuse)
        if !SettingsPlace.isKept, !incidents.contains(where: \.concernsSettings) {
            refuse(translated("Settings cannot be saved: changes last until the program ends"))
        }
    }

    /// Waits until all that was played is kept. Nothing is kept after that.
    func close() { store.end() }

    /// Shows the window; a game opens when its board can be seen.
    func present() { gtk_window_present(window.typed()) }

    private func add(_ page: any BoardPage) {
        adw_view_stack_add_titled_with_icon(
            stack.opaque, page.frame.widget.pointer, page.name.rawValue, page.title, page.iconName)
        pane.add(page.properties, of: page.name)
        page.actions.forEach { setEnabled($0, false) }
        let name = page.name
        page.refused = { [unowned self] reason in
            refuse(reason)
            console.add(reason, .error, of: name)
        }
        page.told = { [unowned self] words in
            toasts.replace(by: words)
            console.add(words, .note, of: name)
        }
        page.logged = { [unowned self] text, kind, goesOn in console.add(text, kind, goOn: goesOn, of: name) }
        page.undoOffered = { [unowned self] offer in toasts.show(offer) }
        page.properties.undoOffered = { [unowned self] offer in toasts.show(offer) }
        page.area.fileDropped = { [unowned page] uri in page.take(fileOf: uri) }
        page.area.firstFrameDrawn = { [unowned self, unowned page] in
            firstFrameTime = firstFrameTime ?? now()
            page.properties.applyAll { [unowned page] in page.begin() }
            // Making and first drawing a page takes more memory than having it.
            tidying.start(after: Self.timeUntilTidying) { returnFreedMemory() }
        }
    }

    /// Shows the board that was asked for, or else the one that was shown last, and from then on what the switcher says.
    private func showFirst(_ asked: Options.BoardName?) {
        let stored = settings.text("board") ?? pages[0].name.rawValue
        let name = asked?.rawValue ?? stored
        if !pages.contains(where: { $0.name.rawValue == name }) {
            refuse(filled(translated("There is no board called {text}"), ["text": name]))
        }
        adw_view_stack_set_visible_child_name(
            stack.opaque, pages.first { $0.name.rawValue == name }?.name.rawValue ?? pages[0].name.rawValue)
        showPage()
        page.area.focusFirstPiece()
        gtk_window_set_focus_visible(window.typed(), 0)
        stack.onNotify("visible-child-name") { [unowned self] in
            guard adw_view_stack_get_visible_child_name(stack.opaque) != nil else { return }  // The window goes.
            page.hidden()
            page.actions.forEach { setEnabled($0, false) }
            showPage()
            settings.set("board", to: page.name.rawValue)
        }
    }

    /// Turns to the page that the stack shows.
    private func showPage() {
        let name = adw_view_stack_get_visible_child_name(stack.opaque).map { String(cString: $0) }
        page = pages.first { $0.name.rawValue == name } ?? pages[0]
        page.actions.forEach { setEnabled($0, true) }
        pane.show(page.name)
        console.show(page.name)
        page.shown()
    }

    private func setEnabled(_ action: String, _ isEnabled: Bool) {
        let action = g_action_map_lookup_action(window.opaque, action)
        g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
    }

    private func refuse(_ reason: String) {
        complain(reason)
        toasts.add(reason)
    }

    private func addActions() {
        let actions = ActionMap(of: window)
        actions.add("new-game") { [unowned self] in page.newGame() }
        actions.add("results") { [unowned self] in
            page.rest()
            results = ResultsDialog(page.results, store: store, parent: window) { [unowned self] in results = nil }
        }
        actions.add("rules") { [unowned self] in
            page.rest()
            RulesDialog.show(pages, at: page, installation, over: window)
        }
        actions.add("shortcuts") { [unowned self] in
            ShortcutsList.show(shortcuts, over: window)
        }
        actions.add("about") { [unowned self] in About.show(over: window) }
        let isPaneOpen = settings.flag("show-preferences") ?? false
        frame.isSidebarShown = isPaneOpen
        pane.isOpen = isPaneOpen
        let setPane = actions.addSwitch("preferences", isOn: isPaneOpen) { [unowned self] isOn in
            frame.isSidebarShown = isOn
        }
        frame.sidebarToggled = { [unowned self] isOpen in
            pane.isOpen = isOpen
            setPane(isOpen)
            settings.set("show-preferences", to: isOpen)
        }
        console.isOpen = settings.flag("show-console") ?? false
        _ = actions.addSwitch("console", isOn: console.isOpen) { [unowned self] isOn in
            if !isOn, console.hasFocus { page.area.focusFirstPiece() }
            console.isOpen = isOn
            settings.set("show-console", to: isOn)
        }
        actions.add("copy-page") { [unowned self] in
            window.copy(page.swiftPage)
            toasts.replace(by: translated("The board is on the clipboard, as a Swift page"))
        }
        actions.add("save-page") { [unowned self] in savePage() }
        _ = actions.addSwitch("sounds", isOn: sounds.isOn) { [unowned self] isOn in
            sounds.isOn = isOn
            settings.set("sounds", to: isOn)
        }
    }

    /// The keys of all boards, those of the board that is shown first, and the window's own.
    private var shortcuts: [ShortcutsSection] {
        let boards = [page] + pages.filter { $0.name != page.name }
        return boards.map { ShortcutsSection(title: $0.title, $0.shortcuts) }
            + [ShortcutsSection(title: translated("General"), Self.generalShortcuts)]
    }

    private static var generalShortcuts: [Shortcut] {
        [
            Shortcut("F1", translated("Rules")),
            Shortcut("<Control>n", translated("New game")),
            Shortcut("<Control>comma", translated("Preferences")),
            Shortcut("<Control>z <Control><Shift>z", translated("In the preferences: undo the change, or redo it")),
            Shortcut("F12", translated("Console")),
            Shortcut("F10", translated("Main menu")),
            Shortcut("<Control>question", translated("Keyboard shortcuts")),
            Shortcut("<Control>w", translated("Close the window")),
            Shortcut("<Control>q", translated("Quit")),
        ]
    }

    /// Writes the board as a Swift page into a file of the player's choice.
    private func savePage() {
        let text = page.swiftPage
        FileChooser.save(
            text, as: "\(page.name.rawValue).swift", title: translated("Save as a Swift page"), over: window
        ) { [unowned self] file, isSaved in
            let words = isSaved ? translated("{file} is saved") : translated("{file} cannot be written")
            (isSaved ? toasts.replace : refuse)(filled(words, ["file": file]))
        }
    }

    /// Follows the desktop's settings for motion, dark colors and contrast.
    private func followDesktop() {
        desktop.changed = { [unowned self] in applyDesktop() }
        applyDesktop()
    }

    private func applyDesktop() {
        for page in pages {
            page.board.allowsMotion = desktop.allowsMotion
            page.heed(isDark: desktop.isDark)
        }
    }

    private func restoreSize() {
        if let width = settings.whole("window-width"), let height = settings.whole("window-height") {
            gtk_window_set_default_size(window.typed(), Int32(clamping: width), Int32(clamping: height))
        }
        if settings.flag("window-maximized") ?? false { gtk_window_maximize(window.typed()) }
        window.onNotify("default-width") { [unowned self] in keepSize() }
        window.onNotify("default-height") { [unowned self] in keepSize() }
        window.onNotify("maximized") { [unowned self] in
            settings.set("window-maximized", to: gtk_window_is_maximized(window.typed()) != 0)
        }
    }

    private func keepSize() {
        var width: Int32 = 0
        var height: Int32 = 0
        gtk_window_get_default_size(window.typed(), &width, &height)
        guard width > 0, height > 0 else { return }
        settings.set("window-width", to: Int(width))
        settings.set("window-height", to: Int(height))
    }
}
