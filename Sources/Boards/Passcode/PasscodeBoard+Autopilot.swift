import PasscodeRules

/// Moves that nobody makes by hand: those of a program that taps what is asked for, and those of a game that is watched again.
extension PasscodeBoard {
    /// Who plays in the player's place.
    enum AutomaticMoves {
        /// One who always taps the right circle.
        case perfect
        /// The moves of a game that was played before, each at its time; those still to come.
        case replay(ArraySlice<PasscodeGame.Move>)

        /// Whether a game is watched again.
        var isReplay: Bool { if case .replay = self { true } else { false } }

        /// How long the circle that is tapped next flies, in seconds; nil where that is not told.
        func flightTime(of number: Int) -> Double? {
            guard case .replay(let moves) = self else { return nil }
            guard case .tap(_, let start)? = moves.first else { return nil }
            for case .landed(number, let end) in moves { return max(0.001, Double(end - start) / 1000) }
            return nil
        }
    }

    /// Whether taps are not for now, because the program plays.
    public var isAutomatic: Bool { automaticMoves != nil }

    /// Lets the program play on from here, or ends that.
    public func watch(_ isOn: Bool, at now: Double) {
        advance(to: now)
        endAutomaticMoves()
        if isOn, !game.isOver {
            goOn()
            playAutomatically(.perfect)
        }
        changed()
    }

    /// Leaves the moves to the player from here on. What flies in a replay, whose landing was among the moves, lands of
    /// its own.
    private func endAutomaticMoves() {
        agenda.removeAll { $0 == .automaticMove }
        let wasReplay = automaticMoves?.isReplay == true
        automaticMoves = nil
        scene.wording += 1
        for circle in circles where wasReplay {
            guard case .flying = game.circles[circle], let glide = glides[circle] else { continue }
            agenda.add(.landed(circle + 1), at: max(playTime, glide.start + glide.duration))
        }
    }

    func playAutomatically(_ moves: AutomaticMoves) {
        automaticMoves = moves
        scene.wording += 1
        switch moves {
        case .perfect: agenda.add(.automaticMove, at: playTime + PasscodeFigures.pauseBeforeTap)
        case .replay(let moves): awaitReplay(of: moves)
        }
    }

    func playAutomatically(at playTime: Double) {
        switch automaticMoves {
        case nil: break
        case .perfect: if let target = game.target { play(.tap(target, at: milliseconds(playTime))) }
        case .replay(let moves):
            // The flight of a tap looks for its landing among what follows.
            guard let move = moves.first, play(move) else { return endAutomaticMoves() }
            guard case .replay(let moves) = automaticMoves else { return }
            automaticMoves = .replay(moves.dropFirst())
            awaitReplay(of: moves.dropFirst())
        }
    }

    /// Puts the next tap of the program on the agenda, once there is something to tap.
    func awaitAutomaticMove(after events: [PasscodeGame.Event]) {
        guard case .perfect = automaticMoves, game.target != nil else { return }
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
    private func awaitReplay(of moves: ArraySlice<PasscodeGame.Move>) {
        if let next = moves.first {
            agenda.add(.automaticMove, at: Double(next.time) / 1000)
        } else if !game.isOver {
            endAutomaticMoves()
        }
    }
}
