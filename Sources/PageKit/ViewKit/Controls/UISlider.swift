// SPDX-License-Identifier: GPL-3.0-or-later
/// A control to choose a number by moving a thumb along a track.
@preconcurrency @MainActor open class UISlider: UIControl {
    private static let thumbSize: CGFloat = 20
    private static let trackHeight: CGFloat = 6
    private static let height: CGFloat = 34

    // MARK: - Value

    /// The value, within the range.
    open var value: Float {
        get { current }
        set { setValue(newValue, animated: false) }
    }
    /// The smallest value.
    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(minimumValue, maximumValue)
            value = current
        }
    }
    /// The largest value.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = current
        }
    }
    /// Whether actions run while the thumb is moved, and not only when it is released.
    open var isContinuous = true
    private var current: Float = 0

    // MARK: - Colors

    /// The color of the track between the start and the thumb; `nil` for the tint color.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The color of the rest of the track; `nil` for a gray.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The color of the thumb; `nil` for that of the style.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    // MARK: - Images

    /// The image at the end where the smallest value is.
    open var minimumValueImage: UIImage? { didSet { imageChanged(minimumView, minimumValueImage) } }
    /// The image at the end where the largest value is.
    open var maximumValueImage: UIImage? { didSet { imageChanged(maximumView, maximumValueImage) } }
    private let (minimumView, maximumView) = (UIImageView(), UIImageView())
    private static let imageGap: CGFloat = 8

    private func imageChanged(_ view: UIImageView, _ image: UIImage?) {
        view.image = image
        if view.superview == nil { face.addSubview(view) }
        setNeedsLayout()
    }

    private func width(_ image: UIImage?) -> CGFloat { image.map { $0.size.width + Self.imageGap } ?? 0 }

    /// Returns the rectangle of the image at the end of the smallest value.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, isAtLeft: !readsRightToLeft)
    }

    /// Returns the rectangle of the image at the end of the largest value.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, isAtLeft: readsRightToLeft)
    }

    private func imageRect(_ image: UIImage?, in bounds: CGRect, isAtLeft: Bool) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: isAtLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    private let track = UIView.part(cornerRadius: UISlider.trackHeight / 2)
    private let filledTrack = UIView.part(cornerRadius: UISlider.trackHeight / 2)
    private let thumb = UIView.knob(cornerRadius: UISlider.thumbSize / 2)
    private lazy var face = ControlFace(of: self, [track, filledTrack, thumb])
    /// The distance from the center of the thumb to the finger that moves it.
    private var grip: CGFloat = 0

    /// Sets the value, which is moved into the range. The thumb can move there visibly.
    open func setValue(_ value: Float, animated: Bool) {
        let new = value.isNaN ? minimumValue : max(minimumValue, min(maximumValue, value))
        guard new != current else { return }
        current = new
        layOut(animated: animated)
    }

    // MARK: - Layout

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 && size.width.isFinite ? size.width : 120, height: Self.height)
    }

    /// Returns the rectangle of the track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let (near, far) = (width(minimumValueImage), width(maximumValueImage))
        return CGRect(
            x: bounds.minX + (readsRightToLeft ? far : near), y: bounds.midY - Self.trackHeight / 2,
            width: max(0, bounds.width - near - far), height: Self.trackHeight)
    }

    /// Returns the rectangle of the thumb at a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let extent = maximumValue - minimumValue
        let share = extent > 0 ? CGFloat((value - minimumValue) / extent) : 0
        let x = rect.minX + max(0, rect.width - Self.thumbSize) * (readsRightToLeft ? 1 - share : share)
        return CGRect(x: x, y: rect.midY - Self.thumbSize / 2, width: Self.thumbSize, height: Self.thumbSize)
    }

    private var thumbFrame: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
        face.bounds = bounds
        face.isEnabled = isEnabled
        minimumView.frame = minimumValueImageRect(forBounds: bounds)
        maximumView.frame = maximumValueImageRect(forBounds: bounds)
        track.frame = trackRect(forBounds: bounds)
        thumb.frame = thumbFrame
        let (slice, remainder) = track.frame.divided(atDistance: thumb.center.x - track.frame.minX, from: .minXEdge)
        filledTrack.frame = readsRightToLeft ? remainder : slice
        track.backgroundColor = maximumTrackTintColor ?? .trackFill
        filledTrack.backgroundColor = minimumTrackTintColor ?? tintColor
        thumb.backgroundColor = thumbTintColor ?? .knob
    }

    // MARK: - Touches

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        // A finger need not hit the thumb exactly.
        let reach: CGFloat = touch.device == .finger ? 12 : 0
        let isOnThumb = (thumbFrame.minX - reach...thumbFrame.maxX + reach).contains(x)
        grip = isOnThumb ? x - thumbFrame.midX : 0
        if !isOnThumb { follow(touch, animated: true) }
        return true
    }

    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch, animated: false)
        return true
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if let touch { follow(touch, animated: false) }
        if !isContinuous { sendValueChanged() }
    }

    /// Moves the thumb under a finger.
    private func follow(_ touch: UITouch, animated: Bool) {
        let track = trackRect(forBounds: bounds)
        let length = track.width - Self.thumbSize
        guard length > 0 else { return }
        let share = (touch.location(in: self).x - grip - track.minX - Self.thumbSize / 2) / length
        change(to: minimumValue + (maximumValue - minimumValue) * Float(readsRightToLeft ? 1 - share : share), animated)
    }

    private func change(to value: Float, _ animated: Bool) {
        let old = current
        setValue(value, animated: animated)
        if current != old, isContinuous { sendValueChanged() }
    }

    // MARK: - Accessibility

    override open func accessibilityIncrement() { step(by: 1) }
    override open func accessibilityDecrement() { step(by: -1) }

    /// Changes the value by tenths of the range.
    private func step(by tenths: Float) {
        guard isEnabled else { return }
        let old = current
        setValue(current + (maximumValue - minimumValue) * tenths / 10, animated: true)
        if current != old { sendValueChanged() }
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.value = .percent(of: current, from: minimumValue, to: maximumValue)
        defaults.traits.insert(.adjustable)
        return defaults
    }
}
