// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules

/// An automatic player that always taps the target.
struct DemoPlayer: Sendable {}

/// Automatic moves: those of the demo, and those of a replay.
extension PasscodeBoard {
    /// Whether moves are made automatically. If so, taps are ignored.
    public var isAutomatic: Bool { autopilot.isOn || isReplay }

    /// Starts or stops a demo that continues the current game.
    public func setAutopilot(_ isOn: Bool, at now: Double) {
        advance(to: now)
        endAutomaticMoves()
        if isOn, !game.isOver, !isReplay {
            resume()
            engage(.player(DemoPlayer()))
        }
        changed()
    }

    /// Stops automatic moves. In a recorded game, everything stays where it is.
    public func stopAutomaticMoves(at now: Double) { setAutopilot(false, at: now) }

    private func endAutomaticMoves() {
        agenda.removeAll { $0 == .automaticMove }
        autopilot = .off
        updatePlayClock()
    }

    /// Returns a function that shows the current game again, with all circles where they are now.
    public func setAside(at now: Double) -> (_ now: Double) -> Void {
        advance(to: now)
        let (game, drift, glides, agenda) = (game, drift, glides, agenda)
        let (playTime, isPaused) = (playTime, isPaused)
        return { [weak self] now in
            guard let self else { return }
            followingMoves = nil
            replaceGame(game, game.setup, seed: game.seed, opens: false, at: now)
            (self.drift, self.glides, self.agenda, self.isPaused) = (drift, glides, agenda, isPaused)
            playClock = PlayClock(time: playTime)
            self.drift.setSpeed(driftSpeed, at: playTime)
            updatePlayClock()
            layOut()
            changed()
        }
    }

    /// Plays moves, each at its time.
    public func playAutomatically(_ moves: [PasscodeGame.Move], at now: Double) {
        engage(.moves(moves[...]))
        changed()
    }

    private func engage(_ pilot: Autopilot<DemoPlayer, PasscodeGame.Move>) {
        autopilot = pilot
        updatePlayClock()
        switch pilot {
        case .off: break
        case .player: agenda.add(.automaticMove, at: playTime + PasscodeConstants.pauseBeforeTap)
        case .moves(let moves): scheduleMove(of: moves)
        }
    }

    func playAutomatically(at playTime: Double) {
        switch autopilot {
        case .off: break
        case .player: if let target = game.target { play(.tap(target, at: milliseconds(playTime))) }
        case .moves(let moves):
            // `play` looks up the flight time in the remaining moves, so the move is removed only afterward.
            guard let move = moves.first, play(move) else { return endAutomaticMoves() }
            guard case .moves(let moves) = autopilot else { return }
            autopilot = .moves(moves.dropFirst())
            scheduleMove(of: moves.dropFirst())
        }
    }

    /// Schedules the demo's next tap if there is something to tap.
    func scheduleAutomaticMove(after events: [PasscodeGame.Event]) {
        guard case .player = autopilot, game.target != nil else { return }
        let asks = events.contains { event in
            switch event {
            case .right, .roundWon: true
            // The circle flew to a wrong base, and is the target now.
            case .returned(let number): number == game.target
            default: false
            }
        }
        guard asks else { return }
        // Replaces a tap that was scheduled while there was no target.
        agenda.removeAll { $0 == .automaticMove }
        agenda.add(.automaticMove, at: playTime + PasscodeConstants.pauseBeforeTap)
    }

    /// Schedules the next move. After an unfinished replay, the player can continue. After a finished one, the
    /// autopilot stays on until the last card has been shown.
    private func scheduleMove(of moves: ArraySlice<PasscodeGame.Move>) {
        if let next = moves.first {
            agenda.add(.automaticMove, at: Double(next.time) / 1000)
        } else if !game.isOver {
            endAutomaticMoves()
        }
    }
}

extension Autopilot<DemoPlayer, PasscodeGame.Move> {
    /// Returns the flight time of the next circle to be tapped, in seconds, or `nil` if the moves do not include its
    /// landing.
    func flightTime(of number: Int) -> Double? {
        guard case .moves(let moves) = self, case .tap(_, let start)? = moves.first else { return nil }
        for case .landed(number, let end) in moves { return max(0.001, Double(end - start) / 1000) }
        return nil
    }
}
