// SPDX-License-Identifier: GPL-3.0-or-later
@testable import PasscodeRules

extension Drift {
    /// Returns the velocity of a circle, in points per second.
    func velocity(of circle: Int, at time: Double) -> Position {
        let then = advanced(to: time)
        let velocity = then.turned(then.courses[circle], at: time).velocity
        return Position(x: velocity.x * speed, y: velocity.y * speed)
    }

    /// Returns the speed of a circle, in points per second.
    func speed(of circle: Int, at time: Double) -> Double {
        let velocity = velocity(of: circle, at: time)
        return (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    }

    /// Returns the positions of all circles.
    func positions(at time: Double) -> [Position] {
        let then = advanced(to: time)
        return (0..<count).map { then.position(of: $0, at: time) }
    }
}
