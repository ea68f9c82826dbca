// SPDX-License-Identifier: GPL-3.0-or-later
/// A bar that shows how much of something is done.
@preconcurrency @MainActor open class UIProgressView: UIView {
    /// The look of the bar.
    nonisolated public enum Style: Int, Sendable { case `default`, bar }

    private static let height: CGFloat = 6

    /// The part that is done, 0...1.
    open var progress: Float {
        get { current }
        set { setProgress(newValue, animated: false) }
    }
    /// The look of the bar. Both look the same.
    open var progressViewStyle = Style.default
    /// The color of the part that is done; `nil` for the tint color.
    open var progressTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// The color of the rest; `nil` for a gray.
    open var trackTintColor: UIColor? { didSet { setNeedsLayout() } }

    private var current: Float = 0
    private let track = UIView.part(cornerRadius: UIProgressView.height / 2)
    private let bar = UIView.part(cornerRadius: UIProgressView.height / 2)
    private lazy var face = ControlFace(of: self, [track, bar])

    /// Creates a bar with the given frame.
    override public init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a bar. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a bar of the usual height.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: Self.height))
        progressViewStyle = style
    }

    /// Sets the part that is done. The bar can grow visibly.
    open func setProgress(_ progress: Float, animated: Bool) {
        let new = progress > 0 ? min(progress, 1) : 0
        guard new != current else { return }
        current = new
        layOut(animated: animated)
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 && size.width.isFinite ? size.width : 150, height: Self.height)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
        track.frame = CGRect(
            x: 0, y: (bounds.height - Self.height) / 2, width: bounds.width, height: Self.height)
        let (slice, remainder) = track.frame.divided(
            atDistance: bounds.width * CGFloat(readsRightToLeft ? 1 - current : current), from: .minXEdge)
        bar.frame = readsRightToLeft ? remainder : slice
        track.backgroundColor = trackTintColor ?? .trackFill
        bar.backgroundColor = progressTintColor ?? tintColor
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, value: .percent(of: progress, from: 0, to: 1), traits: .updatesFrequently, role: .text)
    }
}
