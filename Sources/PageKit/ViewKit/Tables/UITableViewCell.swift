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
    open var accessoryView: UIView? { didSet { accessoryReplaced(oldValue) } }
    /// How a selected row looks.
    open var selectionStyle = SelectionStyle.default
    /// The distances of the line above the row from the edges.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? table?.separatorInset ?? Self.standardSeparatorInset }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private var ownSeparatorInset: UIEdgeInsets?
    nonisolated static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// The color behind the content. By default, that of rows in a table of its style.
    override open var backgroundColor: UIColor? { didSet { hasOwnBackground = true } }
    private var hasOwnBackground = false
    /// The corners of a card that are those of the row; `nil` if it is not in a card.
    var cardCorners: CACornerMask? { didSet { if cardCorners != oldValue { cornersChanged() } } }
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
    /// Whether the row shows how it can be deleted, inserted, or moved.
    open var isEditing: Bool {
        get { edited }
        set { setEditing(newValue, animated: false) }
    }
    /// What is at the beginning of the row while it is edited.
    public internal(set) var editingStyle = EditingStyle.none
    /// Whether the row makes room for the circle at its beginning.
    open var shouldIndentWhileEditing = true
    /// Whether a grip is at the end of the row, by which it can be moved while it is edited.
    open var showsReorderControl = false
    /// What is seen at the end of the row while it is edited.
    open var editingAccessoryType = AccessoryType.none { didSet { accessoryChanged() } }
    /// The view at the end of the row while it is edited.
    open var editingAccessoryView: UIView? { didSet { accessoryReplaced(oldValue) } }
    /// Whether the row is moved aside, so that a button to delete it is seen.
    open var showingDeleteConfirmation: Bool { edited && slide != 0 }
    /// By what the table finds a view that it can reuse.
    public let reuseIdentifier: String?

    private let style: CellStyle
    /// The parts that have been asked for.
    private var (title, detail): (UILabel?, UILabel?)
    private var picture: UIImageView?
    /// The view that shows the configuration.
    private var configured: (UIView & UIContentView)?
    private var (selected, highlighted, edited) = (false, false, false)
    /// What the circle at the beginning of the row means; `nil` if there is none.
    var editMeaning: EditMark.Meaning?
    private var editMark: EditMark?
    private var grip: RowGrip?
    private var actionButtons: [RowActionButton] = []
    private var areActionsLeading = false
    /// How far the row is moved aside, toward the trailing edge.
    var slide: CGFloat = 0 { didSet { if slide != oldValue { setNeedsLayout() } } }
    /// Whether the row is being moved to another place.
    var isLifted = false { didSet { liftChanged() } }
    private var menuActions: [UIAccessibilityCustomAction]?
    /// Where the text begins in the content.
    private var textStart = margin
    private let highlight = UIView.part()
    private let line = UIView.part()
    private lazy var accessoryMark = AccessoryMark()
    /// The table.
    weak var table: UITableView?
    /// Where the row is in the table.
    var indexPath: IndexPath? { didSet { if indexPath != oldValue { placeChanged() } } }

    /// Creates a row.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        for part in [highlight, contentView, line] { addSubview(part) }
        useStandardBackground(.systemBackground)
    }

    /// Creates a row with the given frame. One without a size is 320 × 44 points large.
    override public convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        if frame.size != .zero { self.frame = frame }
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

    /// Lets the row show how it can be deleted, inserted, or moved, or ends that.
    open func setEditing(_ editing: Bool, animated: Bool) {
        edited = editing
        accessoryChanged()
        stateChanged()
        layOut(animated: animated)
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
        let type = edited ? editingAccessoryType : accessoryType
        if type != .none || accessoryMark.superview != nil {
            accessoryMark.type = type
            if type == .none { accessoryMark.removeFromSuperview() } else { addSubview(accessoryMark) }
        }
        setNeedsLayout()
    }

    private func accessoryReplaced(_ old: UIView?) {
        if old !== accessoryView, old !== editingAccessoryView { old?.removeFromSuperview() }
        for view in [accessoryView, editingAccessoryView] { view.map(addSubview) }
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
        let start = layOutEditMark()
        let end = layOutGrip() + layOutAccessory()
        place(
            contentView,
            CGRect(x: slide + start, y: 0, width: max(0, bounds.width - start - end), height: bounds.height))
        layOutActions()
        layOutContent()
        layOutLine(indent: start)
    }

    /// Places the line at the top, which begins at the text unless the page has set its distance.
    private func layOutLine(indent: CGFloat) {
        let thickness = 1.0
        line.backgroundColor = table?.separatorColor ?? .separator
        // At the top, no other row covers a part of it.
        line.isHidden = (indexPath?.row ?? 0) == 0 || table.map { $0.separatorStyle == .none } ?? true
        let inset = separatorInset
        let isGiven = ownSeparatorInset != nil || table?.hasOwnSeparatorInset ?? false
        let start = isGiven ? inset.left : indent + textStart
        place(
            line, CGRect(x: slide + start, y: 0, width: max(0, bounds.width - start - inset.right), height: thickness))
    }

    /// Places the circle at the beginning, and returns the width that it takes from the content.
    private func layOutEditMark() -> CGFloat {
        let isShown = edited && editMeaning != nil
        guard isShown || editMark != nil else { return 0 }
        let mark = editMark ?? addMark(EditMark(), EditMark.size)
        editMark = mark
        if let editMeaning {
            mark.meaning = editMeaning == .unselected && selected ? .selected : editMeaning
        }
        let size = EditMark.size
        mark.alpha = isShown ? 1 : 0
        place(
            mark,
            CGRect(x: slide + (isShown ? Self.margin : -size.width), y: (bounds.height - size.height) / 2, size))
        return isShown && shouldIndentWhileEditing ? Self.margin + size.width : 0
    }

    /// Places the grip at the end, and returns the width that it takes from the content.
    private func layOutGrip() -> CGFloat {
        let isShown = edited && showsReorderControl
        guard isShown || grip != nil else { return 0 }
        let mark = grip ?? addMark(RowGrip(), RowGrip.size)
        grip = mark
        let size = RowGrip.size
        mark.alpha = isShown ? 1 : 0
        let x = slide + bounds.width - (isShown ? size.width + Self.margin : 0)
        place(mark, CGRect(x: x, y: (bounds.height - size.height) / 2, size))
        return isShown ? size.width + Self.margin : 0
    }

    /// Places what is seen at the end, before the grip, and returns the width that it takes from the content.
    private func layOutAccessory() -> CGFloat {
        let grip = edited && showsReorderControl ? RowGrip.size.width + Self.margin : 0
        let own = edited ? editingAccessoryView : accessoryView
        for view in [accessoryView, editingAccessoryView] where view !== own { view?.isHidden = true }
        own?.isHidden = false
        let type = edited ? editingAccessoryType : accessoryType
        if own != nil { accessoryMark.isHidden = true } else { accessoryMark.isHidden = false }
        guard let accessory = own ?? (type == .none ? nil : accessoryMark) else { return 0 }
        let size = accessory === accessoryMark ? AccessoryMark.size : accessory.bounds.size
        let width = size.width + Self.margin
        let x = slide + bounds.width - width - grip
        place(accessory, CGRect(x: x, y: (bounds.height - size.height) / 2, size))
        return width
    }

    /// Adds a part that appears while the row is edited, where it comes from.
    private func addMark<Mark: RowMark>(_ mark: Mark, _ size: CGSize) -> Mark {
        UIView.performWithoutAnimation {
            mark.alpha = 0
            let x = mark is RowGrip ? bounds.width : -size.width
            place(mark, CGRect(x: x, y: (bounds.height - size.height) / 2, size))
            addSubview(mark)
        }
        return mark
    }

    /// Shows the color of a table, if the page has not set one.
    func useStandardBackground(_ color: UIColor) {
        guard !hasOwnBackground else { return }
        backgroundColor = color
        hasOwnBackground = false
    }

    private func cornersChanged() {
        layer.cornerRadius = cardCorners?.isEmpty ?? true ? 0 : UITableView.cardRadius
        layer.maskedCorners = cardCorners ?? []
        // The shadow of a row that is lifted is outside of it.
        clipsToBounds = layer.cornerRadius > 0 && !isLifted
    }

    private func liftChanged() {
        if cardCorners != nil { cornersChanged() }
        layer.zPosition = isLifted ? 2 : 0
        layer.shadowOpacity = isLifted ? 0.3 : 0
        layer.shadowRadius = 4
        layer.shadowOffset = .zero
    }

    // MARK: - Actions

    /// Adds the buttons of the actions that appear when the row is moved aside, in place of others.
    func showActions(_ actions: [UIContextualAction], isLeading: Bool = false) {
        for button in actionButtons { button.removeFromSuperview() }
        actionButtons = actions.map(RowActionButton.init)
        areActionsLeading = isLeading
        for button in actionButtons { insertSubview(button, belowSubview: contentView) }
        setNeedsLayout()
    }

    /// The width of all buttons.
    var actionWidth: CGFloat { actionButtons.map(\.naturalWidth).reduce(0, +) }

    private func layOutActions() {
        let (total, amount) = (actionWidth, slide.magnitude)
        var taken: CGFloat = 0
        for button in actionButtons {
            // Beyond their own width, the first one takes all the room.
            let isFirst = button === actionButtons.first
            let own = button.naturalWidth * min(1, amount / max(total, 1))
            let width = isFirst ? own + max(0, amount - total) : own
            let x = areActionsLeading ? taken : bounds.width - taken - width
            place(button, CGRect(x: x, y: 0, width: width, height: bounds.height))
            taken += width
        }
    }

    /// Returns whether the row is moved by what is at a point.
    func hasGrip(at point: CGPoint) -> Bool {
        guard edited, showsReorderControl, let grip else { return false }
        return grip.frame.insetBy(dx: -Self.margin, dy: -bounds.height).contains(point)
    }

    private func placeChanged() {
        forgetActions()
        // The first row of a section has no line above it.
        setNeedsLayout()
    }

    /// Lets the menu of the row be determined again.
    func forgetActions() { menuActions = nil }

    override open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get {
            guard let table, let indexPath else { return super.accessibilityCustomActions }
            let ofTable = menuActions ?? table.menuActions(of: indexPath)
            menuActions = ofTable
            let own = super.accessibilityCustomActions
            return ofTable.isEmpty ? own : (own ?? []) + ofTable
        }
        set { super.accessibilityCustomActions = newValue }
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
        defer { textStart = (configured as? UIListContentView)?.textStart ?? start }
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
        guard let table, let indexPath, table.mayHighlight(indexPath), let touch = touches.first,
            !isMark(at: touch.location(in: self))
        else { return }
        setHighlighted(true, animated: false)
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        setHighlighted(false, animated: false)
        guard let point = touches.first?.location(in: self), self.point(inside: point, with: event) else { return }
        if let button = actionButtons.first(where: { $0.frame.contains(point) }) {
            table?.swipe.perform(button.action)
        } else if isMark(at: point), let indexPath {
            table?.pressMark(indexPath)
        } else {
            choose()
        }
    }

    /// Returns whether the circle that deletes or inserts the row is at a point.
    private func isMark(at point: CGPoint) -> Bool {
        guard edited, slide == 0, let editMark, editMeaning == .delete || editMeaning == .insert else { return false }
        return editMark.frame.insetBy(dx: -Self.margin, dy: -bounds.height).contains(point)
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

nonisolated extension CGRect {
    fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
        self.init(x: x, y: y, width: size.width, height: size.height)
    }
}
