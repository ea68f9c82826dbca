// GTK owns the window and its widgets. The controller is owned by the application, holds what it must reach again, and
// lets the closures of widgets refer back weakly.

import Boards
import CGtk
import GtkKit
import MemoryRules

/// The one window: the board, the line below it, the pane beside it, and what the actions do.
final class MainWindow {
    /// The window.
    let window: Widget
    /// The board of pairs.
    let board: MemoryBoard
    /// Where the board is seen.
    let area: BoardArea

    /// When the first frame was drawn, in seconds of `now()`.
    private(set) var firstFrameTime: Double?
    /// Whether the first game lies on the board.
    private(set) var hasBegun = false
    /// Where the program's pictures lie.
    var dataFolder: String { installation.data }
    /// What a demo came to, in words.
    var demoReport: String { words.demoReport }

    private let installation: Installation
    private let givenSeed: UInt64?
    private let settings: Settings
    private let files: PlayersFiles
    private let store: PropertyStore
    private let pane: PreferencePane
    private let words: MemoryWords
    private let sounds: SoundPlayer
    private let toasts: Widget
    private let flap: Widget
    private let desktop = Object(sharing: gtk_settings_get_default()!)
    private let style = Object(sharing: adw_style_manager_get_default()!)
    private let status: StatusLine
    private let result: ResultPanel
    private let keeper: GameKeeper
    private var deals: GameSeeds
    private var setWatching: (Bool) -> Void = { _ in }
    private var results: ResultsWindow?

    init(application: Object, installation: Installation, options: Options) {
        self.installation = installation
        givenSeed = options.seed
        let builder = Builder(file: "\(installation.data)/ui/window.ui")
        window = builder.widget("window")
        gtk_window_set_application(window.typed(), application.typed())
        toasts = builder.widget("toasts")
        flap = builder.widget("flap")
        status = StatusLine(builder)
        result = ResultPanel(builder)

        settings = Settings(schema: Installation.id, folder: installation.schemas)
        let memorySettings = Settings(schema: "\(Installation.id).memory", folder: installation.schemas)
        if !settings.isStored || !memorySettings.isStored {
            complain(translated("The settings schema is not installed: changes last until the program ends"))
        }
        deals = GameSeeds(first: options.seed)
        board = MemoryBoard(seed: deals.next())
        words = MemoryWords(board: board)
        keeper = GameKeeper(board: board, path: options.isErrand ? nil : installation.database)
        let shelf = PictureShelf(folder: installation.data)
        files = PlayersFiles(board: board, shelf: shelf)
        store = PropertyStore(properties: board.liveProperties, settings: memorySettings, sources: files)
        area = BoardArea(board: board, shelf: shelf)
        pane = PreferencePane(builder, store: store, parent: window)
        sounds = SoundPlayer(
            folder: "\(installation.data)/sounds", isOn: !options.isMute && settings.flag("sounds") ?? true)

        gtk_overlay_set_child(builder.widget("board-slot").opaque, area.widget)
        connectBoard()
        addActions()
        followDesktop()
        restoreSize()
        keeper.incidents.forEach(refuse)
        let shortcuts = Builder(file: "\(installation.data)/ui/shortcuts.ui")
        gtk_application_window_set_help_overlay(window.typed(), shortcuts.widget("shortcuts").opaque)
    }

    /// Shows the window; the game opens when it can be seen.
    func present() { gtk_window_present(window.typed()) }

    /// Deals the next game; after a game that was watched again, goes back to the one under way.
    func newGame() {
        clear()
        if keeper.isReplay, keeper.resume(at: now()) { return area.focusFirstPiece() }
        deal(seed: deals.next())
    }

    /// Begins with the game that was under way, or, where there is none or a seed is asked for, with a new one.
    private func begin(seed: UInt64?) {
        hasBegun = true
        let first = board.seed
        if seed == nil, keeper.resume(at: now()) { return area.focusFirstPiece() }
        deal(seed: first)
    }

    private func deal(seed: UInt64) {
        let deck = board.deck
        board.deal(seed: seed, at: now())
        if board.deck != deck {
            refuse(LiveProperty.Refusal.tooFewFaces(has: deck.pairs.count, needs: board.setup.pairs).words)
        }
        keeper.begin()
        area.focusFirstPiece()
    }

    private func clear() {
        result.hide()
        area.cancelPress()
        setWatching(false)
    }

    private func connectBoard() {
        area.nameOfPiece = { [words] in words.name(of: $0) }
        area.updated = { [unowned self] in showState() }
        area.firstFrameDrawn = { [unowned self] in
            firstFrameTime = now()
            store.applyAll { [unowned self] in begin(seed: givenSeed) }
        }
        board.played = { [unowned self] move in keeper.note(move, at: now()) }
        keeper.failed = { [unowned self] reason in refuse(reason) }
        files.refused = { [unowned self] reason in refuse(reason) }
        store.refused = { [unowned self] reason in refuse(reason) }
        store.nextGameChanged = { [unowned self] in
            // Nothing is lost where nothing has been turned yet.
            if hasBegun, board.game.record.isEmpty, !keeper.isReplay { deal(seed: board.seed) }
        }
        area.fileDropped = { [unowned self] uri in
            if let back = store.properties.first(where: { $0.name == "backImage" }) {
                store.set(back, to: .picture(.own(uri)))
            }
        }
        board.happened = { [unowned self] event in tell(event) }
        board.changed()
        area.focusFirstPiece()
        gtk_window_set_focus_visible(window.typed(), 0)
    }

    private func showState() {
        status.show(turn: words.turn, moves: words.moves, pairs: words.pairs, peeks: words.peeks)
        area.describe(name: translated("Memory board"), state: words.state)
    }

    private func tell(_ event: MemoryGame.Event) {
        if let name = event.sound { sounds.play(name) }
        if let text = words.announcement(of: event) { area.announce(text) }
        if event == .finished { finish() }
    }

    private func finish() {
        let isReplay = keeper.isReplay
        setWatching(false)
        result.show(
            title: translated("All pairs found"),
            text: ResultWords(setup: board.setup, game: board.game, review: keeper.review, seconds: keeper.seconds)
                .lines,
            button: isReplay ? translated("Back to the game") : translated("New game"))
    }

    /// Shows a game that was played before.
    func watchAgain(_ game: PlayedGame) {
        clear()
        keeper.beginReplay()
        board.replay(game.setup, seed: game.seed, record: game.moves, at: now())
        area.focusFirstPiece()
    }

    private func refuse(_ reason: String) {
        complain(reason)
        adw_toast_overlay_add_toast(toasts.opaque, adw_toast_new(reason))
    }

    private func addActions() {
        let actions = ActionMap(of: window)
        actions.add("new-game") { [unowned self] in newGame() }
        actions.add("peek") { [unowned self] in board.peek(at: now()) }
        actions.add("results") { [unowned self] in
            results = ResultsWindow(store: keeper.store, parent: window) { [unowned self] in watchAgain($0) }
        }
        setWatching = actions.addSwitch("watch", isOn: false) { [unowned self] isOn in
            if isOn { keeper.beginWatching() }
            board.watch(isOn, at: now())
        }
        actions.add("about") { [unowned self] in About.show(over: window) }
        let isPaneOpen = settings.flag("show-preferences") ?? false
        adw_flap_set_reveal_flap(flap.opaque, isPaneOpen ? 1 : 0)
        let setPane = actions.addSwitch("preferences", isOn: isPaneOpen) { [unowned self] isOn in
            adw_flap_set_reveal_flap(flap.opaque, isOn ? 1 : 0)
        }
        flap.onNotify("reveal-flap") { [unowned self] in
            let isOpen = adw_flap_get_reveal_flap(flap.opaque) != 0
            setPane(isOpen)
            settings.set("show-preferences", to: isOpen)
        }
        _ = actions.addSwitch("sounds", isOn: sounds.isOn) { [unowned self] isOn in
            sounds.isOn = isOn
            settings.set("sounds", to: isOn)
        }
        Widget(sharing: area.widget).addShortcut("p", action: "win.peek")
    }

    /// Heeds what the desktop says of motion and of light and dark.
    private func followDesktop() {
        desktop.onNotify("gtk-enable-animations") { [weak self] in self?.heedMotion() }
        style.onNotify("dark") { [weak self] in self?.heedDarkness() }
        heedMotion()
        heedDarkness()
    }

    private func heedMotion() { board.allowsMotion = desktop.bool("gtk-enable-animations") }

    private func heedDarkness() { board.isDark = adw_style_manager_get_dark(style.opaque) != 0 }

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

extension MemoryGame.Event {
    /// The sound that goes with it, by its name.
    fileprivate var sound: String? {
        switch self {
        case .turned: "turn"
        case .paired: "pair"
        case .missed: "miss"
        case .peeked: "peek"
        case .finished: "won"
        case .turnedBack, .turnPassed: nil
        }
    }
}
