// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    nonisolated public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    nonisolated public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    nonisolated public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    nonisolated public enum EditingStyle: Int, Sendable { case none, delete, insert }

    private static let margin: CGFloat = 16

    /// The view for everything that a row shows.
    public let contentView = UIView()
    /// The title.
    public var textLabel: UILabel? {
        if title == nil { title = makeLabel(17) }
        return title
    }
    /// The text beside or below the title; `nil` in the default style.
    public var detailTextLabel: UILabel? {
        if detail == nil, style != .default { detail = makeDetail() }
        return detail
    }
    /// The picture at the beginning.
    public var imageView: UIImageView? {
        if picture == nil {
            let view = UIImageView()
            contentView.addSubview(view)
            picture = view
        }
        return picture
    }
    /// What the row shows instead of its labels and its picture.
    open var contentConfiguration: (any UIContentConfiguration)? { didSet { configurationChanged() } }
    /// Whether the configuration is adapted when the row is selected or pressed.
    open var automaticallyUpdatesContentConfiguration = true
    /// What a configuration depends on.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: .current)
        (state.isSelected, state.isHighlighted) = (selected, highlighted)
        return state
    }
    /// The view behind the content.
    open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
    /// The view behind the content while the row is selected.
    open var selectedBackgroundView: UIView? { didSet { replace(oldValue, with: selectedBackgroundView) } }
    /// What is seen at the end of the row.
    open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryChanged() } } }
    /// The view at the end of the row.
    open var accessoryView: UIView? {
        didSet {
            if accessoryView !== oldValue { oldValue?.removeFromSuperview() }
            accessoryView.map(addSubview)
            setNeedsLayout()
        }
    }
    /// How a selected row looks.
    open var selectionStyle = SelectionStyle.default
    /// The distances of the line above the row from the edges.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { setNeedsLayout() } }
    /// Whether the row is selected.
    open var isSelected: Bool {
        get { selected }
        set { setSelected(newValue, animated: false) }
    }
    /// Whether the row is pressed.
    open var isHighlighted: Bool {
        get { highlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// By what the table finds a view that it can reuse.
    public let reuseIdentifier: String?

    private let style: CellStyle
    /// The parts that have been asked for.
    private var (title, detail): (UILabel?, UILabel?)
    private var picture: UIImageView?
    /// The view that shows the configuration.
    private var configured: (UIView & UIContentView)?
    private var (selected, highlighted) = (false, false)
    private let highlight = UIView.part()
    private let line = UIView.part()
    private lazy var mark = AccessoryMark()
    /// The table.
    weak var table: UITableView?
    /// Where the row is in the table.
    var indexPath: IndexPath?

    /// Creates a row.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        for part in [highlight, contentView, line] { addSubview(part) }
        backgroundColor = .systemBackground
    }

    /// Creates a row. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        (style, reuseIdentifier) = (.default, nil)
        super.init(coder: coder)
    }

    /// Called before the row shows something else.
    open func prepareForReuse() {}

    /// Selects the row, or ends that.
    open func setSelected(_ selected: Bool, animated: Bool) {
        self.selected = selected
        stateChanged()
    }

    /// Lets the row look pressed, or not.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        self.highlighted = highlighted
        stateChanged()
    }

    // MARK: - Configuration

    /// Returns a configuration with the look of the row, and without texts and a picture.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }

    private func stateChanged() {
        setNeedsLayout()
        guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
        configured?.configuration = contentConfiguration.updated(for: configurationState)
    }

    private func configurationChanged() {
        let isNew = contentConfiguration.map { configured?.supports($0) != true } ?? true
        if isNew { configured?.removeFromSuperview() }
        defer { setNeedsLayout() }
        guard let contentConfiguration else {
            configured = nil
            return
        }
        let updated =
            automaticallyUpdatesContentConfiguration
            ? contentConfiguration.updated(for: configurationState) : contentConfiguration
        guard isNew else {
            configured?.configuration = updated
            return
        }
        let view = updated.makeContentView()
        for part in [title, detail, picture] as [UIView?] { part?.removeFromSuperview() }
        (title, detail, picture) = (nil, nil, nil)
        contentView.addSubview(view)
        configured = view
    }

    // MARK: - Parts

    private func makeLabel(_ size: CGFloat) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        contentView.addSubview(label)
        return label
    }

    private func makeDetail() -> UILabel {
        let label = makeLabel(style == .subtitle ? 13 : 17)
        label.textColor = style == .subtitle ? .label : .secondaryLabel
        return label
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    private func accessoryChanged() {
        mark.type = accessoryType
        if accessoryType == .none { mark.removeFromSuperview() } else { addSubview(mark) }
        setNeedsLayout()
    }

    // MARK: - Layout

    override open func layoutSubviews() {
        super.layoutSubviews()
        let isShown = (selected || highlighted) && selectionStyle != .none
        highlight.frame = bounds
        highlight.backgroundColor = isShown && selectedBackgroundView == nil ? .systemGray4 : nil
        backgroundView?.frame = bounds
        selectedBackgroundView?.frame = bounds
        selectedBackgroundView?.isHidden = !isShown
        var end: CGFloat = 0
        if let accessory = accessoryView ?? (accessoryType == .none ? nil : mark) {
            let size = accessory === mark ? mark.sizeThatFits(.zero) : accessory.bounds.size
            end = size.width + Self.margin
            place(accessory, CGRect(x: bounds.width - end, y: (bounds.height - size.height) / 2, size))
        }
        place(contentView, CGRect(x: 0, y: 0, width: bounds.width - end, height: bounds.height))
        let thickness = 1.0
        line.backgroundColor = table?.separatorColor ?? .separator
        // At the top, no other row covers a part of it.
        line.isHidden = (indexPath?.row ?? 0) == 0 || table.map { $0.separatorStyle == .none } ?? true
        place(
            line,
            CGRect(
                x: separatorInset.left, y: 0, width: max(0, bounds.width - separatorInset.left - separatorInset.right),
                height: thickness))
        layOutContent()
    }

    /// Places a part, mirrored if the language is read from right to left.
    private func place(_ part: UIView, _ frame: CGRect, in width: CGFloat? = nil) {
        var frame = frame
        if readsRightToLeft { frame.origin.x = (width ?? bounds.width) - frame.maxX }
        part.frame = frame
    }

    private func layOutContent() {
        let (width, height) = (contentView.bounds.width, contentView.bounds.height)
        configured?.frame = contentView.bounds
        var start = Self.margin
        if let picture, let size = picture.image?.size {
            let scale = min(1, (height - 2) / max(size.height, 1))
            let fitted = CGSize(width: size.width * scale, height: size.height * scale)
            place(picture, CGRect(x: start, y: (height - fitted.height) / 2, fitted), in: width)
            start += fitted.width + Self.margin
        }
        let room = max(0, width - start - Self.margin)
        guard let detail = shownDetail else {
            if let title { place(title, CGRect(x: start, y: 0, width: room, height: height), in: width) }
            return
        }
        let (titleSize, detailSize) = (size(of: title, in: room), size(of: detail, in: room))
        let top = (height - titleSize.height - detailSize.height) / 2
        let titleWidth = style == .subtitle ? room : min(titleSize.width, room)
        let detailWidth = style == .subtitle ? room : max(0, min(detailSize.width, room - titleWidth - 8))
        if style == .subtitle {
            if let title { place(title, CGRect(x: start, y: top, width: room, height: titleSize.height), in: width) }
            let y = top + titleSize.height
            place(detail, CGRect(x: start, y: y, width: room, height: detailSize.height), in: width)
        } else {
            if let title { place(title, CGRect(x: start, y: 0, width: titleWidth, height: height), in: width) }
            let x = start + room - detailWidth
            place(detail, CGRect(x: x, y: 0, width: detailWidth, height: height), in: width)
        }
    }

    private var shownDetail: UILabel? { detail?.text?.isEmpty ?? true ? nil : detail }

    private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
        label?.sizeThatFits(CGSize(width: width, height: 0)) ?? .zero
    }

    /// Returns the height that the content needs in a width.
    func neededHeight(in width: CGFloat) -> CGFloat {
        frame.size.width = width
        layoutIfNeeded()
        if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            let size = contentView.systemLayoutSizeFitting(
                CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel)
            return max(1, ceil(size.height))
        }
        if let configured {
            let width = contentView.bounds.width
            let height =
                configured is UIListContentView
                ? configured.sizeThatFits(CGSize(width: width, height: 0)).height
                : configured.systemLayoutSizeFitting(
                    CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                ).height
            return max(44, ceil(height))
        }
        let image = picture?.image?.size.width ?? 0
        let room = contentView.bounds.width - 2 * Self.margin - (image > 0 ? image + Self.margin : 0)
        let (title, detail) = (size(of: title, in: room).height, size(of: shownDetail, in: room).height)
        return max(44, ceil(style == .subtitle ? title + detail : max(title, detail)) + 22)
    }

    // MARK: - Touches

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let table, let indexPath, table.mayHighlight(indexPath) { setHighlighted(true, animated: false) }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        setHighlighted(false, animated: false)
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        choose()
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        setHighlighted(false, animated: false)
    }

    private func choose() { if let table, let indexPath { table.choose(indexPath) } }

    // MARK: - Accessibility

    // A row is an element with the texts in it, unless there are others in it that take input.
    override var takesGestures: Bool { true }

    override open func accessibilityActivate() -> Bool {
        choose()
        return true
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(traits: selected || accessoryType == .checkmark ? .selected : .none)
    }
}

/// What is seen at the end of a row.
private final class AccessoryMark: UIView {
    var type = UITableViewCell.AccessoryType.none { didSet { setNeedsDisplay() } }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 14, height: 14) }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        path.lineWidth = 2
        path.lineCapStyle = .round
        switch type {
        case .none: return
        case .checkmark:
            for (index, point) in [(1.0, 8.0), (5, 12), (13, 2)].enumerated() {
                let point = CGPoint(x: point.0, y: point.1)
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            tintColor.setStroke()
        case .detailButton, .detailDisclosureButton:
            path.append(UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 12, height: 12)))
            path.move(to: CGPoint(x: 7, y: 7))
            path.addLine(to: CGPoint(x: 7.0, y: 10.5))
            path.move(to: CGPoint(x: 7.0, y: 4))
            path.addLine(to: CGPoint(x: 7.0, y: 4.1))
            path.lineWidth = 1.5
            tintColor.setStroke()
        case .disclosureIndicator:
            let (back, front): (CGFloat, CGFloat) = readsRightToLeft ? (10, 5) : (5, 10)
            path.move(to: CGPoint(x: back, y: 2))
            path.addLine(to: CGPoint(x: front, y: 7))
            path.addLine(to: CGPoint(x: back, y: 12))
            UIColor.tertiaryLabel.setStroke()
        }
        path.stroke()
    }

    override func tintColorDidChange() { setNeedsDisplay() }
}

nonisolated extension CGRect {
    fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
        self.init(x: x, y: y, width: size.width, height: size.height)
    }
}
