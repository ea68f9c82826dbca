// SPDX-License-Identifier: GPL-3.0-or-later
/// Where and how a layout shows an item, a header, or a footer.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The place of the item, or of the element among those of its kind.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// What the element is.
    public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of an element that is no item.
    public private(set) var representedElementKind: String?
    /// The center, in the coordinates of the collection.
    open var center = CGPoint.zero
    /// The size before the transform.
    open var size = CGSize.zero
    /// The transform about the center.
    open var transform = CGAffineTransform.identity
    /// The opacity, 0...1.
    open var alpha: CGFloat = 1
    /// What is in front of elements with a smaller number, and behind those with a larger one.
    open var zIndex = 0
    /// Whether the element is left out.
    open var isHidden = false
    /// The size before the transform, at the origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.standardized.size }
    }
    /// The rectangle that the element covers. With a transform, it is the smallest one that contains the element, and
    /// setting it changes only the center and the size before the transform.
    open var frame: CGRect {
        get {
            let covered = transform.isIdentity ? size : transform(bounds).size
            return CGRect(
                x: center.x - covered.width / 2, y: center.y - covered.height / 2, width: covered.width,
                height: covered.height)
        }
        set {
            let newValue = newValue.standardized
            (center, size) = (CGPoint(x: newValue.midX, y: newValue.midY), newValue.size)
        }
    }

    /// Creates attributes of nothing.
    override public init() { super.init() }

    /// Creates attributes of an item.
    public required convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates attributes of a header, a footer, or another element.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init(forCellWith: indexPath)
        (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
    }

    /// Returns a copy. A subclass copies its own properties, too.
    open func copy(with zone: NSZone?) -> Any {
        let copy = Self(forCellWith: indexPath)
        (copy.representedElementCategory, copy.representedElementKind) = (
            representedElementCategory, representedElementKind
        )
        (copy.center, copy.size, copy.transform) = (center, size, transform)
        (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
        return copy
    }

    /// What is shown with these attributes; `nil` if they are not those of something that can be shown.
    var place: CollectionPlace? {
        let (frame, size) = (frame, size)
        guard !isHidden, alpha.isFinite, size.width >= 0, size.height >= 0,
            [frame.minX, frame.minY, frame.maxX, frame.maxY, size.width, size.height].allSatisfy(\.isFinite)
        else { return nil }
        switch representedElementCategory {
        case .cell: return .item(indexPath)
        case .supplementaryView, .decorationView:
            return representedElementKind.map { .supplement(kind: $0, indexPath) }
        }
    }
}
