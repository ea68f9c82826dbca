// SPDX-License-Identifier: GPL-3.0-or-later
// The list of animations owns the transition until it ends. It refers weakly to its view.

import Glibc
import Scene

/// The change of a view from a snapshot to its present look.
final class ViewTransition {
    enum Style: Equatable {
        /// The view turns over, about the vertical axis if the movement is horizontal.
        case flip(isHorizontal: Bool)
        case dissolve
        /// The new look comes from an edge, the old one goes to the opposite edge, or both.
        case slide(from: CGPoint, movesOld: Bool, movesNew: Bool)
    }

    /// A view that is seen from its edge keeps a width, so that its transform has an inverse.
    private static let leastScale = 0.001

    private(set) weak var view: UIView?
    let animation: ViewAnimation
    private let style: Style
    private let snapshot: Snapshot

    init(of view: UIView, style: Style, from snapshot: Snapshot, in animation: ViewAnimation) {
        (self.view, self.style, self.snapshot, self.animation) = (view, style, snapshot, animation)
    }

    /// Whether the view moves.
    var isMovement: Bool { style != .dissolve }

    /// Frees the snapshot.
    func end() { snapshot.free() }

    /// Changes a tree in which the view is as it will be at the end.
    func apply(to tree: inout NodeTree) {
        guard let view, var node = tree[view.nodeID] else { return }
        let progress = min(max(animation.progress, 0), 1)
        switch style {
        case .dissolve:
            addSnapshot(to: &tree, above: view) { $0.opacity *= 1 - progress }
            // What is seen through the view would hide that the new look appears.
            if !snapshot.isOpaque { node.opacity *= progress }
        case .flip(let isHorizontal):
            guard !PageContext.current.traits.reducesMotion else { return }
            let scale = max(abs(cos(progress * .pi)), Self.leastScale)
            let flip = CGAffineTransform(scaleX: isHorizontal ? scale : 1, y: isHorizontal ? 1 : scale)
            if progress < 0.5 {
                addSnapshot(to: &tree, above: view) { $0.transform = flip.concatenating($0.transform) }
                node.isHidden = true
            } else {
                node.transform = flip.concatenating(node.transform)
            }
        case .slide(let edge, let movesOld, let movesNew):
            guard !PageContext.current.traits.reducesMotion else { return }
            slide(from: edge, old: movesOld, new: movesNew, &node, in: &tree)
        }
        tree[view.nodeID] = node
    }

    /// Moves the old and the new look within the bounds of the view.
    private func slide(
        from edge: CGPoint, old movesOld: Bool, new movesNew: Bool, _ node: inout Node, in tree: inout NodeTree
    ) {
        let rest = 1 - min(max(animation.progress, 0), 1)
        let (width, height) = (node.bounds.size.width, node.bounds.size.height)
        // The old look is a part of the node, which stays where it is.
        let old = CGPoint(x: -edge.x * (1 - rest) * width, y: -edge.y * (1 - rest) * height)
        var (inside, index) = (node.children, node.children.count)
        if movesNew {
            for id in inside { tree[id]?.center.x += edge.x * rest * width }
            for id in inside { tree[id]?.center.y += edge.y * rest * height }
            index = 0
        }
        inside.insert(snapshot.rootID, at: index)
        node.children = inside
        node.clips = true
        snapshot.add(to: &tree) { root in
            (root.center, root.transform, root.opacity) = (node.bounds.center, .identity, 1)
            if movesOld { root.center = CGPoint(x: root.center.x + old.x, y: root.center.y + old.y) }
        }
    }

    private func addSnapshot(to tree: inout NodeTree, above view: UIView, _ change: (inout Node) -> Void) {
        let parent = view.superview?.nodeID ?? .root
        guard var node = tree[parent], let index = node.children.firstIndex(of: view.nodeID) else { return }
        node.children.insert(snapshot.rootID, at: index + 1)
        tree[parent] = node
        snapshot.add(to: &tree, change)
    }
}
