import Seeding

/// How circles drift about in an arena, by time and not by frame: where each is follows from where it began, its
/// velocity and the time since then, so the path is the same however many frames show it, and none is ever outside.
///
/// Lengths are in points, times in seconds of play, places those of the centres, from the upper left corner of the arena.
/// Circles are called by their index, from 0. Circles do not heed each other. A time that is earlier than the last change
/// gives a place inside, though not that of the past.
public struct Drift: Sendable {
    /// The place of a centre.
    public struct Place: Hashable, Sendable {
        /// The distance from the left edge, in points.
        public var x: Double
        /// The distance from the upper edge, in points.
        public var y: Double

        /// A place `x` points from the left and `y` points from the top.
        public init(x: Double, y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// What the circles drift about in.
    public struct Arena: Hashable, Sendable {
        /// In points, not less than 0.
        public let width: Double
        /// In points, not less than 0.
        public let height: Double

        /// An arena of a size in points; less than nothing is nothing.
        public init(width: Double, height: Double) {
            precondition(width.isFinite && height.isFinite, "an arena has edges")
            self.width = max(0, width)
            self.height = max(0, height)
        }
    }

    /// The way of one circle since it was last changed from outside.
    struct Course {
        var origin: Place
        /// In points a second, at speed 1.
        var velocity: Place
        var since: Double
    }

    /// What the circles drift about in.
    public private(set) var arena: Arena
    /// The diameter of all circles, in points.
    public private(set) var diameter: Double
    /// How much faster than the usual the circles are.
    public private(set) var speed: Double

    private(set) var courses: [Course]
    private var walls: (x: Walls, y: Walls)
    private var generator: SeededGenerator

    /// How many circles there are.
    public var count: Int { courses.count }

    /// So many circles, all at once near (200, 200) in an arena of 490 × 490 or less, and around the middle of a larger one: at
    /// most 40 points away to each side, and in an arena that ends there as near to that as can be. Each of the two components of a velocity is 0.5 to 1.5 points a 60th of a second at speed 1,
    /// to either side.
    public init(
        count: Int, arena: Arena, diameter: Double = 40, speed: Double = 1, seed: UInt64, at time: Double = 0
    ) {
        precondition(count >= 0 && Self.isLength(diameter) && Self.isLength(speed), "nothing is less than nothing")
        self.arena = arena
        self.diameter = diameter
        self.speed = speed
        let walls = Self.walls(arena, diameter)
        var generator = Chance.drift.generator(seed: seed)
        courses = (0..<count).map { _ in
            let origin = Place(
                x: generator.number(in: Self.start(in: walls.x)), y: generator.number(in: Self.start(in: walls.y)))
            let velocity = Place(x: Self.velocity(&generator), y: Self.velocity(&generator))
            return Course(origin: origin, velocity: velocity, since: time)
        }
        self.walls = walls
        self.generator = generator
    }

    /// Where a circle is.
    public func position(of circle: Int, at time: Double) -> Place {
        let course = courses[circle]
        let travel = (time - course.since) * speed
        return Place(
            x: walls.x.place(from: course.origin.x, gone: course.velocity.x * travel),
            y: walls.y.place(from: course.origin.y, gone: course.velocity.y * travel))
    }

    /// Writes where all circles are into two arrays with an element for each.
    public func update(into x: inout [Double], _ y: inout [Double], at time: Double) {
        precondition(x.count == courses.count && y.count == courses.count, "each circle has a place")
        for circle in courses.indices {
            let place = position(of: circle, at: time)
            x[circle] = place.x
            y[circle] = place.y
        }
    }

    /// Changes the arena. A circle that would be outside comes to the nearest place inside and goes on with its velocity;
    /// where there is no room for a circle all are in the middle.
    public mutating func resize(to arena: Arena, at time: Double) {
        guard arena != self.arena else { return }
        rebase(at: time)
        self.arena = arena
        bringInside()
    }

    /// Changes the diameter of all circles, in points. A circle that would reach out of the arena is moved as by `resize`.
    public mutating func setDiameter(_ diameter: Double, at time: Double) {
        precondition(Self.isLength(diameter), "nothing is less than nothing")
        guard diameter != self.diameter else { return }
        rebase(at: time)
        self.diameter = diameter
        bringInside()
    }

    /// Changes how much faster than the usual the circles are, from where they are; 0 stops them.
    public mutating func setSpeed(_ speed: Double, at time: Double) {
        precondition(Self.isLength(speed), "nothing is less than nothing")
        guard speed != self.speed else { return }
        rebase(at: time)
        self.speed = speed
    }

    /// Puts a circle at a place, or the nearest inside, from where it goes on with its velocity.
    public mutating func place(_ circle: Int, at place: Place, time: Double) {
        courses[circle] = turned(courses[circle], at: time)
        courses[circle].origin = nearest(to: place)
    }

    /// A place by chance where a circle is inside, each time another: for a circle that flew to a wrong base.
    public mutating func randomPlace() -> Place {
        Place(
            x: generator.number(in: walls.x.low...walls.x.high), y: generator.number(in: walls.y.low...walls.y.high))
    }

    private func nearest(to place: Place) -> Place {
        Place(x: walls.x.nearest(to: place.x), y: walls.y.nearest(to: place.y))
    }

    /// The same way, as one that begins now.
    func turned(_ course: Course, at time: Double) -> Course {
        let travel = (time - course.since) * speed
        var turned = Course(origin: course.origin, velocity: course.velocity, since: time)
        turned.origin.x = walls.x.place(from: course.origin.x, gone: course.velocity.x * travel)
        turned.origin.y = walls.y.place(from: course.origin.y, gone: course.velocity.y * travel)
        if walls.x.isTurnedBack(from: course.origin.x, gone: course.velocity.x * travel) { turned.velocity.x.negate() }
        if walls.y.isTurnedBack(from: course.origin.y, gone: course.velocity.y * travel) { turned.velocity.y.negate() }
        return turned
    }

    private mutating func rebase(at time: Double) {
        for circle in courses.indices { courses[circle] = turned(courses[circle], at: time) }
    }

    private mutating func bringInside() {
        walls = Self.walls(arena, diameter)
        for circle in courses.indices { courses[circle].origin = nearest(to: courses[circle].origin) }
    }

    private static func walls(_ arena: Arena, _ diameter: Double) -> (x: Walls, y: Walls) {
        (Walls(extent: arena.width, diameter: diameter), Walls(extent: arena.height, diameter: diameter))
    }

    private static func isLength(_ number: Double) -> Bool { number >= 0 && number.isFinite }

    /// Where centers may start between two walls: at most 40 points from the start's own, or that interval moved inside. Where
    /// the walls are farther apart than 490 points, it comes nearer to the middle, and is there from 580 on.
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
