// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// How the nodes of layers differ from the layers, in a copy that a replicator makes.
struct LayerContext {
    /// How much later animations run, in seconds.
    var delay = 0.0
    /// What the components of colors are multiplied with.
    var tint: CGColor?
}

extension CALayer {
    /// The ID of the layer's node, which for the layer of a view is that of the view.
    var nodeID: NodeID {
        if let view { return view.nodeID }
        if let nodeNumber { return NodeID(number: nodeNumber) }
        let number = PageContext.current.nodeNumbers.next()
        nodeNumber = number
        return NodeID(number: number)
    }

    /// Gives numbers to the layers in this one that have none.
    func numberInner() {
        for layer in inner where layer.view == nil { layer.numberAll() }
        mask?.numberAll()
        prepare()
    }

    private func numberAll() {
        if let view {
            for view in view.all {
                _ = view.nodeID
                // A mask is not in the window.
                view.display()
                if view.existingLayer !== self { view.existingLayer?.numberInner() }
            }
        } else {
            _ = nodeID
        }
        numberInner()
    }

    /// Adds the nodes of the layers in this one that have no views, and those of the mask.
    func collectInner(_ context: LayerContext, into nodes: inout [(id: NodeID, node: Node)]) {
        let innerContext = innerContext(context)
        let spread = sublayerTransform.affine
        for layer in inner where layer.view == nil {
            let index = nodes.count
            layer.collect(innerContext, into: &nodes)
            if spread != .identity { nodes[index].node.transform(by: spread, about: anchorPlace) }
        }
        mask?.collect(context, into: &nodes)
        if makesCopies { nodes += copies(context) }
    }

    /// Adds the nodes of the layer and of everything in it. The first one is that of the layer.
    func collect(_ context: LayerContext, into nodes: inout [(id: NodeID, node: Node)]) {
        if let view {
            return view.collect(context, into: &nodes)
        }
        var node = shownNode(context)
        node.children = (drawing?.roots ?? []) + innerIDs
        if mask != nil { node.isMasked = true }
        nodes.append((nodeID, node.tinted(by: context.tint)))
        if let drawing { for part in drawing.nodes { nodes.append((part.id, part.node.tinted(by: context.tint))) } }
        if !inner.isEmpty || mask != nil || makesCopies { collectInner(context, into: &nodes) }
    }

    /// Whether the layer of a view is not shown as a plain rectangle.
    var hasOwnLook: Bool {
        !running.isEmpty || anchorPoint != CGPoint(x: 0.5, y: 0.5) || type(of: self) != CALayer.self || contents != nil
    }

    /// The IDs of the nodes above the drawing of a view, if there are others than those of the subviews.
    var viewIDs: [NodeID]? { inner.isEmpty && mask == nil && !makesCopies ? nil : innerIDs }

    /// Follows a new size of the view.
    func sizeOfViewChanged() {
        knownContent = nil
        if needsDisplayOnBoundsChange || contents != nil { view?.setNeedsDisplay() }
    }

    /// The IDs of the nodes above the drawing, from bottom to top. The last one is that of the mask.
    var innerIDs: [NodeID] {
        guard !inner.isEmpty || mask != nil || makesCopies else { return [] }
        var ids = (view != nil && inner.isEmpty ? sublayers ?? [] : inner).inDepthOrder.map(\.nodeID)
        ids += copyIDs
        if let mask { ids.append(mask.nodeID) }
        return ids
    }

    /// The layer as it is shown, as a node without the nodes in it.
    private func shownNode(_ context: LayerContext) -> Node {
        running.isEmpty ? node : shown(delay: context.delay).node
    }

    /// The layer as a node, without the nodes in it.
    var node: Node {
        var node = Node(position, bounds, anchorPoint, transform.affine, content: cachedContent)
        node.opacity = Double(min(max(opacity, 0), 1))
        node.isHidden = isHidden || !isDoubleSided && isTurnedOver
        guard showsItself else { return node.drawable }
        node.clips = masksToBounds
        node.style = NodeStyle(
            fill: backgroundColor, cornerRadius: max(0, cornerRadius), corners: maskedCorners.corners, border: border,
            shadow: shadow)
        return node.drawable
    }

    /// The anchor point, in the coordinates of the layer.
    private var anchorPlace: CGPoint {
        let bounds = bounds.standardized
        return CGPoint(
            x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
    }

    private var cachedContent: NodeContent? {
        if let knownContent { return knownContent }
        let content = content
        knownContent = content
        return content
    }

    private var isTurnedOver: Bool { transform.m33 < 0 }

    var border: NodeStyle.Border? {
        guard borderWidth > 0, let borderColor else { return nil }
        return NodeStyle.Border(width: borderWidth, color: borderColor)
    }
}

extension Node {
    /// The node within the limits of what the window can draw. It is hidden if there is an invalid number.
    var drawable: Node {
        let isDrawable =
            transform.a.magnitude <= 1e4 && transform.b.magnitude <= 1e4 && transform.c.magnitude <= 1e4
            && transform.d.magnitude <= 1e4 && transform.tx.magnitude <= 1e6 && transform.ty.magnitude <= 1e6
            && center.x.magnitude <= 1e6 && center.y.magnitude <= 1e6 && bounds.origin.x.magnitude <= 1e6
            && bounds.origin.y.magnitude <= 1e6
        let extent = 0...32_768.0
        if isDrawable, extent ~= bounds.size.width, extent ~= bounds.size.height, style.isDrawable { return self }
        var node = Node(center: .zero, bounds: .zero)
        node.isHidden = true
        return node
    }

    /// Transforms the node in the coordinates of its parent.
    fileprivate mutating func transform(by outer: CGAffineTransform, about point: CGPoint) {
        let moved = outer(CGPoint(x: center.x - point.x, y: center.y - point.y))
        center = CGPoint(x: moved.x + point.x, y: moved.y + point.y)
        var linear = outer
        (linear.tx, linear.ty) = (0, 0)
        transform = transform.concatenating(linear)
    }

    /// Returns the node with colors that are multiplied with others.
    func tinted(by tint: CGColor?) -> Node {
        guard let tint else { return self }
        var node = self
        node.style.fill = style.fill?.tinted(by: tint)
        node.style.border = style.border.map { NodeStyle.Border(width: $0.width, color: $0.color.tinted(by: tint)) }
        node.style.shadow?.color = (style.shadow?.color ?? .clear).tinted(by: tint)
        switch content {
        case .shapes(let shapes): node.content = .shapes(shapes.map { $0.tinted(by: tint) })
        case .text(var text):
            text.mapColors { $0.tinted(by: tint) }
            node.content = .text(text)
        case .picture: node.opacity *= tint.alpha
        case .board, .textField, nil: break
        }
        return node
    }
}

extension NodeStyle {
    fileprivate var isDrawable: Bool {
        let extent = 0...32_768.0
        return extent ~= cornerRadius && border.map { extent ~= $0.width } ?? true
            && shadow.map(\.isDrawable) ?? true
    }
}

extension NodeStyle.Shadow {
    fileprivate var isDrawable: Bool {
        0...200 ~= radius && offset.width.magnitude <= 1e4 && offset.height.magnitude <= 1e4
    }
}

nonisolated extension Shape {
    /// Returns the shape with colors that are multiplied with others.
    func tinted(by tint: CGColor) -> Shape {
        var shape = self
        shape.fill = fill?.tinted(by: tint)
        if let gradient {
            shape.gradient?.stops = gradient.stops.map {
                Gradient.Stop(place: $0.place, color: $0.color.tinted(by: tint))
            }
        }
        if let stroke { shape.stroke?.color = stroke.color.tinted(by: tint) }
        return shape
    }
}

nonisolated extension CGColor {
    /// Returns the color with components that are multiplied with those of another one.
    func tinted(by tint: CGColor) -> CGColor {
        CGColor(
            red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha * tint.alpha)
    }
}
