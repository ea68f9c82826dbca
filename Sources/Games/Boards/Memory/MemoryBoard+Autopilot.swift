// SPDX-License-Identifier: GPL-3.0-or-later
import MemoryRules

/// Automatic moves: those of the computer, of the demo with perfect memory, and of a replay. Each is played shortly
/// after the board comes to rest, so that the player can follow.
extension MemoryBoard {
    /// The time the board rests before the next move, in seconds.
    static let pauseBeforeMove = 0.35

    /// Whether it is the computer's turn.
    public var isComputersTurn: Bool { opponent != nil && game.currentPlayer == 1 && !game.isOver }

    /// Whether moves are made automatically. If so, taps are ignored.
    public var isAutomatic: Bool { isReplay || makesMoves }

    /// Whether the next move is made automatically.
    private var makesMoves: Bool { autopilot.isOn || isComputersTurn && !isReplay }

    /// Starts or stops a demo that continues the current game with perfect memory. It starts with only the cards that
    /// are face up now.
    public func setAutopilot(_ isOn: Bool, at now: Double) {
        advance(to: now)
        var player = PerfectPlayer()
        player.look(at: game)
        autopilot = isOn && !isReplay ? .player(player) : .off
        agenda.removeAll { $0 == .automaticMove }
        scheduleAutomaticMove(from: now)
        changed()
    }

    /// Stops automatic moves.
    public func stopAutomaticMoves(at now: Double) { setAutopilot(false, at: now) }

    /// Returns a function that shows the current game again.
    public func setAside(at now: Double) -> (_ now: Double) -> Void { setGameAside(at: now) }

    /// Plays moves one after another.
    public func playAutomatically(_ moves: [MemoryGame.Move], at now: Double) {
        autopilot = .moves(moves[...])
        resumeMoment(at: now)
        scheduleAutomaticMove(from: now)
        changed()
    }

    /// Shows the open cards to the automatic players.
    func remember() {
        opponent?.look(at: game)
        if case .player(var player) = autopilot {
            player.look(at: game)
            autopilot = .player(player)
        }
    }

    /// Schedules the next move for when the board has come to rest after `time`.
    func scheduleAutomaticMove(from time: Double) {
        guard makesMoves, !game.isOver, agenda.nextTime == nil else { return }
        agenda.add(.automaticMove, at: max(animator.lastEnd, time) + Self.pauseBeforeMove)
    }

    /// Turns a mismatch back. In a recorded game, that is one of its moves, unless the next card was turned before.
    func endReveal(at time: Double) {
        guard isReplay else { return _ = play(.turnBack, at: time) }
        if case .moves(let moves) = autopilot, moves.first == .turnBack { playAutomatically(at: time) }
    }

    /// Makes the next move. Stops the autopilot if there is no legal move.
    func playAutomatically(at time: Double) {
        switch autopilot {
        case .off:
            if let card = opponent?.choice(in: game) { play(.turn(card), at: time) }
        case .player(let player):
            if let card = player.choice(in: game) { play(.turn(card), at: time) }
        case .moves(var moves):
            guard let move = moves.popFirst() else { return autopilot = .off }
            autopilot = .moves(moves)
            if !play(move, at: time) { autopilot = .off }
        }
        if game.isOver { autopilot = .off }
    }
}

extension Opponent {
    /// Creates the opponent of a setup after the moves of a game. Returns `nil` if only people play.
    init?(setup: MemorySetup, seed: UInt64, remembering record: [MemoryGame.Move]) {
        guard case .computer(let strength) = setup.players else { return nil }
        self.init(strength: strength, seed: seed)
        var game = MemoryGame(setup: setup, seed: seed)
        for move in record where (try? game.play(move)) != nil { look(at: game) }
    }
}
