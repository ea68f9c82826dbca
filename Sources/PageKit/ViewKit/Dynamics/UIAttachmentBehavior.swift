// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Attaches an item to a point or to another item.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What an item is attached to.
    nonisolated public enum AttachmentType: Int, Sendable {
        /// Another item.
        case items
        /// A point.
        case anchor
    }

    /// How the two are attached.
    private enum Kind {
        /// By a rod, or by a spring if there is a frequency.
        case distance
        /// By a rope.
        case limit
        /// At a point, about which they turn.
        case pin
        /// At a point, at which they do not turn.
        case fixed
        /// At a point that moves along an axis.
        case sliding(CGVector)
    }

    /// The items: one or two.
    public let items: [any UIDynamicItem]
    /// What the first item is attached to.
    public var attachedBehaviorType: AttachmentType { items.count == 1 ? .anchor : .items }
    /// The point to which an item is attached, in the coordinates of the reference view.
    open var anchorPoint: CGPoint { didSet { noteChange() } }
    /// The distance of the two points that are attached, in points.
    open var length: CGFloat { didSet { noteChange() } }
    /// How little a spring swings. With 1, it just does not.
    open var damping: CGFloat = 0 { didSet { noteChange() } }
    /// How often a spring swings in a second. With 0, the distance does not change.
    open var frequency: CGFloat = 0 { didSet { noteChange() } }
    /// The torque that holds back items that turn about a point.
    open var frictionTorque: CGFloat = 0 { didSet { noteChange() } }
    /// How far an item slides, in points, or turns about a point, in radians, from where it is at first.
    open var attachmentRange = UIFloatRange.infinite { didSet { noteChange() } }

    private let kind: Kind
    private let offsets: [UIOffset]
    /// Where the joint is in the coordinates of the items, if the items are attached at a common point.
    private var ends: [CGPoint]?
    /// The joint in the world of the animator.
    private var joint: (number: Int, specification: Specification)?

    private struct Specification: Equatable {
        let joint: Joint
        let one, other: JointEnd
    }

    // MARK: - Kinds

    private init(_ kind: Kind, _ items: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint) {
        (self.kind, self.items, self.offsets, anchorPoint) = (kind, items, offsets, anchor)
        let places = zip(items, offsets).map { item, offset in
            item.center + item.transform(CGPoint(x: offset.horizontal, y: offset.vertical))
        }
        length = places[0].distance(to: places.count > 1 ? places[1] : anchor)
        super.init()
    }

    /// Attaches the center of an item to a point.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Attaches a point of an item to a point.
    public convenience init(
        item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
    ) { self.init(.distance, [item], [offset], anchor: point) }

    /// Attaches the centers of two items.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Attaches points of two items.
    public convenience init(
        item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) { self.init(.distance, [item1, item2], [offset1, offset2], anchor: item2.center) }

    /// Returns an attachment that lets an item slide along an axis through a point.
    public static func slidingAttachment(
        with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.sliding(axis), [item], [.zero], anchor: point) }

    /// Returns an attachment that lets two items slide along an axis through a point.
    public static func slidingAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
        axisOfTranslation axis: CGVector
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.sliding(axis), [item1, item2], [.zero, .zero], anchor: point) }

    /// Returns an attachment of points of two items by a rope that is as long as their distance.
    public static func limitAttachment(
        with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) -> UIAttachmentBehavior {
        UIAttachmentBehavior(.limit, [item1, item2], [offset1, offset2], anchor: item2.center)
    }

    /// Returns an attachment that lets two items move as one.
    public static func fixedAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.fixed, [item1, item2], [.zero, .zero], anchor: point) }

    /// Returns an attachment that lets two items turn about a point.
    public static func pinAttachment(
        with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
    ) -> UIAttachmentBehavior { UIAttachmentBehavior(.pin, [item1, item2], [.zero, .zero], anchor: point) }

    // MARK: - The joint

    override var movedItems: [any UIDynamicItem] { items }
    override func left() { (ends, joint) = (nil, nil) }

    /// Adds the joint to a world, or changes it, if the items are its bodies.
    func update(in world: any PhysicsWorld, bodies: [Int]) {
        guard bodies.count == items.count else { return remove(from: world) }
        let specification = specification(bodies, in: world)
        guard joint?.specification != specification else { return }
        remove(from: world)
        joint = (
            world.addJoint(specification.joint, from: specification.one, to: specification.other), specification
        )
    }

    /// Removes the joint from a world.
    func remove(from world: any PhysicsWorld) {
        joint.map { world.removeJoint($0.number) }
        joint = nil
    }

    private func specification(_ bodies: [Int], in world: any PhysicsWorld) -> Specification {
        let isTogether: Bool
        switch kind {
        case .distance, .limit: isTogether = false
        case .pin, .fixed, .sliding: isTogether = true
        }
        if isTogether, ends == nil {
            ends = bodies.map { body in
                let state = world.state(of: body)
                return (anchorPoint - state.position).applying(CGAffineTransform(rotationAngle: -state.angle))
            }
        }
        let anchors = ends ?? offsets.map { CGPoint(x: $0.horizontal, y: $0.vertical) }
        let first = JointEnd(body: bodies[0], anchor: anchors[0])
        let second =
            bodies.count > 1
            ? JointEnd(body: bodies[1], anchor: anchors[1]) : JointEnd(body: nil, anchor: anchorPoint)
        // The fixed point is the first end, because an axis is that of the first one.
        let (one, other) = bodies.count > 1 ? (first, second) : (second, first)
        return Specification(joint: worldJoint, one: one, other: other)
    }

    private var worldJoint: Joint {
        switch kind {
        case .distance where frequency > 0: return .spring(length: length, frequency: frequency, damping: damping)
        case .distance: return .rod(length: length)
        case .limit: return .rope(length: length)
        case .fixed: return .weld
        case .pin:
            let force = DynamicMember.pointsOfForce
            return .pivot(range: range, friction: frictionTorque * force * force)
        case .sliding(let axis): return .rail(direction: CGPoint(x: axis.dx, y: axis.dy), range: range)
        }
    }

    /// The range as one that contains 0.
    private var range: ClosedRange<Double> {
        attachmentRange.minimum.clamped(to: -1e5...0)...max(0, attachmentRange.maximum.clamped(to: 0...1e5))
    }
}
