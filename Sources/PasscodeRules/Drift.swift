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

    /// Creates circles that start close to each other.
    ///
    /// In an arena of up to 490 × 490, circles start at most 40 points from (200, 200) along each axis; in larger
    /// arenas they start closer to the center. In small arenas, they start as near to this as possible. Each component
    /// of a velocity is 0.5 to 1.5 points per 1/60 second at speed 1, in either direction.
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
        courses = (0..<count).map { _ in
            let origin = Position(
                x: generator.number(in: Self.start(in: walls.x)), y: generator.number(in: Self.start(in: walls.y)))
            let velocity = Position(x: Self.velocity(&generator), y: Self.velocity(&generator))
            return Course(origin: origin, velocity: velocity, since: time)
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

    /// Returns the range of start positions between two walls: at most 40 points from the start position, or that range
    /// moved inside. If the arena is longer than 490 points, the range moves toward the center, which it reaches at
    /// 580.
    private static func start(in walls: Walls) -> ClosedRange<Double> {
        let extent = walls.low + walls.high
        let center = min(200 + max(0, extent - 490), max(200, extent / 2))
        let upper = max(walls.low, min(center + 40, walls.high))
        return max(walls.low, min(center - 40, upper - 80))...upper
    }

    private static func velocity(_ generator: inout SeededGenerator) -> Double {
        let size = generator.number(in: 30...90)
        return generator.number(below: 2) == 0 ? size : -size
    }
}
