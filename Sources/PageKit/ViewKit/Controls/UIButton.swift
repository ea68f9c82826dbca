// SPDX-License-Identifier: GPL-3.0-or-later
/// A control that runs an action when it is tapped. A button of type `.system` looks like a button of the desktop; one
/// of type `.custom` shows only its title, its image, and its background.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// The look of a button.
    nonisolated public enum ButtonType: Int, Sendable { case custom, system }

    /// The look of the button.
    public private(set) var buttonType = ButtonType.custom
    /// The distances between the edges and the content, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { subviewChangedContentSize() } }
    /// Whether an image without a variant for the highlighted state is dimmed in that state, and likewise a title.
    open var adjustsImageWhenHighlighted = true { didSet { setNeedsLayout() } }
    override open var backgroundColor: UIColor? { didSet { setNeedsLayout() } }
    /// What the button shows, and how. It takes the place of the button’s titles, images, and type.
    open var configuration: Configuration? { didSet { configurationChanged() } }
    /// What changes the configuration when the button’s state changes, or when `setNeedsUpdateConfiguration()` is called.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { updateConfiguration() } }
    /// The menu that the button opens, by a long press or, if `showsMenuAsPrimaryAction` is set, when it is pressed.
    open var menu: UIMenu? { didSet { menuChanged() } }
    /// Whether the button opens its menu when it is pressed.
    open var showsMenuAsPrimaryAction = false { didSet { menuChanged() } }
    /// Whether the button shows the title and the image of the action that was chosen in its menu.
    open var changesSelectionAsPrimaryAction = false { didSet { menuChanged() } }

    /// The label of the title. Its text and its color come from the button.
    public let titleLabel: UILabel? = UILabel()
    /// The view of the image.
    public let imageView: UIImageView? = UIImageView()

    private let fill = UIView.part()
    private let backgroundView = UIImageView()
    private var configured: ConfiguredButton?
    private lazy var menuPress = UILongPressGestureRecognizer { [weak self] press in
        if press.state == .began { self?.openMenu() }
    }
    private lazy var face = ControlFace(of: self, [fill, backgroundView] + parts)
    private var parts: [UIView] { [imageView, titleLabel].compactMap(\.self) }

    private var titles: [State: String] = [:]
    private var styledTitles: [State: StyledString] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]

    /// Creates a button of type `.custom` with the given frame.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a button. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    /// Creates a button without a size. `sizeToFit()` gives it the size of its content.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if buttonType == .system { titleLabel?.font = .systemFont(ofSize: 15, weight: .semibold) }
    }

    /// Creates a button that shows the title and the image of an action, and runs it.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        if let primaryAction { adopt(primaryAction) }
    }

    /// Creates a button with a configuration, which shows the title and the image of an action if the configuration has
    /// none, and runs the action.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        setConfiguration(configuration)
        if let primaryAction { adopt(primaryAction) }
    }

    override func adopt(_ primaryAction: UIAction) {
        super.adopt(primaryAction)
        if configuration != nil {
            if configuration?.title == nil, !primaryAction.title.isEmpty { configuration?.title = primaryAction.title }
            if configuration?.image == nil { configuration?.image = primaryAction.image }
            return
        }
        setTitle(primaryAction.title, for: .normal)
        setImage(primaryAction.image, for: .normal)
    }

    private func prepare() {
        titleLabel?.font = .systemFont(ofSize: 15)
        titleLabel?.textAlignment = .center
        face.isEnabled = true
    }

    // MARK: - Content

    /// Sets the title in a state. States without one have that of `.normal`.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        if state == .normal { configuration?.title = title }
        contentChanged()
    }

    /// Sets the title with attributes in a state, which is shown instead of the plain one.
    package func setStyledTitle(_ title: StyledString?, for state: State) {
        styledTitles[state] = title
        contentChanged()
    }

    /// Sets the color of the title in a state. States without one have that of `.normal`.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        contentChanged()
    }

    /// Sets the image before the title in a state. States without one have that of `.normal`.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        if state == .normal { configuration?.image = image }
        contentChanged()
    }

    /// Sets an image that fills the button in a state. States without one have that of `.normal`.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        contentChanged()
    }

    /// Returns the title in a state.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// Returns the title with attributes in a state.
    package func styledTitle(for state: State) -> StyledString? { styledTitles[state] ?? styledTitles[.normal] }
    /// Returns the color of the title in a state, if it was set.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    /// Returns the image in a state.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// Returns the background image in a state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

    /// The title in the present state.
    open var currentTitle: String? { title(for: state) }
    /// The title with attributes in the present state.
    package var currentStyledTitle: StyledString? { styledTitle(for: state) }
    /// The string of the title that is shown.
    private var shownTitle: String? { currentStyledTitle?.string ?? currentTitle }
    /// The color of the title in the present state.
    open var currentTitleColor: UIColor {
        titleColor(for: state) ?? (buttonType == .system ? tintColor : .white)
    }
    /// The image in the present state.
    open var currentImage: UIImage? { image(for: state) }
    /// The background image in the present state.
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    private func contentChanged() {
        if let configuration, let configured {
            configured.show(configuration, tint: tintColor)
            return subviewChangedContentSize()
        }
        if let styled = currentStyledTitle {
            titleLabel?.styledText = styled
        } else {
            titleLabel?.text = currentTitle
        }
        titleLabel?.setPlainColor(currentTitleColor)
        imageView?.image = currentImage
        backgroundView.image = currentBackgroundImage
        subviewChangedContentSize()
    }

    override func stateChanged() {
        updateConfiguration()
        contentChanged()
    }

    // MARK: - Configuration

    // An initializer does not call what observes a property.
    private func setConfiguration(_ new: Configuration) { configuration = new }

    private func configurationChanged() {
        if configuration == nil {
            configured?.end()
            configured = nil
        } else if configured == nil, let titleLabel, let imageView {
            configured = ConfiguredButton(titleLabel, imageView, fill)
            // What was set before stays.
            if configuration?.title == nil { configuration?.title = titles[.normal] }
            if configuration?.image == nil { configuration?.image = images[.normal] }
        }
        contentChanged()
    }

    /// Lets the configuration follow the state of the button. A subclass can override it.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    /// Lets the configuration follow what it depends on.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }

    // MARK: - Menu

    private func menuChanged() {
        if menu != nil, !showsMenuAsPrimaryAction {
            if menuPress.view == nil { addGestureRecognizer(menuPress) }
        } else if menuPress.view != nil {
            removeGestureRecognizer(menuPress)
        }
        if changesSelectionAsPrimaryAction, let chosen = menu?.selectedAction { showChosen(chosen) }
    }

    private func openMenu() {
        guard let menu, isEnabled else { return }
        sendActions(for: .menuActionTriggered)
        MenuController.show(menu, at: self, sender: self) { [weak self] action in
            if self?.changesSelectionAsPrimaryAction == true { self?.showChosen(action) }
        }
    }

    private func showChosen(_ action: UIAction) {
        setTitle(action.title, for: .normal)
        setImage(action.image, for: .normal)
    }

    override open func sendActions(for controlEvents: Event) {
        if showsMenuAsPrimaryAction, menu != nil, controlEvents.contains(.touchUpInside) { return openMenu() }
        super.sendActions(for: controlEvents)
    }

    override func subviewChangedContentSize() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: - Layout

    override open var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        if let configured { return configured.size(width: size.width) }
        let (image, title, insets) = (imageSize, titleSize(width: size.width), insets)
        return CGSize(
            width: max(30, image.width + gap + title.width + insets.left + insets.right),
            height: max(buttonType == .system ? 34 : 0, max(image.height, title.height) + insets.top + insets.bottom))
    }

    private var imageSize: CGSize { currentImage?.size ?? .zero }
    private var hasTitle: Bool { shownTitle.map { !$0.isEmpty } ?? false }
    private var gap: CGFloat { currentImage != nil && hasTitle ? 6 : 0 }
    private var insets: UIEdgeInsets {
        if contentEdgeInsets != .zero { return contentEdgeInsets }
        let vertical: CGFloat = currentImage == nil ? 6 : 0
        return buttonType == .system
            ? UIEdgeInsets(top: 6, left: hasTitle ? 16 : 8, bottom: 6, right: hasTitle ? 16 : 8)
            : UIEdgeInsets(top: vertical, left: 0, bottom: vertical, right: 0)
    }

    /// Returns the size of the title. A title of several lines is broken at a width.
    private func titleSize(width: CGFloat) -> CGSize {
        guard hasTitle, let titleLabel else { return .zero }
        let space = width - imageSize.width - gap - insets.left - insets.right
        return titleLabel.sizeThatFits(CGSize(width: max(0, space), height: 0))
    }

    override var baselines: (first: CGFloat, last: CGFloat)? { titleLabel?.baselines }

    override open func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
        face.isEnabled = isEnabled
        fill.frame = face.bounds
        backgroundView.frame = face.bounds
        if let configured {
            return configured.layOut(
                in: face.bounds, contentHorizontalAlignment.resolved(readsRightToLeft: readsRightToLeft),
                contentVerticalAlignment, isPressed: isHighlighted, tint: tintColor)
        }
        titleLabel?.setPlainColor(currentTitleColor)
        let isFilled = buttonType == .system && backgroundColor == nil && currentBackgroundImage == nil
        fill.isHidden = !isFilled
        fill.backgroundColor = isHighlighted || isSelected ? .pressedFill : .buttonFill
        fill.layer.cornerRadius = existingLayer.map { $0.cornerRadius > 0 ? $0.cornerRadius : 6 } ?? 6
        placeContent(in: face.bounds.inset(by: insets))
        let hasVariant =
            images[state] != nil || titleColors[state] != nil || styledTitles[state] != nil
            || backgroundImages[state] != nil
        let dims = isHighlighted && !isFilled && !hasVariant && adjustsImageWhenHighlighted
        for part in parts + [backgroundView] { part.alpha = dims ? 0.5 : 1 }
    }

    /// Places the image and the title next to each other.
    private func placeContent(in area: CGRect) {
        let image = imageSize
        var title = titleSize(width: bounds.width)
        title.width = max(0, min(title.width, area.width - image.width - gap))
        let extent = image.width + gap + title.width
        let horizontal = contentHorizontalAlignment.resolved(readsRightToLeft: readsRightToLeft)
        let x =
            switch horizontal {
            case .left, .fill: area.minX
            case .right: area.maxX - extent
            default: area.midX - extent / 2
            }
        func top(_ height: CGFloat) -> CGFloat {
            switch contentVerticalAlignment {
            case .top, .fill: area.minY
            case .bottom: area.maxY - height
            case .center: area.midY - height / 2
            }
        }
        imageView?.frame = CGRect(
            x: readsRightToLeft ? x + title.width + gap : x, y: top(image.height), width: image.width,
            height: image.height)
        titleLabel?.frame = CGRect(
            x: readsRightToLeft ? x : x + image.width + gap, y: top(title.height), width: title.width,
            height: title.height)
    }

    // MARK: - Actions

    override var releaseEvents: Event { [.touchUpInside, .primaryActionTriggered] }

    override open func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        sendActions(for: .touchDown)
        sendActions(for: releaseEvents)
        return true
    }

    override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.label = configured.map(\.spokenText) ?? shownTitle
        defaults.traits.insert(.button)
        return defaults
    }
}

extension UIControl.ContentHorizontalAlignment {
    /// Returns the same alignment without reference to the direction of the language.
    nonisolated func resolved(readsRightToLeft: Bool) -> Self {
        switch self {
        case .leading: readsRightToLeft ? .right : .left
        case .trailing: readsRightToLeft ? .left : .right
        default: self
        }
    }
}
