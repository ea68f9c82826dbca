// SPDX-License-Identifier: GPL-3.0-or-later
// A bar owns its items. An item owns the view that shows it, and refers weakly to its target and to the bar.

/// A button of a navigation bar or of a toolbar, or the space between buttons.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
    /// How a button looks.
    nonisolated public enum Style: Int, Sendable { case plain, bordered, done }

    /// How the button looks: the title of a `.done` button is bold.
    open var style = Style.plain { didSet { changed() } }
    /// The view that is shown instead of a button.
    open var customView: UIView? { didSet { changed() } }
    /// The width; 0 for that of the content.
    open var width: CGFloat = 0 { didSet { changed() } }
    /// The color; `nil` for that of the bar.
    open var tintColor: UIColor? { didSet { changed() } }
    /// The object whose method is called. It is not retained; if it is `nil`, the method belongs to the first responder
    /// that has it.
    open weak var target: AnyObject?
    /// The method that is called.
    open var action: Selector?
    /// What runs when the button is pressed.
    open var primaryAction: UIAction? {
        didSet { if let primaryAction { (title, image) = (primaryAction.title, primaryAction.image) } }
    }
    /// The menu that the button opens if it has nothing else to do.
    open var menu: UIMenu?

    /// What the button of the system is.
    let systemItem: SystemItem?
    /// Lays out the bar that shows the item.
    weak var bar: UIView?
    private var button: BarButton?

    /// Creates a button without a title.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates a button with a title.
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        (self.title, self.style, self.target, self.action) = (title, style, target as AnyObject?, action)
    }

    /// Creates a button with an image.
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        (self.image, self.style, self.target, self.action) = (image, style, target as AnyObject?, action)
    }

    /// Creates a button of the system.
    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.systemItem = systemItem
        super.init()
        (self.target, self.action) = (target as AnyObject?, action)
        if systemItem == .done || systemItem == .save { style = .done }
    }

    /// Creates a button of the system that runs an action or opens a menu.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
        if let title = primaryAction?.title, title.isEmpty { self.title = nil }
        self.menu = menu
    }

    /// Creates a button that shows the title and the image of an action, and runs it.
    public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
        self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
    }

    /// Creates a button with a title or an image that runs an action or opens a menu.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
        self.menu = menu
    }

    /// Creates an item that shows a view.
    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    /// Returns a space that takes what the other items leave.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Returns a space of a width.
    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        space.width = width
        return space
    }

    override func changed() {
        button?.itemChanged()
        bar?.setNeedsLayout()
    }

    /// Whether the item is only a space.
    var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

    /// The view that shows the item; `nil` for a space.
    var view: UIView? {
        if let customView { return customView }
        if isSpace { return nil }
        let button = button ?? BarButton(self)
        self.button = button
        return button
    }

    /// The width in a bar.
    var shownWidth: CGFloat {
        if width > 0 { return min(width, 1e4) }
        guard let view else { return systemItem == .fixedSpace ? 8 : 0 }
        return customView == nil ? view.sizeThatFits(.zero).width : view.barSize.width
    }

    /// Does what the button is for.
    func perform(from sender: BarButton) {
        if let menu, primaryAction == nil, action == nil { return MenuController.show(menu, at: sender, sender: self) }
        primaryAction?.run(for: self)
        guard let action else { return }
        let method = TargetAction(target, action)
        if let target = method.target(from: sender) { NamedMethod.call(action, of: target, self, nil) }
    }
}

extension UIView {
    /// The size of a view of the page in a bar: its own, or that of its content.
    var barSize: CGSize {
        if bounds.width > 0, bounds.height > 0, existingAutoLayout?.usesFrame != false { return bounds.size }
        let size = intrinsicContentSize
        return CGSize(width: max(0, size.width), height: max(0, size.height))
    }
}
