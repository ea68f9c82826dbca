// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene

/// Follows the nodes of a tree, and the pieces on its boards, that move by themselves, not only with the node that they
/// are in.
struct TrailTracer {
    /// A node, or one of the pieces on its board.
    private struct Part: Hashable, Comparable {
        var node: NodeID
        var piece: Int?

        static func < (one: Part, other: Part) -> Bool {
            (one.node.number, one.piece ?? -1) < (other.node.number, other.piece ?? -1)
        }
    }

    private struct Place {
        /// The center in the coordinates of the parent and of the area.
        var inParent: Point, inArea: Point
    }

    private var places: [Part: Place]
    private var paths: [Part: [Point]] = [:]
    private var disappeared: Set<Part> = []

    /// Begins with a tree.
    init(_ tree: NodeTree) { places = Self.places(in: tree) }

    /// Adds the next tree. What disappears is not followed any further. A piece that appears is: a card that is found flies to
    /// its place as another piece.
    mutating func add(_ tree: NodeTree) {
        let next = Self.places(in: tree)
        for (part, place) in next {
            guard let before = places[part], before.inParent != place.inParent else { continue }
            paths[part, default: [before.inArea]].append(place.inArea)
        }
        disappeared.formUnion(places.keys.filter { next[$0] == nil })
        places = next.filter { part, _ in
            places[part] != nil || part.piece != nil && !disappeared.contains(part)
        }
    }

    /// The longest trails.
    var trails: [Trail] {
        let sorted = paths.sorted { one, other in
            let (length, otherLength) = (one.value.length, other.value.length)
            return length == otherLength ? one.key < other.key : length > otherLength
        }
        return sorted.prefix(Trail.maxCount).map { Trail(points: Array($0.value.prefix(Trail.maxPoints))) }
    }

    private static func places(in tree: NodeTree) -> [Part: Place] {
        var places: [Part: Place] = [:]
        func visit(_ id: NodeID, _ transform: AffineTransform) {
            guard let node = tree[id], !node.isHidden, node.opacity > 0 else { return }
            let toArea = node.transformToParent.concatenating(transform)
            if case .board(let board) = node.content {
                let fit = BoardFit(board: board.scene.size, in: node.bounds.size)
                for (index, piece) in board.scene.pieces.enumerated() where piece.isPresent && piece.opacity > 0 {
                    let (place, origin) = (fit.inArea(piece.center), node.bounds.origin)
                    let inArea = toArea(Point(x: origin.x + place.x, y: origin.y + place.y))
                    places[Part(node: id, piece: index)] = Place(inParent: piece.center, inArea: inArea)
                }
            }
            for child in node.children {
                guard let center = tree[child]?.center else { continue }
                places[Part(node: child)] = Place(inParent: center, inArea: toArea(center))
                visit(child, toArea)
            }
        }
        visit(.root, .identity)
        return places
    }
}

extension [Point] {
    /// The length of the line through the points.
    fileprivate var length: Double {
        zip(self, dropFirst()).reduce(0) { $0 + ($1.0.x - $1.1.x).magnitude + ($1.0.y - $1.1.y).magnitude }
    }
}
