// SPDX-License-Identifier: GPL-3.0-or-later
// The model owns its session, which lives as long as the window's controller.

import BoardKinds
import Boards
import GameRecords
import Store

/// The sequence of games on a board. It deals the next game, saves the current one after each move, resumes it at the
/// next start, and replays finished games.
final class GameSession<B: GameBoard> {
    /// An event of the session.
    enum Event {
        /// A game has begun, or was resumed.
        case began
        /// A game that counts is over. What it has produced in addition to its result has to be stored now, before the
        /// result: if the program ends in between, both are done at the next start.
        case finished
        /// A recorded game is shown, or the board has returned to a game in progress.
        case timeLineChanged
        /// A game could not be saved, or a saved game could not be read; the message says why.
        case failed(String)
    }

    /// Called with each event.
    var happened: (Event) -> Void = { _ in }
    /// Returns the record to store for a finished game, given its saved form.
    var result: (OpenGame) -> FinishedGame? = { _ in nil }
    /// Calls its callback once a game with the given setup, or with the next setup if that is `nil`, can be created
    /// without waiting.
    var prepare: (B.Rules.Setup?, @escaping () -> Void) -> Void = { $1() }
    /// Describes a move of a recorded game.
    var describe: (PlayedMove<B.Rules>) -> MoveDescription = { _ in MoveDescription("") }
    /// The board that the games are played on.
    let board: B
    /// The moves of the recorded game that the board shows, or `nil` if the board is played on.
    private(set) var timeLine: GameTimeLine? { didSet { if timeLine !== oldValue { happened(.timeLineChanged) } } }

    private let saver: GameSaver
    private let platform: any Platform
    private let isSeedGiven: Bool
    private var deals: GameSeeds
    /// Whether a saved game is being restored. Moves that are played to restore it do not finish the game.
    private var isResuming = false
    /// Shows the game in progress again that was set aside for a recorded one.
    private var returnToGame: ((_ now: Double) -> Void)?

    /// Creates a session and its board, which `make` creates from the first seed. If a seed was requested, the session
    /// starts with it, even if there is a saved game.
    init(named name: String, _ services: GameServices, make: (UInt64) -> B) {
        platform = services.platform
        isSeedGiven = services.seed != nil
        deals = GameSeeds(first: services.seed, platform: services.platform)
        board = make(deals.next())
        saver = GameSaver(board: name, services)
        saver.failed = { [weak self] reason in self?.happened(.failed(reason)) }
    }

    /// The playing time up to the last move, in seconds.
    var seconds: Double { saver.seconds }

    /// Whether the game on the board is a replay.
    var isReplay: Bool { saver.isReplay }

    /// Resumes the saved game or begins a new one, then calls `body`.
    func begin(then body: @escaping () -> Void) {
        let first = board.seed
        guard isSeedGiven else { return resume(orDeal: { first }, then: body) }
        prepare(nil) { [weak self] in
            self?.deal(seed: first)
            body()
        }
    }

    /// Ends a replay: returns to the game that was set aside, resumes the saved game, or begins a new one. Then calls
    /// `body`.
    func goBack(then body: @escaping () -> Void) {
        guard let returnToGame else { return resume(orDeal: { [unowned self] in deals.next() }, then: body) }
        saver.endReplay(at: platform.now())
        returnToGame(platform.now())
        leaveReplay()
        body()
    }

    /// Begins the next game. Returns the game that it replaces, in its stored form, or `nil` if that game was over or
    /// had no moves.
    func next() -> OpenGame? {
        let isMissed = board.hasBegun && !board.isOver && !board.record.isEmpty
        let left = saver.storedGame
        deal(seed: deals.next())
        return isMissed ? left : nil
    }

    /// Resumes a game that was replaced by a new one.
    func goBack(to left: OpenGame) {
        leaveReplay()
        saver.resume(left)
        if !putBack(saver.game) { deal(seed: deals.next()) }
        happened(.began)
    }

    /// Deals the game again with the same seed, if no move has been made yet.
    func dealAgainIfUntouched() {
        if board.hasBegun, board.record.isEmpty, !saver.isReplay { deal(seed: board.seed) }
    }

    /// Whether the game counts: it is not a replay, and the program has not played in it.
    var counts: Bool { !saver.isReplay && !saver.hasAutomaticMoves }

    /// Replays a finished game.
    func replay(_ game: GameRecord<B.Rules>) {
        let timeLine = beginReplay(setsAside: board.hasBegun && !board.isOver) { game }
        board.replay(game.setup, seed: game.seed, record: game.moves, at: platform.now())
        timeLine.playingBegan()
        self.timeLine = timeLine
        happened(.began)
    }

    /// Whether there are moves to look back at.
    var canLookBack: Bool { board.hasBegun && !board.record.isEmpty && !saver.isReplay }

    /// Shows the moves of the current game, at the last of them. The game does not change.
    func lookBack() {
        let timeLine = beginReplay(setsAside: true) {
            GameRecord(setup: board.setup, seed: board.seed, moves: board.record)
        }
        timeLine.seek(to: timeLine.count)
        self.timeLine = timeLine
    }

    private func beginReplay(setsAside: Bool, of record: () -> GameRecord<B.Rules>) -> GameTimeLine {
        let now = platform.now()
        if setsAside, !saver.isReplay { returnToGame = board.setAside(at: now) }
        saver.beginReplay(at: now)
        return GameTimeLine(of: record(), on: board, now: { [platform] in platform.now() }, describe: describe)
    }

    private func leaveReplay() {
        returnToGame = nil
        timeLine = nil
    }

    /// Records that the program plays from here on.
    func markAsAssisted() { saver.markAsAssisted() }

    /// Records an accepted move.
    func record(_ move: B.Rules.Move) {
        if let timeLine { return timeLine.movePlayed() }
        saver.record(move.notation, at: platform.now())
        if board.isOver, !saver.isReplay, !isResuming { finish() }
    }

    private func deal(seed: UInt64) {
        leaveReplay()
        board.deal(seed: seed, at: platform.now())
        saver.begin(seed: board.seed, setup: board.setup.notation)
        happened(.began)
    }

    /// Restores the saved game once it has been read, or deals a new one if there is none, then calls `body`.
    private func resume(orDeal seed: @escaping () -> UInt64, then body: @escaping () -> Void) {
        saver.readOpenGame { [prepare] storedGame, body in
            prepare(storedGame.flatMap { B.Rules.Setup(notation: $0.setup) }, body)
        } then: { [weak self] storedGame in
            guard let self else { return }
            leaveReplay()
            if let storedGame, resumeGame(with: storedGame) { happened(.began) } else { deal(seed: seed()) }
            body()
        }
    }

    private func resumeGame(with storedGame: OpenGame) -> Bool {
        guard putBack(storedGame) else { return false }
        guard board.isOver else { return true }
        finish()  // The program ended after the last move, before the result was stored.
        return false
    }

    /// Restores a saved game on the board. Sets it aside and returns false if the board cannot restore it.
    private func putBack(_ storedGame: OpenGame) -> Bool {
        isResuming = true
        defer { isResuming = false }
        guard let game = GameRecord<B.Rules>(storedGame),
            (try? board.restore(game.setup, seed: game.seed, record: game.moves, at: platform.now())) != nil
        else {
            saver.setAside()
            return false
        }
        return true
    }

    private func finish() {
        guard let result = result(saver.game) else { return }
        if counts { happened(.finished) }
        saver.finish(result)
    }
}
