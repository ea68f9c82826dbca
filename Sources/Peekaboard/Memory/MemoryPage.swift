// The page owns board and keeper. Closures on what it owns, or on what ends with the window, refer to it unowned: it lives as
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

    let memory: MemoryBoard
    let words: MemoryWords
    let surroundings: Surroundings
    private let files: PlayersFiles
    private let keeper: GameKeeper
    private var deals: GameSeeds
    private var setWatching: (Bool) -> Void = { _ in }

    init(in surroundings: Surroundings) {
        self.surroundings = surroundings
        deals = GameSeeds(first: surroundings.seed)
        memory = MemoryBoard(seed: deals.next())
        words = MemoryWords(board: memory)
        keeper = GameKeeper(board: name, store: surroundings.store)
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
        let first = memory.seed
        if surroundings.seed == nil, resume() { return area.focusFirstPiece() }
        deal(seed: first)
    }

    func newGame() {
        clear()
        if keeper.isReplay, resume() { return area.focusFirstPiece() }
        deal(seed: deals.next())
    }

    func heed(isDark: Bool) { memory.isDark = isDark }

    /// A picture that is dropped on the cards is on their backs.
    func take(fileOf uri: String) {
        if let back = properties.properties.first(where: { $0.name == "backImage" }) {
            properties.set(back, to: .picture(.own(uri)))
        }
    }

    /// Shows a game that was played before.
    func watchAgain(_ game: PlayedMemoryGame) {
        clear()
        keeper.beginReplay()
        memory.replay(game.setup, seed: game.seed, record: game.moves, at: now())
        area.focusFirstPiece()
    }

    private func connect() {
        area.nameOfPiece = { [words] in words.name(of: $0) }
        area.updated = { [unowned self] in showState() }
        memory.played = { [unowned self] move in note(move) }
        memory.happened = { [unowned self] event in tell(event) }
        keeper.failed = { [unowned self] reason in refused(reason) }
        files.refused = { [unowned self] reason in refused(reason) }
        properties.refused = { [unowned self] reason in refused(reason) }
        properties.nextGameChanged = { [unowned self] in
            // Nothing is lost where nothing has been turned yet.
            if hasBegun, memory.game.record.isEmpty, !keeper.isReplay { deal(seed: memory.seed) }
        }
    }

    private func addActions() {
        surroundings.actions.add("peek") { [unowned self] in memory.peek(at: now()) }
        setWatching = surroundings.actions.addSwitch("watch", isOn: false) { [unowned self] isOn in
            if isOn { keeper.beginWatching() }
            memory.watch(isOn, at: now())
        }
        Widget(sharing: area.widget).addShortcut("p", action: "win.peek")
    }

    private func deal(seed: UInt64) {
        let deck = memory.deck
        memory.deal(seed: seed, at: now())
        if memory.deck != deck {
            refused(LiveProperty.Refusal.tooFewFaces(has: deck.pairs.count, needs: memory.setup.pairs).words)
        }
        keeper.begin(seed: memory.seed, setup: memory.setup.notation)
        area.focusFirstPiece()
    }

    private func clear() {
        frame.result.hide()
        area.cancelPress()
        setWatching(false)
    }

    /// Puts the game that was under way back on the board; false if there is none.
    private func resume() -> Bool {
        guard let kept = keeper.openGame() else { return false }
        guard let game = PlayedMemoryGame(kept),
            (try? memory.restore(game.setup, seed: game.seed, record: game.moves, at: now())) != nil
        else {
            keeper.setAside()
            return false
        }
        guard memory.game.isOver else { return true }
        keeper.finish(result)  // The program ended between the last move and this.
        return false
    }

    private func note(_ move: MemoryGame.Move) {
        keeper.note(move.notation, at: now())
        if memory.game.isOver, !keeper.isReplay { keeper.finish(result) }
    }

    /// The game that is over, as it is kept.
    private var result: FinishedGame {
        let review = review
        return FinishedGame(
            of: keeper.game, category: memory.setup.notation, finished: secondsSince1970(),
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
                setup: memory.setup, game: memory.game, review: review, seconds: keeper.seconds
            ).lines,
            button: keeper.isReplay ? translated("Back to the game") : translated("New game"))
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
