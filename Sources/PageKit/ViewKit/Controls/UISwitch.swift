// SPDX-License-Identifier: GPL-3.0-or-later
/// A control to turn something on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
    private static let size = CGSize(width: 51, height: 31)
    private static let inset: CGFloat = 2
    /// How far a finger moves before it drags the knob instead of tapping the switch, in points.
    private static let slop: CGFloat = 4

    /// Whether the switch is on.
    open var isOn: Bool {
        get { current }
        set { setOn(newValue, animated: false) }
    }
    /// The color of the switch when it is on; `nil` for the tint color.
    open var onTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The color of the knob; `nil` for that of the style.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    private var current = false
    private let track = UIView.part(cornerRadius: UISwitch.size.height / 2)
    private let knob = UIView.knob(cornerRadius: UISwitch.size.height / 2 - UISwitch.inset)
    private lazy var face = ControlFace(of: self, [track, knob])
    /// Where a touch began, and whether it has dragged the knob.
    private var touchStart: (x: CGFloat, isDrag: Bool)?

    /// Creates a switch. It has a fixed size, so that of the frame is ignored.
    override public init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

    /// Creates a switch. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
    }

    /// Turns the switch on or off. The knob can move visibly.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != current else { return }
        current = on
        layOut(animated: animated)
    }

    // MARK: - Layout

    override open var intrinsicContentSize: CGSize { Self.size }
    override func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override open func layoutSubviews() {
        super.layoutSubviews()
        face.frame = CGRect(
            x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2, width: Self.size.width,
            height: Self.size.height)
        face.isEnabled = isEnabled
        track.frame = face.bounds
        let side = Self.size.height - 2 * Self.inset
        let isAtRight = current != readsRightToLeft
        let x = isAtRight ? Self.size.width - Self.inset - side : Self.inset
        // A knob that is held is a bit wider.
        let extra: CGFloat = isHighlighted ? 4 : 0
        knob.frame = CGRect(x: isAtRight ? x - extra : x, y: Self.inset, width: side + extra, height: side)
        track.backgroundColor = current ? onTintColor ?? tintColor : .trackFill
        knob.backgroundColor = thumbTintColor ?? .knob
    }

    // MARK: - Touches

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = (touch.location(in: self).x, false)
        return true
    }

    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let start = touchStart else { return false }
        let x = touch.location(in: self).x
        if abs(x - start.x) > Self.slop { touchStart?.isDrag = true }
        if touchStart?.isDrag == true { change(to: (x > bounds.midX) != readsRightToLeft) }
        return true
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if touchStart?.isDrag == false, isTouchInside { change(to: !current) }
        touchStart = nil
    }

    override open func cancelTracking(with event: UIEvent?) { touchStart = nil }

    override func stateChanged() { layOut(animated: true) }

    private func change(to on: Bool) {
        guard on != current else { return }
        setOn(on, animated: true)
        sendValueChanged()
    }

    // MARK: - Accessibility

    override open func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        change(to: !current)
        return true
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.role = .toggle
        if isOn { defaults.traits.insert(.selected) } else { defaults.traits.remove(.selected) }
        return defaults
    }
}
