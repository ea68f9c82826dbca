// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// What a navigation bar shows for an item.
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    let backItem: UINavigationItem?
    private unowned let bar: UINavigationBar
    private let title = UILabel()
    private let largeTitle = UILabel()
    private let prompt = UILabel()
    private let backButton = BackButton()
    /// The distance from the edges at both sides.
    private static let margin: CGFloat = 8

    init(_ item: UINavigationItem, back: UINavigationItem?, in bar: UINavigationBar) {
        (self.item, backItem, self.bar) = (item, back, bar)
        super.init(frame: bar.bounds)
        title.textAlignment = .center
        title.accessibilityTraits = .header
        largeTitle.accessibilityTraits = .header
        (prompt.textAlignment, prompt.font) = (.center, .systemFont(ofSize: 13))
        prompt.textColor = .secondaryLabel
        backButton.pressed = { [weak bar] in bar?.owner?.backPressed() }
        for view in [backButton, title, largeTitle, prompt] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Moves the titles from their place, as a part of the way from an edge.
    func shift(by part: CGFloat) {
        let x = part * bounds.width / 3
        for view in [title, largeTitle, item.titleView].compactMap(\.self) {
            view.transform = x == 0 ? .identity : CGAffineTransform(translationX: x, y: 0)
        }
    }

    private var showsBackButton: Bool {
        backItem != nil && !item.hidesBackButton
            && (item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isLarge = bar.hasLargeTitle
        let promptHeight = item.prompt == nil ? 0 : UINavigationBar.promptHeight
        let row = CGRect(x: 0, y: promptHeight, width: bounds.width, height: UINavigationBar.rowHeight)
        showTexts(isLarge: isLarge)
        prompt.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
        let right = place(item.rightBarButtonItems ?? [], from: Self.margin, in: row, atEnd: true)
        var left = Self.margin
        backButton.isHidden = !showsBackButton
        let titleWidth = titleSize.width
        if showsBackButton {
            backButton.title = backTitle
            let room = max(44, (bounds.width - titleWidth) / 2 - Self.margin)
            let width = min(backButton.width(in: room), max(44, bounds.width - right - left))
            backButton.frame = placed(x: left, width: width, height: 44, in: row)
            left += width
        }
        left = place(item.leftBarButtonItems ?? [], from: left, in: row, atEnd: false)
        placeTitle(from: left + 4, to: bounds.width - right - 4, in: row, isLarge: isLarge)
        let inset: CGFloat = 16
        largeTitle.frame = CGRect(
            x: inset, y: row.maxY, width: max(0, bounds.width - 2 * inset), height: UINavigationBar.largeTitleHeight - 8
        )
    }

    private var backTitle: String {
        backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title.flatMap {
            $0.isEmpty ? nil : $0
        } ?? BackButton.shortTitle
    }

    private func showTexts(isLarge: Bool) {
        let appearance = bar.shownAppearance
        title.text = item.title
        title.isHidden = isLarge || item.titleView != nil
        largeTitle.text = item.title
        largeTitle.isHidden = !isLarge
        (prompt.text, prompt.isHidden) = (item.prompt, item.prompt == nil)
        title.show(appearance.titleStyle, bar.titleStyle, .systemFont(ofSize: 17, weight: .semibold))
        largeTitle.show(
            appearance.largeTitleStyle, bar.largeTitleStyle, .systemFont(ofSize: 34, weight: .bold))
        if bar.barStyle == .black, bar.titleStyle?[.foregroundColor] == nil { title.textColor = .white }
    }

    private var titleSize: CGSize { item.titleView?.barSize ?? (title.isHidden ? .zero : title.sizeThatFits(.zero)) }

    /// Places buttons from one side on. Returns where they end.
    private func place(
        _ items: [UIBarButtonItem], from start: CGFloat, in row: CGRect, atEnd: Bool
    ) -> CGFloat {
        var x = start
        for item in items {
            let width = item.shownWidth
            item.bar = self
            if let view = item.view {
                let height = item.customView == nil ? 44 : view.barSize.height
                view.frame = placed(
                    x: atEnd ? bounds.width - x - width : x, width: width, height: height, in: row)
                if view.superview !== self {
                    if atEnd { addSubview(view) } else { insertSubview(view, belowSubview: title) }
                }
            }
            x += width
        }
        return x
    }

    /// Places the title in the middle, or next to what is too wide at one side.
    private func placeTitle(from left: CGFloat, to right: CGFloat, in row: CGRect, isLarge: Bool) {
        let size = titleSize
        let width = min(size.width, max(0, right - left))
        let x = min(max((bounds.width - width) / 2, left), max(left, right - width))
        let view = item.titleView ?? title
        let transform = view.transform
        view.transform = .identity
        view.frame = placed(x: x, width: width, height: min(size.height, row.height), in: row)
        view.transform = transform
        if let titleView = item.titleView, titleView.superview !== self { addSubview(titleView) }
    }

    private func placed(x: CGFloat, width: CGFloat, height: CGFloat, in row: CGRect) -> CGRect {
        CGRect(
            x: readsRightToLeft ? bounds.width - x - width : x, y: row.midY - height / 2, width: width, height: height)
    }

    /// The back button is read first, then the title, then the other buttons.
    override var subviewsOfElements: [UIView] {
        let left = (item.leftBarButtonItems ?? []).compactMap(\.view)
        let right = (item.rightBarButtonItems ?? []).reversed().compactMap(\.view)
        return [backButton] + left + [prompt, title, largeTitle] + [item.titleView].compactMap(\.self) + right
    }
}

extension UILabel {
    /// Shows attributes, of which those of the first count more.
    fileprivate func show(_ first: [TextAttribute: Any], _ second: [TextAttribute: Any]?, _ font: UIFont) {
        self.font = first[.font] as? UIFont ?? second?[.font] as? UIFont ?? font
        textColor = first[.foregroundColor] as? UIColor ?? second?[.foregroundColor] as? UIColor ?? .label
        let attributes = first.merging(second ?? [:]) { first, _ in first }
        // The others are seldom set.
        guard let text, attributes.keys.contains(where: { $0 != .font && $0 != .foregroundColor }) else { return }
        styledText = StyledString(text, attributes)
    }
}

/// The button that goes back.
final class BackButton: UIControl {
    var title = "" { didSet { if title != oldValue { setNeedsLayout() } } }
    var pressed: () -> Void = {}
    private let label = UILabel()
    private let arrow = SymbolView(BarSymbol(lines: [[(13, 3), (5, 11), (13, 19)]]))
    private static let labelStart: CGFloat = 18

    /// The title if the other one is too long, or if there is none.
    static var shortTitle: String {
        // Translators: The button that goes back to the previous screen of a page.
        PageContext.current.translate(phrase("Back"), [:])
    }

    init() {
        super.init(frame: .zero)
        addSubview(arrow)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// Chooses a title that fits, and returns the width of the button.
    func width(in room: CGFloat) -> CGFloat {
        for text in [title, Self.shortTitle, ""] {
            label.text = text
            let width = Self.labelStart + label.sizeThatFits(.zero).width + 4
            if width <= room || text.isEmpty { return max(44, width) }
        }
        return 44
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (arrow.color, label.textColor) = (tintColor, tintColor)
        arrow.transform = readsRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        arrow.center = CGPoint(x: readsRightToLeft ? bounds.width - 9 : 9, y: bounds.midY)
        let width = max(0, bounds.width - Self.labelStart)
        label.frame = CGRect(x: readsRightToLeft ? 0 : Self.labelStart, y: 0, width: width, height: bounds.height)
        for view in [label, arrow] { view.alpha = isHighlighted ? 0.3 : 1 }
    }

    override func tintColorDidChange() { setNeedsLayout() }

    override func sendActions(for controlEvents: Event) {
        super.sendActions(for: controlEvents)
        if controlEvents.contains(.touchUpInside) { pressed() }
    }

    override func accessibilityActivate() -> Bool {
        pressed()
        return true
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.label = title
        if title != Self.shortTitle { defaults.value = Self.shortTitle }
        defaults.traits.insert(.button)
        return defaults
    }
}
