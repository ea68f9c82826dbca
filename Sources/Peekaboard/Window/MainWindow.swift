// GTK owns the window and its widgets. The controller is owned by the application, owns the tabs, holds what it must reach
// again, and lets the closures of widgets refer back weakly.

import BoardKinds
import CGtk
import GtkKit
import PeekaboardModel
import Program
import Store

/// The one window: the boards as tabs of which one is shown, the pane beside them, and what is common to all of them. What
/// concerns a board goes to the tab that is shown. A tab is made when it is shown for the first time.
final class MainWindow {
    /// The window.
    let window: Widget
    /// The tab that is shown.
    var tab: BoardTab { tab(of: shown) }
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
    private let services: GameServices
    private let stack: Widget
    private let actions: ActionMap
    /// The kind of the board that is shown.
    private var shown: any BoardKind.Type = BoardKinds.all[0]
    /// The tabs that have been shown, by the names of their boards.
    private var tabs: [String: BoardTab] = [:]
    /// The places of the tabs in the stack, by the names of their boards.
    private var slots: [String: Widget] = [:]
    /// Set the state of those actions of boards that are on or off, by their names.
    private var toggles: [String: (Bool) -> Void] = [:]
    private var hasToldSchema = false
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
        stack = builder.widget("boards")
        settings = Settings(schema: Installation.id, folder: installation.schemas)
        store = StoreQueue(path: options.isErrand ? nil : installation.database) { onMainThread($0) }
        sounds = SoundPlayer(
            folder: "\(installation.data)/sounds", isOn: !options.isMute && settings.flag("sounds") ?? true)
        services = GameServices(
            platform: Desktop(), store: store, seed: options.seed,
            settings: { Settings(schema: "\(Installation.id).\($0)", folder: installation.schemas) },
            playSound: { [sounds] in sounds.play($0) }, keepsSettings: { SettingsPlace.canKeep })
        actions = ActionMap(of: window)
        pane = PreferencePane(builder, parent: window)
        console = ConsolePanel(builder)

        checkSchema(isWhole: Self.keys.allSatisfy { settings.has($0, $1) })
        BoardKinds.all.forEach(addSlot)
        addActions()
        addBoardActions(to: builder.object("game-section"))
        followDesktop()
        restoreSize()
        showFirst(options.board)
        if !options.isErrand {
            store.ask({ $0.incidents }) { [weak self] incidents in self?.tellWhatIsNotKept((try? incidents.get()) ?? [])
            }
        }
    }

    /// Says so once if a schema of the settings is of an earlier version and has not all keys.
    private func checkSchema(isWhole: Bool) {
        guard !isWhole, !hasToldSchema else { return }
        hasToldSchema = true
        complain(
            settings.isStored
                ? translated("The settings schema is older than the program: some changes last until it ends")
                : translated("The settings schema is not installed: changes last until the program ends"))
    }

    /// Says what of the games and of the settings is not kept; both at once, where neither is.
    private func tellWhatIsNotKept(_ incidents: [Incident]) {
        incidents.map { $0.words(keepsSettings: SettingsPlace.canKeep) }.forEach(refuse)
        if !SettingsPlace.isKept, !incidents.contains(where: \.concernsSettings) {
            refuse(translated("Settings cannot be saved: changes last until the program ends"))
        }
    }

    /// Waits until all that was played is kept. Nothing is kept after that.
    func close() { store.end() }

    /// Shows the window; a game opens when its board can be seen.
    func present() { gtk_window_present(window.typed()) }

    private func addSlot(for kind: any BoardKind.Type) {
        let slot = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!)
        slots[kind.name] = slot
        adw_view_stack_add_titled_with_icon(stack.opaque, slot.pointer, kind.name, kind.title, kind.iconName)
    }

    private func tab(of kind: any BoardKind.Type) -> BoardTab {
        if let tab = tabs[kind.name] { return tab }
        let shelf = FileShelf(folder: installation.data)
        let tab = BoardTab(of: makeModel(of: kind, shelf), shelf: shelf, installation)
        tabs[kind.name] = tab
        connect(tab, kind.name)
        slots[kind.name]?.append(tab.widget)
        return tab
    }

    private func makeModel<Kind: BoardKind>(of kind: Kind.Type, _ files: any PlayersFiles) -> any BoardModel {
        GameModel<Kind>(services, files: files)
    }

    private func connect(_ tab: BoardTab, _ name: String) {
        let model = tab.model
        checkSchema(isWhole: model.properties.isSchemaWhole)
        pane.add(model.properties, of: name)
        model.board.allowsMotion = desktop.allowsMotion
        model.isDark = desktop.isDark
        model.refused = { [unowned self] reason in
            refuse(reason)
            console.add(reason, .error, of: name)
        }
        model.told = { [unowned self] words in
            toasts.replace(by: words)
            console.add(words, .note, of: name)
        }
        model.logged = { [unowned self] text, kind, goesOn in console.add(text, kind, goOn: goesOn, of: name) }
        model.undoOffered = { [unowned self] offer in toasts.show(offer) }
        model.properties.undoOffered = { [unowned self] offer in toasts.show(offer) }
        tab.stateShown = { [unowned self, unowned model] in
            for action in model.kind.actionDescriptions { toggles[action.name]?(model.isOn(action.name)) }
        }
        tab.area.firstFrameDrawn = { [unowned self, unowned model] in
            firstFrameTime = firstFrameTime ?? now()
            model.properties.applyAll { [unowned model] in model.begin() }
            // Making and first drawing a board takes more memory than having it.
            tidying.start(after: Self.timeUntilTidying) { returnFreedMemory() }
        }
    }

    /// Shows the board that was asked for, or else the one that was shown last, and from then on what the switcher says.
    private func showFirst(_ asked: String?) {
        let name = asked ?? settings.text("board") ?? shown.name
        if BoardKinds.named(name) == nil {
            refuse(filled(translated("There is no board called {text}"), ["text": name]))
        }
        adw_view_stack_set_visible_child_name(stack.opaque, BoardKinds.named(name)?.name ?? shown.name)
        showTab()
        tab.area.focusFirstPiece()
        gtk_window_set_focus_visible(window.typed(), 0)
        stack.onNotify("visible-child-name") { [unowned self] in
            guard adw_view_stack_get_visible_child_name(stack.opaque) != nil else { return }  // The window goes.
            tab.hidden()
            setActions(of: shown, enabled: false)
            showTab()
            settings.set("board", to: shown.name)
        }
    }

    /// Turns to the tab that the stack shows.
    private func showTab() {
        let name = adw_view_stack_get_visible_child_name(stack.opaque).map { String(cString: $0) }
        shown = name.flatMap(BoardKinds.named) ?? shown
        setActions(of: shown, enabled: true)
        let tab = tab
        pane.show(shown.name)
        console.show(shown.name)
        tab.shown()
    }

    private func setActions(of kind: any BoardKind.Type, enabled isEnabled: Bool) {
        for description in kind.actionDescriptions {
            let action = g_action_map_lookup_action(window.opaque, description.name)
            g_simple_action_set_enabled(action, isEnabled ? 1 : 0)
        }
    }

    /// Adds the actions of all boards, and their items to a section of the menu, after the first. Only those of the board that is
    /// shown are enabled; the others are hidden.
    private func addBoardActions(to section: Object) {
        for kind in BoardKinds.all {
            for action in kind.actionDescriptions {
                addAction(action)
                let item = Object(taking: g_menu_item_new(action.title, "win.\(action.name)")!)
                g_menu_item_set_attribute_value(item.opaque, "hidden-when", g_variant_new_string("action-disabled"))
                if let key = action.key, key.reachesWindow {
                    g_menu_item_set_attribute_value(item.opaque, "accel", g_variant_new_string(key.accelerator))
                }
                let end = g_menu_model_get_n_items(section.typed())
                g_menu_insert_item(section.opaque, end - 1, item.opaque)
            }
            setActions(of: kind, enabled: false)
        }
    }

    private func addAction(_ action: ActionDescription) {
        guard action.isToggle else {
            actions.add(action.name) { [unowned self] in tab.model.activate(action.name) }
            return
        }
        toggles[action.name] = actions.addSwitch(action.name, isOn: false) { [unowned self] _ in
            tab.model.activate(action.name)
            tab.showState()
        }
    }

    private func refuse(_ reason: String) {
        complain(reason)
        toasts.add(reason)
    }

    private func addActions() {
        actions.add("new-game") { [unowned self] in tab.model.newGame() }
        actions.add("results") { [unowned self] in
            tab.model.rest()
            results = ResultsDialog(ResultsModel(of: tab.model, in: store), parent: window) { [unowned self] in
                results = nil
            }
        }
        actions.add("rules") { [unowned self] in
            tab.model.rest()
            RulesDialog.show(at: shown, installation, over: window)
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
            if !isOn, console.hasFocus { tab.area.focusFirstPiece() }
            console.isOpen = isOn
            settings.set("show-console", to: isOn)
        }
        actions.add("copy-page") { [unowned self] in
            window.copy(tab.model.swiftPage)
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
        let kinds = [shown] + BoardKinds.all.filter { $0.name != shown.name }
        return kinds.map { kind in
            ShortcutsSection(title: kind.title, kind.keys.map { Shortcut($0.keys, $0.title) })
        } + [ShortcutsSection(title: translated("General"), Self.generalShortcuts)]
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
        let text = tab.model.swiftPage
        FileChooser.save(
            text, as: "\(shown.name).swift", title: translated("Save as a Swift page"), over: window
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
        for tab in tabs.values {
            tab.model.board.allowsMotion = desktop.allowsMotion
            tab.model.isDark = desktop.isDark
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
