// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The shadow of letters.
@preconcurrency @MainActor open class NSShadow: NSObject, NSCopying {
    /// How far the shadow is to the right of the letters and below them, in points.
    open var shadowOffset = CGSize.zero
    /// How far the shadow is blurred, in points.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, a `UIColor`. By default, it is black with an opacity of one third; there is no shadow without one.
    open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)

    /// Creates a shadow at the place of the letters.
    override public init() { super.init() }

    /// Returns a copy.
    open func copy(with zone: NSZone?) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    var textShadow: TextShadow? {
        (shadowColor as? UIColor).map {
            TextShadow(color: $0.resolved, radius: shadowBlurRadius, x: shadowOffset.width, y: shadowOffset.height)
        }
    }
}
