// A session owns its keeper. All keepers share one store.

import Gameplay
import Store
import Words

/// Saves the game in progress on one board after every move, so that nothing is lost however the program ends, and the
/// games finished there. It treats games as text; only the session interprets them. If saving fails, the game
/// continues, and the reason is reported once until saving works again.
final class GameKeeper {
    /// Called with the reason, in words, when something cannot be saved or read.
    var failed: (String) -> Void = { _ in }
    /// The game in progress: its setup, its moves, and the playing time up to the last move.
    private(set) var game: OpenGame
    /// Whether the board shows a replay, of which nothing is saved.
    private(set) var isReplay = false

    /// Whether the program has played in the game.
    private(set) var isWatched = false

    /// A marker among the stored moves: the program has played from here on.
    private static let watchMark: Substring = "w"

    private let board: String
    private let store: StoreQueue
    private let troubles: KeepingTroubles
    private var lastMove: Double?
    /// The number of times the game on the board has been replaced. Results of a read that was started for an earlier
    /// game are ignored.
    private var changes = 0

    /// Creates a keeper for the games on a board.
    init(board: String, _ services: GameServices) {
        self.board = board
        store = services.store
        troubles = services.troubles
        game = OpenGame(board: board, seed: 0, setup: "")
    }

    /// The playing time up to the last move, in seconds.
    var seconds: Double { game.seconds }

    /// Begins a game that has been dealt.
    func begin(seed: UInt64, setup: String) {
        game = OpenGame(board: board, seed: seed, setup: setup)
        (lastMove, isWatched, isReplay) = (nil, false, false)
        changes += 1
        keep { [game] store throws(StoreError) in try store.begin(game) }
    }

    /// The game in progress in its stored form, for `begin(again:)`.
    var kept: OpenGame {
        var kept = game
        if isWatched { kept.moves += " \(Self.watchMark)" }
        return kept
    }

    /// Replaces the game in progress with a stored one. The caller restores it on the board, or rejects it with
    /// `setAside`.
    func begin(again kept: OpenGame) {
        take(kept)
        keep { store throws(StoreError) in try store.begin(kept) }
    }

    /// Records an accepted move, as text without spaces other than `w`.
    func note(_ move: String, at now: Double) {
        guard !isReplay else { return }
        if let lastMove { game.seconds += now - lastMove }
        lastMove = now
        game.moves += game.moves.isEmpty ? move : " " + move
        append(move)
    }

    /// Records that the program plays from here on.
    func beginWatching() {
        guard !isReplay, !isWatched else { return }
        isWatched = true
        append(String(Self.watchMark))
    }

    /// Begins a replay. The stored game in progress does not change.
    func beginReplay() {
        isReplay = true
        changes += 1
    }

    /// Reads the game in progress, calls `prepare`, and after its callback calls `body`, which restores the game on the
    /// board or rejects it with `setAside`. Both get nil if there is no game or if it has no moves. `body` is not
    /// called if another game begins meanwhile.
    func readOpenGame(
        preparing prepare: @escaping (OpenGame?, @escaping () -> Void) -> Void, then body: @escaping (OpenGame?) -> Void
    ) {
        changes += 1
        let change = changes
        store.ask { [board] store throws(StoreError) in
            try store.openGame(board: board)
        } then: { [weak self] read in
            guard let self, change == changes else { return }
            let kept = heed(read)
            prepare(kept) { [weak self] in
                guard let self, change == changes else { return }
                if let kept { take(kept) }
                body(kept == nil ? nil : game)
            }
        }
    }

    private func heed(_ read: Result<OpenGame?, StoreError>) -> OpenGame? {
        switch read {
        case .success(let kept): return kept.flatMap { $0.moves.isEmpty ? nil : $0 }
        case .failure(let error):
            // An unusable game is reported when it is set aside.
            if case .unusable = error {} else { tell(error) }
            setAside()
            return nil
        }
    }

    private func take(_ kept: OpenGame) {
        let words = kept.moves.split(separator: " ")
        (game, lastMove, isReplay) = (kept, nil, false)
        changes += 1
        game.moves = words.filter { $0 != Self.watchMark }.joined(separator: " ")
        isWatched = words.contains(Self.watchMark)
    }

    /// Rejects the stored game because the board cannot restore it. The game stays in the store under another name.
    func setAside() {
        keep { [board] store throws(StoreError) in
            try store.setAside(board: board)
        } then: { [weak self] name in
            guard let self, let name else { return }
            failed(
                filled(
                    // Translators: {name} is a name in the database.
                    translated("The game in progress could not be read and was moved to “{name}”"),
                    ["name": name]))
        }
    }

    /// Moves the finished game to the results. A game in which the program has played is discarded.
    func finish(_ result: FinishedGame) {
        keep { [board, isWatched] store throws(StoreError) in
            guard !isWatched else { return try store.close(board: board) }
            try store.finish(result)
        }
    }

    private func append(_ move: String) {
        keep { [board, seconds = game.seconds] store throws(StoreError) in
            try store.append(move: move, board: board, seconds: seconds)
        }
    }

    /// Saves something without waiting for it, then calls `body` with the result.
    private func keep<Kept: Sendable>(
        _ work: @escaping @Sendable (Store) throws(StoreError) -> Kept, then body: @escaping (Kept) -> Void = { _ in }
    ) {
        store.ask(work) { [weak self] outcome in
            guard let self else { return }
            switch outcome {
            case .success(let kept):
                troubles.end(board)
                body(kept)
            case .failure(let error): tell(error)
            }
        }
    }

    private func tell(_ error: StoreError) {
        if troubles.isNew(error, on: board) { failed(error.wordsOfLoss(keepsSettings: troubles.keepsSettings())) }
    }
}
