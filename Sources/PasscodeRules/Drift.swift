import Seeding

/// The motion of circles that drift in an arena, as a function of time.
///
/// The position of a circle follows from where it started, its velocity, and the elapsed time. So the path does not
/// depend on the frame rate, and no circle ever leaves the arena.
///
/// Lengths are in points and times in seconds of play. Positions are those of the circles' centers, from the upper left
/// corner of the arena. Circles are identified by index and do not collide. For times before the last change, the
/// position is inside the arena, but not necessarily the past one.
public struct Drift: Sendable {
    /// The position of a circle's center.
    public struct Position: Hashable, Sendable {
        /// The distance from the left edge, in points.
        public var x: Double
        /// The distance from the upper edge, in points.
        public var y: Double

        /// Creates a position `x` points from the left and `y` points from the top.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// The area in which the circles drift.
    public struct Arena: Hashable, Sendable {
        /// The width in points, at least 0.
        public let width: Double
        /// The height in points, at least 0.
        public let height: Double

        /// Creates an arena of the given size, in points. Negative values are treated as 0.
        public init(width: Double, height: Double) {
            precondition(width.isFinite && height.isFinite, "arena size must be finite")
            self.width = max(0, width)
            self.height = max(0, height)
        }
    }

    /// The path of a circle since it was last changed from outside.
    struct Course {
        var origin: Position
        /// The velocity in points per second, at speed 1.
        var velocity: Position
        var since: Double
    }

    /// The area in which the circles drift.
    public private(set) var arena: Arena
    /// The diameter of every circle, in points.
    public private(set) var diameter: Double
    /// The speed of the circles, relative to the default.
    public private(set) var speed: Double

    private(set) var courses: [Course]
    private var walls: (x: Walls, y: Walls)
    private var generator: SeededGenerator

    /// The number of circles.
    public var count: Int { courses.count }

    /// Creates circles that start side by side and drift apart.
    ///
    /// They start in rows and columns around (200, 200) in an arena of up to 490 × 490, and closer to the center of a
    /// larger one, or as near to this as possible. No circle hides another until one has reached a wall, provided that
    /// there is room for all of them: on each axis, a circle is at least as fast as those behind it. Each component of a
    /// velocity is 0.5 to 1.5 points per 1/60 second at speed 1, in either direction.
    public init(
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
        self.generator = generator
    }

    /// Returns the position of a circle.
    public func position(of circle: Int, at time: Double) -> Position {
        let course = courses[circle]
        let travel = (time - course.since) * speed
        return Position(
            x: walls.x.position(from: course.origin.x, distance: course.velocity.x * travel),
            y: walls.y.position(from: course.origin.y, distance: course.velocity.y * travel))
    }

    /// Writes the positions of all circles into two arrays, which must have one element per circle.
    public func update(into x: inout [Double], _ y: inout [Double], at time: Double) {
        precondition(x.count == courses.count && y.count == courses.count, "x and y must have one element per circle")
        for circle in courses.indices {
            let position = position(of: circle, at: time)
            x[circle] = position.x
            y[circle] = position.y
        }
    }

    /// Changes the arena. Circles that would be outside move to the nearest position inside and keep their velocity. If
    /// there is no room for a circle, all circles move to the center.
    public mutating func resize(to arena: Arena, at time: Double) {
        guard arena != self.arena else { return }
        rebase(at: time)
        self.arena = arena
        clampToArena()
    }

    /// Changes the diameter of all circles, in points. Circles that would be partly outside move as in `resize`.
    public mutating func setDiameter(_ diameter: Double, at time: Double) {
        precondition(Self.isValidLength(diameter), "diameter must be finite and non-negative")
        guard diameter != self.diameter else { return }
        rebase(at: time)
        self.diameter = diameter
        clampToArena()
    }

    /// Changes the speed relative to the default, keeping the current positions. 0 stops the circles.
    public mutating func setSpeed(_ speed: Double, at time: Double) {
        precondition(Self.isValidLength(speed), "speed must be finite and non-negative")
        guard speed != self.speed else { return }
        rebase(at: time)
        self.speed = speed
    }

    /// Moves a circle to the given position, or to the nearest one inside the arena. It keeps its velocity.
    public mutating func place(_ circle: Int, at position: Position, time: Double) {
        courses[circle] = turned(courses[circle], at: time)
        courses[circle].origin = nearest(to: position)
    }

    /// Returns a random position inside the arena, for a circle that flew to a wrong base.
    public mutating func randomPosition() -> Position {
        Position(
            x: generator.number(in: walls.x.low...walls.x.high), y: generator.number(in: walls.y.low...walls.y.high))
    }

    private func nearest(to position: Position) -> Position {
        Position(x: walls.x.nearest(to: position.x), y: walls.y.nearest(to: position.y))
    }

    /// Returns an equivalent path that starts at `time`.
    func turned(_ course: Course, at time: Double) -> Course {
        let travel = (time - course.since) * speed
        var turned = Course(origin: course.origin, velocity: course.velocity, since: time)
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

    private mutating func rebase(at time: Double) {
        for circle in courses.indices { courses[circle] = turned(courses[circle], at: time) }
    }

    private mutating func clampToArena() {
        walls = Self.walls(arena, diameter)
        for circle in courses.indices { courses[circle].origin = nearest(to: courses[circle].origin) }
    }

    private static func walls(_ arena: Arena, _ diameter: Double) -> (x: Walls, y: Walls) {
        (Walls(extent: arena.width, diameter: diameter), Walls(extent: arena.height, diameter: diameter))
    }

    private static func isValidLength(_ number: Double) -> Bool { number >= 0 && number.isFinite }

    /// Returns the coordinates at which circles start, by the column or row of each circle. Neighbors are a little more
    /// than a diameter apart, or as far as there is room.
    private static func starts(
        of lines: [Int], of count: Int, in walls: Walls, _ diameter: Double, _ generator: inout SeededGenerator
    ) -> [Double] {
        let gaps = Double(count - 1)
        let pitch = gaps > 0 ? min(1.1 * diameter, (walls.high - walls.low) / gaps) : 0
        let play = max(0, pitch - diameter) / 2
        let extent = walls.low + walls.high
        let middle = min(200 + max(0, extent - 490), max(200, extent / 2))
        let last = max(walls.low, walls.high - gaps * pitch)
        let first = min(max(walls.low, middle - gaps / 2 * pitch), last)
        return lines.map { walls.nearest(to: first + Double($0) * pitch + generator.number(in: -play...play)) }
    }

    /// Returns random components of velocities, of which those farther along have the greater ones.
    private static func velocities(spreading starts: [Double], _ generator: inout SeededGenerator) -> [Double] {
        var velocities = starts.map { _ in velocity(&generator) }
        velocities.sort()
        let order = starts.indices.sorted { starts[$0] < starts[$1] }
        var result = velocities
        for (rank, circle) in order.enumerated() { result[circle] = velocities[rank] }
        return result
    }

    private static func velocity(_ generator: inout SeededGenerator) -> Double {
        let size = generator.number(in: 30...90)
        return generator.number(below: 2) == 0 ? size : -size
    }
}
