// SPDX-License-Identifier: GPL-3.0-or-later
/// A line of a view or guide, or its size, from which constraints are made. `AnchorType` is the kind of the anchor, so
/// that only anchors of one kind can be compared.
@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: any LayoutItem
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        (self.item, self.attribute) = (item, attribute)
    }

    /// Returns the constraint that this anchor equals another one plus a constant.
    public func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: String = #filePath,
        line: Int = #line
    ) -> NSLayoutConstraint { constraint(.equal, anchor, constant: c, file: file, line: line) }

    /// Returns the constraint that this anchor is at least another one plus a constant.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: String = #filePath,
        line: Int = #line
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, anchor, constant: c, file: file, line: line) }

    /// Returns the constraint that this anchor is at most another one plus a constant.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0, file: String = #filePath,
        line: Int = #line
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, constant: c, file: file, line: line) }

    func constraint(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor?, multiplier: CGFloat = 1,
        constant: CGFloat, file: String, line: Int
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
            attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant, file: file,
            line: line)
    }
}

/// The distance between neighbors that has not been said to be another one, in points.
let systemSpacing: CGFloat = 8

/// A vertical line: an edge or the center.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the constraint that this anchor comes after another one in the usual distance, times `multiplier`.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat, file: String = #filePath,
        line: Int = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: multiplier * systemSpacing, file: file, line: line)
    }

    /// Returns the constraint that this anchor comes after another one in at least the usual distance, times
    /// `multiplier`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat,
        file: String = #filePath, line: Int = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: multiplier * systemSpacing, file: file, line: line)
    }
}

/// A horizontal line: an edge, the center, or a baseline.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the constraint that this anchor is below another one in the usual distance, times `multiplier`.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat, file: String = #filePath,
        line: Int = #line
    ) -> NSLayoutConstraint {
        constraint(.equal, anchor, constant: multiplier * systemSpacing, file: file, line: line)
    }

    /// Returns the constraint that this anchor is below another one in at least the usual distance, times `multiplier`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat,
        file: String = #filePath, line: Int = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, constant: multiplier * systemSpacing, file: file, line: line)
    }
}

/// A width or a height.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns the constraint that this length equals a constant, in points.
    public func constraint(equalToConstant c: CGFloat, file: String = #filePath, line: Int = #line)
        -> NSLayoutConstraint
    {
        constraint(.equal, nil, constant: c, file: file, line: line)
    }

    /// Returns the constraint that this length is at least a constant, in points.
    public func constraint(
        greaterThanOrEqualToConstant c: CGFloat, file: String = #filePath, line: Int = #line
    ) -> NSLayoutConstraint { constraint(.greaterThanOrEqual, nil, constant: c, file: file, line: line) }

    /// Returns the constraint that this length is at most a constant, in points.
    public func constraint(
        lessThanOrEqualToConstant c: CGFloat, file: String = #filePath, line: Int = #line
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, nil, constant: c, file: file, line: line) }

    /// Returns the constraint that this length equals another one times `multiplier`, plus a constant.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0, file: String = #filePath,
        line: Int = #line
    ) -> NSLayoutConstraint { constraint(.equal, anchor, multiplier: m, constant: c, file: file, line: line) }

    /// Returns the constraint that this length is at least another one times `multiplier`, plus a constant.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: String = #filePath, line: Int = #line
    ) -> NSLayoutConstraint {
        constraint(.greaterThanOrEqual, anchor, multiplier: m, constant: c, file: file, line: line)
    }

    /// Returns the constraint that this length is at most another one times `multiplier`, plus a constant.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0,
        file: String = #filePath, line: Int = #line
    ) -> NSLayoutConstraint { constraint(.lessThanOrEqual, anchor, multiplier: m, constant: c, file: file, line: line) }
}
