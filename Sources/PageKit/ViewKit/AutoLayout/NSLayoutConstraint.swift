// SPDX-License-Identifier: GPL-3.0-or-later
// The view that contains both items owns an active constraint. A constraint refers to its items weakly.

/// A rule for the layout: an attribute of an item equals, or is at most or at least, an attribute of another item times
/// `multiplier`, plus `constant`.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// How the two sides compare.
    nonisolated public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    /// A direction.
    nonisolated public enum Axis: Int, Sendable { case horizontal, vertical }

    /// A line of an item, or its size.
    nonisolated public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        /// The line below the last line of text.
        public static var baseline: Attribute { .lastBaseline }
    }

    /// The first item: a `UIView` or a `UILayoutGuide`.
    public private(set) weak var firstItem: AnyObject?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// How the attributes compare.
    public let relation: Relation
    /// The second item, if there is one.
    public private(set) weak var secondItem: AnyObject?
    /// The attribute of the second item, or `notAnAttribute`.
    public let secondAttribute: Attribute
    /// What the second attribute is multiplied by.
    public let multiplier: CGFloat
    /// What is added, in points. Changing it costs less than another constraint.
    public var constant: CGFloat { didSet { if constant != oldValue { engine?.updateConstant(of: self) } } }
    /// What is satisfied first, 1...1000.
    public var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { engine?.reinsert(self) } }
    }
    /// A name by which a page finds the constraint.
    public var identifier: String?
    /// Whether a second item was given, though it may have gone.
    let hasSecondItem: Bool
    /// The place in the source where the constraint was created.
    let place: ConstraintPlace

    /// The view that contains both items, while the constraint is active.
    private(set) weak var owner: UIView?

    /// Creates a constraint, which is not active yet. The first item is a `UIView` or a `UILayoutGuide`, and so is the
    /// second one, if there is one.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat, file: String = #filePath,
        line: Int = #line
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        hasSecondItem = view2 != nil && attr2 != .notAnAttribute
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.multiplier = multiplier
        constant = c
        place = ConstraintPlace(file: file, line: line)
    }

    @MainActor deinit { PageContext.current.layoutEngine?.removeConstraint(number: number) }

    /// Whether the layout obeys the constraint. Both items must be in the same view by then, or be that view.
    public var isActive: Bool {
        get { owner != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }
    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for one in constraints { one.isActive = false }
    }

    private var engine: LayoutEngine? { owner == nil ? nil : PageContext.current.layoutEngine }

    private func activate() {
        guard owner == nil else { return }
        guard let first = (firstItem as? any LayoutItem)?.containingView else { return }
        let second = hasSecondItem ? (secondItem as? any LayoutItem)?.containingView : first
        guard let second, let common = first.commonAncestor(with: second) else {
            return LayoutFault.noCommonView(place).report()
        }
        guard PageContext.current.layoutEngineOrNew.add(self) else {
            return LayoutFault.unlikeAttributes(place).report()
        }
        owner = common
        common.autoLayout.constraints.append(self)
    }

    private func deactivate() {
        guard let owner else { return }
        engine?.remove(self)
        owner.existingAutoLayout?.constraints.removeAll { $0 === self }
        self.owner = nil
    }
}

/// Where a page makes a constraint.
struct ConstraintPlace: Hashable {
    let file: String
    let line: Int
}

extension UIView {
    /// Returns the innermost view that is or contains both this view and another one.
    fileprivate func commonAncestor(with other: UIView) -> UIView? {
        sequence(first: self) { $0.superview }.first { other.isDescendant(of: $0) }
    }
}
