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

    /// Replaces the nodes by those of a drawing. `transform` leads from its coordinates to those of the view.
    func replace(with drawing: Drawing, by transform: CGAffineTransform) {
        (nodes, traits) = ([], .current)
        roots = add(drawing.elements[...], size: drawing.size, by: transform)
        for number in numbers[nodes.count...] { PageContext.current.nodeNumbers.free(number) }
        numbers.removeLast(numbers.count - nodes.count)
    }

    /// Adds nodes for elements. Returns those that are not inside others.
    private func add(_ elements: ArraySlice<Drawing.Element>, size: CGSize, by base: CGAffineTransform) -> [NodeID] {
        let area = CGRect(origin: .zero, size: size)
        var (ids, rest): ([NodeID], ArraySlice<Drawing.Element>) = ([], elements)
        while let first = rest.first {
            let clips = first.visibleClips
            let end = rest.firstIndex { $0.visibleClips != clips } ?? rest.endIndex
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
        guard let clip = clips.first else { return addContents(elements, area: area, by: base) }
        if clips.count == 1, clip.isStraight, elements.allSatisfy(\.isPlainShape) {
            return addContents(elements, area: clip.rect, by: base, clips: true)
        }
        guard let inverse = clip.transform.inverse else { return [] }
        return [
            add(Node(bounds: clip.rect, by: clip.transform.concatenating(base))) { node in
                node.clips = true
                node.style.cornerRadius = clip.cornerRadius
                node.children = self.add(elements, clips: clips.dropFirst(), area: area, by: inverse)
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
