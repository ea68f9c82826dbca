// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension CALayer {
    /// Returns a copy of the layer with the values that are shown at present, in the middle of an animation.
    public func presentation() -> CALayer? {
        guard let view else { return presented == nil ? nil : self }
        let copy = view.copy(of: self)
        var node = Node(center: view.center, bounds: view.bounds)
        node.transform = view.transform
        node.opacity = min(max(view.alpha, 0), 1)
        node.style.fill = view.backgroundColor?.resolved
        view.applyTracks(to: &node)
        copy.presented = node
        return copy
    }

    /// Ends all animations of the view. It jumps to the values that have been set.
    public func removeAllAnimations() { view?.endAnimations() }

    func copyValues(of layer: CALayer) {
        (cornerRadius, masksToBounds, zPosition) = (layer.cornerRadius, layer.masksToBounds, layer.zPosition)
        (borderWidth, borderColor) = (layer.borderWidth, layer.borderColor)
        (shadowColor, shadowOpacity) = (layer.shadowColor, layer.shadowOpacity)
        (shadowRadius, shadowOffset) = (layer.shadowRadius, layer.shadowOffset)
    }

    // MARK: - Geometry

    // The properties of a view's layer are those of the view. A copy has its own, which cannot be set.

    /// The center of the view, in the coordinates of its superview.
    public var position: CGPoint {
        get { presented?.center ?? view?.center ?? .zero }
        set { view?.center = newValue }
    }

    /// The view's own coordinates.
    public var bounds: CGRect {
        get { presented?.bounds ?? view?.bounds ?? .zero }
        set { view?.bounds = newValue }
    }

    /// The smallest rectangle that contains the view, in the coordinates of its superview.
    public var frame: CGRect {
        get { CGRect(center: position, size: affineTransform()(CGRect(origin: .zero, size: bounds.size)).size) }
        set { view?.frame = newValue }
    }

    /// The opacity, 0...1.
    public var opacity: Float {
        get { Float(presented?.opacity ?? view?.alpha ?? 1) }
        set { view?.alpha = Double(newValue) }
    }

    /// The color that fills the bounds.
    public var backgroundColor: CGColor? {
        get { presented.map { $0.style.fill } ?? view?.backgroundColor?.resolved }
        set { view?.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
    }

    /// Returns the transform about the center.
    public func affineTransform() -> CGAffineTransform { presented?.transform ?? view?.transform ?? .identity }

    /// Sets the transform about the center.
    public func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }
}
