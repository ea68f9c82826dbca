// SPDX-License-Identifier: GPL-3.0-or-later
/// A view that lays out views in a row or a column. It uses their `intrinsicContentSize`, or the size of their frame in
/// a direction in which they have none. It has the size of its own frame; `sizeToFit()` gives it the size that it needs.
@preconcurrency @MainActor open class UIStackView: UIView {
    /// The direction of a stack.
    public typealias Axis = NSLayoutConstraint.Axis

    /// How the views fill the stack along its axis.
    nonisolated public enum Distribution: Int, Sendable {
        /// Views without a size of their own are stretched, or the last view if there are none.
        case fill
        /// All views have the same length.
        case fillEqually
        /// All views are stretched by the same factor.
        case fillProportionally
        /// Views keep their length, and the spaces between them are equal.
        case equalSpacing
        /// Views keep their length, and the distances between their centers are equal.
        case equalCentering
    }

    /// Where the views are across the axis.
    nonisolated public enum Alignment: Int, Sendable {
        case fill, leading, center, trailing
        /// The lines below the first, or the last, lines of text are in one line, in a row.
        case firstBaseline, lastBaseline
        /// The start of the cross direction of a horizontal stack.
        public static var top: Alignment { .leading }
        /// The end of the cross direction of a horizontal stack.
        public static var bottom: Alignment { .trailing }
    }

    /// The views that the stack lays out, in order. Hidden ones take no space.
    public private(set) var arrangedSubviews: [UIView] = []
    /// The direction of the stack.
    open var axis = Axis.horizontal { didSet { if axis != oldValue { arrangementChanged() } } }
    /// The least space between two views, in points.
    open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementChanged() } } }
    /// Where the views are across the axis.
    open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementChanged() } } }
    /// How the views fill the stack along its axis.
    open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementChanged() } } }
    /// Whether the views keep the distance `layoutMargins` from the edges.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
    }
    override open var layoutMargins: UIEdgeInsets { didSet { arrangementChanged() } }

    /// The constraints and guides of the stack itself.
    private var ownConstraints: [NSLayoutConstraint] = []
    private var ownGuides: [UILayoutGuide] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    /// The sizes that views had before the stack laid them out, and the sizes that it gave them.
    private var sizes: [ObjectIdentifier: (own: CGSize, given: CGSize)] = [:]

    /// Creates a stack with the given frame.
    override public init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    // MARK: - Views

    /// Adds a view to the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at an index of `arrangedSubviews`.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
        view.autoresizingMask = []
        if view.superview !== self { addSubview(view) }
        arrangementChanged()
    }

    /// Lets the stack no longer lay out a view, which remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        sizes[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    /// Sets the space after a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
        arrangementChanged()
    }

    /// Returns the space after a view, if it was set for that view.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat? {
        customSpacings[ObjectIdentifier(arrangedSubview)]
    }

    override open func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
    }

    private func arrangementChanged() {
        alignBaselines()
        if usesConstraints || !ownConstraints.isEmpty { setNeedsUpdateConstraints() }
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    override func subviewChangedContentSize() { arrangementChanged() }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        setNeedsLayout()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    // MARK: - Constraints

    /// Whether constraints place the views in the stack: if the page has some for one of them.
    private var usesConstraints: Bool {
        guard let engine = PageContext.current.layoutEngine else { return false }
        return arrangedSubviews.contains { engine.contains($0) }
    }

    /// Lets constraints place the views, because arithmetic cannot.
    private func alignBaselines() {
        guard alignment == .firstBaseline || alignment == .lastBaseline, !usesConstraints else { return }
        arrangedSubviews.first.map(PageContext.current.layoutEngineOrNew.placementChanged)
    }

    override open func updateConstraints() {
        super.updateConstraints()
        NSLayoutConstraint.deactivate(ownConstraints)
        for guide in ownGuides { removeLayoutGuide(guide) }
        (ownConstraints, ownGuides) = ([], [])
        guard usesConstraints else { return }
        var constraints = StackConstraints(self, visibleViews) { [customSpacings, spacing] view in
            customSpacings[ObjectIdentifier(view)] ?? spacing
        }
        constraints.make()
        (ownConstraints, ownGuides) = (constraints.constraints, constraints.guides)
        NSLayoutConstraint.activate(ownConstraints)
    }

    // MARK: - Layout

    override open var intrinsicContentSize: CGSize {
        usesConstraints ? super.intrinsicContentSize : fittingSize(.greatestFiniteMagnitude)
    }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        if usesConstraints { return nil }
        if axis == .vertical { return sizeThatFits(CGSize(width: width, height: 0)).height }
        let views = visibleViews
        guard views.contains(where: { $0.contentHeight(forWidth: 1) != nil }) else { return nil }
        let sizes = views.map { size(of: $0, breadth: .greatestFiniteMagnitude) }
        let spans = arrangement(views, sizes).spans(in: width - margins.left - margins.right)
        let heights = zip(zip(views, sizes), spans).map { breadth(of: $0.0, $0.1, in: $1) }
        return (heights.max() ?? 0) + margins.top + margins.bottom
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        if usesConstraints { return systemLayoutSizeFitting(Self.layoutFittingCompressedSize) }
        let limit = axis == .vertical ? size.width - margins.left - margins.right : size.height
        return fittingSize(limit > 0 ? limit : .greatestFiniteMagnitude)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        if usesConstraints { return }
        let area = CGRect(origin: bounds.origin, size: bounds.size).inset(by: margins)
        let views = visibleViews
        let (breadth, start) = (across(area.size), axis == .horizontal ? area.minX : area.minY)
        let across = views.map { size(of: $0, breadth: breadth) }
        for ((view, size), span) in zip(
            zip(views, across), arrangement(views, across).spans(in: along(area.size)))
        {
            place(
                view, along: CGFloat(start) + span.start, span.length,
                breadth: alignment == .fill ? breadth : min(self.breadth(of: view, size, in: span), breadth), in: area)
        }
    }

    private func place(_ view: UIView, along start: CGFloat, _ length: CGFloat, breadth: CGFloat, in area: CGRect) {
        let rest = across(area.size) - breadth
        let offset =
            switch alignment {
            case .fill, .leading, .firstBaseline, .lastBaseline: CGFloat(0)
            case .center: rest / 2
            case .trailing: rest
            }
        var frame =
            axis == .horizontal
            ? CGRect(x: start, y: area.minY + offset, width: length, height: breadth)
            : CGRect(x: area.minX + offset, y: start, width: breadth, height: length)
        if readsRightToLeft { frame.origin.x = area.minX + area.maxX - frame.maxX }
        let own = ownSize(of: view)
        view.bounds.size = frame.size
        view.center = frame.center
        sizes[ObjectIdentifier(view)] = (own, frame.size)
    }

    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
    private var visibleViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    private func arrangement(_ views: [UIView], _ sizes: [CGSize]) -> StackArrangement {
        StackArrangement(
            items: zip(views, sizes).map { view, size in
                StackArrangement.Item(
                    length: along(size), isFlexible: view.isFlexible(along: axis),
                    hugging: view.contentHuggingPriority(for: axis).rawValue,
                    resistance: view.contentCompressionResistancePriority(for: axis).rawValue,
                    wraps: axis == .horizontal && view.contentHeight(forWidth: 1) != nil,
                    spacing: customSpacings[ObjectIdentifier(view)] ?? spacing)
            }, distribution: distribution)
    }

    /// Returns the size in which all views have their own, if they may have a breadth.
    private func fittingSize(_ breadth: CGFloat) -> CGSize {
        let views = visibleViews
        let sizes = views.map { size(of: $0, breadth: breadth) }
        let (length, breadth) = (arrangement(views, sizes).length, sizes.map(across).max() ?? 0)
        let content = axis == .horizontal ? (length, breadth) : (breadth, length)
        return CGSize(
            width: content.0 + margins.left + margins.right, height: content.1 + margins.top + margins.bottom)
    }

    /// Returns the breadth that a view of a size needs for its length in the stack. A text in a row may need more lines.
    private func breadth(of view: UIView, _ size: CGSize, in span: StackArrangement.Span) -> CGFloat {
        (axis == .horizontal ? view.contentHeight(forWidth: span.length) : nil) ?? across(size)
    }

    /// Returns the size that a view has by itself in a stack of a breadth. A text in a column may need more lines.
    private func size(of view: UIView, breadth: CGFloat) -> CGSize {
        let (content, own) = (view.intrinsicContentSize, ownSize(of: view))
        if axis == .vertical, content.width > breadth, content.height != Self.noIntrinsicMetric {
            return view.sizeThatFits(CGSize(width: breadth, height: .greatestFiniteMagnitude))
        }
        return CGSize(
            width: content.width == Self.noIntrinsicMetric ? own.width : content.width,
            height: content.height == Self.noIntrinsicMetric ? own.height : content.height)
    }

    /// Returns the size that the page gave a view.
    private func ownSize(of view: UIView) -> CGSize {
        guard let sizes = sizes[ObjectIdentifier(view)], sizes.given == view.bounds.size else {
            return view.bounds.size
        }
        return sizes.own
    }
}

extension UIView {
    /// Whether the view has no length of its own along an axis.
    fileprivate func isFlexible(along axis: UIStackView.Axis) -> Bool {
        if let stack = self as? UIStackView {
            return stack.arrangedSubviews.contains { !$0.isHidden && $0.isFlexible(along: axis) }
        }
        let size = intrinsicContentSize
        return (axis == .horizontal ? size.width : size.height) == Self.noIntrinsicMetric
    }
}
