// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension CALayer {
    /// Calls `display()` before the next frame. A view’s layer draws the view.
    public func setNeedsDisplay() {
        if let view { return view.setNeedsDisplay() }
        needsDrawing = true
        noteDrawing()
    }

    /// Calls `display()` before the next frame. The whole layer is drawn.
    public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Whether `display()` is called before the next frame.
    public func needsDisplay() -> Bool { view?.needsDrawing ?? needsDrawing }

    /// Draws the layer at once if it needs it.
    public func displayIfNeeded() { if let view { view.drawIfNeeded() } else { drawIfNeeded() } }

    /// Draws the layer and its sublayers in a context, as they are at present.
    public func render(in ctx: CGContext) {
        if let view { for view in view.all { view.drawIfNeeded() } }
        forAll { $0.displayIfNeeded() }
        var nodes: [NodeID: Node] = [:]
        var list: [(id: NodeID, node: Node)] = []
        collect(LayerContext(), into: &list)
        for (id, node) in list { nodes[id] = node }
        guard let root = list.first?.node else { return }
        ctx.draw(root, nodes, by: CGAffineTransform(translationX: 0, y: 0))
    }

    /// Lets the page know that the layer is to be drawn, if it is in the window.
    func noteDrawing() {
        if let drawing, drawing.traits != .current { needsDrawing = true }
        guard needsDrawing, !isNoted, isInWindow else { return }
        isNoted = true
        PageContext.current.undrawnLayers.append(self)
    }

    /// Draws the layer if it needs it.
    func drawIfNeeded() {
        isNoted = false
        guard needsDrawing else { return }
        needsDrawing = false
        if shownImage != nil { drawContents() } else { display() }
    }

    /// Shows what `draw(in:)` draws.
    func record() {
        delegate?.layerWillDraw(self)
        show(clippedTo: bounds.standardized) { self.draw(in: $0) }
    }

    /// Shows what a function draws in the coordinates of the layer.
    func show(clippedTo clip: CGRect?, _ actions: (CGContext) -> Void) {
        if let view {
            return view.updateDrawing(clippedTo: clip) { if let context = CGContext.stack.last { actions(context) } }
        }
        let bounds = bounds.standardized
        let recorded = CGContext.record(size: bounds.size) { context in
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            if let clip { context.clip(to: clip) }
            actions(context)
        }
        guard !recorded.elements.isEmpty else { return drawing = nil }
        if drawing == nil { drawing = DrawingNodes() }
        drawing?.replace(with: recorded, by: CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
    }

    // MARK: - Contents

    /// The contents and their size in points.
    private var shownImage: (source: UIImage.Source, size: CGSize)? {
        switch contents {
        case let image as CGImage:
            let scale = contentsScale > 0 ? contentsScale : 1
            return (image.source, CGSize(width: image.size.width / scale, height: image.size.height / scale))
        case let image as UIImage: return (image.source, image.size)
        default: return nil
        }
    }

    private var isWhole: Bool { contentsRect == CGRect(x: 0.0, y: 0, width: 1, height: 1) }
    private var isStretchedEvenly: Bool { contentsCenter == CGRect(x: 0.0, y: 0, width: 1, height: 1) }

    /// The contents, if a node can show them without a drawing.
    var contentsPicture: NodeContent? {
        guard contents != nil, isWhole, isStretchedEvenly, let picture = shownImage?.source.picture else { return nil }
        switch contentsGravity.mode {
        case .scaleToFill: return .picture(NodePicture(picture: picture, fit: .stretch))
        case .scaleAspectFit: return .picture(NodePicture(picture: picture, fit: .inside))
        default: return nil
        }
    }

    /// Shows other contents from the next frame on.
    func contentsChanged() {
        guard contents != nil || drawing != nil else { return }
        if let view { return view.setNeedsDisplay() }
        if shownImage == nil, !needsDrawing { return drawing = nil }
        needsDrawing = true
        noteDrawing()
    }

    /// Draws the contents, unless a node can show them without a drawing.
    func drawContents() {
        guard let image = shownImage, contentsPicture == nil else { return drawing = nil }
        let area = bounds.standardized
        let part = contentsRect.standardized
        let size = CGSize(width: image.size.width * part.width, height: image.size.height * part.height)
        let frame = contentsGravity.mode.frame(of: size, in: area)
        guard !frame.isEmpty, part.width > 0, part.height > 0 else { return drawing = nil }
        if !isStretchedEvenly {
            let slices = ContentSlices(center: contentsCenter, of: part, size: image.size, in: frame)
            return show(clippedTo: nil) { context in
                for slice in slices.all { slice.draw(image.source, on: context) }
            }
        }
        let whole = CGRect(
            x: frame.minX - part.minX * frame.width / part.width,
            y: frame.minY - part.minY * frame.height / part.height, width: frame.width / part.width,
            height: frame.height / part.height)
        show(clippedTo: isWhole ? nil : frame) { image.source.draw(in: whole, on: $0) }
    }
}

extension CGContext {
    /// Draws a node and the nodes in it.
    fileprivate func draw(_ node: Node, _ nodes: [NodeID: Node], by transform: CGAffineTransform) {
        guard !node.isHidden, node.opacity > 0 else { return }
        saveGState()
        defer { restoreGState() }
        state.transform = transform.concatenating(state.transform)
        state.alpha *= node.opacity
        if let effects = node.effects {
            state.blendMode = effects.blendMode
            state.shadow = effects.shadow.map { $0.scaled(by: state.transform) }
        }
        let hasEffects = node.effects.map { $0.blendMode != .normal || $0.shadow != nil } ?? false
        let isGroup = state.alpha < 1 && !node.children.isEmpty || node.isMasked || hasEffects
        if isGroup { beginLayer(clippedTo: nil) }
        defer { if isGroup { endTransparencyLayer() } }
        guard let copies = node.effects?.copies else { return drawOnce(node, nodes) }
        for (index, transform) in copies.transforms(about: node.bounds.center).enumerated() {
            let color = copies.color(of: index)
            saveGState()
            state.transform = transform.concatenating(state.transform)
            drawOnce(node.tinted(by: color), color == .white ? nodes : nodes.mapValues { $0.tinted(by: color) })
            restoreGState()
        }
    }

    /// Draws one copy of a node.
    private func drawOnce(_ node: Node, _ nodes: [NodeID: Node]) {
        let corners = node.style.corners.rectCorners
        let outline = Path(
            roundedRect: node.bounds, radiusX: node.style.cornerRadius, radiusY: node.style.cornerRadius,
            corners: corners)
        if let fill = node.style.fill {
            // Below an opaque fill, nothing of the shadow would be seen.
            if fill.alpha == 1 { state.shadow = node.style.shadow.map { $0.scaled(by: state.transform) } }
            draw(outline, by: state.transform, fill: fill)
            state.shadow = nil
        }
        saveGState()
        if node.clips { clip(to: outline) }
        switch node.content {
        case .shapes(let shapes):
            for shape in shapes {
                draw(
                    shape.path, by: state.transform, fill: shape.fill, gradient: shape.gradient,
                    evenOdd: shape.usesEvenOddFill, stroke: shape.stroke)
            }
        case .text(let text): draw(text, in: node.bounds)
        case .picture(let picture): draw(picture.picture, in: node.bounds, opacity: 1)
        case .board, .textField, nil: break
        }
        for child in (node.isMasked ? node.children.dropLast() : node.children[...]).compactMap({ nodes[$0] }) {
            draw(child, nodes, by: child.transformToParent)
        }
        restoreGState()
        if let border = node.style.border {
            let inset = border.width / 2
            draw(
                Path(
                    roundedRect: node.bounds.insetBy(dx: inset, dy: inset), radiusX: node.style.cornerRadius - inset,
                    radiusY: node.style.cornerRadius - inset, corners: corners), by: state.transform,
                stroke: Shape.Stroke(color: border.color, width: border.width))
        }
        guard node.isMasked, let mask = node.children.last.flatMap({ nodes[$0] }) else { return }
        saveGState()
        state.blendMode = .destinationIn
        beginLayer(clippedTo: nil)
        draw(mask, nodes, by: mask.transformToParent)
        endTransparencyLayer()
        restoreGState()
    }
}

nonisolated extension NodeStyle.Corners {
    /// The same corners of a path.
    fileprivate var rectCorners: UIRectCorner { UIRectCorner(rawValue: UInt(rawValue)) }
}

nonisolated extension NodeStyle.Shadow {
    /// Returns the shadow of a node in a context, which does not transform shadows.
    fileprivate func scaled(by transform: CGAffineTransform) -> NodeStyle.Shadow {
        let scale = transform.areaScale.squareRoot()
        let offset = CGSize(
            width: transform.a * offset.width + transform.c * offset.height,
            height: transform.b * offset.width + transform.d * offset.height)
        return NodeStyle.Shadow(color: color, radius: radius * scale, offset: offset).withinLimits ?? self
    }
}
