// SPDX-License-Identifier: GPL-3.0-or-later
import LightsOutRules

/// Automatic moves, from a solution or a replay. Each is played a moment after the board has come to rest, so that the
/// player can follow it.
extension LightsOutBoard {
    /// Whether the program plays, so that moves by hand are ignored.
    public var isAutomatic: Bool { autopilot.isOn || isReplay }

    /// Starts or stops solving the game with as few presses as possible.
    public func setAutopilot(_ isOn: Bool, at now: Double) {
        advance(to: now)
        let presses = isOn && !isReplay ? LightsOutSolver.shared.shortest(for: game.lights)?.squares ?? [] : []
        agenda.removeAll { $0 == .automaticMove }
        autopilot = .off
        presses.isEmpty ? changed() : playAutomatically(presses.map { .press($0) }, at: now)
    }

    /// Stops automatic moves.
    public func stopAutomaticMoves(at now: Double) { setAutopilot(false, at: now) }

    /// Returns a function that shows the current game again.
    public func setAside(at now: Double) -> (_ now: Double) -> Void { setGameAside(at: now) }

    /// Plays moves one after another.
    public func playAutomatically(_ moves: [LightsOutGame.Move], at now: Double) {
        autopilot = .moves(moves[...])
        letGo(at: now)
        scheduleMove(from: now)
        changed()
    }

    func playNextMove(at time: Double) {
        guard case .moves(var moves) = autopilot, let move = moves.popFirst(), play(move, at: time), !moves.isEmpty
        else { return autopilot = .off }
        autopilot = .moves(moves)
        scheduleMove(from: time)
    }

    private func scheduleMove(from time: Double) {
        agenda.add(.automaticMove, at: max(animator.lastEnd, time) + LightsOutConstants.pauseBeforeMove)
    }
}
