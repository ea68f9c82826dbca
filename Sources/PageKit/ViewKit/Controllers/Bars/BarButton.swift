// SPDX-License-Identifier: GPL-3.0-or-later
/// The button that shows an item of a bar.
final class BarButton: UIControl {
    private weak var item: UIBarButtonItem?
    private let label = UILabel()
    private let symbolView = SymbolView(nil)
    private let imageView = UIImageView()
    /// The room at each side of the content.
    private static let margin: CGFloat = 8

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        for view in [label, symbolView, imageView] { addSubview(view) }
        label.textAlignment = .center
        itemChanged()
    }

    required init?(coder: NSCoder) { nil }

    private var title: String? {
        guard let item else { return nil }
        if let title = item.title, !title.isEmpty { return title }
        return item.systemItem.flatMap { $0.symbol == nil ? $0.name : nil }
    }

    func itemChanged() {
        guard let item else { return }
        isEnabled = item.isEnabled
        imageView.image = item.image
        label.text = item.image == nil ? title : nil
        label.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        if let font = item.titleAttributes[.font] as? UIFont { label.font = font }
        symbolView.symbol = item.image == nil && title == nil ? item.systemItem?.symbol : nil
        symbolView.isHidden = symbolView.symbol == nil
        setNeedsLayout()
    }

    private var contentSize: CGSize {
        if let image = imageView.image {
            let scale = min(1, 28 / max(1, image.size.height))
            return CGSize(width: image.size.width * scale, height: image.size.height * scale)
        }
        return symbolView.isHidden ? label.sizeThatFits(.zero) : symbolView.bounds.size
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(36, contentSize.width + 2 * Self.margin), height: 44)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let color: UIColor =
            isEnabled
            ? item?.tintColor ?? item?.titleAttributes[.foregroundColor] as? UIColor ?? tintColor : .tertiaryLabel
        (label.textColor, symbolView.color, imageView.tintColor) = (color, color, color)
        var size = contentSize
        size.width = min(size.width, max(0, bounds.width - 2 * Self.margin))
        let frame = CGRect(center: bounds.center, size: size)
        (label.frame, imageView.frame) = (frame, frame)
        symbolView.center = bounds.center
        for view in [label, symbolView, imageView] { view.alpha = isHighlighted ? 0.3 : 1 }
    }

    override func tintColorDidChange() { setNeedsLayout() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { setNeedsLayout() }

    override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside) { item?.perform(from: self) }
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        item?.perform(from: self)
        return true
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.label = item?.accessibilityLabel ?? title ?? item?.systemItem?.name
        defaults.traits.insert(.button)
        return defaults
    }
}
