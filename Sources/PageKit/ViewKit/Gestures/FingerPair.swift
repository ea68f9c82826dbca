// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// How two fingers stretch and turn the line between them.
struct FingerPair {
    /// The length of the line in relation to that at the beginning. It is kept when one finger comes down again.
    private(set) var scale = 1.0
    /// The clockwise angle by which the line has turned, in radians.
    private(set) var rotation = 0.0
    /// The change of the length, in points.
    private(set) var stretch = 0.0
    /// The length of the arc on which each finger has moved, in points.
    private(set) var arc = 0.0

    private var line: (length: Double, angle: Double)?
    private var speed = VelocityTracker()

    /// The change of the scale and of the rotation per second.
    var velocity: Point { speed.velocity }

    /// Begins with the line between two touches. With any other number, there is no line.
    mutating func begin(_ touches: [UITouch]) {
        line = Self.line(touches)
        if line == nil { return speed.rest(until: PageContext.current.time.seconds) }
        note()
    }

    /// Follows the touches. Returns false if there are not two.
    mutating func move(_ touches: [UITouch]) -> Bool {
        guard let old = line, let new = Self.line(touches) else { return false }
        line = new
        scale *= new.length / old.length
        stretch += new.length - old.length
        var turn = new.angle - old.angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        rotation += turn
        arc += turn * new.length / 2
        note()
        return true
    }

    /// The velocity begins at zero.
    mutating func forgetVelocity() {
        speed = VelocityTracker()
        note()
    }

    private mutating func note() { speed.add(Point(x: scale, y: rotation), at: PageContext.current.time.seconds) }

    private static func line(_ touches: [UITouch]) -> (length: Double, angle: Double)? {
        guard touches.count == 2 else { return nil }
        let (dx, dy) = (touches[1].point.x - touches[0].point.x, touches[1].point.y - touches[0].point.y)
        return (max(1, hypot(dx, dy)), atan2(dy, dx))
    }
}
