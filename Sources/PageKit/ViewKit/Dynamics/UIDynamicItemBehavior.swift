// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Describes items: how they bounce, how heavy they are, and how fast they move. If several describe an item, what was set
/// in the last one counts.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
    private struct Values {
        var elasticity, friction, density, resistance, angularResistance, charge: CGFloat?
        var isAnchored, allowsRotation: Bool?
    }

    /// What is added to the velocities of an item when the behavior is in an animator.
    private struct Push {
        let item: any UIDynamicItem
        let velocity: CGPoint
        let angularVelocity: CGFloat
    }

    private var listed: DynamicItems
    private var values = Values() { didSet { noteChange() } }
    private var pushes: [Push] = []

    /// Creates a description of items.
    public init(items: [any UIDynamicItem] = []) {
        listed = DynamicItems(items)
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
        noteChange()
    }

    /// How much of its speed an item has after a collision, 0...1. Of two items, the more elastic one counts.
    open var elasticity: CGFloat {
        get { values.elasticity ?? 0 }
        set { values.elasticity = newValue }
    }
    /// How much items hold back what slides along them, from 0.
    open var friction: CGFloat {
        get { values.friction ?? 0 }
        set { values.friction = newValue }
    }
    /// The mass of 100 × 100 points.
    open var density: CGFloat {
        get { values.density ?? 1 }
        set { values.density = newValue }
    }
    /// How fast items become slower: the part of the speed that is lost in a second, as a rate.
    open var resistance: CGFloat {
        get { values.resistance ?? 0 }
        set { values.resistance = newValue }
    }
    /// How fast items turn less: the part of the angular velocity that is lost in a second, as a rate.
    open var angularResistance: CGFloat {
        get { values.angularResistance ?? 0 }
        set { values.angularResistance = newValue }
    }
    /// The charge, for electric and magnetic fields.
    open var charge: CGFloat {
        get { values.charge ?? 0 }
        set { values.charge = newValue }
    }
    /// Whether items stay where they are.
    open var isAnchored: Bool {
        get { values.isAnchored ?? false }
        set { values.isAnchored = newValue }
    }
    /// Whether items turn.
    open var allowsRotation: Bool {
        get { values.allowsRotation ?? true }
        set { values.allowsRotation = newValue }
    }

    // MARK: - Velocities

    /// Returns the velocity of an item, in points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        guard listed.contains(item) else { return .zero }
        if let state = dynamicAnimator?.state(of: item) { return state.velocity }
        return pushes.filter { $0.item === item }.reduce(.zero) { $0 + $1.velocity }
    }

    /// Adds to the velocity of an item, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(Push(item: item, velocity: velocity, angularVelocity: 0))
    }

    /// Returns how fast an item turns, in radians a second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        guard listed.contains(item) else { return 0 }
        if let state = dynamicAnimator?.state(of: item) { return state.angularVelocity }
        return pushes.filter { $0.item === item }.reduce(0) { $0 + $1.angularVelocity }
    }

    /// Adds to how fast an item turns, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        add(Push(item: item, velocity: .zero, angularVelocity: velocity))
    }

    private func add(_ push: Push) {
        guard listed.contains(push.item), pushes.count < UIDynamicAnimator.maxItems else { return }
        pushes.append(push)
        noteChange()
        dynamicAnimator?.applyPushes()
    }

    /// Adds what was to be added to the velocities.
    func applyPushes(_ add: (any UIDynamicItem, CGPoint, CGFloat) -> Void) {
        let due = pushes
        pushes = []
        for push in due { add(push.item, push.velocity, push.angularVelocity) }
    }

    // MARK: - Members

    override var movedItems: [any UIDynamicItem] { items }

    override func describe(_ member: DynamicMember) {
        values.elasticity.map { member.traits.elasticity = $0 }
        values.friction.map { member.traits.friction = $0 }
        values.density.map { member.density = $0 }
        values.resistance.map { member.resistance = $0 }
        values.angularResistance.map { member.angularResistance = $0 }
        values.charge.map { member.charge = $0 }
        values.isAnchored.map { member.traits.isAnchored = $0 }
        values.allowsRotation.map { member.traits.allowsRotation = $0 }
    }
}
