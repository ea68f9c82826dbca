// SPDX-License-Identifier: GPL-3.0-or-later
/// A control to choose one of several parts.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// The index that no segment has.
    public static let noSegment = -1

    private static let height: CGFloat = 34
    private static let inset: CGFloat = 3

    /// The title of a segment, what shows that it is pressed, and whether it can be chosen.
    private struct Segment {
        let label: UILabel
        let press: UIView
        var isEnabled = true
    }

    /// The index of the chosen segment, or `noSegment`.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
            if selectedSegmentIndex != oldValue { setNeedsLayout() }
        }
    }
    /// The color of the chosen segment; `nil` for that of the style.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The number of segments.
    open var numberOfSegments: Int { segments.count }

    private var segments: [Segment] = []
    private var titleStyles: [State: [TextAttribute: Any]] = [:]
    private let track = UIView.part(cornerRadius: 9)
    private let marker = UIView.knob(cornerRadius: 6)
    private lazy var face = ControlFace(of: self, [track, marker])
    private var pressed: Int?

    /// Creates a control with the given frame and no segments.
    override public init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a control with titles, in the size that they need.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for (index, item) in (items ?? []).enumerated() {
            insertSegment(withTitle: item as? String, at: index, animated: false)
        }
        sizeToFit()
    }

    // MARK: - Segments

    /// Inserts a segment at an index. The chosen segment stays chosen.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let index = min(max(0, segment), segments.count)
        let label = UILabel()
        label.text = title
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 15)
        let press = UIView.part(cornerRadius: 6)
        for part in [press, label] { face.addSubview(part) }
        segments.insert(Segment(label: label, press: press), at: index)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
        subviewChangedContentSize()
    }

    /// Removes a segment. If it was chosen, none is.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let removed = segments.remove(at: segment)
        for part in [removed.label, removed.press] { part.removeFromSuperview() }
        if selectedSegmentIndex == segment {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > segment {
            selectedSegmentIndex -= 1
        }
        subviewChangedContentSize()
    }

    /// Removes all segments.
    open func removeAllSegments() {
        for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
    }

    /// Sets the title of a segment.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].label.text = title
        subviewChangedContentSize()
    }

    /// Returns the title of a segment.
    open func titleForSegment(at segment: Int) -> String? {
        segments.indices.contains(segment) ? segments[segment].label.text : nil
    }

    /// Sets whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        guard segments.indices.contains(segment) else { return }
        segments[segment].isEnabled = enabled
        setNeedsLayout()
    }

    /// Returns whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool {
        segments.indices.contains(segment) && segments[segment].isEnabled
    }

    /// Sets the font and the color of titles: with `.normal` of all, with `.selected` of the chosen one.
    package func setTitleStyle(_ attributes: [TextAttribute: Any]?, for state: State) {
        titleStyles[state] = attributes
        subviewChangedContentSize()
    }

    /// Returns what was set by `setTitleStyle`.
    package func titleStyle(for state: State) -> [TextAttribute: Any]? { titleStyles[state] }

    private func style(_ label: UILabel, isSelected: Bool) {
        let attributes = (titleStyles[.normal] ?? [:]).merging(isSelected ? titleStyles[.selected] ?? [:] : [:]) { $1 }
        let font = UIFont.systemFont(ofSize: 15, weight: isSelected ? .semibold : .regular)
        label.font = attributes[.font] as? UIFont ?? font
        label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    }

    override func subviewChangedContentSize() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: - Layout

    override open var intrinsicContentSize: CGSize {
        let widest = segments.map { $0.label.intrinsicContentSize.width }.max() ?? 0
        return CGSize(
            width: CGFloat(segments.count) * (widest + 24) + 2 * Self.inset, height: Self.height)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override open func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
        face.isEnabled = isEnabled
        track.frame = face.bounds
        track.backgroundColor = .segmentFill
        for (index, segment) in segments.enumerated() {
            segment.label.frame = frame(of: index).insetBy(dx: 4, dy: 0)
            segment.label.isEnabled = segment.isEnabled
            segment.press.frame = frame(of: index)
            let isPressed = isHighlighted && index == pressed && index != selectedSegmentIndex
            segment.press.backgroundColor = isPressed ? .buttonFill : .clear
            style(segment.label, isSelected: index == selectedSegmentIndex)
        }
        marker.isHidden = selectedSegmentIndex == Self.noSegment
        marker.frame = frame(of: max(0, selectedSegmentIndex))
        marker.backgroundColor = selectedSegmentTintColor ?? .selectedFill
    }

    /// Returns the rectangle of a segment.
    private func frame(of index: Int) -> CGRect {
        let width = max(0, bounds.width - 2 * Self.inset) / CGFloat(max(1, segments.count))
        let place = readsRightToLeft ? segments.count - 1 - index : index
        return CGRect(
            x: Self.inset + CGFloat(place) * width, y: Self.inset, width: width,
            height: max(0, bounds.height - 2 * Self.inset))
    }

    // MARK: - Touches

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = index(at: touch.location(in: self))
        return pressed != nil
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside, let touch, let index = index(at: touch.location(in: self)) { choose(index) }
        pressed = nil
    }

    override open func cancelTracking(with event: UIEvent?) { pressed = nil }

    /// Returns the segment at a point, unless it is disabled.
    private func index(at point: CGPoint) -> Int? {
        segments.indices.first { segments[$0].isEnabled && (frame(of: $0).minX...frame(of: $0).maxX).contains(point.x) }
    }

    private func choose(_ index: Int) {
        guard index != selectedSegmentIndex else { return }
        selectedSegmentIndex = index
        layOut(animated: true)
        sendValueChanged()
    }

    // MARK: - Accessibility

    override open func accessibilityIncrement() { step(by: 1) }
    override open func accessibilityDecrement() { step(by: -1) }

    /// Chooses the next segment in a direction that can be chosen.
    private func step(by direction: Int) {
        guard isEnabled else { return }
        var index = selectedSegmentIndex + direction
        while segments.indices.contains(index), !segments[index].isEnabled { index += direction }
        if segments.indices.contains(index) { choose(index) }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.value = titleForSegment(at: selectedSegmentIndex)
        defaults.traits.insert(.adjustable)
        return defaults
    }
}
