// SPDX-License-Identifier: GPL-3.0-or-later
/// A view that a collection can use again for something else: an item, a header, or a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// By what the collection finds a view that it can reuse; `nil` if the view was not dequeued.
    public internal(set) var reuseIdentifier: String?
    /// The collection that shows the view.
    private(set) weak var collection: UICollectionView?
    /// What the view shows.
    var place: CollectionPlace?

    /// Creates a view with the given frame.
    override public init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a view. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a view of a registered class. A class that overrides `init(frame:)` and `init?(coder:)` inherits this
    /// initializer, which calls its `init(frame:)`.
    public required convenience init(dequeuedWith frame: CGRect) { self.init(frame: frame) }

    /// Called before the view shows something else.
    open func prepareForReuse() {}

    /// Called when the view has been placed by the layout, with what the layout says about it.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Where the layout has placed the view.
    private var placement: Placement?
    private struct Placement: Equatable {
        let center: CGPoint
        let size: CGSize
        let transform: CGAffineTransform
        let alpha: CGFloat
    }

    /// Places the view as the layout says. What the page has changed meanwhile stays until the layout says something else.
    func follow(_ attributes: UICollectionViewLayoutAttributes) {
        let placement = Placement(
            center: attributes.center, size: attributes.size, transform: attributes.transform, alpha: attributes.alpha)
        if placement != self.placement {
            self.placement = placement
            transform = attributes.transform
            center = attributes.center
            bounds.size = attributes.size
            alpha = attributes.alpha
        }
        apply(attributes)
    }

    /// Lets the view belong to a collection; `nil` for none.
    func join(_ collection: UICollectionView?, at place: CollectionPlace?) {
        (self.collection, self.place, placement) = (collection, place, nil)
    }
}
