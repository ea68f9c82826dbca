// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A color of a layer.
public typealias CGColor = Color

/// The corners, the border, and the shadow of a view.
@preconcurrency @MainActor open class CALayer: NSObject {
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0 { didSet { view?.layerChanged(.cornerRadius, from: .number(oldValue)) } }
    /// The width of the border, which is inside the bounds, in points.
    open var borderWidth: CGFloat = 0 { didSet { view?.layerChanged(.borderWidth, from: .number(oldValue)) } }
    /// The color of the border.
    open var borderColor: CGColor? = .black { didSet { view?.layerChanged(.borderColor, from: .color(oldValue)) } }
    /// The position among the layers of the superview: higher ones are in front.
    open var zPosition: CGFloat = 0
    /// Whether everything is clipped to the rounded bounds. The shadow is then left out.
    open var masksToBounds = false
    /// The color of the shadow.
    open var shadowColor: CGColor? = .black { didSet { view?.layerChanged(.shadowColor, from: .color(oldValue)) } }
    /// The opacity of the shadow, 0...1.
    open var shadowOpacity: Float = 0 { didSet { view?.layerChanged(.shadowOpacity, from: .number(Double(oldValue))) } }
    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3 { didSet { view?.layerChanged(.shadowRadius, from: .number(oldValue)) } }
    /// The distance of the shadow from the view, in points.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { view?.layerChanged(.shadowOffset, from: .size(oldValue)) }
    }

    /// The view to which the layer belongs; `nil` if it is a copy that presents an animation.
    weak var view: UIView?
    /// The presented geometry and colors, if the layer is a copy.
    var presented: Node?

    var border: NodeStyle.Border? {
        guard borderWidth > 0, let borderColor else { return nil }
        return NodeStyle.Border(width: borderWidth, color: borderColor)
    }

    var shadow: NodeStyle.Shadow? {
        guard shadowOpacity > 0, !masksToBounds, let shadowColor else { return nil }
        let color = shadowColor.withAlpha(shadowColor.alpha * Double(shadowOpacity))
        return NodeStyle.Shadow(color: color, radius: max(0, shadowRadius), offset: shadowOffset)
    }
}
