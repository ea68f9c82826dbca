// SPDX-License-Identifier: GPL-3.0-or-later
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UICollectionView {
    /// Where an item is after scrolling to it. One position along each axis can be combined with one along the other.
    nonisolated public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
    }

    /// The direction in which the lines of a flow layout follow each other.
    nonisolated public enum ScrollDirection: Int, Sendable { case vertical, horizontal }

    /// What an element is.
    nonisolated public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }

    /// The kind of the element before the items of a section.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of the element after the items of a section.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}

extension UICollectionView.ScrollPosition {
    /// The position along an axis, from 0 at the near edge to 1 at the far edge; `nil` if there is none.
    nonisolated func position(along axis: ScrollAxis) -> CGFloat? {
        let positions: [Self] =
            axis == .horizontal ? [.left, .centeredHorizontally, .right] : [.top, .centeredVertically, .bottom]
        return zip(positions, [0, 0.5, 1]).first { contains($0.0) }?.1
    }
}
