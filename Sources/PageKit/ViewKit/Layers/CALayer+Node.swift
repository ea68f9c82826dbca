// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// How the nodes of layers differ from the layers, in a copy that a replicator makes.
struct LayerContext {
    /// How much later animations run, in seconds.
    var delay = 0.0
    /// A transform of space of everything in the present layer; `nil` for none.
    var space: CATransform3D?
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
        var context = context
        context.space = innerSpace(context.space)
        for layer in inner where layer.view == nil { layer.collect(context, into: &nodes) }
        if makesCopies { nodes += copies(context) }
        context.space = nil
        mask?.collect(context, into: &nodes)
    }

    /// Adds the nodes of the layer and of everything in it. The first one is that of the layer.
    func collect(_ context: LayerContext, into nodes: inout [(id: NodeID, node: Node)]) {
        if let view {
            return view.collect(context, into: &nodes)
        }
        let shown = running.isEmpty ? self : shown(delay: context.delay)
        var node = shown.node
        if let space = context.space, flattens { node.place(shown, in: space) }
        node.children = (drawing?.roots ?? []) + innerIDs
        if mask != nil { node.isMasked = true }
        nodes.append((nodeID, node))
        if let drawing { for part in drawing.nodes { nodes.append((part.id, part.node)) } }
        if !inner.isEmpty || mask != nil || makesCopies { collectInner(context, into: &nodes) }
    }

    /// Whether the layer of a view is not shown as a plain rectangle.
    var hasOwnLook: Bool {
        !running.isEmpty || !transform.isAffine || anchorPoint != CGPoint(x: 0.5, y: 0.5)
            || type(of: self) != CALayer.self || contents != nil
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
        return inner(around: sublayerIDs) + (mask.map { [$0.nodeID] } ?? [])
    }

    /// The IDs of the nodes of the sublayers, from bottom to top.
    var sublayerIDs: [NodeID] {
        let layers = view != nil && inner.isEmpty ? sublayers ?? [] : inner
        return layers.inDepthOrder(in: innerSpace(flattens ? nil : inheritedSpace)).map(\.nodeID)
    }

    /// The layer as a node, without the nodes in it.
    var node: Node {
        var node = Node(position, bounds, anchorPoint, transform.affine, content: cachedContent)
        if !flattens {
            // What is in the layer is placed in the coordinates of the superlayer.
            (node.center, node.transform) = (node.bounds.center, .identity)
        } else if !transform.isAffine {
            node.place(by: placement)
        }
        node.opacity = Double(min(max(opacity, 0), 1))
        if isHidden || !isDoubleSided && isTurnedOver { node.isHidden = true }
        guard showsItself else { return node.drawable }
        node.clips = masksToBounds
        node.style = NodeStyle(
            fill: backgroundColor, cornerRadius: max(0, cornerRadius), corners: maskedCorners.corners, border: border,
            shadow: shadow)
        return node.drawable
    }

    // MARK: - Space

    /// The transform of space from the coordinates of the layer to those of the superlayer.
    var placement: CATransform3D {
        let anchor = anchorPlace
        return CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0).concatenating(transform)
            .concatenating(CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// The transform by `sublayerTransform` of what is in the layer, in its coordinates; `nil` if there is none.
    var spread: CATransform3D? {
        let isAnimated = running.contains { $0.animation.changes(.sublayerTransform) }
        let transform = isAnimated ? shown().sublayerTransform : sublayerTransform
        guard transform != CATransform3DIdentity else { return nil }
        let anchor = anchorPlace
        return CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0).concatenating(transform)
            .concatenating(CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }

    /// The transform of the layer by those around it, without its own.
    var inheritedSpace: CATransform3D? {
        superlayer.flatMap { $0.innerSpace($0.flattens ? nil : $0.inheritedSpace) }
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
            transform.isDrawable
            && perspective.map { $0.x.magnitude <= 1 && $0.y.magnitude <= 1 } ?? true
            && center.x.magnitude <= 1e6 && center.y.magnitude <= 1e6 && bounds.origin.x.magnitude <= 1e6
            && bounds.origin.y.magnitude <= 1e6
        let extent = 0...32_768.0
        if isDrawable, extent ~= bounds.size.width, extent ~= bounds.size.height, style.isDrawable { return self }
        var node = Node(center: .zero, bounds: .zero)
        node.isHidden = true
        return node
    }

    /// Places the node of a layer that is transformed once more, in the coordinates of its parent.
    mutating func place(_ layer: CALayer, in space: CATransform3D) {
        guard !space.isAffine || !layer.transform.isAffine else { return transform(by: space.affine) }
        place(by: layer.placement.concatenating(space))
    }

    /// Places the node by a transform of space from its own coordinates to those of its parent. It is hidden if a part of
    /// it is behind the eye or very close to it.
    mutating func place(by matrix: CATransform3D) {
        let middle = bounds.center
        let matrix = CATransform3DMakeTranslation(middle.x, middle.y, 0).concatenating(matrix)
        let divisor = matrix.m44
        guard divisor > 0, divisor.isFinite else { return isHidden = true }
        center = CGPoint(x: matrix.m41 / divisor, y: matrix.m42 / divisor)
        let (x, y) = (matrix.m14 / divisor, matrix.m24 / divisor)
        transform = CGAffineTransform(
            a: matrix.m11 / divisor - x * center.x, b: matrix.m12 / divisor - x * center.y,
            c: matrix.m21 / divisor - y * center.x, d: matrix.m22 / divisor - y * center.y, tx: 0, ty: 0)
        perspective = x == 0 && y == 0 ? nil : NodePerspective(x: x, y: y)
        if perspective?.canShow(bounds.size) == false { isHidden = true }
    }

    /// Transforms the node in the coordinates of its parent.
    mutating func transform(by outer: CGAffineTransform) {
        center = outer(center)
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

extension AffineTransform {
    /// Whether the window can draw what is transformed.
    var isDrawable: Bool {
        a.magnitude <= 1e4 && b.magnitude <= 1e4 && c.magnitude <= 1e4 && d.magnitude <= 1e4 && tx.magnitude <= 1e6
            && ty.magnitude <= 1e6
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
