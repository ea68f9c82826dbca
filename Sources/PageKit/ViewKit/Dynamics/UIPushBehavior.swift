// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Pushes items, once or as long as it is active. A magnitude of 1 accelerates an item of 100 × 100 points with a density
/// of 1 by 100 points/s².
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
    /// How long a push lasts.
    nonisolated public enum Mode: Int, Sendable {
        /// As long as it is active.
        case continuous
        /// Only once. Then it is not active.
        case instantaneous
    }

    /// How long the push lasts.
    public let mode: Mode
    /// Whether items are pushed. A push that lasted only once is repeated when this is set.
    open var active = true { didSet { noteChange() } }

    private var listed: DynamicItems
    private var vector = ForceVector(.zero) { didSet { noteChange() } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a push without a force.
    public init(items: [any UIDynamicItem], mode: Mode) {
        (listed, self.mode) = (DynamicItems(items), mode)
        super.init()
    }

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
        offsets[ObjectIdentifier(item)] = nil
        noteChange()
    }

    /// The direction, and the magnitude as its length.
    open var pushDirection: CGVector {
        get { vector.components }
        set { vector.components = newValue }
    }
    /// The angle of the direction in radians, clockwise from the right.
    open var angle: CGFloat {
        get { vector.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The magnitude. If it is negative, the direction is the opposite one.
    open var magnitude: CGFloat {
        get { vector.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the angle and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { vector.set(angle: angle, magnitude: magnitude) }

    /// Returns where an item is pushed, from its center.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Sets where an item is pushed, from its center.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        noteChange()
    }

    override var movedItems: [any UIDynamicItem] { items }
    override var hasInfluence: Bool { mode == .continuous && active }
    override func influence(on member: DynamicMember, _ state: inout BodyState, _ seconds: Double) -> Influence {
        let (force, arm) = (force, arm(of: member, state))
        return Influence(
            acceleration: force * (1 / member.mass), torque: arm.x * force.y - arm.y * force.x)
    }

    /// Pushes a member once.
    func push(_ member: DynamicMember, in world: any PhysicsWorld) {
        world.applyImpulse(force, at: arm(of: member, world.state(of: member.body)), to: member.body)
    }

    private var force: CGPoint {
        CGPoint(x: vector.components.dx, y: vector.components.dy) * DynamicMember.pointsOfForce
    }

    private func arm(of member: DynamicMember, _ state: BodyState) -> CGPoint {
        guard let offset = offsets[ObjectIdentifier(member.item)] else { return .zero }
        return CGPoint(x: offset.horizontal, y: offset.vertical)
            .applying(CGAffineTransform(rotationAngle: state.angle))
    }
}
