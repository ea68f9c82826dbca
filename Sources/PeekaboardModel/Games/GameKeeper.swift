// The keeper is owned by its session; all keepers share the one store.

import Gameplay
import Store
import Words

/// Keeps the game under way on one board at every move, so that nothing of it is lost however the program ends, and the
/// games that were finished there. It knows texts only; what they mean the session knows. If something cannot be kept the game
/// goes on all the same, and the reason is told once, until something can be kept again.
final class GameKeeper {
    /// Called with what went wrong, in words.
    var failed: (String) -> Void = { _ in }
    /// The game under way: what it was begun with, the moves noted since, and how long it has been played up to the last.
    private(set) var game: OpenGame
    /// Whether the game on the board is one that was played before, of which nothing is kept.
    private(set) var isReplay = false

    /// Whether the program has played in it.
    private(set) var isWatched = false

    /// A mark among the moves: from here on the program has played.
    private static let watchMark: Substring = "w"

    private let board: String
    private let store: StoreQueue
    private let troubles: KeepingTroubles
    private var lastMove: Double?
    /// How often another game has come onto the board. A read that was started for an earlier game is ignored.
    private var changes = 0

    /// A keeper of the games on a board.
    init(board: String, _ services: GameServices) {
        self.board = board
        store = services.store
        troubles = services.troubles
        game = OpenGame(board: board, seed: 0, setup: "")
    }

    /// How long the game has been played, in seconds, up to its last move.
    var seconds: Double { game.seconds }

    /// Notes that a game has been dealt.
    func begin(seed: UInt64, setup: String) {
        game = OpenGame(board: board, seed: seed, setup: setup)
        (lastMove, isWatched, isReplay) = (nil, false, false)
        changes += 1
        keep { [game] store throws(StoreError) in try store.begin(game) }
    }

    /// The game under way as it is kept, with all that `begin(again:)` needs.
    var kept: OpenGame {
        var kept = game
        if isWatched { kept.moves += " \(Self.watchMark)" }
        return kept
    }

    /// Goes on with a game as it was kept, in place of the one under way; it is put back on the board, or refused by
    /// `setAside`.
    func begin(again kept: OpenGame) {
        take(kept)
        keep { store throws(StoreError) in try store.begin(kept) }
    }

    /// Notes a move that was accepted, as text without spaces, other than `w`.
    func note(_ move: String, at now: Double) {
        guard !isReplay else { return }
        if let lastMove { game.seconds += now - lastMove }
        lastMove = now
        game.moves += game.moves.isEmpty ? move : " " + move
        append(move)
    }

    /// Notes that the program plays on from here.
    func beginWatching() {
        guard !isReplay, !isWatched else { return }
        isWatched = true
        append(String(Self.watchMark))
    }

    /// Notes that a game is shown that was played before; the one under way stays as it is kept.
    func beginReplay() {
        isReplay = true
        changes += 1
    }

    /// Reads the game that was under way; when `prepare` has called back, calls `body` with it, for it to be put back on the
    /// board, or refused by `setAside`. Both get nil if there is none, or none in which anything has been done. `body` is not
    /// called if another game comes meanwhile.
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
            // The store itself can make nothing of what lies there.
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

    /// Refuses the game that was under way: the board can make nothing of it. It stays in the store under another name.
    func setAside() {
        keep { [board] store throws(StoreError) in
            try store.setAside(board: board)
        } then: { [weak self] name in
            guard let self, let name else { return }
            failed(
                filled(
                    // Translators: {name} is a name in the database.
                    translated("The game in progress could not be read and was set aside as “{name}”"),
                    ["name": name]))
        }
    }

    /// Moves the game that is over to the results. One in which the program has played counts for nothing.
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
