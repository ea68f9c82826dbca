// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The grip of a sheet with several heights. The keyboard and screen readers change the height with it.
final class SheetGrabber: UIView {
    static let size = CGSize(width: 60, height: 20)
    private let line = UIView.part(cornerRadius: 2.5)
    /// Called with the number of heights to go up.
    var changeHeight: (Int) -> Void = { _ in }
    /// The height as a part of the largest one.
    var part: Float = 1
    /// Whether the grip is drawn.
    var isShown = false { didSet { setNeedsLayout() } }

    init() {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        addSubview(line)
        line.frame = CGRect(x: (Self.size.width - 36) / 2, y: 5, width: 36, height: 5)
        accessibilityLabel = PageContext.current.translate(phrase("Size"), [:])
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.backgroundColor = isShown ? .systemGray2 : nil
    }

    override func accessibilityActivate() -> Bool { true }
    override func accessibilityIncrement() { changeHeight(1) }
    override func accessibilityDecrement() { changeHeight(-1) }
    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, value: String.percent(of: part, from: 0, to: 1), traits: .adjustable)
    }
}
