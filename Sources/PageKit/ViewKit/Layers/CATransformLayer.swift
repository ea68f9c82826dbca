// SPDX-License-Identifier: GPL-3.0-or-later
/// A layer that shows only its sublayers, in the same space as itself instead of in its plane.
@preconcurrency @MainActor open class CATransformLayer: CALayer {
    /// Creates a layer without a size.
    override public init() { super.init() }

    /// Creates a copy of a layer that shows an animation.
    override public init(layer: Any) { super.init(layer: layer) }

    /// Creates a layer without a size. There are no archives, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override func presentationCopy() -> CALayer { CATransformLayer(layer: self) }

    override var showsItself: Bool { false }

    // Its sublayers are placed in the coordinates of its superlayer.

    override var flattens: Bool { false }

    override func innerSpace(_ outer: CATransform3D?) -> CATransform3D? {
        let own = (running.isEmpty ? self : shown()).placement
        let inner = spread.map { $0.concatenating(own) } ?? own
        return outer.map(inner.concatenating) ?? inner
    }
}
