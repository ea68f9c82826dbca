// SPDX-License-Identifier: GPL-3.0-or-later
/// What is behind the content of a button.
@preconcurrency @MainActor public struct UIBackgroundConfiguration {
    /// The color; `nil` for that of the button’s style.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The color of the outline; `nil` for none.
    public var strokeColor: UIColor?
    /// The width of the outline, in points.
    public var strokeWidth: CGFloat = 0

    /// Creates a background without a color.
    public init() {}

    /// Returns a background without a color.
    public static func clear() -> UIBackgroundConfiguration {
        var background = UIBackgroundConfiguration()
        background.backgroundColor = .clear
        return background
    }
}

extension UIButton {
    /// What a button shows: its texts, its picture, how these are arranged, and its style.
    @preconcurrency @MainActor public struct Configuration {
        /// How corners are rounded.
        nonisolated public enum CornerStyle: Int, Sendable {
            /// By the radius of the background.
            case fixed = -1
            /// By the radius of the background, larger for large buttons.
            case dynamic
            // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
            case small, medium, large
            /// As far as possible.
            case capsule
        }
        /// How large a button is.
        nonisolated public enum Size: Int, Sendable {
            // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
            case medium, small, mini, large
        }
        /// How the title and the subtitle are aligned with each other.
        nonisolated public enum TitleAlignment: Int, Sendable {
            // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
            case automatic, leading, center, trailing
        }
        enum Style { case plain, gray, tinted, filled }

        /// The title.
        public var title: String? {
            get { titleText?.string }
            set { titleText = newValue.map { StyledString($0, [:]) } }
        }
        /// The second, smaller text.
        public var subtitle: String? {
            get { subtitleText?.string }
            set { subtitleText = newValue.map { StyledString($0, [:]) } }
        }
        /// The title with attributes.
        package var titleText: StyledString?
        /// The second, smaller text with attributes.
        package var subtitleText: StyledString?
        /// The picture.
        public var image: UIImage?
        /// The distance between the title and the subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The distance between the picture and the texts, in points.
        public var imagePadding: CGFloat = 0
        /// The side of the texts at which the picture is.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// How the title and the subtitle are aligned with each other. By default, they are centered if the picture is
        /// above or below them or if there is none.
        public var titleAlignment = TitleAlignment.automatic
        /// How lines of the title are broken.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// How corners are rounded.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is.
        public var buttonSize = Size.medium { didSet { if !hasOwnInsets { insets = buttonSize.insets } } }
        /// The color of the texts and of symbols; `nil` for that of the style.
        public var baseForegroundColor: UIColor?
        /// The color behind the content; `nil` for that of the style.
        public var baseBackgroundColor: UIColor?
        /// The distances between the edges and the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { insets }
            set { (insets, hasOwnInsets) = (newValue, true) }
        }
        private var insets = Size.medium.insets
        private var hasOwnInsets = false
        /// Whether a wheel turns in place of the picture.
        public var showsActivityIndicator = false
        /// How large a symbol is, and how thick its lines are.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// What is behind the content.
        public var background = UIBackgroundConfiguration()

        let style: Style

        private init(_ style: Style) {
            self.style = style
            background.cornerRadius = 6
        }

        /// Returns a configuration without a background.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Returns a configuration with a gray background.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Returns a configuration with a light background in the tint color.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// Returns a configuration with a background in the tint color.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// Returns a configuration without a background.
        public static func borderless() -> Configuration { plain() }
        /// Returns a configuration with a gray background.
        public static func bordered() -> Configuration { gray() }
        /// Returns a configuration with a light background in the tint color.
        public static func borderedTinted() -> Configuration { tinted() }
        /// Returns a configuration with a background in the tint color.
        public static func borderedProminent() -> Configuration { filled() }

        /// Returns the configuration for the state of a button. It is the same, because the look follows the state.
        public func updated(for button: UIButton) -> Configuration { self }
    }
}

nonisolated extension UIButton.Configuration.Size {
    /// The distances between the edges and the content.
    var insets: NSDirectionalEdgeInsets {
        let (x, y): (CGFloat, CGFloat) =
            switch self {
            case .mini, .small: (10, 5)
            case .medium: (12, 7)
            case .large: (20, 15)
            }
        return NSDirectionalEdgeInsets(top: y, leading: x, bottom: y, trailing: x)
    }

    /// The size of the title, in points.
    var fontSize: CGFloat { self == .mini || self == .small ? 15 : 17 }
}

extension UIButton.Configuration {
    /// Returns the radius of corners of a button with a height.
    func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic: background.cornerRadius * (buttonSize == .large ? 1.5 : 1)
        case .small: 4
        case .medium: 6
        case .large: 9
        case .capsule: height / 2
        }
    }

    /// Returns the color of the texts, depending on the color of controls.
    func foreground(tint: UIColor) -> UIColor { baseForegroundColor ?? (style == .filled ? .white : tint) }

    /// Returns the color behind the content, depending on the color of controls.
    func fill(tint: UIColor) -> UIColor {
        if let color = background.backgroundColor { return color }
        return switch style {
        case .plain: baseBackgroundColor ?? .clear
        case .gray: baseBackgroundColor ?? .buttonFill
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .filled: baseBackgroundColor ?? tint
        }
    }
}
