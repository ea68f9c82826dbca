import MemoryRules

/// Who plays a board in the players' place.
public enum Autopilot: Sendable {
    /// Nobody: people play.
    case off
    /// One who forgets nothing.
    case perfect(PerfectPlayer)
    /// The moves of a game that was played before; those still to come.
    case replay(ArraySlice<MemoryGame.Move>)

    /// Whether anybody does.
    public var isOn: Bool {
        if case .off = self { false } else { true }
    }
}

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
        autopilot = isOn ? .perfect(player) : .off
        agenda.removeAll { $0 == .automaticMove }
        awaitAutomaticMove(from: now)
        scene.wording += 1
        changed()
    }

    /// Deals a game that was played before, and shows its moves again.
    public func replay(_ setup: MemorySetup, seed: UInt64, record: [MemoryGame.Move], at now: Double) {
        put(MemoryGame(setup: setup, seed: seed), setup, seed)
        autopilot = .replay(record[...])
        open(at: now)
    }

    /// Lets all who remember see what lies open now.
    func remember() {
        opponent?.look(at: game)
        if case .perfect(var player) = autopilot {
            player.look(at: game)
            autopilot = .perfect(player)
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
        case .perfect(let player):
            if let card = player.choice(in: game) { play(.turn(card), at: time) }
        case .replay(var moves):
            // Time turns pairs back here too, by itself.
            moves = moves.drop { $0 == .turnBack }
            guard let move = moves.popFirst() else { return autopilot = .off }
            autopilot = .replay(moves)
            if !play(move, at: time) { autopilot = .off }
        }
        if game.isOver { autopilot = .off }
    }
}

extension MemoryGame {
    /// A game that is about to begin.
    init(setup: MemorySetup, seed: UInt64) {
        self.init(
            deal: Deal(columns: setup.columns, rows: setup.rows, seed: seed), players: setup.playerCount)
    }
}

extension Opponent {
    /// The computer of a setup, nil where only people play.
    init?(setup: MemorySetup, seed: UInt64) {
        guard case .computer(let strength) = setup.players else { return nil }
        self.init(strength: strength, seed: seed)
    }
}
