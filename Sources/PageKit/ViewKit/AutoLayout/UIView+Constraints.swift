// SPDX-License-Identifier: GPL-3.0-or-later
extension UIView {
    /// What the view has that takes part in Auto Layout. It is made when it is needed first.
    var autoLayout: AutoLayoutState {
        if let existingAutoLayout { return existingAutoLayout }
        let state = AutoLayoutState()
        existingAutoLayout = state
        return state
    }

    /// Whether the frame and the `autoresizingMask` of the view place it. If not, constraints do.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { existingAutoLayout?.usesFrame ?? !isArranged }
        set {
            guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
            autoLayout.usesFrame = newValue
            PageContext.current.layoutEngineOrNew.placementChanged(of: self)
        }
    }

    // MARK: - Constraints

    /// The active constraints between views and guides in this view, or of this view itself.
    public var constraints: [NSLayoutConstraint] { existingAutoLayout?.constraints ?? [] }
    /// Activates a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Deactivates a constraint of this view.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.owner === self { constraint.isActive = false }
    }
    /// Deactivates constraints of this view.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for one in constraints { removeConstraint(one) }
    }

    /// Returns the constraints that determine the view’s position and size along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self) { $0.superview }.flatMap(\.constraints).filter { constraint in
            constraint.refers(to: { $0 === self }) && constraint.firstAttribute.axis == axis
        }
    }

    /// Whether the constraints leave the position or the size of the view open.
    public var hasAmbiguousLayout: Bool {
        guard let engine = PageContext.current.layoutEngine else { return false }
        engine.update()
        return engine.isAmbiguous(self)
    }

    /// Deactivates the constraints between this view, or what is in it, and what is outside of it.
    func leaveConstraints() {
        guard PageContext.current.layoutEngine != nil else { return }
        for outer in sequence(first: superview, next: { $0?.superview }) {
            for constraint in outer?.constraints ?? [] {
                let refersToThis = constraint.refers { item in
                    (item as? any LayoutItem)?.containingView?.isDescendant(of: self) ?? false
                }
                if refersToThis { constraint.isActive = false }
            }
        }
    }

    // MARK: - Updates

    /// Calls `updateConstraints()` before the next layout.
    public func setNeedsUpdateConstraints() {
        guard !autoLayout.needsUpdate else { return }
        autoLayout.needsUpdate = true
        PageContext.current.layoutEngineOrNew.scheduleConstraintUpdate(of: self)
    }

    /// Returns whether `updateConstraints()` is called before the next layout.
    public func needsUpdateConstraints() -> Bool { existingAutoLayout?.needsUpdate ?? false }

    /// Calls `updateConstraints()` at once for this view and the views in it, if they need it.
    public func updateConstraintsIfNeeded() { PageContext.current.layoutEngine?.updateConstraints(in: self) }

    // MARK: - Content

    /// Returns the priority with which the view resists to become larger than its content.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        existingAutoLayout?.hugging[at: axis] ?? defaultHugging(for: axis)
    }

    /// Sets the priority with which the view resists to become larger than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        setPriority(priority, for: axis, \.hugging, contentHuggingPriority)
    }

    /// Returns the priority with which the view resists to become smaller than its content.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        existingAutoLayout?.resistance[at: axis] ?? defaultResistance(for: axis)
    }

    /// Sets the priority with which the view resists to become smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { setPriority(priority, for: axis, \.resistance, contentCompressionResistancePriority) }

    private func setPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis,
        _ priorities: ReferenceWritableKeyPath<AutoLayoutState, [UILayoutPriority]>,
        _ current: (NSLayoutConstraint.Axis) -> UILayoutPriority
    ) {
        var both = [current(.horizontal), current(.vertical)]
        both[axis.rawValue] = priority
        autoLayout[keyPath: priorities] = both
        PageContext.current.layoutEngine?.contentPriorityChanged(of: self)
        if isArranged { superview?.setNeedsLayout() }
    }

    /// Whether a stack view lays out the view.
    private var isArranged: Bool { (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } ?? false }
}

extension [UILayoutPriority] {
    fileprivate subscript(at axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
        isEmpty ? nil : self[axis.rawValue]
    }
}

extension NSLayoutConstraint {
    /// Returns whether an item of the constraint fulfills a condition.
    func refers(to condition: (AnyObject) -> Bool) -> Bool {
        firstItem.map(condition) ?? false || secondItem.map(condition) ?? false
    }
}

extension NSLayoutConstraint.Attribute {
    /// The direction in which the attribute is measured.
    var axis: NSLayoutConstraint.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        default: .vertical
        }
    }
}
