// SPDX-License-Identifier: GPL-3.0-or-later
/// What draws a layer, lays it out, and animates its changes.
@preconcurrency @MainActor public protocol CALayerDelegate: AnyObject {
    /// Updates the contents of a layer. By default, it is drawn.
    func display(_ layer: CALayer)
    /// Draws a layer. By default, nothing is drawn.
    func draw(_ layer: CALayer, in ctx: CGContext)
    /// Called before a layer is drawn.
    func layerWillDraw(_ layer: CALayer)
    /// Lays out the sublayers of a layer.
    func layoutSublayers(of layer: CALayer)
    /// Returns the animation for a change of a property. With `nil`, the layer chooses it.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Draws the layer.
    public func display(_ layer: CALayer) { layer.record() }
    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}
    /// Does nothing.
    public func layoutSublayers(of layer: CALayer) {}
    /// Lets the layer choose the animation.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// What happens when a property of a layer has changed, such as an animation.
@preconcurrency @MainActor public protocol CAAction: AnyObject {
    /// Begins it.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}
