import MemoryRules

/// Moves that nobody makes by hand: the computer's, those of the one who forgets nothing, and those of a game that is
/// watched again. Each comes a moment after the board has come to rest, so that it can be followed.
extension MemoryBoard {
    /// How long the board rests before the next move, in seconds.
    static let pauseBeforeMove = 0.35

    /// Whether it is the computer's turn.
    public var isComputersTurn: Bool { opponent != nil && game.currentPlayer == 1 && !game.isOver }

    /// Whether taps are not for now, because somebody else plays.
    public var isAutomatic: Bool { autopilot.isOn || isComputersTurn }

    /// Lets one who forgets nothing, but has seen only what lies open now, play on from here; or ends that.
    public func watch(_ isOn: Bool, at now: Double) {
        advance(to: now)
        var player = PerfectPlayer()
        player.look(at: game)
        autopilot = isOn ? .player(player) : .off
        agenda.removeAll { $0 == .automaticMove }
        awaitAutomaticMove(from: now)
        changed()
    }

    /// Plays moves one after the other.
    public func playAutomatically(_ moves: [MemoryGame.Move], at now: Double) {
        autopilot = .moves(moves[...])
        awaitAutomaticMove(from: now)
        changed()
    }

    /// Lets all who remember see what lies open now.
    func remember() {
        opponent?.look(at: game)
        if case .player(var player) = autopilot {
            player.look(at: game)
            autopilot = .player(player)
        }
    }

    /// Puts the next move on the agenda, for when the board will have come to rest after what happened at `time`.
    func awaitAutomaticMove(from time: Double) {
        guard isAutomatic, !game.isOver, agenda.nextTime == nil else { return }
        agenda.add(.automaticMove, at: max(animator.lastEnd, time) + Self.pauseBeforeMove)
    }

    /// Makes the next move; without one that is legal the autopilot goes off.
    func playAutomatically(at time: Double) {
        switch autopilot {
        case .off:
            if let card = opponent?.choice(in: game) { play(.turn(card), at: time) }
        case .player(let player):
            if let card = player.choice(in: game) { play(.turn(card), at: time) }
        case .moves(var moves):
            // Time turns pairs back here too, by itself.
            moves = moves.drop { $0 == .turnBack }
            guard let move = moves.popFirst() else { return autopilot = .off }
            autopilot = .moves(moves)
            if !play(move, at: time) { autopilot = .off }
        }
        if game.isOver { autopilot = .off }
    }
}

extension Opponent {
    /// The computer of a setup after it has seen the moves of a game; nil if only people play.
    init?(setup: MemorySetup, seed: UInt64, watching record: [MemoryGame.Move]) {
        guard case .computer(let strength) = setup.players else { return nil }
        self.init(strength: strength, seed: seed)
        var game = MemoryGame(setup: setup, seed: seed)
        for move in record where (try? game.play(move)) != nil { look(at: game) }
    }
}
