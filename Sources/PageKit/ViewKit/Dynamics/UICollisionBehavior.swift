// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Lets items collide with each other and with boundaries.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
    /// What items collide with.
    nonisolated public struct Mode: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Each other.
        public static let items = Mode(rawValue: 1)
        /// Boundaries.
        public static let boundaries = Mode(rawValue: 2)
        /// Each other and boundaries.
        public static let everything = Mode(rawValue: .max)
    }

    /// What items collide with.
    open var collisionMode = Mode.everything { didSet { noteChange() } }
    /// What hears of collisions.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// Whether the bounds of the reference view are a boundary.
    open var translatesReferenceBoundsIntoBoundary: Bool {
        get { referenceInsets != nil }
        set { referenceInsets = newValue ? .zero : nil }
    }

    /// The largest number of boundaries, and of points of one.
    private static let (maxBoundaries, maxPoints) = (200, 1000)

    /// A boundary. That of the reference view has no identifier.
    struct Boundary {
        let identifier: (any NSCopying)?
        let path: UIBezierPath
        let lines: [[CGPoint]]
    }

    private(set) var boundaries: [Boundary] = [] { didSet { noteChange() } }
    /// The distances of the boundary from the edges of the reference view; `nil` if there is none.
    private(set) var referenceInsets: UIEdgeInsets? { didSet { noteChange() } }
    private var listed: DynamicItems

    /// Creates a behavior for items.
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

    /// Returns whether an item is one of the behavior.
    func has(_ item: any UIDynamicItem) -> Bool { listed.contains(item) }

    // MARK: - Boundaries

    /// Makes the bounds of the reference view a boundary, at some distances inside of them.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) { referenceInsets = insets }

    /// Adds a boundary along a path. It takes the place of the one with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        let path = UIBezierPath(cgPath: bezierPath.cgPath.copy() ?? bezierPath.cgPath)
        var all = boundaries
        all.removeAll { isSame($0.identifier, identifier) }
        guard all.count < Self.maxBoundaries else { return DynamicsFault.tooMany.report() }
        all.append(
            Boundary(
                identifier: identifier, path: path, lines: path.cgPath.steps.lines(maxPoints: Self.maxPoints)))
        boundaries = all
    }

    /// Adds a line as a boundary. It takes the place of the one with the same identifier.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// Returns the path of a boundary.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { isSame($0.identifier, identifier) }?.path
    }

    /// Removes a boundary.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { isSame($0.identifier, identifier) }
    }

    /// The identifiers of the boundaries, in the order in which they were added; `nil` if there are none.
    open var boundaryIdentifiers: [any NSCopying]? {
        boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier)
    }

    /// Removes all boundaries with identifiers.
    open func removeAllBoundaries() { boundaries = [] }

    private func isSame(_ one: (any NSCopying)?, _ other: any NSCopying) -> Bool {
        guard let one else { return false }
        if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
        return (one as AnyObject) === (other as AnyObject)
    }

    override var movedItems: [any UIDynamicItem] { items }
}

/// What hears of collisions. All methods have defaults. They are called after the items have been placed, in the
/// order of time, and at the same time in the order of the items in the animator.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    /// Called when two items begin to touch at a point.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    /// Called when two items no longer touch.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    /// Called when an item begins to touch a boundary at a point. That of the reference view has no identifier.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    /// Called when an item no longer touches a boundary.
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    /// Does nothing.
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}
