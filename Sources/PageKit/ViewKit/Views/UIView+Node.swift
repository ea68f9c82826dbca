// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UIView {
    /// The view and all views in it, in drawing order.
    package var all: [UIView] {
        var (views, rest): ([UIView], [UIView]) = ([], [self])
        while let view = rest.popLast() {
            views.append(view)
            rest += view.subviews.reversed()
        }
        return views
    }

    /// The ID of the view's node.
    package var nodeID: NodeID {
        if let nodeNumber { return NodeID(number: nodeNumber) }
        let number = PageContext.current.nodeNumbers.next()
        nodeNumber = number
        return NodeID(number: number)
    }

    /// The view as a node.
    var node: Node {
        var node = nodeWithoutChildren
        let layer = existingLayer
        node.children = (drawing?.roots ?? []) + (layer?.viewIDs ?? subviewsInDepthOrder.map(\.nodeID))
        node.isMasked = layer?.mask != nil
        return node
    }

    /// Adds the nodes of the view and of everything in it. The first one is that of the view.
    func collect(_ context: LayerContext, into nodes: inout [(id: NodeID, node: Node)]) {
        for view in all {
            nodes.append((view.nodeID, view.node))
            for part in view.drawing?.nodes ?? [] { nodes.append((part.id, part.node)) }
            view.existingLayer?.collectInner(context, into: &nodes)
        }
    }

    /// The view as a node, without the nodes in it.
    var nodeWithoutChildren: Node { PageContext.current.inTraits(of: self) { ownNode } }

    private var ownNode: Node {
        let space = superview?.existingLayer?.spread
        if let existingLayer, existingLayer.hasOwnLook {
            let shown = existingLayer.shown()
            var node = shown.node
            if let space { node.place(shown, in: space) }
            if let content { node.content = content }
            return node
        }
        var node = Node(center: center, bounds: bounds.standardized, content: content)
        node.transform = transform
        node.opacity = min(max(alpha, 0), 1)
        node.isHidden = isHidden
        if let layer = shownLayer {
            node.clips = layer.masksToBounds
            node.style = NodeStyle(
                cornerRadius: max(0, layer.cornerRadius), corners: layer.maskedCorners.corners, border: layer.border,
                shadow: layer.shadow)
        }
        if let backgroundColor { node.style.fill = backgroundColor.resolved }
        if !tracks.isEmpty { applyTracks(to: &node) }
        if let space {
            if space.isAffine {
                node.transform(by: space.affine)
            } else {
                node.place(by: CATransform3D(node.transformToParent).concatenating(space))
            }
        }
        return node
    }

    /// The subviews, from bottom to top.
    var subviewsInDepthOrder: [UIView] {
        guard subviews.contains(where: { $0.zPosition != 0 }) else { return subviews }
        return subviews.indices.sorted { (subviews[$0].zPosition, $0) < (subviews[$1].zPosition, $1) }
            .map { subviews[$0] }
    }

    private var zPosition: CGFloat { existingLayer?.zPosition ?? 0 }
}

extension UIWindow {
    /// What the page shows.
    package var tree: NodeTree {
        var tree = NodeTree(root: Node(area: area))
        tree.root.children = [nodeID]
        var inner: [(id: NodeID, node: Node)] = []
        var fields: [UIView] = []
        for view in all {
            let node = view.node
            if case .textField = node.content { fields.append(view) }
            tree[view.nodeID] = node
            if let drawing = view.drawing { for part in drawing.nodes { tree[part.id] = part.node } }
            view.existingLayer?.collectInner(LayerContext(), into: &inner)
        }
        for (id, node) in inner { tree[id] = node }
        if CALayer.someFadeInParts { fadeInParts(&tree) }
        for view in elements { tree[view.nodeID]?.accessibility = view.nodeAccessibility }
        for view in fields where tree[view.nodeID]?.accessibility == nil {
            tree[view.nodeID]?.showTextOfField(hasLines: view.accessibilityDefaults.role == .textArea)
        }
        for transition in PageContext.current.time.animations.transitions { transition.apply(to: &tree) }
        return tree
    }
}

extension Node {
    /// Shows the text of a field as text. The window has no field for a node that is not an element, such as one behind an
    /// alert.
    fileprivate mutating func showTextOfField(hasLines: Bool) {
        guard case .textField(let field) = content else { return }
        let isEmpty = field.string.isEmpty
        let string =
            isEmpty
            ? field.placeholder : field.isSecure ? String(repeating: "•", count: field.string.count) : field.string
        var text = NodeText(
            string: string, style: field.style,
            layout: TextLayout(
                maxWidth: bounds.size.width, lineLimit: hasLines ? nil : 1,
                alignment: field.alignment),
            color: isEmpty ? field.placeholderColor ?? field.color.withAlpha(field.color.alpha / 2) : field.color)
        if field.inset > 0, !string.isEmpty {
            let indents = TextParagraph.Indents(first: field.inset, others: field.inset, end: -field.inset)
            let line = TextParagraph(range: 0..<string.utf8.count, alignment: field.alignment, indents: indents)
            text.styling = TextStyling(paragraphs: [line])
        }
        if hasLines {
            // A text is in the middle of its node.
            let height = min(bounds.size.height, PageContext.current.metrics(of: text).size.height)
            let transform = transformToParent
            bounds.size.height = height
            center = transform(bounds.center)
        }
        text.layout.maxWidth = nil
        content = .text(text)
    }
}
