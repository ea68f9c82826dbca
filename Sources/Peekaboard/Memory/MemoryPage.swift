// The page owns what reads the player's files; it refers to the page unowned.

import BoardWords
import Boards
import GtkKit
import MemoryRules
import Scene
import Store

/// The board of pairs in the window.
final class MemoryPage: GamePage<MemoryBoard>, BoardPage {
    let title = translated("Memory")
    let iconName = "peekaboard-memory-symbolic"
    let actions = ["peek", "watch"]

    let words: MemoryWords
    private let files: PlayersFiles
    private var setWatching: (Bool) -> Void = { _ in }

    init(in surroundings: Surroundings) {
        let session = GameSession(named: .memory, in: surroundings) { MemoryBoard(seed: $0) }
        let shelf = PictureShelf(folder: surroundings.installation.data)
        words = MemoryWords(board: session.board)
        files = PlayersFiles(board: session.board, shelf: shelf)
        super.init(.memory, session, in: surroundings, shelf: shelf, sources: files)
        connect()
        addActions()
    }

    func heed(isDark: Bool) { board.isDark = isDark }

    private func connect() {
        area.nameOfPiece = { [words] in words.name(of: $0) }
        board.happened = { [unowned self] event in tell(event) }
        files.refused = { [unowned self] reason in refused(reason) }
        files.renewed = { [unowned self] in properties.heedBoard() }
        board.deckExchanged = { [unowned self] refusal in
            refused(refusal.words)
            properties.heedBoard()
        }
    }

    private func addActions() {
        surroundings.actions.add("peek") { [unowned self] in board.peek(at: now()) }
        setWatching = surroundings.actions.addSwitch("watch", isOn: false) { [unowned self] isOn in
            if isOn { session.beginWatching() }
            board.watch(isOn, at: now())
        }
        Widget(sharing: area.widget).addShortcut("p", action: "win.peek")
    }

    override func clear() {
        super.clear()
        setWatching(false)
    }

    /// The game that is over, as it is kept.
    override func result(of game: OpenGame) -> FinishedGame? {
        let review = review
        return FinishedGame(
            of: game, category: board.setup.notation, finished: secondsSince1970(),
            moveCount: board.game.moves, helps: board.game.peeks, misses: review?.avoidableMisses,
            rating: PerfectRating(of: board.game)?.percent)
    }

    /// How the one player has played so far; nil where there are several.
    private var review: GameReview? {
        board.game.pairsWon.count == 1 ? try? GameReview(deal: board.game.deal, moves: board.game.record) : nil
    }

    override func showState() {
        frame.status.show(headline: words.turn, [words.moves, words.pairs, words.peeks])
        area.describe(name: translated("Memory board"), state: words.state)
    }

    private func tell(_ event: MemoryGame.Event) {
        if let name = event.sound { surroundings.sounds.play(name) }
        if let said = words.announcement(of: event) { area.announce(said) }
        if case .turned(let card) = event { area.announceName(of: card) }
        if case .peeked(let count) = event { note(words.peeked(times: count)) }
        if event == .finished { finish() }
    }

    private func finish() {
        setWatching(false)
        showResult(
            title: translated("All pairs found"),
            text: MemoryResultWords(
                setup: board.setup, game: board.game, review: review, seconds: session.seconds
            ).lines)
    }
}
