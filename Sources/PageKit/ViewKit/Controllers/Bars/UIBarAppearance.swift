// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// How a bar looks.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
    /// The color behind the content; `nil` for none.
    open var backgroundColor: UIColor?
    /// The image behind the content.
    open var backgroundImage: UIImage?
    /// The color of the line between the bar and the page; `nil` for none.
    open var shadowColor: UIColor?

    /// Creates the default look.
    public override required init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Uses the color of bars, and a line at the edge.
    open func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (.barFill, .separator) }
    /// Uses an opaque background in the color of bars, and a line at the edge.
    open func configureWithOpaqueBackground() { configureWithDefaultBackground() }
    /// Uses no background and no line.
    open func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (nil, nil) }
}

/// How a navigation bar looks.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
    /// The font and the color of the title.
    package var titleStyle: [TextAttribute: Any] = [:]
    /// The font and the color of a large title.
    package var largeTitleStyle: [TextAttribute: Any] = [:]

    /// The font and the color of the title.
    @_disfavoredOverload public var titleTextAttributes: [TextAttribute: Any] {
        get { titleStyle }
        set { titleStyle = newValue }
    }
    /// The font and the color of a large title.
    @_disfavoredOverload public var largeTitleTextAttributes: [TextAttribute: Any] {
        get { largeTitleStyle }
        set { largeTitleStyle = newValue }
    }
}

/// How a toolbar looks.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {}

/// How a tab bar looks.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {}

/// The style of a bar that has no colors of its own.
nonisolated public enum UIBarStyle: Int, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case `default`, black
}

extension UIColor {
    /// The background of a bar.
    static let barFill = UIColor(light: Color(rgb: 0xF6F6F8), dark: Color(rgb: 0x1D1D20))
}

/// What is behind the content of a bar.
final class BarBackground: UIView {
    private let line = UIView.part()
    private let imageView = UIImageView()
    /// Whether the line is at the top.
    private let isAtBottom: Bool

    init(isAtBottom: Bool) {
        self.isAtBottom = isAtBottom
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        addSubview(imageView)
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows a look, with a color of the page if there is one.
    func show(_ appearance: UIBarAppearance, color: UIColor?, hidesLine: Bool = false) {
        backgroundColor = color ?? appearance.backgroundColor
        imageView.image = appearance.backgroundImage
        line.backgroundColor = hidesLine ? nil : appearance.shadowColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = bounds
        line.frame = CGRect(x: 0, y: isAtBottom ? 0 : bounds.height - 1, width: bounds.width, height: 1)
    }
}
