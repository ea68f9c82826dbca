// SPDX-License-Identifier: GPL-3.0-or-later
// A collection owns its layout, which refers to it weakly.

/// Says where the items of a collection are. A subclass determines that in `prepare()`.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection that the layout belongs to.
    public internal(set) weak var collectionView: UICollectionView?

    /// Creates a layout.
    override public init() { super.init() }

    /// Creates a layout. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init() }

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The size of everything that the layout places. By default, it is zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// Called before the collection asks for attributes, for the first time and after the layout has been invalidated.
    open func prepare() {}

    /// Returns the attributes of what is in a rectangle, to which the collection adds some room at each side, so that the
    /// keyboard can go there.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a header, a footer, or another element.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns whether the layout depends on what is seen of the content, which is the bounds. By default, it does not. If
    /// the size of the collection changes, the layout is always invalidated.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Lets the collection ask for everything again before the next frame. A subclass that overrides this calls it.
    open func invalidateLayout() { collectionView?.layoutInvalidated() }

    /// Returns where the content comes to rest after a drag, given where it would, and the velocity in points per
    /// millisecond. By default, it is where it would.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// How far beyond the edges of what is seen views are made, so that the keyboard can go there.
    var reach: CGSize { CGSize(width: 44, height: 44) }
}
