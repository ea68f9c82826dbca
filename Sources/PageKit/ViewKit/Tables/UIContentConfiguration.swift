// SPDX-License-Identifier: GPL-3.0-or-later
/// What a row shows: values from which a view is made.
@preconcurrency @MainActor public protocol UIContentConfiguration {
    /// Returns a view that shows the configuration.
    func makeContentView() -> UIView & UIContentView
    /// Returns the configuration for a row that is selected, for example.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// What the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a configuration.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    /// Returns whether a configuration is of the present type.
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// What a configuration depends on.
@preconcurrency @MainActor public protocol UIConfigurationState {
    /// Light or dark style.
    var traitCollection: UITraitCollection { get set }
}

/// What the configuration of a row depends on.
@preconcurrency @MainActor public struct UICellConfigurationState: UIConfigurationState {
    /// Light or dark style.
    public var traitCollection: UITraitCollection
    /// Whether the row is selected.
    public var isSelected = false
    /// Whether the row is pressed.
    public var isHighlighted = false
    /// Whether the row cannot be used, which is never the case by itself.
    public var isDisabled = false

    /// Creates a state.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// A text, a second text, and a picture of a row.
@preconcurrency @MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    /// How a text looks.
    @preconcurrency @MainActor public struct TextProperties {
        /// The alignment of lines.
        nonisolated public enum TextAlignment: Int, Sendable {
            // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
            case natural, center, justified
        }

        /// The font.
        public var font: UIFont
        /// The color.
        public var color: UIColor
        /// The alignment of lines.
        public var alignment = TextAlignment.natural
        /// The largest number of lines; 0 for as many as needed.
        public var numberOfLines = 0
        /// Where lines are broken.
        public var lineBreakMode = NSLineBreakMode.byWordWrapping
        /// Whether a text of one line is made smaller until it fits.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest scale of the font if `adjustsFontSizeToFitWidth` is set, 0...1.
        public var minimumScaleFactor: CGFloat = 0

        fileprivate func apply(to label: UILabel, _ text: String?) {
            (label.text, label.font, label.textColor) = (text, font, color)
            (label.numberOfLines, label.lineBreakMode) = (max(0, numberOfLines), lineBreakMode)
            label.textAlignment =
                switch alignment {
                case .natural: .natural
                case .center: .center
                case .justified: .justified
                }
            label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
            label.minimumScaleFactor = minimumScaleFactor
        }
    }

    /// How a picture looks.
    @preconcurrency @MainActor public struct ImageProperties {
        /// The size of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The color of a symbol; `nil` for that of the row.
        public var tintColor: UIColor?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; 0 for no limit.
        public var maximumSize = CGSize.zero
        /// The size that is kept free for the picture, so that the texts of all rows begin at the same place; 0 for that of
        /// the picture, or of any symbol.
        public var reservedLayoutSize = CGSize.zero

        /// The value of `reservedLayoutSize` for the width of any symbol.
        public static let standardDimension: CGFloat = 28

        /// The size of a picture, and the width that it takes.
        fileprivate func layout(of image: UIImage?) -> (size: CGSize, width: CGFloat) {
            guard let image, image.size.width > 0, image.size.height > 0 else { return (.zero, 0) }
            let size = image.size
            let limits = (
                maximumSize.width > 0 ? maximumSize.width : .infinity,
                maximumSize.height > 0 ? maximumSize.height : .infinity
            )
            let scale = min(1, limits.0 / size.width, limits.1 / size.height)
            let shown = CGSize(width: size.width * scale, height: size.height * scale)
            let reserved =
                reservedLayoutSize.width > 0
                ? reservedLayoutSize.width : image.isSymbolImage ? Self.standardDimension : 0
            return (shown, max(shown.width, reserved))
        }
    }

    /// The text.
    public var text: String?
    /// The text below or beside it.
    public var secondaryText: String?
    /// The picture at the beginning.
    public var image: UIImage?
    /// How the text looks.
    public var textProperties: TextProperties
    /// How the second text looks.
    public var secondaryTextProperties: TextProperties
    /// How the picture looks.
    public var imageProperties = ImageProperties()
    /// The distances from the edges.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Whether the second text is beside the first one.
    public var prefersSideBySideTextAndSecondaryText: Bool
    /// The distance between the picture and the texts.
    public var imageToTextPadding: CGFloat = 16
    /// The distance between texts beside each other.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance between texts below each other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(isBeside: Bool) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
        secondaryTextProperties = TextProperties(
            font: .preferredFont(forTextStyle: isBeside ? .body : .caption1),
            color: isBeside ? .secondaryLabel : .label)
        prefersSideBySideTextAndSecondaryText = isBeside
    }

    /// Returns the configuration of a row.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(isBeside: false) }
    /// Returns the configuration of a row with a second text below the first one.
    public static func subtitleCell() -> UIListContentConfiguration { cell() }
    /// Returns the configuration of a row with a second text beside the first one.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(isBeside: true) }

    /// Returns a `UIListContentView`.
    public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
    /// Returns the same configuration.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that shows a `UIListContentConfiguration`.
@preconcurrency @MainActor public final class UIListContentView: UIView, UIContentView {
    /// What the view shows. Other configurations are ignored.
    public var configuration: any UIContentConfiguration {
        get { shown }
        set { if let new = newValue as? UIListContentConfiguration { shown = new } }
    }
    private var shown: UIListContentConfiguration { didSet { contentChanged() } }
    private let picture = UIImageView()
    private let (title, detail) = (UILabel(), UILabel())

    /// Creates a view.
    public init(configuration: UIListContentConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        for part in [picture, title, detail] { addSubview(part) }
        contentChanged()
    }

    /// Creates a view. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        shown = .cell()
        super.init(coder: coder)
    }

    private func contentChanged() {
        shown.textProperties.apply(to: title, shown.text)
        shown.secondaryTextProperties.apply(to: detail, shown.secondaryText)
        picture.image = shown.image
        picture.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
        picture.tintColor = shown.imageProperties.tintColor
        picture.layer.cornerRadius = shown.imageProperties.cornerRadius
        picture.clipsToBounds = shown.imageProperties.cornerRadius > 0
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Where the text begins.
    var textStart: CGFloat {
        let image = shown.imageProperties.layout(of: picture.shownImage)
        return shown.directionalLayoutMargins.leading + (image.width > 0 ? image.width + shown.imageToTextPadding : 0)
    }

    /// The places of the parts in a width, and the height of all.
    private func layout(in width: CGFloat) -> (picture: CGRect, title: CGRect, detail: CGRect, height: CGFloat) {
        let margins = shown.directionalLayoutMargins
        let image = shown.imageProperties.layout(of: picture.shownImage)
        let start = textStart
        let room = max(0, width - start - margins.trailing)
        func size(_ label: UILabel, _ width: CGFloat) -> CGSize {
            label.text?.isEmpty ?? true ? .zero : label.sizeThatFits(CGSize(width: width, height: 0))
        }
        let titleSize = size(title, room)
        let isBeside = shown.prefersSideBySideTextAndSecondaryText
        let detailRoom =
            isBeside ? max(0, room - titleSize.width - shown.textToSecondaryTextHorizontalPadding) : room
        let detailSize = size(detail, detailRoom)
        let hasBoth = titleSize.height > 0 && detailSize.height > 0
        let gap = hasBoth && !isBeside ? shown.textToSecondaryTextVerticalPadding : 0
        let textHeight =
            isBeside ? max(titleSize.height, detailSize.height) : titleSize.height + gap + detailSize.height
        let inner = max(textHeight, image.size.height)
        let top = margins.top + (inner - textHeight) / 2
        return (
            CGRect(
                x: margins.leading + (image.width - image.size.width) / 2,
                y: margins.top + (inner - image.size.height) / 2, width: image.size.width, height: image.size.height),
            CGRect(
                x: start, y: top, width: isBeside && hasBoth ? min(titleSize.width, room) : room,
                height: titleSize.height),
            isBeside
                ? CGRect(
                    x: start + room - min(detailSize.width, detailRoom), y: top,
                    width: min(detailSize.width, detailRoom), height: detailSize.height)
                : CGRect(x: start, y: top + titleSize.height + gap, width: room, height: detailSize.height),
            ceil(margins.top + inner + margins.bottom)
        )
    }

    /// Places the picture and the texts.
    override public func layoutSubviews() {
        super.layoutSubviews()
        let layout = layout(in: bounds.width)
        let offset = (bounds.height - layout.height) / 2
        for (part, frame) in [(picture, layout.picture), (title, layout.title), (detail, layout.detail)]
            as [(UIView, CGRect)]
        {
            var frame = frame.offsetBy(dx: 0, dy: offset)
            if readsRightToLeft { frame.origin.x = bounds.width - frame.maxX }
            part.frame = frame
        }
    }

    /// Returns the size in a width.
    override public func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: layout(in: size.width).height)
    }
}
