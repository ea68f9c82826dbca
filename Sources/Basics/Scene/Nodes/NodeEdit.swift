// SPDX-License-Identifier: GPL-3.0-or-later
/// A difference between two node trees: one property of one node.
public struct NodeEdit: Equatable, Sendable {
    /// The new value of a property.
    public enum Change: Equatable, Sendable {
        /// The node is new, or differs in most of its properties.
        indirect case node(Node)
        /// The node was removed.
        case removed
        case center(Point)
        case bounds(Rect)
        case transform(AffineTransform)
        case perspective(NodePerspective?)
        case opacity(Double)
        case isHidden(Bool)
        case clips(Bool)
        case isMasked(Bool)
        indirect case style(NodeStyle)
        indirect case effects(NodeEffects?)
        indirect case content(NodeContent?)
        /// The lines of the shapes that the node shows begin or end elsewhere.
        case strokes([StrokeOffsets])
        /// The board that the node shows has changed. The edits are applied in order.
        case board([BoardEdit])
        indirect case accessibility(NodeAccessibility?)
        case children([NodeID])
    }

    /// The node that differs.
    public var id: NodeID
    /// The difference.
    public var change: Change

    /// Creates an edit of the node with the given ID.
    public init(_ id: NodeID, _ change: Change) {
        self.id = id
        self.change = change
    }
}

extension NodeTree {
    /// Returns the edits that turn another tree into this one. Equal trees have no edits.
    public func edits(from old: NodeTree) -> [NodeEdit] {
        var edits: [NodeEdit] = []
        for number in 0..<max(numbers.upperBound, old.numbers.upperBound) {
            let id = NodeID(number: number)
            switch (old[id], self[id]) {
            case (let old?, let new?): if old != new { new.appendEdits(from: old, of: id, to: &edits) }
            case (nil, let new?): edits.append(NodeEdit(id, .node(new)))
            case (.some, nil): edits.append(NodeEdit(id, .removed))
            case (nil, nil): break
            }
        }
        return edits
    }

    /// Applies an edit. Returns false if it does not fit the tree, which may then be changed in part.
    public mutating func apply(_ edit: NodeEdit) -> Bool {
        switch edit.change {
        case .node(let node):
            self[edit.id] = node
            return true
        case .removed:
            guard edit.id != .root, self[edit.id] != nil else { return false }
            self[edit.id] = nil
            return true
        default: return change(edit.id) { $0.apply(edit.change) }
        }
    }
}

extension Node {
    fileprivate func appendEdits(from old: Node, of id: NodeID, to edits: inout [NodeEdit]) {
        func add(_ change: NodeEdit.Change) { edits.append(NodeEdit(id, change)) }
        if center != old.center { add(.center(center)) }
        if bounds != old.bounds { add(.bounds(bounds)) }
        if transform != old.transform { add(.transform(transform)) }
        if perspective != old.perspective { add(.perspective(perspective)) }
        if opacity != old.opacity { add(.opacity(opacity)) }
        if isHidden != old.isHidden { add(.isHidden(isHidden)) }
        if clips != old.clips { add(.clips(clips)) }
        if isMasked != old.isMasked { add(.isMasked(isMasked)) }
        if style != old.style { add(.style(style)) }
        if effects != old.effects { add(.effects(effects)) }
        if accessibility != old.accessibility { add(.accessibility(accessibility)) }
        if children != old.children { add(.children(children)) }
        if content != old.content {
            if case .board(let board) = content, case .board(let oldBoard) = old.content {
                add(.board(board.edits(from: oldBoard)))
            } else if case .shapes(let shapes) = content, case .shapes(let oldShapes) = old.content,
                let offsets = shapes.strokeOffsets(ifOnlyDifferenceFrom: oldShapes)
            {
                add(.strokes(offsets))
            } else {
                add(.content(content))
            }
        }
    }

    fileprivate mutating func apply(_ change: NodeEdit.Change) -> Bool {
        switch change {
        case .center(let value): center = value
        case .bounds(let value): bounds = value
        case .transform(let value): transform = value
        case .perspective(let value): perspective = value
        case .opacity(let value): opacity = value
        case .isHidden(let value): isHidden = value
        case .clips(let value): clips = value
        case .isMasked(let value): isMasked = value
        case .style(let value): style = value
        case .effects(let value): effects = value
        case .content(let value): content = value
        case .accessibility(let value): accessibility = value
        case .children(let value): children = value
        case .strokes(let offsets):
            guard case .shapes(var shapes) = content, shapes.strokeOffsets.count == offsets.count else { return false }
            content = nil
            shapes.strokeOffsets = offsets
            content = .shapes(shapes)
        case .board(let edits):
            guard case .board(var board) = content else { return false }
            // The board is changed in place, not copied.
            content = nil
            defer { content = .board(board) }
            return edits.allSatisfy { board.apply($0) }
        case .node, .removed: return false
        }
        return true
    }
}
