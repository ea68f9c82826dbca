// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Scene

/// The animation of the game's events, and the positions of the circles.
extension PasscodeBoard {
    /// The displayed positions of the circles.
    var shownPositions: [Point] { circles.map { scene.pieces[$0].center } }

    /// Shows the events of a move. `positions` contains the displayed positions of the circles before the move.
    func animate(_ events: [PasscodeGame.Event], from positions: [Point]) {
        for event in events {
            switch event {
            case .right(let number, _), .wrong(let number, _): fly(number, from: positions[number - 1])
            case .shuffled: exchangePositions(from: positions)
            case .placed(let number, _): glides[number - 1] = nil
            case .returned(let number): flyBack(number)
            case .roundWon(let round): win(round)
            case .finished: isFinishPending = true
            }
            if event != .finished { happened(.shown(event)) }
        }
        arrange()
        updatePlayClock()
        scheduleAutomaticMove(after: events)
    }

    private func fly(_ number: Int, from position: Point) {
        if setup.variant == .drifting { drift.remove(number - 1, at: moveTime) }
        let duration = autopilot.flightTime(of: number) ?? flightTime
        glides[number - 1] = Glide(from: position, start: playTime, duration: duration)
        // In a replay, the landings are among the moves.
        if case .moves = autopilot {} else { agenda.add(.landed(number), at: playTime + duration) }
    }

    private func exchangePositions(from positions: [Point]) {
        for circle in circles where game.circles[circle] == .drifting {
            glides[circle] = Glide(from: positions[circle], start: playTime, duration: PasscodeConstants.returnTime)
        }
    }

    private func flyBack(_ number: Int) {
        let circle = number - 1
        if setup.variant == .drifting { sendBack(circle, at: moveTime) }
        glides[circle] = Glide(
            from: scene.pieces[circle].center, start: playTime, duration: PasscodeConstants.returnTime)
    }

    /// The time of the last move, in seconds. Circles leave the arena and return to it at the times of moves, which are
    /// whole milliseconds, so that they take the same paths in a replay.
    private var moveTime: Double { Double(game.time) / 1000 }

    /// Lets a circle continue from a random position.
    private func sendBack(_ circle: Int, at time: Double) {
        drift.place(circle, at: drift.randomFreePosition(at: time), time: time)
    }

    /// Lets circles leave and return as in the moves so far. They drift from the beginning of the game.
    func repeatMoves() {
        guard setup.variant == .drifting else { return }
        var earlier = PasscodeGame(setup: setup, seed: seed)
        for move in game.record {
            guard let events = try? earlier.play(move) else { return }
            let time = Double(move.time) / 1000
            for event in events {
                switch event {
                case .right(let number, _), .wrong(let number, _): drift.remove(number - 1, at: time)
                case .returned(let number): sendBack(number - 1, at: time)
                case .shuffled, .placed, .roundWon, .finished: break
                }
            }
        }
    }

    private func win(_ round: Int) {
        for number in game.targets[round] {
            glides[number - 1] = nil
            animator.move(
                .opacity, of: number - 1, in: &scene.pieces, to: 0, at: time,
                duration: allowsMotion ? PasscodeConstants.fadeTime : 0)
        }
        enlarge(card: round)
        // The card is put back after a while, unless the player does so earlier.
        cardAgenda.add(.putBack, at: time + turnTime + cardTime)
    }

    // MARK: - Positions

    /// Returns the position where a circle belongs, regardless of its current animation.
    private func home(of circle: Int, at playTime: Double) -> Point {
        switch game.circles[circle] {
        case .flying(let base, _), .placed(let base): layout.bases[base]
        case .gone: scene.pieces[circle].center
        case .drifting:
            switch setup.variant {
            case .drifting: layout.onBoard(drift.position(of: circle, at: playTime))
            case .still: layout.positions[game.positions[circle]]
            }
        }
    }

    /// Returns the displayed position of a circle at the given time of play.
    private func position(of circle: Int, at playTime: Double) -> Point {
        let home = home(of: circle, at: playTime)
        guard allowsMotion, let glide = glides[circle], playTime < glide.start + glide.duration else { return home }
        let fraction = Easing.inOut((playTime - glide.start) / glide.duration)
        return Point(
            x: glide.from.x + (home.x - glide.from.x) * fraction, y: glide.from.y + (home.y - glide.from.y) * fraction)
    }

    /// Updates the positions of all circles and of the pieces attached to them.
    func placeCircles() {
        let now = playTime
        if setup.variant == .drifting { drift.advance(to: now - PasscodeConstants.moveDelay) }
        for circle in circles {
            if let glide = glides[circle], now >= glide.start + glide.duration { land(circle) }
            scene.pieces[circle].center = position(of: circle, at: now)
        }
        for circle in circles where scene.pieces[mark(of: circle)].isPresent { updateDecorations(circle, at: now) }
    }

    /// Ends a finished glide, except for a flight, which is ended by its move.
    private func land(_ circle: Int) {
        if case .flying = game.circles[circle] { return }
        glides[circle] = nil
    }

    /// Updates the mark, trail, and ring of a circle.
    private func updateDecorations(_ circle: Int, at now: Double) {
        let center = scene.pieces[circle].center
        scene.pieces[mark(of: circle)].center = Point(x: center.x + diameter * 0.36, y: center.y - diameter * 0.36)
        guard case .flying(let base, let isRight) = game.circles[circle] else { return }
        for (part, delay) in PasscodeConstants.trailTimes.enumerated() {
            let then = max(now - delay, glides[circle]?.start ?? now)
            scene.pieces[trail(part, of: circle)].center = position(of: circle, at: then)
        }
        let fraction = glides[circle].map { allowsMotion ? min(1, (now - $0.start) / $0.duration) : 1 } ?? 1
        setPlate(ring(of: base, isRight: isRight, fraction: fraction), of: piece(ofBase: base))
    }
}
