// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A wheel of spokes that turns while something is in progress.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// The size and the color.
    nonisolated public enum Style: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case whiteLarge, white, gray
        /// The size of a line of text.
        case medium = 100
        /// Twice that size.
        case large = 101
    }

    /// The number of spokes, and the number of steps in which one takes the place of the next.
    private static let (spokeCount, stepsPerSpoke) = (8, 6)

    /// The size and the color.
    open var style: Style { didSet { if style != oldValue { styleChanged() } } }
    // UIKit declares it this way.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The color of the spokes.
    open var color: UIColor! {
        get { ownColor ?? style.color }
        set {
            ownColor = newValue
            setNeedsLayout()
        }
    }
    /// Whether the view is hidden while it does not turn.
    open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
    /// Whether the wheel turns.
    public private(set) var isAnimating = false

    private var ownColor: UIColor?
    private let wheel = UIView.part()
    private var sleeper: Int?

    /// Creates an indicator with the size of its style, which is hidden until it turns.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        begin()
    }

    /// Creates an indicator with the given frame.
    override public init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        begin()
    }

    /// Creates an indicator. There are no storyboards, so nothing calls this initializer.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
        begin()
    }

    @MainActor deinit { stopTurning() }

    private func begin() {
        isHidden = true
        for _ in 0..<Self.spokeCount { wheel.addSubview(.part()) }
        addSubview(wheel)
    }

    /// Shows the wheel and turns it.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        turn()
    }

    /// Stops the wheel.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
        stopTurning()
    }

    private func turn() {
        guard isAnimating, window != nil, sleeper == nil else { return }
        let time = PageContext.current.time
        sleeper = time.sleep(until: time.step + Self.stepsPerSpoke) { [weak self] in
            guard let self else { return }
            sleeper = nil
            UIView.performWithoutAnimation {
                wheel.transform = wheel.transform.rotated(by: 2 * .pi / CGFloat(Self.spokeCount))
            }
            turn()
        }
    }

    private func stopTurning() {
        sleeper.map { _ = PageContext.current.time.cancel($0) }
        sleeper = nil
    }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { stopTurning() } else { turn() }
    }

    // MARK: - Layout

    override open var intrinsicContentSize: CGSize { style.size }
    override func defaultHugging(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    private func styleChanged() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let (size, count) = (style.size.width, Self.spokeCount)
        wheel.bounds.size = CGSize(width: size, height: size)
        wheel.center = bounds.center
        for (index, spoke) in wheel.subviews.enumerated() {
            let angle = 2 * .pi * CGFloat(index) / CGFloat(count)
            spoke.bounds.size = CGSize(width: size * 0.1, height: size * 0.26)
            spoke.layer.cornerRadius = size * 0.05
            spoke.center = CGPoint(x: size / 2 + sin(angle) * size * 0.35, y: size / 2 - cos(angle) * size * 0.35)
            spoke.transform = CGAffineTransform(rotationAngle: angle)
            spoke.backgroundColor = color
            spoke.alpha = 0.25 + 0.75 * CGFloat(index) / CGFloat(count - 1)
        }
    }

    // MARK: - Accessibility

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: isAnimating, label: PageContext.current.translate(phrase("In progress"), [:]),
            traits: .updatesFrequently, role: .text)
    }
}

extension UIActivityIndicatorView.Style {
    fileprivate var size: CGSize {
        switch self {
        case .white, .gray, .medium: CGSize(width: 20, height: 20)
        case .whiteLarge, .large: CGSize(width: 37, height: 37)
        }
    }

    fileprivate var color: UIColor { self == .white || self == .whiteLarge ? .white : .systemGray }
}
