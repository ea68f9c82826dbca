// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding

/// The motion of circles that drift in an arena, as a function of time.
///
/// The position of a circle follows from where it last bounced, its velocity since then, and the elapsed time. So the
/// path does not depend on the frame rate, and no circle ever leaves the arena.
///
/// Circles bounce off the walls and off each other, so that none covers another's number. A bounce changes the
/// direction of a circle, but not its speed. If there is too little room, circles pass through each other; see
/// `circlesMeet`.
///
/// Lengths are in points and times in seconds of play. Positions are those of the circles' centers, from the upper left
/// corner of the arena. Circles are identified by index. For times before the last change or `advance`, the position is
/// inside the arena, but not necessarily the past one.
package struct Drift: Sendable {
    /// The position of a circle's center.
    package struct Position: Hashable, Sendable {
        /// The distance from the left edge, in points.
        package var x: Double
        /// The distance from the upper edge, in points.
        package var y: Double

        /// Creates a position `x` points from the left and `y` points from the top.
        package init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }

        /// Returns the distance to another position, in points.
        func distance(to other: Position) -> Double {
            let (x, y) = (x - other.x, y - other.y)
            return (x * x + y * y).squareRoot()
        }
    }

    /// The area in which the circles drift.
    package struct Arena: Hashable, Sendable {
        /// The width in points, at least 0.
        package let width: Double
        /// The height in points, at least 0.
        package let height: Double

        /// Creates an arena of the given size, in points. Negative values are treated as 0.
        package init(width: Double, height: Double) {
            precondition(width.isFinite && height.isFinite, "arena size must be finite")
            self.width = max(0, width)
            self.height = max(0, height)
        }
    }

    /// The path of a circle since its last bounce, or since it was last changed from outside.
    struct Course {
        var origin: Position
        /// The velocity in points per second, at speed 1.
        var velocity: Position
        var since: Double
        /// Whether the circle is in the arena. If not, the others don't meet it.
        var isDrifting = true
        /// The time until which the circle doesn't bounce off those that it overlaps.
        var overlapsUntil = -Double.infinity
    }

    /// The area in which the circles drift.
    package private(set) var arena: Arena
    /// The diameter of every circle, in points.
    package private(set) var diameter: Double
    /// The speed of the circles, relative to the default.
    package private(set) var speed: Double

    /// The course of each circle. It is straight, except if circles pass through each other: then it bounces off the
    /// walls.
    var courses: [Course]
    private(set) var walls: (x: Walls, y: Walls)
    /// The time up to which all bounces are part of the courses.
    private(set) var time: Double
    /// The next bounce of each circle, off a wall or a circle with a lower index. Empty if circles don't meet.
    var bounces: [Bounce] = []
    /// The circle that bounces next, and when.
    var next = (circle: 0, time: Double.infinity)
    private var generator: SeededGenerator

    /// The number of circles.
    package var count: Int { courses.count }

    /// Creates circles that start side by side and drift apart.
    ///
    /// They start in rows and columns around (200, 200) in an arena of up to 490 × 490, and closer to the center of a
    /// larger one, or as near to this as possible. No circle meets another until one has reached a wall, provided that
    /// there is room for all of them: on each axis, a circle is at least as fast as those behind it. Each component of
    /// a velocity is 0.5 to 1.5 points per 1/60 second at speed 1, in either direction.
    package init(
        count: Int, arena: Arena, diameter: Double = 40, speed: Double = 1, seed: UInt64, at time: Double = 0
    ) {
        precondition(
            count >= 0 && Self.isValidLength(diameter) && Self.isValidLength(speed),
            "count, diameter, and speed must be finite and non-negative")
        self.arena = arena
        self.diameter = diameter
        self.speed = speed
        let walls = Self.walls(arena, diameter)
        var generator = Chance.drift.generator(seed: seed)
        let columns = max(1, Int(Double(count).squareRoot().rounded(.up)))
        let rows = max(1, (count + columns - 1) / columns)
        var places = Array(0..<count)
        places.shuffle(seededBy: &generator)
        let x = Self.starts(of: places.map { $0 % columns }, of: columns, in: walls.x, diameter, &generator)
        let y = Self.starts(of: places.map { $0 / columns }, of: rows, in: walls.y, diameter, &generator)
        let (vx, vy) = (Self.velocities(spreading: x, &generator), Self.velocities(spreading: y, &generator))
        courses = (0..<count).map { circle in
            Course(
                origin: Position(x: x[circle], y: y[circle]), velocity: Position(x: vx[circle], y: vy[circle]),
                since: time)
        }
        self.walls = walls
        self.time = time
        self.generator = generator
        scheduleBounces()
    }

    /// Returns the position of a circle. The position of a removed circle has no meaning, except that it is inside.
    package func position(of circle: Int, at time: Double) -> Position {
        let drift = next.time <= time ? advanced(to: time) : self
        return drift.positionOnCourse(of: circle, at: time)
    }

    /// Advances to the given time and writes the positions of all circles into two arrays, which must have one element
    /// per circle.
    package mutating func update(into x: inout [Double], _ y: inout [Double], at time: Double) {
        precondition(x.count == courses.count && y.count == courses.count, "x and y must have one element per circle")
        advance(to: time)
        for circle in courses.indices {
            let position = positionOnCourse(of: circle, at: time)
            x[circle] = position.x
            y[circle] = position.y
        }
    }

    /// Lets all bounces happen up to the given time. This never changes a later position, but later positions are then
    /// faster to compute. Earlier changes are no longer possible.
    package mutating func advance(to time: Double) {
        var count = 0
        while next.time <= time {
            guard count < Self.bounceLimit else {
                // The circles pass through each other for the rest of the time.
                rebase(at: time)
                self.time = max(self.time, time)
                scheduleBounces()
                break
            }
            bounce()
            count += 1
        }
        self.time = max(self.time, time)
    }

    /// Returns a copy that was advanced to the given time.
    func advanced(to time: Double) -> Drift {
        var copy = self
        copy.advance(to: time)
        return copy
    }

    /// Changes the arena. Circles that would be outside move to the nearest position inside and keep their velocity. If
    /// there is no room for a circle, all circles move to the center.
    package mutating func resize(to arena: Arena, at time: Double) {
        guard arena != self.arena else { return }
        advance(to: time)
        rebase(at: self.time)
        self.arena = arena
        clampToArena()
    }

    /// Changes the diameter of all circles, in points. Circles that would be partly outside move as in `resize`.
    package mutating func setDiameter(_ diameter: Double, at time: Double) {
        precondition(Self.isValidLength(diameter), "diameter must be finite and non-negative")
        guard diameter != self.diameter else { return }
        advance(to: time)
        rebase(at: self.time)
        self.diameter = diameter
        clampToArena()
    }

    /// Changes the speed relative to the default, keeping the current positions. 0 stops the circles.
    package mutating func setSpeed(_ speed: Double, at time: Double) {
        precondition(Self.isValidLength(speed), "speed must be finite and non-negative")
        guard speed != self.speed else { return }
        advance(to: time)
        rebase(at: self.time)
        self.speed = speed
        scheduleBounces()
    }

    /// Removes a circle from the arena, so that the others don't meet it.
    package mutating func remove(_ circle: Int, at time: Double) {
        advance(to: time)
        courses[circle].isDrifting = false
        scheduleBounces()
    }

    /// Moves a circle to the given position, or to the nearest one inside the arena. It keeps its velocity. A circle
    /// that was removed drifts again.
    package mutating func place(_ circle: Int, at position: Position, time: Double) {
        advance(to: time)
        courses[circle] = turned(courses[circle], at: self.time)
        courses[circle].origin = nearest(to: position)
        courses[circle].isDrifting = true
        scheduleBounces()
    }

    /// Returns a random position for a circle that flew to a wrong base: one that is apart from all drifting circles,
    /// or the one farthest from them among many if none is.
    package mutating func randomFreePosition(at time: Double) -> Position {
        advance(to: time)
        let others = courses.indices.filter { courses[$0].isDrifting }.map { position(of: $0, at: self.time) }
        var best = (position: Position(x: 0, y: 0), distance: -Double.infinity)
        for _ in 0..<100 {
            let position = randomPosition()
            let distance = others.map { position.distance(to: $0) }.min() ?? .infinity
            if distance > best.distance { best = (position, distance) }
            if distance > 1.1 * diameter { break }
        }
        return best.position
    }

    /// Returns a random position inside the arena.
    mutating func randomPosition() -> Position {
        Position(
            x: generator.number(in: walls.x.low...walls.x.high), y: generator.number(in: walls.y.low...walls.y.high))
    }

    /// Returns the position of a circle if no bounce off another one happens until `time`.
    private func positionOnCourse(of circle: Int, at time: Double) -> Position {
        let course = courses[circle]
        let travel = (time - course.since) * speed
        return Position(
            x: walls.x.position(from: course.origin.x, distance: course.velocity.x * travel),
            y: walls.y.position(from: course.origin.y, distance: course.velocity.y * travel))
    }

    func nearest(to position: Position) -> Position {
        Position(x: walls.x.nearest(to: position.x), y: walls.y.nearest(to: position.y))
    }

    /// Returns an equivalent path that starts at `time`.
    func turned(_ course: Course, at time: Double) -> Course {
        let travel = (time - course.since) * speed
        var turned = course
        turned.since = time
        turned.origin.x = walls.x.position(from: course.origin.x, distance: course.velocity.x * travel)
        turned.origin.y = walls.y.position(from: course.origin.y, distance: course.velocity.y * travel)
        if walls.x.isReversed(from: course.origin.x, distance: course.velocity.x * travel) {
            turned.velocity.x.negate()
        }
        if walls.y.isReversed(from: course.origin.y, distance: course.velocity.y * travel) {
            turned.velocity.y.negate()
        }
        return turned
    }

    /// Lets all courses start at `time`.
    mutating func rebase(at time: Double) {
        for circle in courses.indices { courses[circle] = turned(courses[circle], at: time) }
    }

    private mutating func clampToArena() {
        walls = Self.walls(arena, diameter)
        for circle in courses.indices { courses[circle].origin = nearest(to: courses[circle].origin) }
        scheduleBounces()
    }

    private static func walls(_ arena: Arena, _ diameter: Double) -> (x: Walls, y: Walls) {
        (Walls(extent: arena.width, diameter: diameter), Walls(extent: arena.height, diameter: diameter))
    }

    private static func isValidLength(_ number: Double) -> Bool { number >= 0 && number.isFinite }
}
