// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Lets an item snap to a point and turn upright, like a spring.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
    /// The point, in the coordinates of the reference view.
    open var snapPoint: CGPoint { didSet { noteChange() } }
    /// How little the item swings at the end, 0...1.
    open var damping: CGFloat = 0.5 { didSet { noteChange() } }

    private let item: any UIDynamicItem
    /// How often the item would swing in a second if nothing damped it, in radians.
    private static let frequency = 6 * Double.pi

    /// Creates a behavior for an item and a point.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        (self.item, snapPoint) = (item, point)
        super.init()
    }

    override var movedItems: [any UIDynamicItem] { [item] }
    override var hasInfluence: Bool { true }
    override func influence(on member: DynamicMember, _ state: inout BodyState, _ seconds: Double) -> Influence {
        // Without any damping, the item would never be at the point.
        let resistance = 2 * (0.2 + 0.8 * damping.clamped(to: 0...1)) * Self.frequency
        let stiffness = Self.frequency * Self.frequency
        if member.traits.allowsRotation {
            let angle = state.angle.remainder(dividingBy: 2 * .pi)
            state.angularVelocity -= (angle * stiffness + state.angularVelocity * resistance) * seconds
        }
        return Influence(
            acceleration: (snapPoint - state.position) * stiffness - state.velocity * resistance, torque: 0)
    }
}
