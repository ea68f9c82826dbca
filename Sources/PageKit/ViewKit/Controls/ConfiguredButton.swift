// SPDX-License-Identifier: GPL-3.0-or-later
// The button owns this, which refers to the parts of the button.

/// The content of a button that has a configuration: its texts, its picture, and what is behind them.
final class ConfiguredButton {
    private let titleLabel: UILabel
    private let imageView: UIImageView
    private let fill: UIView
    private let subtitleLabel = UILabel()
    private let indicator = UIActivityIndicatorView(style: .medium)
    private var configuration = UIButton.Configuration.plain()
    /// The color of controls with which the configuration was shown.
    private var tint: UIColor?
    /// The font of the title before.
    private let font: UIFont?

    init(_ titleLabel: UILabel, _ imageView: UIImageView, _ fill: UIView) {
        (self.titleLabel, self.imageView, self.fill, font) = (titleLabel, imageView, fill, titleLabel.font)
        for view in [subtitleLabel, indicator] { fill.superview?.addSubview(view) }
    }

    /// Removes what only a configuration shows.
    func end() {
        subtitleLabel.removeFromSuperview()
        indicator.removeFromSuperview()
        (titleLabel.numberOfLines, titleLabel.lineBreakMode) = (1, .byTruncatingTail)
        (titleLabel.font, titleLabel.textAlignment) = (font, .center)
        fill.layer.borderWidth = 0
    }

    /// Takes over what a configuration says.
    func show(_ configuration: UIButton.Configuration, tint: UIColor) {
        (self.configuration, self.tint) = (configuration, tint)
        let (size, color) = (configuration.buttonSize.fontSize, configuration.foreground(tint: tint))
        let alignment = textAlignment
        for (label, text, font) in [
            (titleLabel, configuration.titleText, UIFont.systemFont(ofSize: size)),
            (subtitleLabel, configuration.subtitleText, .systemFont(ofSize: size - 5)),
        ] {
            (label.text, label.font, label.textColor) = (text?.string, font, color)
            (label.numberOfLines, label.textAlignment) = (0, alignment)
            label.lineBreakMode = configuration.titleLineBreakMode
            if let text, text.hasAttributes { label.styledText = text }
        }
        let symbols = configuration.preferredSymbolConfigurationForImage
        let image = symbols.flatMap { configuration.image?.applyingSymbolConfiguration($0) } ?? configuration.image
        imageView.image = configuration.showsActivityIndicator ? nil : image
        imageView.tintColor = color
        indicator.color = color
        if configuration.showsActivityIndicator != indicator.isAnimating {
            if indicator.isAnimating { indicator.stopAnimating() } else { indicator.startAnimating() }
        }
    }

    private var textAlignment: NSTextAlignment {
        switch configuration.titleAlignment {
        case .leading: .natural
        case .center: .center
        case .trailing: readsRightToLeft ? .left : .right
        case .automatic: isRow && hasPicture ? .natural : .center
        }
    }

    private var readsRightToLeft: Bool { fill.superview?.readsRightToLeft ?? fill.readsRightToLeft }
    private var hasPicture: Bool { imageView.image != nil || indicator.isAnimating }
    /// Whether the picture is beside the texts.
    private var isRow: Bool { configuration.imagePlacement.isDisjoint(with: [.top, .bottom]) }

    private var insets: UIEdgeInsets {
        let insets = configuration.contentInsets
        return UIEdgeInsets(
            top: insets.top, left: readsRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: readsRightToLeft ? insets.leading : insets.trailing)
    }

    // MARK: - Layout

    private struct Sizes {
        var (picture, title, subtitle) = (CGSize.zero, CGSize.zero, CGSize.zero)
        var (gap, titleGap): (CGFloat, CGFloat) = (0, 0)
        var texts: CGSize {
            CGSize(width: max(title.width, subtitle.width), height: title.height + titleGap + subtitle.height)
        }
    }

    /// Returns the sizes of the parts if the content has a width; 0 for as wide as it needs.
    private func sizes(width: CGFloat) -> Sizes {
        var sizes = Sizes()
        if hasPicture { sizes.picture = imageView.image?.size ?? indicator.bounds.size }
        let hasText = [titleLabel, subtitleLabel].contains { $0.text?.isEmpty == false }
        sizes.gap = hasPicture && hasText ? configuration.imagePadding : 0
        let room = width > 0 ? max(1, width - (isRow ? sizes.picture.width + sizes.gap : 0)) : 0
        func fit(_ label: UILabel) -> CGSize {
            guard label.text?.isEmpty == false else { return .zero }
            var size = label.sizeThatFits(CGSize(width: room, height: 0))
            if room > 0 { size.width = min(size.width, room) }
            return size
        }
        (sizes.title, sizes.subtitle) = (fit(titleLabel), fit(subtitleLabel))
        sizes.titleGap = sizes.title.height > 0 && sizes.subtitle.height > 0 ? configuration.titlePadding : 0
        return sizes
    }

    private func extent(_ sizes: Sizes) -> CGSize {
        let (picture, texts) = (sizes.picture, sizes.texts)
        return isRow
            ? CGSize(width: picture.width + sizes.gap + texts.width, height: max(picture.height, texts.height))
            : CGSize(width: max(picture.width, texts.width), height: picture.height + sizes.gap + texts.height)
    }

    /// Returns the size of the button in a width; 0 for as wide as it needs.
    func size(width: CGFloat) -> CGSize {
        let insets = insets
        let extent = extent(sizes(width: width > 0 ? max(1, width - insets.left - insets.right) : 0))
        return CGSize(
            width: extent.width + insets.left + insets.right, height: extent.height + insets.top + insets.bottom)
    }

    /// Places the parts.
    func layOut(
        in bounds: CGRect, _ horizontal: UIControl.ContentHorizontalAlignment,
        _ vertical: UIControl.ContentVerticalAlignment, isPressed: Bool, tint: UIColor
    ) {
        if tint != self.tint { show(configuration, tint: tint) }
        let color = configuration.fill(tint: tint)
        fill.isHidden = false
        let pressedColor = color.withAlphaComponent(color.cgColor.alpha * 0.7)
        fill.backgroundColor = isPressed && color != .clear ? pressedColor : color
        fill.layer.cornerRadius = min(configuration.cornerRadius(height: bounds.height), bounds.height / 2)
        fill.layer.borderColor = configuration.background.strokeColor?.cgColor
        fill.layer.borderWidth = configuration.background.strokeColor == nil ? 0 : configuration.background.strokeWidth
        let area = bounds.inset(by: insets)
        let sizes = sizes(width: max(1, area.width))
        let extent = extent(sizes)
        let x =
            switch horizontal {
            case .left, .fill: area.minX
            case .right: area.maxX - extent.width
            default: area.midX - extent.width / 2
            }
        let y =
            switch vertical {
            case .top, .fill: area.minY
            case .bottom: area.maxY - extent.height
            case .center: area.midY - extent.height / 2
            }
        place(sizes, in: CGRect(x: x, y: y, width: extent.width, height: extent.height))
        let alpha: CGFloat = isPressed && color == .clear ? 0.5 : 1
        for view in [titleLabel, subtitleLabel, imageView] { view.alpha = alpha }
    }

    private func place(_ sizes: Sizes, in area: CGRect) {
        let placement = configuration.imagePlacement
        // Where the picture and the texts are if the picture comes first, from left to right and from top to bottom.
        let isFirst =
            isRow ? placement.contains(.trailing) == readsRightToLeft : placement.contains(.top)
        let (picture, texts) = (sizes.picture, sizes.texts)
        var (pictureFrame, textFrame): (CGRect, CGRect)
        if isRow {
            pictureFrame = CGRect(
                x: isFirst ? area.minX : area.maxX - picture.width, y: area.midY - picture.height / 2,
                width: picture.width, height: picture.height)
            textFrame = CGRect(
                x: isFirst ? area.maxX - texts.width : area.minX, y: area.midY - texts.height / 2, width: texts.width,
                height: texts.height)
        } else {
            pictureFrame = CGRect(
                x: area.midX - picture.width / 2, y: isFirst ? area.minY : area.maxY - picture.height,
                width: picture.width, height: picture.height)
            textFrame = CGRect(
                x: area.midX - texts.width / 2, y: isFirst ? area.maxY - texts.height : area.minY, width: texts.width,
                height: texts.height)
        }
        imageView.frame = pictureFrame
        indicator.center = pictureFrame.center
        titleLabel.frame = CGRect(x: textFrame.minX, y: textFrame.minY, width: texts.width, height: sizes.title.height)
        subtitleLabel.frame = CGRect(
            x: textFrame.minX, y: textFrame.maxY - sizes.subtitle.height, width: texts.width,
            height: sizes.subtitle.height)
    }

    /// What the screen reader says.
    var spokenText: String? {
        let texts = [configuration.title, configuration.subtitle].compactMap(\.self).filter { !$0.isEmpty }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
