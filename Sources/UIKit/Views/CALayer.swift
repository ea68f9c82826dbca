import Scene

/// A color of a layer.
public typealias CGColor = Color

/// The corners, the border, and the shadow of a view.
@MainActor open class CALayer: NSObject {
    /// The radius of the corners, in points.
    open var cornerRadius: CGFloat = 0
    /// The width of the border, which is inside the bounds, in points.
    open var borderWidth: CGFloat = 0
    /// The color of the border.
    open var borderColor: CGColor? = .black
    /// The position among the layers of the superview: higher ones are in front.
    open var zPosition: CGFloat = 0
    /// Whether everything is clipped to the rounded bounds. The shadow is then left out.
    open var masksToBounds = false
    /// The color of the shadow.
    open var shadowColor: CGColor? = .black
    /// The opacity of the shadow, 0...1.
    open var shadowOpacity: Float = 0
    /// The blur radius of the shadow, in points.
    open var shadowRadius: CGFloat = 3
    /// The distance of the shadow from the view, in points.
    open var shadowOffset = CGSize(width: 0, height: -3)

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
