import LightsOutRules

/// Moves that nobody makes by hand: those of a solution, and those of a game that is watched again. Each comes a moment after
/// the board has come to rest, so that it can be followed.
extension LightsOutBoard {
    /// Whether the program plays, so that moves by hand are ignored.
    public var isAutomatic: Bool { autopilot.isOn }

    /// Has the program put out the lights in as few presses as possible from here, or ends that.
    public func watch(_ isOn: Bool, at now: Double) {
        advance(to: now)
        let presses = isOn ? LightsOutSolver.shared.shortest(for: game.lights)?.squares ?? [] : []
        agenda.removeAll { $0 == .automaticMove }
        autopilot = .off
        presses.isEmpty ? changed() : playAutomatically(presses.map { .press($0) }, at: now)
    }

    /// Plays moves one after the other.
    public func playAutomatically(_ moves: [LightsOutGame.Move], at now: Double) {
        autopilot = .moves(moves[...])
        letGo(at: now)
        awaitMove(from: now)
        changed()
    }

    func playNextMove(at time: Double) {
        guard case .moves(var moves) = autopilot, let move = moves.popFirst(), play(move, at: time), !moves.isEmpty
        else { return autopilot = .off }
        autopilot = .moves(moves)
        awaitMove(from: time)
    }

    private func awaitMove(from time: Double) {
        agenda.add(.automaticMove, at: max(animator.lastEnd, time) + LightsOutFigures.pauseBeforeMove)
    }
}
