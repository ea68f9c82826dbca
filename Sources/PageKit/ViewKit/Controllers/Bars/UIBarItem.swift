// SPDX-License-Identifier: GPL-3.0-or-later
/// The base class of what bars show: buttons, and tabs.
@preconcurrency @MainActor open class UIBarItem: NSObject {
    /// The title.
    open var title: String? { didSet { changed() } }
    /// The image.
    open var image: UIImage? { didSet { changed() } }
    /// Whether the item reacts to touches.
    open var isEnabled = true { didSet { changed() } }
    /// A number by which a page finds the item.
    open var tag = 0
    /// What the item is for screen readers, if it is not the title.
    open var accessibilityLabel: String? { didSet { changed() } }
    /// A name by which a test finds the item.
    open var accessibilityIdentifier: String?
    /// The attributes of the title.
    private(set) var titleAttributes: [TextAttribute: Any] = [:]

    /// Creates an item without a title and an image.
    public override init() { super.init() }

    /// Sets the font and the color of the title. All states have the same.
    @_disfavoredOverload
    open func setTitleTextAttributes(_ attributes: [TextAttribute: Any]?, for state: UIControl.State) {
        guard state == .normal else { return }
        titleAttributes = attributes ?? [:]
        changed()
    }

    /// Shows a change.
    func changed() {}
}
