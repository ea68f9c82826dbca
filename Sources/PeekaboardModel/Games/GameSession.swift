// A session belongs to its model and lives as long as the window's controller.

import BoardKinds
import Boards
import Gameplay
import Store

/// One game after the other on a board: which comes next, the one under way kept at each move and found again, and those that
/// are watched again.
final class GameSession<B: GameBoard> {
    /// Called when something cannot be kept, or what was kept cannot be read, with the reason in words.
    var failed: (String) -> Void {
        get { keeper.failed }
        set { keeper.failed = newValue }
    }
    /// What is kept of the game that is over; it is given what is kept of it so far.
    var result: (OpenGame) -> FinishedGame? = { _ in nil }
    /// Keeps what a game that is over and counts has brought besides its result. That comes first: if the program ends in
    /// between, both are done at the next start.
    var storeFindings: () -> Void = {}
    /// Calls its callback when a game of a setup, or of the next setup if it is nil, can be made without waiting.
    var prepare: (B.Rules.Setup?, @escaping () -> Void) -> Void = { $1() }
    /// Called when another game has begun, or goes on.
    var began: () -> Void = {}
    /// The board.
    let board: B

    private let keeper: GameKeeper
    private let platform: any Platform
    private let isSeedGiven: Bool
    private var deals: GameSeeds
    /// Whether a game that was under way is being put back: moves that this brings about end nothing yet.
    private var isResuming = false

    /// A session on a board that `make` makes from the first seed. A seed that was asked for begins with that one, whatever was
    /// under way.
    init(named name: String, _ services: GameServices, make: (UInt64) -> B) {
        platform = services.platform
        isSeedGiven = services.seed != nil
        deals = GameSeeds(first: services.seed, platform: services.platform)
        board = make(deals.next())
        keeper = GameKeeper(board: name, services)
    }

    /// How long the game has been played, in seconds, up to its last move.
    var seconds: Double { keeper.seconds }

    /// Whether the game on the board is one that was played before.
    var isReplay: Bool { keeper.isReplay }

    /// Goes on with the game that was under way, or begins one, then calls `body`.
    func begin(then body: @escaping () -> Void) {
        let first = board.seed
        guard isSeedGiven else { return resume(orDeal: { first }, then: body) }
        prepare(nil) { [weak self] in
            self?.deal(seed: first)
            body()
        }
    }

    /// After a game that was watched again, goes on with the one under way, or begins one, then calls `body`.
    func goBack(then body: @escaping () -> Void) { resume(orDeal: { [unowned self] in deals.next() }, then: body) }

    /// Begins the next game. Returns the game that this has thrown away, as it was kept; nil if there was nothing in it to be
    /// missed.
    func next() -> OpenGame? {
        let isMissed = board.hasBegun && !board.isOver && !board.record.isEmpty
        let left = keeper.kept
        deal(seed: deals.next())
        return isMissed ? left : nil
    }

    /// Resumes a game that was replaced by a new one.
    func goBack(to left: OpenGame) {
        keeper.begin(again: left)
        if !putBack(keeper.game) { deal(seed: deals.next()) }
        began()
    }

    /// Begins a game with the same seed anew, if nothing has been done in it yet: nothing is lost then.
    func dealAgainIfUntouched() {
        if board.hasBegun, board.record.isEmpty, !keeper.isReplay { deal(seed: board.seed) }
    }

    /// Whether the game counts: the player has played it alone, and for the first time.
    var counts: Bool { !keeper.isReplay && !keeper.isWatched }

    /// Shows a game that was played before.
    func watch(_ game: GameRecord<B.Rules>) {
        keeper.beginReplay()
        board.replay(game.setup, seed: game.seed, record: game.moves, at: platform.now())
        began()
    }

    /// Notes that the program plays on from here.
    func beginWatching() { keeper.beginWatching() }

    /// Notes a move that was accepted.
    func note(_ move: B.Rules.Move) {
        keeper.note(move.notation, at: platform.now())
        if board.isOver, !keeper.isReplay, !isResuming { finish() }
    }

    private func deal(seed: UInt64) {
        board.deal(seed: seed, at: platform.now())
        keeper.begin(seed: board.seed, setup: board.setup.notation)
        began()
    }

    /// Puts the game that was under way back on the board as soon as it is read, or deals another one if there is none, then
    /// calls `body`.
    private func resume(orDeal seed: @escaping () -> UInt64, then body: @escaping () -> Void) {
        keeper.readOpenGame { [prepare] kept, body in
            prepare(kept.flatMap { B.Rules.Setup(notation: $0.setup) }, body)
        } then: { [weak self] kept in
            guard let self else { return }
            if let kept, goOn(with: kept) { began() } else { deal(seed: seed()) }
            body()
        }
    }

    private func goOn(with kept: OpenGame) -> Bool {
        guard putBack(kept) else { return false }
        guard board.isOver else { return true }
        finish()  // The program ended between the last move and this.
        return false
    }

    /// Puts a game on the board that the keeper has; one that the board can make nothing of is set aside.
    private func putBack(_ kept: OpenGame) -> Bool {
        isResuming = true
        defer { isResuming = false }
        guard let game = GameRecord<B.Rules>(kept),
            (try? board.restore(game.setup, seed: game.seed, record: game.moves, at: platform.now())) != nil
        else {
            keeper.setAside()
            return false
        }
        return true
    }

    private func finish() {
        guard let result = result(keeper.game) else { return }
        if counts { storeFindings() }
        keeper.finish(result)
    }
}
