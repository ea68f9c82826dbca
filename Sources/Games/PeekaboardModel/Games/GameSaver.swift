// SPDX-License-Identifier: GPL-3.0-or-later
// A session owns its saver. All savers share one store.

import GameRecords
import Localization
import Store

/// Saves the game in progress on one board after every move, so that nothing is lost however the program ends, and the
/// games finished there. It treats games as text; only the session interprets them. If saving fails, the game
/// continues, and the reason is reported once until saving works again.
final class GameSaver {
    /// Called with a message for the user when something cannot be saved or read.
    var failed: (String) -> Void = { _ in }
    /// The game in progress: its setup, its moves, and the playing time up to the last move.
    private(set) var game: OpenGame
    /// Whether the board shows a replay, of which nothing is saved.
    private(set) var isReplay = false

    /// Whether the program has played in the game.
    private(set) var hasAutomaticMoves = false

    /// A marker among the stored moves: the program has played from here on.
    private static let assistedMark: Substring = "w"

    private let board: String
    private let store: StoreQueue
    private let saveErrors: SaveErrors
    private let saved: (_ board: String) -> Void
    private var lastMove: Double?
    /// The time at which the replay began.
    private var replayBegan = 0.0
    /// The number of times the game on the board has been replaced. Results of a read that was started for an earlier
    /// game are ignored.
    private var changes = 0

    /// Creates a saver for the games on a board.
    init(board: String, _ services: GameServices) {
        self.board = board
        store = services.store
        saveErrors = services.saveErrors
        saved = services.saved
        game = OpenGame(board: board, seed: 0, setup: "")
    }

    /// The playing time up to the last move, in seconds.
    var seconds: Double { game.seconds }

    /// Begins a game that has been dealt.
    func begin(seed: UInt64, setup: String) {
        game = OpenGame(board: board, seed: seed, setup: setup)
        (lastMove, hasAutomaticMoves, isReplay) = (nil, false, false)
        changes += 1
        save { [game] store throws(StoreError) in try store.begin(game) }
    }

    /// The game in progress in its stored form, for `resume(_:)`.
    var storedGame: OpenGame {
        var storedGame = game
        if hasAutomaticMoves { storedGame.moves += " \(Self.assistedMark)" }
        return storedGame
    }

    /// Replaces the game in progress with a stored one. The caller restores it on the board, or rejects it with
    /// `setAside`.
    func resume(_ storedGame: OpenGame) {
        load(storedGame)
        save { store throws(StoreError) in try store.begin(storedGame) }
    }

    /// Records an accepted move, as text without spaces other than `w`.
    func record(_ move: String, at now: Double) {
        guard !isReplay else { return }
        if let lastMove { game.seconds += now - lastMove }
        lastMove = now
        game.moves += game.moves.isEmpty ? move : " " + move
        append(move)
    }

    /// Records that the program plays from here on.
    func markAsAssisted() {
        guard !isReplay, !hasAutomaticMoves else { return }
        hasAutomaticMoves = true
        append(String(Self.assistedMark))
    }

    /// Begins a replay. The stored game in progress does not change.
    func beginReplay(at now: Double) {
        if !isReplay { replayBegan = now }
        isReplay = true
        changes += 1
    }

    /// Returns from a replay to the game in progress. The time in between does not count.
    func endReplay(at now: Double) {
        if let lastMove { self.lastMove = lastMove + now - replayBegan }
        isReplay = false
        changes += 1
    }

    /// Reads the game in progress, calls `prepare`, and after its callback calls `body`, which restores the game on the
    /// board or rejects it with `setAside`. Both get `nil` if there is no game or if it has no moves. `body` is not
    /// called if another game has begun by then.
    func readOpenGame(
        preparing prepare: @escaping (OpenGame?, @escaping () -> Void) -> Void, then body: @escaping (OpenGame?) -> Void
    ) {
        changes += 1
        let change = changes
        store.ask { [board] store throws(StoreError) in
            try store.openGame(board: board)
        } then: { [weak self] read in
            guard let self, change == changes else { return }
            let storedGame = gameToResume(read)
            prepare(storedGame) { [weak self] in
                guard let self, change == changes else { return }
                if let storedGame { load(storedGame) }
                body(storedGame == nil ? nil : game)
            }
        }
    }

    private func gameToResume(_ read: Result<OpenGame?, StoreError>) -> OpenGame? {
        switch read {
        case .success(let storedGame): return storedGame.flatMap { $0.moves.isEmpty ? nil : $0 }
        case .failure(let error):
            // An unusable game is reported when it is set aside.
            if case .unusable = error {} else { report(error) }
            setAside()
            return nil
        }
    }

    private func load(_ storedGame: OpenGame) {
        let words = storedGame.moves.split(separator: " ")
        (game, lastMove, isReplay) = (storedGame, nil, false)
        changes += 1
        game.moves = words.filter { $0 != Self.assistedMark }.joined(separator: " ")
        hasAutomaticMoves = words.contains(Self.assistedMark)
    }

    /// Rejects the stored game because the board cannot restore it. The game stays in the store under another name.
    func setAside() {
        save { [board] store throws(StoreError) in
            try store.setAside(board: board)
        } then: { [weak self] name in
            guard let self, let name else { return }
            failed(
                filled(
                    // Translators: {name} is a name in the database.
                    translated(
                        "Your last game could not be opened, so a new one was started. The old one was saved as “{name}”."
                    ),
                    ["name": name]))
        }
    }

    /// Moves the finished game to the results. A game in which the program has played is discarded.
    func finish(_ result: FinishedGame) {
        save { [board, hasAutomaticMoves] store throws(StoreError) in
            guard !hasAutomaticMoves else { return try store.close(board: board) }
            try store.finish(result)
        }
    }

    private func append(_ move: String) {
        save { [board, seconds = game.seconds] store throws(StoreError) in
            try store.append(move: move, board: board, seconds: seconds)
        }
    }

    /// Saves something without waiting for it, then calls `body` with the result.
    private func save<Output: Sendable>(
        _ work: @escaping @Sendable (Store) throws(StoreError) -> Output,
        then body: @escaping (Output) -> Void = { _ in }
    ) {
        store.ask(work) { [weak self] outcome in
            guard let self else { return }
            switch outcome {
            case .success(let output):
                saveErrors.end(board)
                saved(board)
                body(output)
            case .failure(let error): report(error)
            }
        }
    }

    private func report(_ error: StoreError) {
        if saveErrors.isNew(error, on: board) {
            failed(error.saveErrorText(canSaveSettings: saveErrors.canSaveSettings()))
        }
    }
}
