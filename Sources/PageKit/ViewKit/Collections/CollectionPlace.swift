// SPDX-License-Identifier: GPL-3.0-or-later
/// What a view of a collection shows: an item, or another element of a section, such as its header.
nonisolated enum CollectionPlace: Hashable, Comparable {
    case item(IndexPath)
    case supplement(kind: String, IndexPath)

    /// The place of the item, or of the element among those of its kind.
    var indexPath: IndexPath {
        switch self {
        case .item(let indexPath), .supplement(_, let indexPath): indexPath
        }
    }

    /// The order in a section in which its parts are read.
    private var rank: Int {
        switch self {
        case .supplement(UICollectionView.elementKindSectionHeader, _): 0
        case .item: 1
        case .supplement: 2
        }
    }

    /// The kind of an element that is no item.
    var elementKind: String? {
        switch self {
        case .item: nil
        case .supplement(let kind, _): kind
        }
    }

    /// Returns whether something is read before something else.
    static func < (one: CollectionPlace, other: CollectionPlace) -> Bool {
        (one.indexPath.section, one.rank, one.indexPath.item, one.elementKind ?? "")
            < (other.indexPath.section, other.rank, other.indexPath.item, other.elementKind ?? "")
    }
}

extension ListMoves {
    /// Returns the new place of an element; `nil` if it was removed, or has to be loaded again.
    func place(of old: CollectionPlace) -> CollectionPlace? {
        switch old {
        case .item(let indexPath): item(of: indexPath).map { .item($0) }
        case .supplement(let kind, let indexPath):
            keptSection(of: indexPath.section).map {
                .supplement(kind: kind, IndexPath(item: indexPath.item, section: $0))
            }
        }
    }
}
