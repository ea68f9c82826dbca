// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A tab.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
    /// A tab with a meaning that users know.
    nonisolated public enum SystemItem: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case mostViewed
    }

    /// A short text in a colored bubble, such as a number of messages.
    open var badgeValue: String? { didSet { changed() } }
    /// The color of the bubble; `nil` for red.
    open var badgeColor: UIColor? { didSet { changed() } }
    /// The image while the tab is selected.
    open var selectedImage: UIImage? { didSet { changed() } }

    /// Whether the tab has the title of the system.
    private(set) var isOfSystem = false
    /// The bar that shows the tab.
    weak var tabBar: UITabBar?

    /// Creates a tab without a title.
    public override init() { super.init() }

    /// Creates a tab with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Creates a tab with a title and two images.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// Creates a tab of the system.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.name, image: nil, tag: tag)
        isOfSystem = true
    }

    override func changed() { tabBar?.itemChanged() }
}

extension UITabBarItem.SystemItem {
    @MainActor fileprivate var name: String {
        let english =
            // Translators: Tabs at the bottom of a page, as short as possible.
            switch self {
            case .more: phrase("More")
            case .favorites: phrase("Favorites")
            case .featured: phrase("Featured")
            case .topRated: phrase("Top Rated")
            case .recents: phrase("Recents")
            case .contacts: phrase("Contacts")
            case .history: phrase("History")
            case .bookmarks: phrase("Bookmarks")
            case .search: phrase("Search")
            case .downloads: phrase("Downloads")
            case .mostRecent: phrase("Most Recent")
            case .mostViewed: phrase("Most Viewed")
            }
        return PageContext.current.translate(english, [:])
    }
}
