// SPDX-License-Identifier: GPL-3.0-or-later
import LightsOutRules
import Scene

/// Lights that go on and off, squares that rise under a finger, and the wave at the end of a game.
extension LightsOutBoard {
    /// Animates each light to its state in the rules.
    func showLights(at now: Double, within time: Double) {
        for square in Lights.squares { fade(square, isLit: game.lights.contains(square), at: now, within: time) }
        placeHint()
    }

    /// Performs a scheduled cue.
    func perform(_ cue: Cue, at time: Double) {
        switch cue {
        case .automaticMove: playNextMove(at: time)
        case .finished:
            happened(.shown(.finished))
            wave(at: time)
        case .waveUp(let square):
            fade(square, isLit: true, at: time, within: fadeTime)
            agenda.add(.waveDown(square), at: time + fadeTime)
        case .waveDown(let square): fade(square, isLit: false, at: time, within: fadeTime)
        }
    }

    /// Animates a wave of light across the board, from one corner to the other.
    public func wave(at time: Double) {
        guard allowsMotion else { return }
        for square in Lights.squares {
            let cell = cell(of: square)
            agenda.add(.waveUp(square), at: time + Double(cell.column + cell.row) * LightsOutConstants.waveStep)
        }
    }

    /// Raises the square under a finger.
    func hold(_ square: Int, at now: Double) {
        guard !isAutomatic, !game.isOver else { return }
        letGo(at: now)
        heldSquare = square
        lift(square, to: 1, at: now)
    }

    /// Lowers the raised square.
    func letGo(at now: Double) {
        guard let square = heldSquare else { return }
        heldSquare = nil
        lift(square, to: 0, at: now)
    }

    private func lift(_ square: Int, to height: Double, at now: Double) {
        for piece in [square, Self.light(in: square)] {
            move(.held, of: piece, to: height, at: now, within: LightsOutConstants.liftTime)
        }
    }

    private func fade(_ square: Int, isLit: Bool, at now: Double, within time: Double) {
        let (piece, goal) = (Self.light(in: square), isLit ? 1.0 : 0)
        // A light that is already fading to this state keeps going.
        if time > 0, animator.target(of: .opacity, piece: piece) == goal { return }
        move(.opacity, of: piece, to: goal, at: now, within: time)
    }

    private func move(
        _ channel: Animator.Channel, of piece: Int, to value: Double, at now: Double, within time: Double
    ) {
        animator.move(
            channel, of: piece, in: &scene.pieces, to: value, at: now, duration: allowsMotion ? time : 0)
    }
}
