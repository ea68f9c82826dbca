// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the window and its widgets. The application owns the controller, which owns the tabs and keeps references to
// the widgets that it needs later. Closures of widgets refer to the controller unowned.

import AppShell
import BoardKinds
import CGtk
import Files
import GtkKit
import PeekaboardModel
import Store

/// The main window: the boards as tabs, the preferences next to them, and everything that the boards have in common.
/// Commands that concern a board go to the tab that is shown. A tab is created when it is first shown.
final class MainWindow {
    /// The top-level window, which GTK owns.
    let window: Window
    /// The tab that is shown.
    var tab: BoardTab { tab(of: shown) }
    /// The time of the first frame, on the clock of `now()`.
    var firstFrameTime: Double?

    /// The settings that do not belong to a board.
    private static let keys: [(String, Settings.Kind)] = [
        ("window-width", .whole), ("window-height", .whole), ("window-maximized", .flag), ("show-preferences", .flag),
        ("show-console", .flag), ("board", .text), ("sounds", .flag),
    ]

    /// The time from the first frame to the trim of the heap, in seconds. The opening animation is usually over then.
    static let heapTrimDelay = 2.0

    let builder: Builder
    let installation: Installation
    let settings: Settings
    let store: StoreQueue
    private(set) lazy var pane = PreferencePane(
        builder, pictureCache: PictureCache(folder: installation.data), parent: window)
    let console: ConsolePanel
    let sounds: SoundPlayer
    let services: GameServices
    let stack: ViewStack
    let actions: ActionMap
    var shown: any BoardKind.Type = BoardKinds.all[0]
    /// The tabs created so far, by board name.
    var tabs: [String: BoardTab] = [:]
    /// The containers of the tabs in the stack, by board name.
    var slots: [String: Box] = [:]
    /// The functions that set the state of toggle actions, by action name.
    var toggles: [String: (Bool) -> Void] = [:]
    private var hasReportedSchema = false
    let frame: WindowFrame
    private(set) lazy var toasts = Toasts { [unowned self] in frame.isContentCovered ? paneToasts : tab.toasts }
    private let paneToasts: Widget
    let desktop = DesktopSettings()
    let heapTrimTimer = Timeout()
    var resultsDialog: ResultsDialog?
    var newGameDialog: NewGameDialog?
    var decksDialog: DecksDialog?
    var rulesDialog: Dialog?
    var printOptionsDialog: PrintOptionsDialog?
    /// The windows of decks that are being edited.
    var deckEditors: [DeckEditorWindow] = []
    /// The number of decks that are being opened, whose games have not begun yet.
    var decksToOpen = 0

    init(application: Object, installation: Installation, options: Options) {
        self.installation = installation
        builder = Builder(file: "\(installation.data)/ui/content.ui")
        builder.add(file: "\(installation.data)/ui/preferences.ui")
        frame = WindowFrame(builder, folder: "\(installation.data)/ui")
        window = frame.window
        paneToasts = builder.widget("pane-toasts")
        window.application = application.typed()
        stack = builder.widget("boards")
        settings = Settings(schema: Installation.id, folder: installation.schemas)
        store = StoreQueue(path: options.isAutomatedRun ? nil : installation.database) { onMainThread($0) }
        sounds = SoundPlayer(
            folder: "\(installation.data)/sounds", isOn: !options.isMuted && settings.flag("sounds") ?? true)
        services = GameServices(
            platform: DesktopPlatform(), store: store, seed: options.seed,
            settings: { Settings(schema: "\(Installation.id).\($0)", folder: installation.schemas) },
            playSound: { [sounds] in sounds.play($0) },
            playFile: { [sounds] in if let path = FileURI.path(of: $0) { sounds.play(content: path) } },
            canSaveSettings: { SettingsStorage.canStore },
            saved: { board in debug("Store: saved the game of \(board)") })
        actions = ActionMap(of: window)
        console = ConsolePanel(builder)

        BoardKinds.all.forEach(addSlot)
        addActions()
        addBoardActions(to: builder.object("game-section"))
        followDesktop()
        window.onCloseRequest { [unowned self] in staysOpenForDecks() }
        restoreSize()
        showFirst(options.board)
        if !options.isAutomatedRun {
            store.ask({ $0.incidents }) { [weak self] incidents in
                let incidents = (try? incidents.get()) ?? []
                debug("Store: opened \(installation.database), incidents: \(incidents)")
                self?.reportSaveProblems(incidents)
            }
        }
    }

    /// Reports, once, a settings schema that is not installed or that is from an earlier version and lacks keys.
    func checkSchemas(with properties: PropertyStore) {
        let isComplete = Self.keys.allSatisfy { settings.has($0, $1) } && properties.isSchemaComplete
        guard !isComplete, !hasReportedSchema else { return }
        hasReportedSchema = true
        printError(
            settings.isStored || properties.hasSchema
                ? translated("The settings schema is older than the program: some changes will be lost when you quit")
                : translated("The settings schema is not installed: changes will be lost when you quit"))
    }

    /// Reports that games or settings cannot be saved, with a single message if neither can.
    private func reportSaveProblems(_ incidents: [Incident]) {
        incidents.map { $0.message(canSaveSettings: SettingsStorage.canStore) }.forEach(refuse)
        if !SettingsStorage.isPersistent, !incidents.contains(where: \.affectsSettings) {
            refuse(translated("Settings can’t be saved: changes will be lost when you quit"))
        }
    }

    /// Waits until everything is saved. Nothing is saved after that.
    func close() {
        store.end()
        debug("Store: closed")
    }

    /// Shows the window. A game begins once its board is visible.
    func present() { window.present() }

    func refuse(_ reason: String) {
        printError(reason)
        toasts.add(reason)
    }

    /// Follows the desktop's settings for animations, dark style, and contrast.
    private func followDesktop() {
        desktop.changed = { [unowned self] in applyDesktop() }
        applyDesktop()
    }

    private func applyDesktop() {
        for tab in tabs.values {
            tab.model.board.allowsMotion = desktop.allowsMotion
            tab.model.isDark = desktop.isDark
        }
        pane.drawLooks()
    }

    private func restoreSize() {
        // Another program can have written anything.
        let sizes = 1...16_384
        if let width = settings.whole("window-width"), let height = settings.whole("window-height"),
            sizes ~= width, sizes ~= height
        {
            window.defaultSize = (width, height)
        }
        if settings.flag("window-maximized") ?? false { window.maximize() }
        window.onNotify("default-width") { [unowned self] in saveSize() }
        window.onNotify("default-height") { [unowned self] in saveSize() }
        window.onNotify("maximized") { [unowned self] in
            settings.set("window-maximized", to: window.isMaximized)
        }
    }

    private func saveSize() {
        let (width, height) = window.defaultSize
        guard width > 0, height > 0 else { return }
        settings.set("window-width", to: width)
        settings.set("window-height", to: height)
    }
}
