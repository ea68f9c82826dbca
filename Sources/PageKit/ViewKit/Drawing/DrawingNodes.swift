// SPDX-License-Identifier: GPL-3.0-or-later
// A view owns the nodes of its drawing. Their numbers are free again when the view no longer exists.

import Scene

/// The nodes that show a drawing in a view, below its subviews.
@MainActor final class DrawingNodes {
    /// The limits of the shapes in a node. A drawing that grows at its end changes only its last nodes.
    private static let (maxShapes, maxSteps) = (64, 512)

    /// The nodes that are children of the view's node, from bottom to top.
    private(set) var roots: [NodeID] = []
    /// All nodes.
    private(set) var nodes: [(id: NodeID, node: Node)] = []

    /// The style in which the colors were chosen.
    private(set) var traits = UITraitCollection.current

    /// The numbers in use. The nodes of a new drawing get the same ones in the same order, so only what is different
    /// has to be sent.
    private var numbers: [Int] = []
    /// Whether the numbers are those of a tree of its own, from 1.
    private let isSeparate: Bool

    /// Creates nodes for the tree of the page, or for a tree of their own.
    init(isSeparate: Bool = false) { self.isSeparate = isSeparate }

    @MainActor deinit {
        if !isSeparate { for number in numbers { PageContext.current.nodeNumbers.free(number) } }
    }

    /// Whether the drawing is combined with the background in a way that depends on its color.
    private(set) var isBlended = false

    /// Replaces the nodes by those of a drawing. `transform` leads from its coordinates to those of the view. If colors of
    /// the drawing are blended with those below, the background is below, too.
    func replace(with drawing: Drawing, by transform: CGAffineTransform, background: Color? = nil) {
        (nodes, traits, isBlended) = ([], .current, drawing.isBlended)
        if drawing.isBlended {
            // What is blended is blended with what is in the same node.
            let area = CGRect(origin: .zero, size: drawing.size)
            let ground = background.map { NodeContent.shapes([Shape(path: Path(rect: area), fill: $0)]) }
            roots = [
                add(Node(bounds: area, by: transform, content: ground)) { node in
                    node.clips = true
                    node.children = self.add(drawing.elements[...], size: drawing.size, by: .identity)
                }
            ]
        } else {
            roots = add(drawing.elements[...], size: drawing.size, by: transform)
        }
        for number in numbers[nodes.count...] { PageContext.current.nodeNumbers.free(number) }
        numbers.removeLast(numbers.count - nodes.count)
    }

    /// Adds nodes for elements. Returns those that are not inside others.
    private func add(_ elements: ArraySlice<Drawing.Element>, size: CGSize, by base: CGAffineTransform) -> [NodeID] {
        let area = CGRect(origin: .zero, size: size)
        var (ids, rest): ([NodeID], ArraySlice<Drawing.Element>) = ([], elements)
        while let first = rest.first {
            if let effects = first.effects {
                ids += add(first, with: effects, area: area, by: base)
                rest = rest.dropFirst()
                continue
            }
            let clips = first.visibleClips
            let end = rest.firstIndex { $0.visibleClips != clips || $0.effects != nil } ?? rest.endIndex
            ids += add(rest[rest.startIndex..<end], clips: clips[...], area: area, by: base)
            rest = rest[end...]
        }
        return ids
    }

    /// Adds nodes for elements with the same clips.
    private func add(
        _ elements: ArraySlice<Drawing.Element>, clips: ArraySlice<Drawing.Clip>, area: CGRect,
        by base: CGAffineTransform
    ) -> [NodeID] {
        if clips.count == 1, clips[clips.startIndex].isStraight, elements.allSatisfy(\.isPlainShape) {
            return addContents(elements, area: clips[clips.startIndex].rect, by: base, clips: true)
        }
        return add(clips: clips, by: base) { self.addContents(elements, area: area, by: $0) }
    }

    /// Adds nodes that clip what is in them.
    private func add(
        clips: ArraySlice<Drawing.Clip>, by base: CGAffineTransform, _ content: (CGAffineTransform) -> [NodeID]
    ) -> [NodeID] {
        guard let clip = clips.first else { return content(base) }
        guard let inverse = clip.transform.inverse else { return [] }
        return [
            add(Node(bounds: clip.rect, by: clip.transform.concatenating(base))) { node in
                node.clips = true
                node.style.cornerRadius = clip.cornerRadius
                node.children = self.add(clips: clips.dropFirst(), by: inverse, content)
                guard let mask = clip.mask else { return }
                node.isMasked = true
                node.children.append(self.addGroup(of: mask, in: clip.rect))
            }
        ]
    }

    /// Adds a node with an element in it.
    private func addGroup(of element: Drawing.Element, in rect: CGRect) -> NodeID {
        add(Node(bounds: rect, by: .identity)) { node in
            node.clips = true
            node.children = self.addContents([element], area: rect, by: .identity)
        }
    }

    /// Adds nodes for an element with effects.
    private func add(
        _ element: Drawing.Element, with effects: NodeEffects, area: CGRect, by base: CGAffineTransform
    ) -> [NodeID] {
        var plain = element
        (plain.clips, plain.effects) = ([], nil)
        let extent = element.extent.insetBy(dx: -1, dy: -1).intersection(area.insetBy(dx: -1000, dy: -1000)).limited
        guard !extent.isEmpty else { return [] }
        if effects.blendMode.replacesBackdrop {
            // The mask shows where something is drawn, and the colors are everywhere.
            let (colors, cover) = plain.colorsAndCover
            return [
                add(Node(bounds: extent, by: base)) { node in
                    node.effects = NodeEffects(blendMode: effects.blendMode)
                    (node.clips, node.isMasked) = (true, true)
                    node.children = self.addContents([colors], area: extent, by: .identity)
                    let mask = self.add(Node(bounds: extent, by: .identity)) { mask in
                        mask.children = self.add(clips: element.visibleClips[...], by: .identity) {
                            self.addContents([cover], area: extent, by: $0)
                        }
                    }
                    node.children.append(mask)
                }
            ]
        }
        let clipped = { (base: CGAffineTransform) -> [NodeID] in
            // A shadow can extend beyond what casts it.
            let clips = effects.shadow == nil ? element.visibleClips : element.clips
            return self.add(clips: clips[...], by: base) { base in
                guard let shadow = effects.shadow else { return self.addContents([plain], area: extent, by: base) }
                return [
                    self.add(Node(bounds: extent, by: base)) { node in
                        (node.effects, node.clips) = (NodeEffects(shadow: shadow), true)
                        node.children = self.addContents([plain], area: extent, by: .identity)
                    }
                ]
            }
        }
        guard effects.blendMode != .normal else { return clipped(base) }
        return [
            add(Node(bounds: extent.union(effects.shadow?.extent(of: extent) ?? extent).limited, by: base)) { node in
                (node.effects, node.clips) = (NodeEffects(blendMode: effects.blendMode), true)
                node.children = clipped(.identity)
            }
        ]
    }

    private func addContents(
        _ elements: ArraySlice<Drawing.Element>, area: CGRect, by base: CGAffineTransform, clips: Bool = false
    ) -> [NodeID] {
        var ids: [NodeID] = []
        var (shapes, steps): ([Shape], Int) = ([], 0)
        func finishShapes() {
            guard !shapes.isEmpty else { return }
            ids.append(
                add(Node(bounds: area, by: base, content: .shapes(shapes))) { $0.clips = clips })
            (shapes, steps) = ([], 0)
        }
        for element in elements {
            if case .shape(let shape) = element.content, element.isPlainShape {
                let count = shape.path.elements.count
                if shapes.count == Self.maxShapes || steps + count > Self.maxSteps { finishShapes() }
                shapes.append(shape)
                steps += count
                continue
            }
            finishShapes()
            let transform = element.transform.concatenating(base)
            switch element.content {
            case .shape(let shape):
                ids.append(add(Node(bounds: area, by: transform, content: .shapes([shape]))) { _ in })
            case .picture(let picture, let rect):
                let content = NodeContent.picture(NodePicture(picture: picture, fit: .stretch))
                ids.append(
                    add(Node(bounds: rect, by: transform, content: content)) { $0.opacity = element.opacity })
            case .text(let text, let rect):
                ids.append(add(Node(bounds: rect, by: transform, content: .text(text))) { _ in })
            case .drawing(let drawing):
                ids.append(
                    add(Node(bounds: CGRect(origin: .zero, size: drawing.size), by: transform)) { node in
                        node.opacity = element.opacity
                        node.clips = true
                        node.children = self.add(drawing.elements[...], size: drawing.size, by: .identity)
                    })
            }
        }
        finishShapes()
        return ids
    }

    /// Adds a node, and then its children.
    private func add(_ node: Node, _ complete: (inout Node) -> Void) -> NodeID {
        let index = nodes.count
        if index == numbers.count { numbers.append(isSeparate ? index + 1 : PageContext.current.nodeNumbers.next()) }
        let id = NodeID(number: numbers[index])
        nodes.append((id, node))
        var node = node
        complete(&node)
        nodes[index].node = node
        return id
    }
}

extension Drawing.Element {
    /// The clips, without those that make no difference.
    fileprivate var visibleClips: [Drawing.Clip] {
        guard let clip = clips.first, clip.isStraight, case .shape(let shape) = content, transform == .identity,
            clip.rect.contains(shape.extent)
        else { return clips }
        return Array(clips.dropFirst())
    }

    /// Whether the element is a shape in the coordinates of the drawing.
    fileprivate var isPlainShape: Bool { if case .shape = content { transform == .identity } else { false } }
}

extension Node {
    /// Creates a node whose transform to its parent is `transform`.
    fileprivate init(bounds: CGRect, by transform: CGAffineTransform, content: NodeContent? = nil) {
        self.init(center: transform(bounds.center), bounds: bounds, content: content)
        self.transform = CGAffineTransform(
            a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    }
}

extension CGRect {
    /// The part that a node can have.
    fileprivate var limited: CGRect {
        intersection(CGRect(x: -16_384, y: -16_384, width: 32_768, height: 32_768))
    }
}

extension NodeStyle.Shadow {
    /// Returns where the shadow of something is.
    fileprivate func extent(of caster: CGRect) -> CGRect {
        // Three standard deviations, of which each is half the radius.
        let margin = 1.5 * radius + 2
        return caster.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -margin, dy: -margin)
    }
}

extension Drawing.Element {
    /// The colors of the element everywhere, and an opaque element that shows where it is.
    fileprivate var colorsAndCover: (colors: Drawing.Element, cover: Drawing.Element) {
        var (colors, cover) = (self, self)
        cover.opacity = 1
        switch content {
        case .shape(let shape):
            var (whole, mask) = (Shape(path: Path(rect: shape.extent.insetBy(dx: -2, dy: -2))), shape)
            (whole.fill, whole.gradient) = (shape.fill ?? shape.stroke?.color, shape.gradient)
            if shape.gradient != nil { whole.fill = nil }
            mask.gradient = nil
            if shape.fill != nil || shape.gradient != nil { mask.fill = .black }
            mask.stroke?.color = .black
            (colors.content, cover.content) = (.shape(whole), .shape(mask))
        case .text(var text, let rect):
            let area = rect.insetBy(dx: -text.overhang, dy: -text.overhang)
            colors.content = .shape(Shape(path: Path(rect: area), fill: text.color))
            text.mapColors { _ in .black }
            cover.content = .text(text, in: rect)
        case .picture(_, let rect): cover.content = .shape(Shape(path: Path(rect: rect), fill: .black))
        case .drawing(let drawing):
            let area = Path(rect: CGRect(origin: .zero, size: drawing.size))
            cover.content = .shape(Shape(path: area, fill: .black))
            // A node needs something in it.
            if drawing.elements.isEmpty { colors.content = .shape(Shape(path: area, fill: .clear)) }
        }
        return (colors, cover)
    }
}
