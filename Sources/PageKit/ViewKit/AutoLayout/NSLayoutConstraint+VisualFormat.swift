// SPDX-License-Identifier: GPL-3.0-or-later
extension NSLayoutConstraint {
    /// How the views of a visual format are aligned, and in which direction they are read.
    nonisolated public struct FormatOptions: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left edges are in one line.
        public static let alignAllLeft = FormatOptions(.left)
        /// The right edges are in one line.
        public static let alignAllRight = FormatOptions(.right)
        /// The top edges are in one line.
        public static let alignAllTop = FormatOptions(.top)
        /// The bottom edges are in one line.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// The edges where text begins are in one line.
        public static let alignAllLeading = FormatOptions(.leading)
        /// The edges where text ends are in one line.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// The centers are in one vertical line.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// The centers are in one horizontal line.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// The last lines of text are in one line.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// The first lines of text are in one line.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// A row begins where text begins. This is the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// A row begins at the left edge.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A row begins at the right edge.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        fileprivate var alignments: [Attribute] {
            (1...12).compactMap { Attribute(rawValue: $0) }.filter { contains(FormatOptions($0)) }
        }
    }

    /// Returns the constraints of a visual format, such as `H:|-[name]-[field(>=80)]-|`. Metrics are numbers by their
    /// names.
    public static func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], file: String = #filePath, line: Int = #line
    ) -> [NSLayoutConstraint] {
        let place = ConstraintPlace(file: file, line: line)
        guard let parsed = VisualFormat(format),
            let constraints = FormatConstraints(parsed, opts, metrics ?? [:], views, place)?.constraints
        else {
            LayoutFault.format(place, format).report()
            return []
        }
        return constraints
    }
}

/// The constraints of a visual format.
@MainActor private struct FormatConstraints {
    private(set) var constraints: [NSLayoutConstraint] = []
    private let place: ConstraintPlace
    private let metrics: [String: Any]
    private let views: [String: Any]

    /// Returns `nil` if a name has no view or no number.
    init?(
        _ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
        _ views: [String: Any], _ place: ConstraintPlace
    ) {
        (self.metrics, self.views, self.place) = (metrics, views, place)
        let isRow = format.axis == .horizontal
        var (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
            isRow ? (.leading, .trailing) : (.top, .bottom)
        if isRow, options.contains(.directionLeftToRight) { (start, end) = (.left, .right) }
        if isRow, options.contains(.directionRightToLeft) { (start, end) = (.right, .left) }
        var row: [UIView] = []
        for case .view(let name, _) in format.elements {
            guard let view = views[name] as? UIView else { return nil }
            row.append(view)
        }
        guard let superview = row.first?.superview ?? row.first else { return nil }

        var index = 0
        var (previous, space): (UIView?, [VisualFormat.Predicate]?) = (nil, nil)
        for (position, element) in format.elements.enumerated() {
            switch element {
            case .space(let predicates): space = predicates
            case .edge:
                if position == 0 {
                    previous = superview
                } else if let last = row.last {
                    guard join(last, end, superview, end, space, isEdge: true, sign: -1) else { return nil }
                }
            case .view(_, let sizes):
                let view = row[index]
                index += 1
                if let previous {
                    let isEdge = previous === superview
                    guard join(view, start, previous, isEdge ? start : end, space, isEdge: isEdge) else { return nil }
                }
                for size in sizes { guard add(size, of: view, isRow ? .width : .height) else { return nil } }
                (previous, space) = (view, nil)
            }
        }
        for attribute in options.alignments {
            for view in row.dropFirst() {
                append(view, attribute, .equal, row[0], attribute, constant: 0, priority: .required)
            }
        }
    }

    /// Adds the space between two views, or between a view and an edge of the superview.
    private mutating func join(
        _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ other: UIView,
        _ otherAttribute: NSLayoutConstraint.Attribute, _ space: [VisualFormat.Predicate]?, isEdge: Bool,
        sign: CGFloat = 1
    ) -> Bool {
        guard let space else {
            append(view, attribute, .equal, other, otherAttribute, constant: 0, priority: .required)
            return true
        }
        if space.isEmpty {
            let other: any LayoutItem = isEdge ? other.layoutMarginsGuide : other
            append(
                view, attribute, .equal, other, otherAttribute, constant: isEdge ? 0 : sign * systemSpacing,
                priority: .required)
        }
        // Views of a row that begins at the right are to the left of each other.
        let direction: CGFloat = attribute == .right && sign > 0 || attribute == .left && sign < 0 ? -sign : sign
        for predicate in space {
            guard let length = number(predicate.value), let priority = priority(predicate) else { return false }
            let relation = direction < 0 ? predicate.relation.reversed : predicate.relation
            append(
                view, attribute, relation, other, otherAttribute, constant: direction * length, priority: priority)
        }
        return true
    }

    private mutating func add(
        _ size: VisualFormat.Predicate, of view: UIView, _ attribute: NSLayoutConstraint.Attribute
    ) -> Bool {
        guard let priority = priority(size) else { return false }
        if let length = number(size.value) {
            append(view, attribute, size.relation, nil, .notAnAttribute, constant: length, priority: priority)
        } else if let other = views[size.value] as? UIView {
            append(view, attribute, size.relation, other, attribute, constant: 0, priority: priority)
        } else {
            return false
        }
        return true
    }

    private mutating func append(
        _ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: (any LayoutItem)?, _ otherAttribute: NSLayoutConstraint.Attribute, constant: CGFloat,
        priority: UILayoutPriority
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: 1, constant: constant, file: place.file, line: place.line)
        constraint.priority = priority
        constraints.append(constraint)
    }

    private func number(_ word: String) -> CGFloat? {
        if let number = CGFloat(word) { return number }
        return switch metrics[word] {
        case let number as CGFloat: number
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        default: nil
        }
    }

    private func priority(_ predicate: VisualFormat.Predicate) -> UILayoutPriority? {
        guard let word = predicate.priority else { return .required }
        return (metrics[word] as? UILayoutPriority) ?? number(word).map { UILayoutPriority(Float($0)) }
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation after both sides have changed their signs.
    fileprivate var reversed: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
