// The page owns the session, and with it the board. Closures on what it owns, or on what ends with the window, refer to it unowned: it lives as
// long as the window's controller.

import Boards
import GtkKit
import MemoryRules
import Scene
import Store

/// The board of pairs in the window.
final class MemoryPage: BoardPage {
    let name = Options.BoardName.memory
    let title = translated("Memory")
    let iconName = "peekaboard-memory-symbolic"
    let frame: PageFrame
    let area: BoardArea
    let properties: PropertyStore
    let actions = ["peek", "watch"]
    private(set) var hasBegun = false
    var refused: (String) -> Void = { _ in }
    var told: (String) -> Void = { _ in }

    let memory: MemoryBoard
    let words: MemoryWords
    let surroundings: Surroundings
    private let session: GameSession<MemoryBoard>
    private let files: PlayersFiles
    private var setWatching: (Bool) -> Void = { _ in }

    init(in surroundings: Surroundings) {
        self.surroundings = surroundings
        session = GameSession(named: name, in: surroundings) { MemoryBoard(seed: $0) }
        memory = session.board
        words = MemoryWords(board: memory)
        let shelf = PictureShelf(folder: surroundings.installation.data)
        files = PlayersFiles(board: memory, shelf: shelf)
        properties = PropertyStore(
            properties: memory.liveProperties, settings: surroundings.settings(of: name), sources: files)
        area = BoardArea(board: memory, shelf: shelf)
        frame = PageFrame(surroundings.installation, around: area)
        connect()
        addActions()
    }

    func begin() {
        hasBegun = true
        session.begin()
        area.focusFirstPiece()
    }

    func newGame() {
        clear()
        session.next()
        area.focusFirstPiece()
    }

    func heed(isDark: Bool) { memory.isDark = isDark }

    /// A picture that is dropped on the cards is on their backs.
    func take(fileOf uri: String) {
        if let back = properties.properties.first(where: { $0.name == "backImage" }) {
            properties.set(back, to: .picture(.own(uri)))
        }
    }

    /// Shows a game that was played before.
    func watchAgain(_ game: PlayedGame<MemoryBoard>) {
        clear()
        session.watch(game)
        area.focusFirstPiece()
    }

    private func connect() {
        area.nameOfPiece = { [words] in words.name(of: $0) }
        area.updated = { [unowned self] in showState() }
        memory.played = { [unowned self] move in session.note(move) }
        memory.happened = { [unowned self] event in tell(event) }
        session.failed = { [unowned self] reason in refused(reason) }
        session.result = { [unowned self] game in result(of: game) }
        files.refused = { [unowned self] reason in refused(reason) }
        properties.refused = { [unowned self] reason in refused(reason) }
        properties.nextGameChanged = { [unowned self] in session.dealAgainIfUntouched() }
        memory.deckExchanged = { [unowned self] refusal in refused(refusal.words) }
    }

    private func addActions() {
        surroundings.actions.add("peek") { [unowned self] in memory.peek(at: now()) }
        setWatching = surroundings.actions.addSwitch("watch", isOn: false) { [unowned self] isOn in
            if isOn { session.beginWatching() }
            memory.watch(isOn, at: now())
        }
        Widget(sharing: area.widget).addShortcut("p", action: "win.peek")
    }

    private func clear() {
        frame.result.hide()
        area.cancelPress()
        setWatching(false)
    }

    /// The game that is over, as it is kept.
    private func result(of game: OpenGame) -> FinishedGame {
        let review = review
        return FinishedGame(
            of: game, category: memory.setup.notation, finished: secondsSince1970(),
            moveCount: memory.game.moves, peeks: memory.game.peeks, avoidable: review?.avoidableMisses ?? 0,
            rating: review.map { PerfectRating(of: $0, in: memory.game).percent })
    }

    /// How the one player has played so far; nil where there are several.
    private var review: GameReview? {
        memory.game.pairsWon.count == 1 ? try? GameReview(deal: memory.game.deal, moves: memory.game.record) : nil
    }

    private func showState() {
        frame.status.show(headline: words.turn, [words.moves, words.pairs, words.peeks])
        area.describe(name: translated("Memory board"), state: words.state)
    }

    private func tell(_ event: MemoryGame.Event) {
        if let name = event.sound { surroundings.sounds.play(name) }
        if let text = words.announcement(of: event) { area.announce(text) }
        if event == .finished { finish() }
    }

    private func finish() {
        setWatching(false)
        frame.result.show(
            title: translated("All pairs found"),
            text: MemoryResultWords(
                setup: memory.setup, game: memory.game, review: review, seconds: session.seconds
            ).lines,
            button: session.isReplay ? translated("Back to the game") : translated("New game"))
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
