// SPDX-License-Identifier: GPL-3.0-or-later
/// A row of a menu: an action, a menu inside, or the way back from that.
final class MenuRow: UIControl {
    enum Kind { case action, menu, back }

    let item: UIMenuElement
    let kind: Kind
    var pressed: (UIMenuElement) -> Void = { _ in }
    /// Whether a line is above the row.
    var hasLine = false { didSet { setNeedsLayout() } }
    /// Whether there is room for a mark before the text.
    var hasRoomForMark = false { didSet { setNeedsLayout() } }

    private let (titleLabel, subtitleLabel) = (UILabel(), UILabel())
    private let (markView, imageView) = (UIImageView(), UIImageView())
    private let line = UIView.part()

    private static let (margin, markRoom, imageRoom): (CGFloat, CGFloat, CGFloat) = (16, 22, 32)
    private static let least: CGFloat = 44

    init(_ item: UIMenuElement, kind: Kind) {
        (self.item, self.kind) = (item, kind)
        super.init(frame: .zero)
        (titleLabel.text, titleLabel.numberOfLines) = (item.title, 2)
        (subtitleLabel.text, subtitleLabel.font) = (item.subtitle, .systemFont(ofSize: 12))
        let chevron = readsRightToLeft == (kind == .back) ? "chevron.right" : "chevron.left"
        let symbol = kind == .action ? mark == .mixed ? "minus" : "checkmark" : chevron
        let small = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        markView.image = hasMark ? UIImage(systemName: symbol, withConfiguration: small) : nil
        imageView.image =
            kind == .menu && item.image == nil
            ? UIImage(systemName: chevron, withConfiguration: small) : item.image
        if kind == .back { (imageView.image, titleLabel.font) = (nil, .systemFont(ofSize: 15, weight: .semibold)) }
        line.backgroundColor = .separator
        for view in [titleLabel, subtitleLabel, markView, imageView, line] { addSubview(view) }
        isEnabled = !attributes.contains(.disabled)
        isSelected = mark == .on
    }

    required init?(coder: NSCoder) { nil }

    private var mark: UIMenuElement.State { (item as? UIAction)?.state ?? .off }
    private var attributes: UIMenuElement.Attributes {
        if let action = item as? UIAction { return action.attributes }
        return (item as? UIMenu)?.options.contains(.destructive) == true && kind == .menu ? .destructive : []
    }

    /// Whether something is before the text.
    var hasMark: Bool { kind == .back || mark != .off }

    private func textWidth(_ width: CGFloat) -> CGFloat {
        width - 2 * Self.margin - (hasRoomForMark ? Self.markRoom : 0) - (imageView.image == nil ? 0 : Self.imageRoom)
    }

    /// Returns the height of the row in a width.
    func height(width: CGFloat) -> CGFloat {
        let room = CGSize(width: max(1, textWidth(width)), height: 0)
        let texts = [titleLabel, subtitleLabel].filter { $0.text?.isEmpty == false }
        return max(Self.least, texts.reduce(22) { $0 + $1.sizeThatFits(room).height })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let color: UIColor =
            !isEnabled ? .tertiaryLabel : attributes.contains(.destructive) ? .systemRed : .label
        for view in [markView, imageView] { view.tintColor = color }
        (titleLabel.textColor, subtitleLabel.textColor) = (color, isEnabled ? .secondaryLabel : .tertiaryLabel)
        backgroundColor = isHighlighted ? .pressedFill : nil
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: hasLine ? 1 : 0)
        let width = max(1, textWidth(bounds.width))
        let heights = [titleLabel, subtitleLabel].map { label in
            label.text?.isEmpty == false ? label.sizeThatFits(CGSize(width: width, height: 0)).height : 0
        }
        let start = Self.margin + (hasRoomForMark ? Self.markRoom : 0)
        var y = (bounds.height - heights[0] - heights[1]) / 2
        for (label, height) in zip([titleLabel, subtitleLabel], heights) {
            label.frame = mirrored(CGRect(x: start, y: y, width: width, height: height))
            y += height
        }
        place(markView, at: Self.margin + Self.markRoom / 2 - 4, most: 14)
        place(imageView, at: bounds.width - Self.margin - Self.imageRoom / 2 + 6, most: 22)
    }

    /// Places a picture, no larger than a side, with its center at a distance from the edge where the text begins.
    private func place(_ view: UIImageView, at x: CGFloat, most side: CGFloat) {
        let size = view.image?.size ?? .zero
        let scale = min(1, side / max(1, max(size.width, size.height)))
        let fitted = CGSize(width: size.width * scale, height: size.height * scale)
        view.frame = mirrored(CGRect(center: CGPoint(x: x, y: bounds.midY), size: fitted))
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        guard readsRightToLeft else { return frame }
        return CGRect(
            x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside) { pressed(item) }
    }

    override func accessibilityActivate() -> Bool {
        if isEnabled { pressed(item) }
        return true
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.label = [item.title, item.subtitle].compactMap(\.self).joined(separator: ", ")
        defaults.traits.insert(.button)
        if isSelected { defaults.traits.insert(.selected) }
        return defaults
    }
}
