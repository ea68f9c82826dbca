// SPDX-License-Identifier: GPL-3.0-or-later
/// A control to increase or decrease a number in steps.
@preconcurrency @MainActor open class UIStepper: UIControl {
    private static let size = CGSize(width: 94, height: 32)

    /// The value, within the range.
    open var value: Double = 0 {
        didSet {
            let bound = value.isNaN ? minimumValue : max(minimumValue, min(maximumValue, value))
            if bound != value { value = bound }
            setNeedsLayout()
        }
    }
    /// The smallest value.
    open var minimumValue: Double = 0 {
        didSet {
            maximumValue = max(minimumValue, maximumValue)
            value = max(minimumValue, value)
        }
    }
    /// The largest value.
    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = min(maximumValue, value)
        }
    }
    /// By how much a tap changes the value.
    open var stepValue: Double = 1
    /// Whether a step beyond an end of the range continues at the other end.
    open var wraps = false { didSet { setNeedsLayout() } }
    /// Whether the value changes again and again while the stepper is held.
    open var autorepeat = true
    /// Whether changes are reported while the stepper is held, and not only at its end.
    open var isContinuous = true

    /// The times before the second step and between further steps while the stepper is held, in seconds.
    private static let (patience, interval) = (0.5, 0.1)

    private let halves = [UIView.part(cornerRadius: 6), UIView.part(cornerRadius: 6)]
    /// The bars of the minus sign and of the plus sign.
    private let bars = [UIView.part(cornerRadius: 1), UIView.part(cornerRadius: 1), UIView.part(cornerRadius: 1)]
    private lazy var face = ControlFace(of: self, halves + bars)
    /// The direction of the half that is pressed.
    private var pressed: Double?
    /// The number of presses, so that a step that was due in an earlier one is not made.
    private var presses = 0
    /// Whether a change has not been reported yet.
    private var hasUnreported = false

    /// Creates a stepper. It has a fixed size, so that of the frame is ignored.
    override public init(frame: CGRect) { super.init(frame: CGRect(origin: frame.origin, size: Self.size)) }

    /// Creates a stepper. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
    }

    // MARK: - Layout

    override open var intrinsicContentSize: CGSize { Self.size }
    override func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let area = CGRect(
            x: bounds.midX - Self.size.width / 2, y: bounds.midY - Self.size.height / 2, width: Self.size.width,
            height: Self.size.height)
        face.frame = area
        face.isEnabled = isEnabled
        let half = (area.width - 2) / 2
        for (part, direction) in zip(halves, [-1.0, 1]) {
            let isAtRight = (direction > 0) != readsRightToLeft
            part.frame = CGRect(x: isAtRight ? half + 2 : 0, y: 0, width: half, height: area.height)
            part.backgroundColor = isHighlighted && pressed == direction ? .pressedFill : .buttonFill
        }
        for (index, bar) in bars.enumerated() {
            let isPlus = index > 0
            bar.bounds.size = index < 2 ? CGSize(width: 12, height: 2) : CGSize(width: 2, height: 12)
            bar.center = halves[isPlus ? 1 : 0].center
            bar.backgroundColor = tintColor
            bar.alpha = canStep(isPlus ? 1 : -1) ? 1 : 0.4
        }
    }

    // MARK: - Touches

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressed = (touch.location(in: self).x > bounds.midX) != readsRightToLeft ? 1 : -1
        presses += 1
        stepWhileHeld()
        repeatStep(of: presses, after: Self.patience)
        return true
    }

    private func stepWhileHeld() {
        if let pressed, isTouchInside || !isTracking { step(pressed) }
    }

    private func repeatStep(of press: Int, after seconds: Double) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            guard let self, autorepeat, pressed != nil, press == presses else { return }
            stepWhileHeld()
            repeatStep(of: press, after: Self.interval)
        }
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        endPress()
    }

    override open func cancelTracking(with event: UIEvent?) { endPress() }

    private func endPress() {
        pressed = nil
        if hasUnreported { sendValueChanged() }
        hasUnreported = false
    }

    private func canStep(_ direction: Double) -> Bool {
        wraps || (direction > 0 ? value < maximumValue : value > minimumValue)
    }

    private func step(_ direction: Double) {
        guard isEnabled, canStep(direction) else { return }
        let (old, new) = (value, value + direction * stepValue)
        if wraps, new > maximumValue {
            value = minimumValue
        } else if wraps, new < minimumValue {
            value = maximumValue
        } else {
            value = new
        }
        guard value != old else { return }
        if isContinuous || pressed == nil { sendValueChanged() } else { hasUnreported = true }
    }

    // MARK: - Accessibility

    override open func accessibilityIncrement() { step(1) }
    override open func accessibilityDecrement() { step(-1) }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.value = Int(exactly: value).map { "\($0)" } ?? "\(value)"
        defaults.traits.insert(.adjustable)
        return defaults
    }
}
