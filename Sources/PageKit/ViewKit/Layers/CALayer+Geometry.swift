// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension CALayer {
    /// The smallest rectangle that contains the layer, in the coordinates of its superlayer. If the layer has a transform,
    /// setting it changes the size before the transform.
    public var frame: CGRect {
        get { view?.frame ?? Node.frame(position, bounds, anchorPoint, transform.affine) }
        set {
            if let view { return view.frame = newValue }
            let frame = newValue.standardized
            position = CGPoint(
                x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
            guard let inverse = transform.affine.inverse else { return }
            bounds.size = inverse(CGRect(origin: .zero, size: frame.size)).size
        }
    }

    /// Returns the affine part of the transform.
    public func affineTransform() -> CGAffineTransform { transform.affine }

    /// Sets the transform to one of the plane.
    public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(m) }

    // MARK: - Coordinates

    /// Returns whether a point, in the coordinates of the layer, is inside.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// Returns the frontmost layer, this one or one in it, that contains a point in the coordinates of the superlayer.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0, let point = transformToOuter.inverse.map({ $0(p) }) else { return nil }
        if masksToBounds, !contains(point) { return nil }
        for layer in (sublayers ?? []).inDepthOrder.reversed() { if let hit = layer.hitTest(point) { return hit } }
        return contains(point) ? self : nil
    }

    /// Converts a point from the coordinates of this layer to those of another, or of the outermost if it is `nil`.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        let point = transformToWindow(p)
        return l.map { $0.transformToWindow.inverse.map { $0(point) } ?? point } ?? point
    }

    /// Converts a point to the coordinates of this layer from those of another, or of the outermost if it is `nil`.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        let point = l?.transformToWindow(p) ?? p
        return transformToWindow.inverse.map { $0(point) } ?? point
    }

    /// Converts a rectangle from the coordinates of this layer to those of another, or of the outermost if it is `nil`.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        let rect = transformToWindow(r)
        return l.map { $0.transformToWindow.inverse.map { $0(rect) } ?? rect } ?? rect
    }

    /// Converts a rectangle to the coordinates of this layer from those of another, or of the outermost if it is `nil`.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        let rect = l?.transformToWindow(r) ?? r
        return transformToWindow.inverse.map { $0(rect) } ?? rect
    }

    private var transformToOuter: CGAffineTransform {
        Node(position, bounds, anchorPoint, transform.affine).transformToParent
    }

    private var transformToWindow: CGAffineTransform {
        if view is UIWindow { return .identity }
        return superlayer.map { transformToOuter.concatenating($0.transformToWindow) } ?? transformToOuter
    }
}

extension [CALayer] {
    /// The layers in a space around them, from the farthest to the nearest.
    func inDepthOrder(in space: CATransform3D?) -> [CALayer] {
        guard !(space?.isAffine ?? true) || contains(where: { !$0.transform.isAffine }) else { return inDepthOrder }
        let depths = map { layer in
            let middle = layer.bounds.center
            let whole = CATransform3DMakeTranslation(middle.x, middle.y, 0).concatenating(layer.placement)
            let matrix = space.map(whole.concatenating) ?? whole
            return matrix.m44 > 0 ? matrix.m43 / matrix.m44 : 0
        }
        return indices.sorted { (depths[$0], $0) < (depths[$1], $1) }.map { self[$0] }
    }

    /// The layers, from bottom to top.
    var inDepthOrder: [CALayer] {
        guard contains(where: { $0.zPosition != 0 }) else { return self }
        return indices.sorted { (self[$0].zPosition, $0) < (self[$1].zPosition, $1) }.map { self[$0] }
    }
}

extension Node {
    /// Creates a node whose anchor point, in parts of its size, is at a position and is what it turns about.
    init(
        _ position: CGPoint, _ bounds: CGRect, _ anchor: CGPoint, _ transform: CGAffineTransform,
        content: NodeContent? = nil
    ) {
        let bounds = bounds.standardized
        self.init(center: position, bounds: bounds, content: content)
        self.transform = transform
        if anchor.x != 0.5 || anchor.y != 0.5 {
            let offset = CGPoint(x: (0.5 - anchor.x) * bounds.size.width, y: (0.5 - anchor.y) * bounds.size.height)
            let moved = transform(offset)
            // The translation of the transform is part of the node.
            center = CGPoint(x: position.x + moved.x - transform.tx, y: position.y + moved.y - transform.ty)
        }
    }

    /// Returns the smallest rectangle that contains such a node, in the coordinates of its parent.
    static func frame(
        _ position: CGPoint, _ bounds: CGRect, _ anchor: CGPoint, _ transform: CGAffineTransform
    ) -> CGRect {
        let size = bounds.standardized.size
        guard transform != .identity else {
            return CGRect(
                origin: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height),
                size: size)
        }
        let node = Node(position, bounds, anchor, transform)
        return node.transformToParent(node.bounds)
    }
}
