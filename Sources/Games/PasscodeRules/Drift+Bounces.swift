// SPDX-License-Identifier: GPL-3.0-or-later
/// Bounces off walls and other circles.
///
/// The circles move from one bounce to the next. When a bounce happens, and where, follows only from the courses, and
/// never from the times at which positions are asked for.
extension Drift {
    /// The next bounce of a circle.
    struct Bounce {
        enum Obstacle {
            case leftOrRightWall, upperOrLowerWall
            case circle(Int)
        }

        var time: Double
        var obstacle: Obstacle

        /// Whether it is a bounce off the given circle.
        func isOff(_ circle: Int) -> Bool {
            if case .circle(circle) = obstacle { true } else { false }
        }
    }

    /// The greatest number of bounces that `advance` computes at once. That is an hour of a usual game, and minutes
    /// with many circles in a small arena. After a longer time, nobody can tell where the circles should be.
    static let bounceLimit = 20_000

    /// Whether circles bounce off each other. Otherwise, they pass through each other.
    ///
    /// They need room: for two of them side by side in both directions, and three times the area of all their bounding
    /// squares. Circles smaller than a point don't meet, and neither do any at times too late to tell bounces apart.
    var circlesMeet: Bool {
        let room = min(walls.x.high - walls.x.low, walls.y.high - walls.y.low)
        guard diameter >= 1, room >= diameter, time < 1e9 else { return false }
        let count = courses.count { $0.isDrifting }
        return Double(count) * diameter * diameter * 3 <= arena.width * arena.height
    }

    /// Determines the next bounces after a change.
    mutating func scheduleBounces() {
        next.time = .infinity
        guard circlesMeet else { return bounces = [] }
        // Circles that passed through each other have courses that are not straight.
        if bounces.isEmpty { rebase(at: time) }
        bounces = []
        for circle in courses.indices { bounces.append(firstBounce(of: circle, at: time)) }
        findNextBounce()
    }

    /// Lets the next bounce happen.
    mutating func bounce() {
        let (circle, time) = next
        switch bounces[circle].obstacle {
        case .leftOrRightWall:
            move(circle, to: time)
            courses[circle].origin.x = courses[circle].velocity.x < 0 ? walls.x.low : walls.x.high
            courses[circle].velocity.x.negate()
            scheduleBounces(of: circle, circle, at: time)
        case .upperOrLowerWall:
            move(circle, to: time)
            courses[circle].origin.y = courses[circle].velocity.y < 0 ? walls.y.low : walls.y.high
            courses[circle].velocity.y.negate()
            scheduleBounces(of: circle, circle, at: time)
        case .circle(let other):
            move(circle, to: time)
            move(other, to: time)
            reflect(circle, other, at: time)
            scheduleBounces(of: circle, other, at: time)
        }
        findNextBounce()
    }

    /// Reflects two circles at the line of contact, each only if it moves toward the other. So no speed changes.
    private mutating func reflect(_ first: Int, _ second: Int, at time: Double) {
        let (start, end) = (courses[first].origin, courses[second].origin)
        let distance = start.distance(to: end)
        if distance < diameter - Course.tolerance {
            courses[first].overlapsUntil = time + Course.overlapTime
            courses[second].overlapsUntil = time + Course.overlapTime
        }
        guard distance > 0 else { return }
        let normal = Position(x: (end.x - start.x) / distance, y: (end.y - start.y) / distance)
        for (circle, direction) in [(first, 1.0), (second, -1)] {
            let velocity = courses[circle].velocity
            let approach = velocity.x * normal.x + velocity.y * normal.y
            guard approach * direction > 0 else { continue }
            courses[circle].velocity.x -= 2 * approach * normal.x
            courses[circle].velocity.y -= 2 * approach * normal.y
        }
    }

    /// Starts a new course where the circle is at `time`.
    private mutating func move(_ circle: Int, to time: Double) {
        courses[circle].origin = nearest(to: courses[circle].straightPosition(at: time, speed: speed))
        courses[circle].since = time
    }

    // MARK: - Prediction

    private mutating func findNextBounce() {
        next.time = .infinity
        for circle in bounces.indices where bounces[circle].time < next.time {
            next = (circle, bounces[circle].time)
        }
    }

    /// Updates the next bounces after the courses of two circles have changed, which can be the same.
    private mutating func scheduleBounces(of first: Int, _ second: Int, at time: Double) {
        for circle in bounces.indices {
            if circle == first || circle == second || bounces[circle].isOff(first) || bounces[circle].isOff(second) {
                bounces[circle] = firstBounce(of: circle, at: time)
            } else {
                if first < circle { consider(first, for: circle, at: time) }
                if second < circle, second != first { consider(second, for: circle, at: time) }
            }
        }
    }

    private mutating func consider(_ other: Int, for circle: Int, at time: Double) {
        let meeting = courses[circle].meeting(courses[other], after: time, diameter: diameter, speed: speed)
        if meeting < bounces[circle].time { bounces[circle] = Bounce(time: meeting, obstacle: .circle(other)) }
    }

    /// Returns the next bounce of a circle off a wall or a circle with a lower index.
    private func firstBounce(of circle: Int, at time: Double) -> Bounce {
        let course = courses[circle]
        guard course.isDrifting else { return Bounce(time: .infinity, obstacle: .leftOrRightWall) }
        let x = course.since + walls.x.time(from: course.origin.x, velocity: course.velocity.x * speed)
        let y = course.since + walls.y.time(from: course.origin.y, velocity: course.velocity.y * speed)
        var bounce =
            x < y ? Bounce(time: x, obstacle: .leftOrRightWall) : Bounce(time: y, obstacle: .upperOrLowerWall)
        for other in 0..<circle {
            let meeting = course.meeting(courses[other], after: time, diameter: diameter, speed: speed)
            if meeting < bounce.time { bounce = Bounce(time: meeting, obstacle: .circle(other)) }
        }
        return bounce
    }
}

extension Drift.Course {
    /// How much nearer than a diameter two circles count as touching rather than overlapping, in points.
    fileprivate static let tolerance = 1e-6
    /// How long a circle that was reflected by one that it overlaps isn't reflected in that way again, in seconds.
    /// Otherwise, several circles that overlap could reflect each other forever at the same time.
    fileprivate static let overlapTime = 0.05

    /// Returns the position on a course that has not reached a wall, except for rounding.
    fileprivate func straightPosition(at time: Double, speed: Double) -> Drift.Position {
        let travel = (time - since) * speed
        return Drift.Position(x: origin.x + velocity.x * travel, y: origin.y + velocity.y * travel)
    }

    /// Returns when the circle meets another one if neither bounces before. Circles that overlap meet if they approach
    /// each other. Infinite if they don't meet.
    fileprivate func meeting(_ other: Self, after time: Double, diameter: Double, speed: Double) -> Double {
        guard isDrifting, other.isDrifting else { return .infinity }
        let (start, end) = (straightPosition(at: time, speed: speed), other.straightPosition(at: time, speed: speed))
        let (x, y) = (end.x - start.x, end.y - start.y)
        let (vx, vy) = ((other.velocity.x - velocity.x) * speed, (other.velocity.y - velocity.y) * speed)
        // Half the rate at which the square of the distance changes.
        let change = x * vx + y * vy
        guard change < 0 else { return .infinity }
        let square = vx * vx + vy * vy
        let excess = x * x + y * y - diameter * diameter
        guard excess < -2 * Self.tolerance * diameter else {
            // The smaller solution of square·t² + 2·change·t + excess = 0.
            let discriminant = change * change - square * excess
            return discriminant > 0 ? time + max(0, excess) / (discriminant.squareRoot() - change) : .infinity
        }
        let moment = max(time, overlapsUntil, other.overlapsUntil)
        return change + square * (moment - time) < 0 ? moment : .infinity
    }
}
