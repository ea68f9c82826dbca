// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A force that depends on where an item is. As for pushes, a force of 1 accelerates a mass of 1 by 100 points/s², and 100
/// points are a unit of length.
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {
    /// Returns the force on an item: of a field, a place from its position, a velocity, a mass, a charge, and a time.
    public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

    private enum Kind {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
        case evaluation(Evaluation)
    }

    /// The center of the field, in the coordinates of the reference view.
    open var position = CGPoint.zero { didSet { noteChange() } }
    /// Where the field acts, about its position.
    open var region = UIRegion.infinite { didSet { noteChange() } }
    /// What the force is multiplied with.
    open var strength: CGFloat = 1 { didSet { noteChange() } }
    /// The power of the distance by which the force is divided.
    open var falloff: CGFloat = 0 { didSet { noteChange() } }
    /// The distance, in points, within which the force is that at this distance.
    open var minimumRadius: CGFloat = 1e-3 { didSet { noteChange() } }
    /// The direction of linear gravity, or of a velocity.
    open var direction = CGVector.zero { didSet { noteChange() } }
    /// How little noise differs from place to place, 0...1.
    open var smoothness: CGFloat = 0 { didSet { noteChange() } }
    /// How fast noise changes.
    open var animationSpeed: CGFloat = 0 { didSet { noteChange() } }

    private let kind: Kind
    private var listed = DynamicItems([])
    private static let pointsOfLength = 100.0

    private init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    // MARK: - Kinds

    /// Returns a field that holds back what moves, by its velocity.
    public static func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

    /// Returns a field that pushes items around its position, clockwise.
    public static func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

    /// Returns a field that pulls items to its position.
    public static func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }

    /// Returns a field that pulls items in a direction.
    public static func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }

    /// Returns a field in which all items move with a velocity.
    public static func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }

    /// Returns a field of forces that differ from place to place and change with the time.
    public static func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.noise)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field of noise whose forces grow with the velocity.
    public static func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(.turbulence)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Returns a field that pulls items to its position by their distance.
    public static func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

    /// Returns a field that pushes items with a charge away from its position, and pulls those with a negative one.
    public static func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

    /// Returns a field that turns the way of moving items with a charge.
    public static func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

    /// Returns a field whose force a closure computes.
    public static func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
        UIFieldBehavior(.evaluation(block))
    }

    // MARK: - Items

    /// The items, in the order in which they were added.
    open var items: [any UIDynamicItem] { listed.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        listed.add(item)
        noteChange()
    }

    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        listed.remove(item)
        noteChange()
    }

    // MARK: - Forces

    override var movedItems: [any UIDynamicItem] { items }
    override var hasInfluence: Bool { true }

    override func influence(on member: DynamicMember, _ state: inout BodyState, _ seconds: Double) -> Influence {
        let place = state.position - position
        guard region.contains(place) else { return .none }
        let distance = place.distance(to: .zero)
        let outward = distance > 0 ? place * (1 / distance) : .zero
        let speed = state.velocity * (1 / Self.pointsOfLength)
        let strength = strength * share(at: distance)
        var force = CGPoint.zero
        switch kind {
        case .drag:
            // It is limited, so that it does not turn the velocity around.
            let part = min(strength / member.mass, 0.5 / seconds)
            return acceleration(speed * -part)
        case .vortex: return acceleration(CGPoint(x: -outward.y, y: outward.x) * strength)
        case .radialGravity: return acceleration(outward * -strength)
        case .linearGravity: return acceleration(CGPoint(x: direction.dx, y: direction.dy) * strength)
        case .velocity:
            state.velocity = CGPoint(x: direction.dx, y: direction.dy) * (strength * Self.pointsOfLength)
            return .none
        case .noise: return acceleration(noise(at: place) * strength)
        case .turbulence: return acceleration(noise(at: place) * (strength * speed.distance(to: .zero)))
        case .spring: force = place * (-strength / Self.pointsOfLength)
        case .electric: force = outward * (strength * member.charge)
        case .magnetic: force = CGPoint(x: -speed.y, y: speed.x) * (strength * member.charge)
        case .evaluation(let block):
            let vector = block(
                self, place, CGVector(dx: state.velocity.x, dy: state.velocity.y), member.mass, member.charge, seconds)
            force = CGPoint(x: vector.dx, y: vector.dy) * strength
        }
        return acceleration(force * (1 / member.mass))
    }

    private func acceleration(_ units: CGPoint) -> Influence {
        Influence(acceleration: units * DynamicMember.pointsOfForce, torque: 0)
    }

    /// Returns what is left of the force at a distance.
    private func share(at distance: Double) -> Double {
        guard falloff != 0 else { return 1 }
        return pow(max(distance, minimumRadius, 1e-3) / Self.pointsOfLength, -falloff)
    }

    /// Returns a force of noise, whose components are in −1...1.
    private func noise(at place: CGPoint) -> CGPoint {
        let time = (dynamicAnimator?.timeOfFields ?? 0) * animationSpeed
        // Smooth noise has the same force in a larger area.
        let scale = 1 / (10 + 90 * smoothness.clamped(to: 0...1))
        let (x, y) = (place.x * scale, place.y * scale)
        return CGPoint(x: Noise.value(x, y, time, 1), y: Noise.value(x, y, time, 2))
    }
}

/// Numbers that follow from a place and a time, without jumps.
nonisolated private enum Noise {
    /// Returns a number in −1...1.
    static func value(_ x: Double, _ y: Double, _ time: Double, _ seed: UInt64) -> Double {
        let coordinates = [x, y, time].map { $0.isNaN ? 0 : $0.clamped(to: -1e6...1e6) }
        let corners = coordinates.map { $0.rounded(.down) }
        let parts = zip(coordinates, corners).map { coordinate, corner in
            let part = coordinate - corner
            return part * part * (3 - 2 * part)
        }
        var sum = 0.0
        for corner in 0..<8 {
            var (weight, hash) = (1.0, seed &* 0x9E37_79B9_7F4A_7C15)
            for axis in 0..<3 {
                let isUpper = corner >> axis & 1 == 1
                weight *= isUpper ? parts[axis] : 1 - parts[axis]
                hash = mixed(hash ^ UInt64(bitPattern: Int64(corners[axis]) + (isUpper ? 1 : 0)))
            }
            sum += weight * (Double(hash >> 11) / Double(1 << 52) - 1)
        }
        return sum
    }

    private static func mixed(_ number: UInt64) -> UInt64 {
        var number = number &+ 0x9E37_79B9_7F4A_7C15
        number = (number ^ number >> 30) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ number >> 27) &* 0x94D0_49BB_1331_11EB
        return number ^ number >> 31
    }
}
