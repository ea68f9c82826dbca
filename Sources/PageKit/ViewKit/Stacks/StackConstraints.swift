// SPDX-License-Identifier: GPL-3.0-or-later
/// The constraints with which a stack view places its views, where the page has constraints for some of them.
@MainActor struct StackConstraints {
    private let stack: UIStackView
    private let views: [UIView]
    private let spacing: (UIView) -> CGFloat
    private(set) var constraints: [NSLayoutConstraint] = []
    /// What keeps equal distances.
    private(set) var guides: [UILayoutGuide] = []

    /// What a stack hugs its views with, below all priorities that a page is likely to use.
    private static let hugging = UILayoutPriority(10)

    init(_ stack: UIStackView, _ views: [UIView], spacing: @escaping (UIView) -> CGFloat) {
        (self.stack, self.views, self.spacing) = (stack, views, spacing)
        let (horizontal, vertical): ((Attribute, Attribute, Attribute), (Attribute, Attribute, Attribute)) =
            ((.leading, .trailing, .width), (.top, .bottom, .height))
        (start, end, length) = stack.axis == .horizontal ? horizontal : vertical
        (near, far, breadth) = stack.axis == .horizontal ? vertical : horizontal
    }

    private typealias Attribute = NSLayoutConstraint.Attribute
    private var isRow: Bool { stack.axis == .horizontal }
    /// The attributes along the axis and across it.
    private let (start, end, length): (Attribute, Attribute, Attribute)
    private let (near, far, breadth): (Attribute, Attribute, Attribute)
    /// What the views keep inside.
    private var area: any LayoutItem {
        stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    }

    /// Makes the constraints.
    mutating func make() {
        guard let first = views.first, let last = views.last else { return }
        add(first, start, .equal, area, start)
        for (view, next) in zip(views, views.dropFirst()) { addSpace(view, next) }
        add(last, end, .equal, area, end)
        switch stack.distribution {
        case .fillEqually: for view in views.dropFirst() { add(view, length, .equal, first, length) }
        case .fillProportionally:
            let lengths = views.map { isRow ? $0.intrinsicContentSize.width : $0.intrinsicContentSize.height }
            for (view, own) in zip(views, lengths).dropFirst() where own > 0 && lengths[0] > 0 {
                add(view, length, .equal, first, length, times: own / lengths[0], priority: UILayoutPriority(999))
            }
        case .equalSpacing, .equalCentering:
            for guide in guides.dropFirst() { add(guide, length, .equal, guides[0], length) }
        case .fill: break
        }
        for view in views { addAcross(view) }
    }

    private mutating func addSpace(_ view: UIView, _ next: UIView) {
        let space = spacing(view)
        guard stack.distribution == .equalSpacing || stack.distribution == .equalCentering else {
            return add(next, start, .equal, view, end, plus: space)
        }
        add(next, start, .greaterThanOrEqual, view, end, plus: space)
        let guide = UILayoutGuide()
        stack.addLayoutGuide(guide)
        guides.append(guide)
        let isCentered = stack.distribution == .equalCentering
        let center: Attribute = isRow ? .centerX : .centerY
        add(guide, start, .equal, view, isCentered ? center : end)
        add(guide, end, .equal, next, isCentered ? center : start)
        add(guide, near, .equal, area, near)
        add(guide, breadth, .equal, nil, .notAnAttribute)
    }

    private mutating func addAcross(_ view: UIView) {
        switch stack.alignment {
        case .fill:
            add(view, near, .equal, area, near)
            add(view, far, .equal, area, far)
            return
        case .firstBaseline where isRow: add(view, .firstBaseline, .equal, views[0], .firstBaseline)
        case .lastBaseline where isRow: add(view, .lastBaseline, .equal, views[0], .lastBaseline)
        case .leading, .firstBaseline, .lastBaseline: add(view, near, .equal, area, near)
        case .trailing: add(view, far, .equal, area, far)
        case .center: add(view, isRow ? .centerY : .centerX, .equal, area, isRow ? .centerY : .centerX)
        }
        add(view, near, .greaterThanOrEqual, area, near)
        add(view, far, .lessThanOrEqual, area, far)
        add(stack, breadth, .equal, nil, .notAnAttribute, priority: Self.hugging)
    }

    private mutating func add(
        _ item: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: (any LayoutItem)?, _ otherAttribute: Attribute, times multiplier: CGFloat = 1,
        plus constant: CGFloat = 0, priority: UILayoutPriority = .required
    ) {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: multiplier, constant: constant, file: "", line: 0)
        constraint.priority = priority
        constraints.append(constraint)
    }
}
