// SPDX-License-Identifier: GPL-3.0-or-later
/// A difference between two states of a board in a node tree.
public enum BoardEdit: Equatable, Sendable {
    case size(Size)
    case background(Color)
    case texture(TableTexture?)
    /// The plate at an index, or a new plate at the end.
    indirect case plate(Int, Plate)
    /// Only this many plates are left.
    case plateCount(Int)
    /// The piece at an index, or a new piece at the end.
    indirect case piece(Int, Piece)
    /// The center of the piece at an index. Nothing else about the piece has changed.
    case center(Int, Point)
    /// Only this many pieces are left.
    case pieceCount(Int)
    case order([Int]?)
    indirect case accessibility(BoardAccessibility)
}

extension NodeBoard {
    /// Returns the edits that turn another state of the board into this one.
    func edits(from old: NodeBoard) -> [BoardEdit] {
        var edits: [BoardEdit] = []
        let (new, before) = (scene, old.scene)
        if new.size != before.size { edits.append(.size(new.size)) }
        if new.background != before.background { edits.append(.background(new.background)) }
        if new.texture != before.texture { edits.append(.texture(new.texture)) }
        if new.plates != before.plates {
            if new.plates.count < before.plates.count { edits.append(.plateCount(new.plates.count)) }
            for (index, plate) in new.plates.enumerated()
            where index >= before.plates.count || plate != before.plates[index] {
                edits.append(.plate(index, plate))
            }
        }
        if new.pieces.count < before.pieces.count { edits.append(.pieceCount(new.pieces.count)) }
        for (index, piece) in new.pieces.enumerated() {
            guard index < before.pieces.count else {
                edits.append(.piece(index, piece))
                continue
            }
            var moved = before.pieces[index]
            guard piece != moved else { continue }
            moved.center = piece.center
            edits.append(piece == moved ? .center(index, piece.center) : .piece(index, piece))
        }
        if new.order != before.order { edits.append(.order(new.order)) }
        if accessibility != old.accessibility { edits.append(.accessibility(accessibility)) }
        return edits
    }

    /// Applies an edit. Returns false if it does not fit the board.
    mutating func apply(_ edit: BoardEdit) -> Bool {
        switch edit {
        case .size(let value): scene.size = value
        case .background(let value): scene.background = value
        case .texture(let value): scene.texture = value
        case .plate(let index, let plate): return scene.plates.put(plate, at: index)
        case .plateCount(let count): return scene.plates.shorten(to: count)
        case .piece(let index, let piece): return scene.pieces.put(piece, at: index)
        case .center(let index, let point):
            guard scene.pieces.indices.contains(index) else { return false }
            scene.pieces[index].center = point
        case .pieceCount(let count): return scene.pieces.shorten(to: count)
        case .order(let value): scene.order = value
        case .accessibility(let value): accessibility = value
        }
        return true
    }
}

extension Array {
    /// Replaces the element at an index, or adds it at the end. Returns false for any other index.
    fileprivate mutating func put(_ element: Element, at index: Int) -> Bool {
        guard 0...count ~= index else { return false }
        if index == count { append(element) } else { self[index] = element }
        return true
    }

    /// Keeps the given number of elements. Returns false if there are fewer.
    fileprivate mutating func shorten(to count: Int) -> Bool {
        guard 0...self.count ~= count else { return false }
        removeLast(self.count - count)
        return true
    }
}
