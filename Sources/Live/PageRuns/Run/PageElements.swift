// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene

/// The elements of a page that the keyboard and screen readers can reach.
struct PageElements {
    /// What can be reached, in Tab order.
    private(set) var nodes: [NodeTree.AccessibleNode] = []
    private var index: [NodeID: Int] = [:]
    /// The elements that have disappeared most recently.
    private var former: [ElementCursor.Place] = []

    /// Updates the elements if edits have changed them.
    mutating func update(by edits: [NodeEdit], from old: NodeTree, to new: NodeTree) {
        guard edits.contains(where: { $0.changesElements(of: old, to: new) }) else { return }
        let nodes = new.accessibleNodes
        let index = Dictionary(uniqueKeysWithValues: nodes.enumerated().map { ($1.id, $0) })
        former = places(in: old) { index[$0] == nil }
        (self.nodes, self.index) = (nodes, index)
    }

    /// The state of the boards in one phrase.
    var stateText: String {
        nodes.compactMap { if case .board(let board) = $0.content { board.state } else { nil } }
            .filter { !$0.isEmpty }.joined(separator: ". ")
    }

    /// The elements in Tab order.
    var tabOrder: [ElementID] { nodes.flatMap(\.elements) }

    /// Whether the first element is a view.
    var beginWithView: Bool { nodes.first?.elements.first.map { $0.piece == nil } ?? false }

    /// Returns the description of an element.
    func accessibility(of element: ElementID) -> NodeAccessibility? {
        index[element.node].flatMap { nodes[$0].accessibility(of: element) }
    }

    /// Returns the name of what a touch at a point presses: of the element, of what is inside of it, or of the uppermost
    /// element at the point if none is pressed; `nil` if there is none.
    func name(pressing element: ElementID?, at point: Point, in tree: NodeTree) -> String? {
        func name(of element: ElementID) -> String? {
            accessibility(of: element).map(\.name).flatMap { $0.contains { !$0.isWhitespace } ? $0 : nil }
        }
        if let element, let name = name(of: element) { return name }
        let inside = nodes.filter { element == nil || element?.piece == nil && $0.path.contains(element!.node) }
            .flatMap(\.elements).filter { name(of: $0) != nil }
        let touched = inside.last { outline(of: $0, in: tree)?.rect.contains(point) == true }
        return (touched ?? (element == nil ? nil : inside.first)).flatMap(name)
    }

    /// Returns the rectangle of an element and the radius of its corners.
    func outline(of element: ElementID, in tree: NodeTree) -> (rect: Rect, cornerRadius: Double)? {
        index[element.node].flatMap { tree.outline(of: element, along: nodes[$0].path) }
    }

    /// Returns the part of the area in which an element can be seen.
    func clip(of element: ElementID, in tree: NodeTree) -> Rect? {
        index[element.node].flatMap { tree.clip(along: nodes[$0].path) }
    }

    /// Returns the place of a text field.
    func textField(of element: ElementID, in tree: NodeTree) -> TextFieldPlace? {
        guard element.piece == nil, let node = index[element.node] else { return nil }
        return tree.textField(along: nodes[node].path)
    }

    /// Returns the nearest element in a direction. From a piece, these are the elements that are not on its board.
    func element(from element: ElementID, toward direction: Direction, in tree: NodeTree) -> ElementID? {
        outline(of: element, in: tree).flatMap {
            cursor(in: tree, leavingOut: element.node).element(from: $0.rect, toward: direction)
        }
    }

    /// Returns the element that is nearest to one that may have disappeared.
    func element(nearestTo element: ElementID, in tree: NodeTree) -> ElementID? {
        let rect = former.first { $0.element == element }?.rect ?? outline(of: element, in: tree)?.rect
        return rect.flatMap { cursor(in: tree, leavingOut: element.node).element(nearestTo: $0) }
    }

    private func cursor(in tree: NodeTree, leavingOut node: NodeID) -> ElementCursor {
        ElementCursor(places: places(in: tree) { $0 != node })
    }

    private func places(in tree: NodeTree, of isWanted: (NodeID) -> Bool) -> [ElementCursor.Place] {
        nodes.filter { isWanted($0.id) }.flatMap { node in
            node.elements.filter { node.accessibility(of: $0) != nil }.compactMap { element in
                tree.outline(of: element, along: node.path).map { (element, $0.rect) }
            }
        }
    }
}

extension NodeTree.AccessibleNode {
    /// Returns the description of an element of the node, or `nil` if it is only decoration.
    fileprivate func accessibility(of element: ElementID) -> NodeAccessibility? {
        switch (content, element.piece) {
        case (.view(let view), nil), (.textField(let view, _), nil): view
        case (.board(let board), let piece?):
            board.names.indices.contains(piece) ? board.names[piece].map { NodeAccessibility(label: $0) } : nil
        default: nil
        }
    }
}

extension NodeEdit {
    /// Whether the elements of a tree, or their descriptions, may change.
    fileprivate func changesElements(of old: NodeTree, to new: NodeTree) -> Bool {
        switch change {
        case .node, .removed, .content, .children, .accessibility: true
        case .board(let edits): edits.contains { if case .accessibility = $0 { true } else { false } }
        case .isHidden, .opacity: old.isPresented(id) != new.isPresented(id)
        case .center, .bounds, .transform, .perspective, .clips, .isMasked, .style, .effects, .strokes: false
        }
    }
}
