// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

// A thumbnail is a tree of its own, because numbers of nodes must not depend on whether someone looks at a value. It is
// made of what is there: no code of the page draws or lays out anything for it.

/// The largest number of nodes of a thumbnail, of steps in the drawing of an image, and of pixels of a bitmap.
private let (maxNodes, maxSteps, maxPixels) = (100, 2000, 1 << 14)

extension UIView {
    /// What the view shows now, or `nil` if it has no size, or too many views in it.
    package var thumbnail: NodeTree? {
        guard !bounds.isEmpty, var tree = NodeTree(area: bounds.size) else { return nil }
        guard var node = add(to: &tree).flatMap({ tree[$0] }), let id = tree.root.children.first else { return nil }
        // It is shown where it is, whatever its place in its superview.
        (node.center, node.transform) = (tree.root.bounds.center, .identity)
        (node.opacity, node.isHidden) = (1, false)
        tree[id] = node
        return tree
    }

    /// Adds a node for the view, and nodes for what is in it. Returns its ID, or `nil` if there are too many.
    private func add(to tree: inout NodeTree) -> NodeID? {
        let id = NodeID(number: tree.numbers.upperBound)
        if id.number == 1 { tree.root.children = [id] }
        var node = nodeWithoutChildren
        node.accessibility = nil
        node.content = node.content?.reduced
        tree[id] = node
        if let drawing {
            let offset = tree.numbers.upperBound
            guard offset + drawing.nodes.count <= maxNodes else { return nil }
            var numbers: [NodeID: NodeID] = [:]
            for (index, part) in drawing.nodes.enumerated() { numbers[part.id] = NodeID(number: offset + index) }
            for part in drawing.nodes {
                var copy = part.node
                copy.children = copy.children.compactMap { numbers[$0] }
                copy.content = copy.content?.reduced
                if let new = numbers[part.id] { tree[new] = copy }
            }
            node.children = drawing.roots.compactMap { numbers[$0] }
        }
        for view in subviewsInDepthOrder where !view.isHidden {
            guard tree.numbers.upperBound < maxNodes, let child = view.add(to: &tree) else { return nil }
            node.children.append(child)
        }
        tree[id] = node
        return id
    }
}

extension UIImage.Source {
    /// The image as a tree, or `nil` if it has no size, or if it is very large.
    package func thumbnail(size: CGSize) -> NodeTree? {
        guard var tree = NodeTree(area: size) else { return nil }
        let area = tree.root.bounds
        switch self {
        case .drawing, .file, .bitmap:
            guard let picture else { return nil }
            tree.root.content = NodeContent.picture(NodePicture(picture: picture, fit: .stretch)).reduced
        case .recorded(let drawing):
            guard drawing.length <= maxSteps, drawing.size.width > 0, drawing.size.height > 0 else { return nil }
            let nodes = DrawingNodes(isSeparate: true)
            nodes.replace(
                with: drawing,
                by: CGAffineTransform(
                    scaleX: area.size.width / drawing.size.width, y: area.size.height / drawing.size.height))
            guard nodes.nodes.count < maxNodes else { return nil }
            for (id, node) in nodes.nodes {
                tree[id] = node
                tree[id]?.content = node.content?.reduced
            }
            tree.root.children = nodes.roots
        }
        tree.root.clips = true
        return tree
    }
}

extension NodeTree {
    /// Creates an empty tree of a size that can be painted.
    fileprivate init?(area: CGSize) {
        guard area.width > 0, area.height > 0, max(area.width, area.height) <= 10_000 else { return nil }
        self.init(root: Node(area: area))
    }
}

extension NodeContent {
    /// The content with fewer pixels.
    fileprivate var reduced: NodeContent {
        guard case .picture(let picture) = self, case .bitmap(let bitmap) = picture.picture else { return self }
        return .picture(NodePicture(picture: .bitmap(bitmap.reduced(to: maxPixels)), fit: picture.fit))
    }
}
