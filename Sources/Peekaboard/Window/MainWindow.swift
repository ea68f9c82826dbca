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
    var firstFrameTime: Double?

    /// The settings that are no board's.
    private static let keys: [(String, Settings.Kind)] = [
        ("window-width", .whole), ("window-height", .whole), ("window-maximized", .flag), ("show-preferences", .flag),
        ("show-console", .flag), ("board", .text), ("sounds", .flag),
    ]

    /// When the opening of a game is over as a rule.
    static let timeUntilTidying = 2.0

    let installation: Installation
    let settings: Settings
    let store: StoreQueue
    let pane: PreferencePane
    let console: ConsolePanel
    let sounds: SoundPlayer
    let services: GameServices
    let stack: Widget
    let actions: ActionMap
    /// The kind of the board that is shown.
    var shown: any BoardKind.Type = BoardKinds.all[0]
    /// The tabs that have been shown, by the names of their boards.
    var tabs: [String: BoardTab] = [:]
    /// The places of the tabs in the stack, by the names of their boards.
    var slots: [String: Widget] = [:]
    /// Set the state of those actions of boards that are on or off, by their names.
    var toggles: [String: (Bool) -> Void] = [:]
    private var hasToldSchema = false
    let frame: WindowFrame
    let toasts: Toasts
    let desktop = DesktopSettings()
    let tidying = Timeout()
    var results: ResultsDialog?

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

    /// Says so once if a schema of the settings is not installed, or is of an earlier version and has not all keys.
    func checkSchemas(with properties: PropertyStore) {
        let isWhole = Self.keys.allSatisfy { settings.has($0, $1) } && properties.isSchemaWhole
        guard !isWhole, !hasToldSchema else { return }
        hasToldSchema = true
        complain(
            settings.isStored || properties.hasSchema
                ? translated("The settings schema is older than the program: some changes will be lost when you quit")
                : translated("The settings schema is not installed: changes will be lost when you quit"))
    }

    /// Says what of the games and of the settings is not kept; both at once, where neither is.
    private func tellWhatIsNotKept(_ incidents: [Incident]) {
        incidents.map { $0.words(keepsSettings: SettingsPlace.canKeep) }.forEach(refuse)
        if !SettingsPlace.isKept, !incidents.contains(where: \.concernsSettings) {
            refuse(translated("Settings can’t be saved: changes will be lost when you quit"))
        }
    }

    /// Waits until all that was played is kept. Nothing is kept after that.
    func close() { store.end() }

    /// Shows the window; a game opens when its board can be seen.
    func present() { gtk_window_present(window.typed()) }

    func refuse(_ reason: String) {
        complain(reason)
        toasts.add(reason)
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
