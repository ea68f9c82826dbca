@testable import PasscodeRules

extension Drift {
    /// Returns the velocity of a circle, in points per second.
    func velocity(of circle: Int, at time: Double) -> Position {
        let velocity = turned(courses[circle], at: time).velocity
        return Position(x: velocity.x * speed, y: velocity.y * speed)
    }
}
