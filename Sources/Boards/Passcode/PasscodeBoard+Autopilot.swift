import PasscodeRules

/// A player who always taps the circle that is asked for.
struct TargetPlayer: Sendable {}

/// Moves that nobody makes by hand: those of a program that taps what is asked for, and those of a game that is watched again.
extension PasscodeBoard {
    /// Whether taps are not for now, because the program plays.
    public var isAutomatic: Bool { autopilot.isOn }

    /// Lets the program play on from here, or ends that.
    public func watch(_ isOn: Bool, at now: Double) {
        advance(to: now)
        endAutomaticMoves()
        if isOn, !game.isOver {
            goOn()
            engage(.player(TargetPlayer()))
        }
        changed()
    }

    /// Leaves the moves to the player from here on. What flies in a replay, whose landing was among the moves, lands of
    /// its own.
    private func endAutomaticMoves() {
        agenda.removeAll { $0 == .automaticMove }
        let wasReplay = if case .moves = autopilot { true } else { false }
        autopilot = .off
        for circle in circles where wasReplay {
            guard case .flying = game.circles[circle], let glide = glides[circle] else { continue }
            agenda.add(.landed(circle + 1), at: max(playTime, glide.start + glide.duration))
        }
    }

    /// Plays moves, each at its time.
    public func playAutomatically(_ moves: [PasscodeGame.Move], at now: Double) {
        engage(.moves(moves[...]))
        changed()
    }

    private func engage(_ pilot: Autopilot<TargetPlayer, PasscodeGame.Move>) {
        autopilot = pilot
        switch pilot {
        case .off: break
        case .player: agenda.add(.automaticMove, at: playTime + PasscodeFigures.pauseBeforeTap)
        case .moves(let moves): awaitMove(of: moves)
        }
    }

    func playAutomatically(at playTime: Double) {
        switch autopilot {
        case .off: break
        case .player: if let target = game.target { play(.tap(target, at: milliseconds(playTime))) }
        case .moves(let moves):
            // The flight of a tap looks for its landing among what follows.
            guard let move = moves.first, play(move) else { return endAutomaticMoves() }
            guard case .moves(let moves) = autopilot else { return }
            autopilot = .moves(moves.dropFirst())
            awaitMove(of: moves.dropFirst())
        }
    }

    /// Puts the next tap of the program on the agenda, once there is something to tap.
    func awaitAutomaticMove(after events: [PasscodeGame.Event]) {
        guard case .player = autopilot, game.target != nil else { return }
        let asks = events.contains { event in
            switch event {
            case .right, .roundWon: true
            // It was tapped for a wrong base, and is asked for now.
            case .returned(let number): number == game.target
            default: false
            }
        }
        guard asks else { return }
        // One that was to come when nothing was asked for yet does not come as well.
        agenda.removeAll { $0 == .automaticMove }
        agenda.add(.automaticMove, at: playTime + PasscodeFigures.pauseBeforeTap)
    }

    /// Puts the next move on the agenda. After the last of a game that was not finished people play on; the last card of
    /// one that was is still to be shown.
    private func awaitMove(of moves: ArraySlice<PasscodeGame.Move>) {
        if let next = moves.first {
            agenda.add(.automaticMove, at: Double(next.time) / 1000)
        } else if !game.isOver {
            endAutomaticMoves()
        }
    }
}

extension Autopilot<TargetPlayer, PasscodeGame.Move> {
    /// How long the circle that is tapped next flies, in seconds; nil if the moves do not tell.
    func flightTime(of number: Int) -> Double? {
        guard case .moves(let moves) = self, case .tap(_, let start)? = moves.first else { return nil }
        for case .landed(number, let end) in moves { return max(0.001, Double(end - start) / 1000) }
        return nil
    }
}
