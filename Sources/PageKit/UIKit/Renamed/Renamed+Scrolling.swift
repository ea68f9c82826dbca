// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Scroll views, tables, collections, and activity indicators.

extension UIScrollView {
    @available(*, unavailable, renamed: "isPagingEnabled") public var pagingEnabled: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isScrollEnabled") public var scrollEnabled: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isDirectionalLockEnabled") public var directionalLockEnabled: Bool {
        get { renamed() }
        set {}
    }
    @available(*, unavailable, renamed: "isDragging") public var dragging: Bool { renamed() }
    @available(*, unavailable, renamed: "isDecelerating") public var decelerating: Bool { renamed() }
    @available(*, unavailable, renamed: "zoom(to:animated:)")
    public func zoomToRect(_ rect: CGRect, animated: Bool) { renamed() }
}

@available(*, unavailable, renamed: "UIScrollView.DecelerationRate.normal")
public var UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate { renamed() }
@available(*, unavailable, renamed: "UIScrollView.DecelerationRate.fast")
public var UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate { renamed() }
@available(*, unavailable, renamed: "UIScrollView.IndicatorStyle")
public typealias UIScrollViewIndicatorStyle = UIScrollView.IndicatorStyle
@available(*, unavailable, renamed: "UIScrollView.KeyboardDismissMode")
public typealias UIScrollViewKeyboardDismissMode = UIScrollView.KeyboardDismissMode
@available(*, unavailable, renamed: "UIActivityIndicatorView.Style")
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style

@available(*, unavailable, renamed: "UITableView.automaticDimension")
public var UITableViewAutomaticDimension: CGFloat { renamed() }
@available(*, unavailable, renamed: "UITableView.Style") public typealias UITableViewStyle = UITableView.Style
@available(*, unavailable, renamed: "UITableView.RowAnimation")
public typealias UITableViewRowAnimation = UITableView.RowAnimation
@available(*, unavailable, renamed: "UITableView.ScrollPosition")
public typealias UITableViewScrollPosition = UITableView.ScrollPosition
@available(*, unavailable, renamed: "UITableViewCell.CellStyle")
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
@available(*, unavailable, renamed: "UITableViewCell.AccessoryType")
public typealias UITableViewCellAccessoryType = UITableViewCell.AccessoryType
@available(*, unavailable, renamed: "UITableViewCell.SelectionStyle")
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
@available(*, unavailable, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

@available(*, unavailable, renamed: "UICollectionView.elementKindSectionHeader")
public var UICollectionElementKindSectionHeader: String { renamed() }
@available(*, unavailable, renamed: "UICollectionView.elementKindSectionFooter")
public var UICollectionElementKindSectionFooter: String { renamed() }
@available(*, unavailable, renamed: "UICollectionViewFlowLayout.automaticSize")
public var UICollectionViewFlowLayoutAutomaticSize: CGSize { renamed() }
@available(*, unavailable, renamed: "UICollectionView.ScrollDirection")
public typealias UICollectionViewScrollDirection = UICollectionView.ScrollDirection
@available(*, unavailable, renamed: "UICollectionView.ScrollPosition")
public typealias UICollectionViewScrollPosition = UICollectionView.ScrollPosition
@available(*, unavailable, renamed: "UICollectionView.ElementCategory")
public typealias UICollectionElementCategory = UICollectionView.ElementCategory
