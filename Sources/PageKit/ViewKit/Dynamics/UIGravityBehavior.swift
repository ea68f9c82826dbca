// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Accelerates items in a direction. With a magnitude of 1, that is by 1,000 points/s².
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
    private var listed: DynamicItems
    private var vector = ForceVector(CGVector(dx: 0, dy: 1)) { didSet { noteChange() } }
    private static let pointsOfMagnitude = 1000.0

    /// Creates gravity for items.
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

    /// The direction, and the magnitude as its length.
    open var gravityDirection: CGVector {
        get { vector.components }
        set { vector.components = newValue }
    }
    /// The angle of the direction in radians, clockwise from the right.
    open var angle: CGFloat {
        get { vector.angle }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The magnitude.
    open var magnitude: CGFloat {
        get { vector.magnitude }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Sets the angle and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) { vector.set(angle: angle, magnitude: magnitude) }

    override var movedItems: [any UIDynamicItem] { items }
    override var hasInfluence: Bool { true }
    override func influence(on member: DynamicMember, _ state: inout BodyState, _ seconds: Double) -> Influence {
        let direction = vector.components
        return Influence(
            acceleration: CGPoint(x: direction.dx, y: direction.dy) * Self.pointsOfMagnitude, torque: 0)
    }
}
