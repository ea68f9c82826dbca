// The keeper owns the store. It is owned by the window, like the board that it looks at.

import Boards
import GtkKit
import MemoryRules
import Store

/// Keeps the game under way at every move, so that nothing of it is lost however the program ends, and the games that were
/// finished. If that cannot be done the game goes on all the same, and the reason is told once.
final class GameKeeper {
    /// Called with what went wrong, in words.
    var failed: (String) -> Void = { _ in }
    /// How long the game has been played, in seconds, up to its last move.
    private(set) var seconds = 0.0
    /// Whether the game on the board is one that was played before, of which nothing is kept.
    private(set) var isReplay = false
    /// The finished games.
    let store: Store
    /// What went otherwise than it should when the store was opened, in words.
    let incidents: [String]

    private static let board = "memory"
    /// A mark among the moves: from here on the program has played.
    private static let watchMark = "w"

    private let game: MemoryBoard
    private var lastMove: Double?
    private var isWatched = false
    private var hasFailed = false

    /// A keeper of the games on a board, in the file of a path; without a path all is forgotten when the program ends.
    init(board: MemoryBoard, path: String?) {
        game = board
        store = Store(path: path)
        incidents = path == nil ? [] : store.incidents.map(\.words)
    }

    /// Notes that a game has been dealt.
    func begin() {
        (seconds, lastMove, isWatched, isReplay) = (0, nil, false, false)
        attempt {
            () throws(StoreError) in
            try store.begin(OpenGame(board: Self.board, seed: game.seed, setup: game.setup.notation))
        }
    }

    /// Notes that the program plays on from here.
    func beginWatching() {
        guard !isReplay, !isWatched else { return }
        isWatched = true
        append(Self.watchMark)
    }

    /// Notes that a game is shown that was played before; the one under way stays as it is kept.
    func beginReplay() { isReplay = true }

    /// Notes a move that was accepted.
    func note(_ move: MemoryGame.Move, at now: Double) {
        guard !isReplay else { return }
        if let lastMove { seconds += now - lastMove }
        lastMove = now
        append(move.notation)
        if game.game.isOver { finish() }
    }

    /// How the one player has played so far; nil where there are several.
    var review: GameReview? {
        game.game.pairsWon.count == 1 ? try? GameReview(deal: game.game.deal, moves: game.game.record) : nil
    }

    /// Moves the game that is over to the results. One in which the program has played counts for nothing.
    private func finish() {
        attempt { () throws(StoreError) in
            guard !isWatched else { return try store.close(board: Self.board) }
            try store.finish(result)
        }
    }

    /// Puts the game that was under way back on the board; false if there is none.
    func resume(at now: Double) -> Bool {
        var open: OpenGame?
        attempt { () throws(StoreError) in open = try store.openGame(board: Self.board) }
        guard let open, let setup = MemorySetup(notation: open.setup), !open.moves.isEmpty else { return false }
        let words = open.moves.split(separator: " ").map(String.init)
        let moves = words.filter { $0 != Self.watchMark }.compactMap { MemoryGame.Move(notation: $0) }
        do {
            try game.restore(setup, seed: open.seed, record: moves, at: now)
        } catch {
            failed(translated("The game that was under way could not be read, so a new one begins"))
            return false
        }
        (seconds, lastMove, isReplay) = (open.seconds, nil, false)
        isWatched = words.contains(Self.watchMark)
        guard game.game.isOver else { return true }
        finish()  // The program ended between the last move and this.
        return false
    }

    private var result: FinishedGame {
        let review = review
        let moves = game.game.record.map(\.notation).joined(separator: " ")
        let played = OpenGame(
            board: Self.board, seed: game.seed, setup: game.setup.notation, moves: moves, seconds: seconds)
        return FinishedGame(
            of: played, category: game.setup.notation, finished: secondsSince1970(), moveCount: game.game.moves,
            peeks: game.game.peeks, avoidable: review?.avoidableMisses ?? 0,
            rating: review.map { PerfectRating(of: $0, in: game.game).percent })
    }

    private func append(_ move: String) {
        attempt { () throws(StoreError) in try store.append(move: move, board: Self.board, seconds: seconds) }
    }

    private func attempt(_ work: () throws(StoreError) -> Void) {
        do throws(StoreError) {
            try work()
        } catch {
            if !hasFailed { failed(error.words) }
            hasFailed = true
        }
    }
}
