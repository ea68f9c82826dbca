// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UIWindow {
    /// Lets the parts of layers without group opacity fade for themselves.
    func fadeInParts(_ tree: inout NodeTree) {
        for view in all { if let layer = view.existingLayer { layer.fadeInParts(&tree) } }
    }
}

extension CALayer {
    fileprivate func fadeInParts(_ tree: inout NodeTree) {
        if !allowsGroupOpacity { tree.spreadOpacity(of: nodeID) }
        // The layers of subviews are not among these.
        for layer in inner where layer.view == nil { layer.fadeInParts(&tree) }
    }
}

extension NodeTree {
    /// Gives the opacity of a node to its own look and to its children, unless that would change what a mask shows.
    fileprivate mutating func spreadOpacity(of id: NodeID) {
        guard var node = self[id], node.opacity > 0, node.opacity < 1, !node.isMasked else { return }
        let opacity = node.opacity
        node.opacity = 1
        switch node.content {
        // A picture fades with its node.
        case .picture, .board, .textField: if !node.children.isEmpty { return }
        case .shapes, .text, nil: break
        }
        let faded = node.tinted(by: Color.white.withAlpha(opacity))
        guard !node.children.isEmpty else { return self[id] = faded }
        self[id] = faded
        for child in node.children { self[child]?.opacity *= opacity }
    }
}
