@testable import PasscodeRules

extension Drift {
    /// The velocity of a circle, in points a second.
    func velocity(of circle: Int, at time: Double) -> Place {
        let velocity = turned(courses[circle], at: time).velocity
        return Place(x: velocity.x * speed, y: velocity.y * speed)
    }
}
