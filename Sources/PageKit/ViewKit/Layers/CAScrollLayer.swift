// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The directions in which a layer scrolls.
nonisolated public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates directions with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It does not scroll.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// To the left and to the right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// All of them.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers, to which a page scrolls it.
@preconcurrency @MainActor open class CAScrollLayer: CALayer {
    /// The directions in which the layer scrolls.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Creates a layer without a size.
    override public init() {
        super.init()
        masksToBounds = true
    }

    /// Creates a copy of a layer that shows an animation.
    override public init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
    }

    /// Creates a layer without a size. There are no archives, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        masksToBounds = true
    }

    override func presentationCopy() -> CALayer { CAScrollLayer(layer: self) }

    /// Shows a point at the upper left corner.
    open func scroll(to p: CGPoint) {
        var place = bounds.origin
        if scrollMode == .both || scrollMode == .horizontally { place.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { place.y = p.y }
        bounds.origin = place
    }

    /// Shows a rectangle, as far as possible, without scrolling more than needed.
    open func scroll(to r: CGRect) {
        func place(_ first: CGFloat, _ last: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            if first < low || last - first > high - low { return first }
            return last > high ? last - (high - low) : low
        }
        let (rect, area) = (r.standardized, bounds)
        scroll(
            to: CGPoint(
                x: place(rect.minX, rect.maxX, area.minX, area.maxX),
                y: place(rect.minY, rect.maxY, area.minY, area.maxY)))
    }
}

extension CALayer {
    private var scrollLayer: CAScrollLayer? {
        var layer: CALayer? = self
        while let next = layer {
            if let found = next as? CAScrollLayer { return found }
            layer = next.superlayer
        }
        return nil
    }

    /// Scrolls the nearest scroll layer that contains this one so that a point of this one is at its upper left corner.
    public func scroll(_ p: CGPoint) {
        if let scrollLayer { scrollLayer.scroll(to: scrollLayer.convert(p, from: self)) }
    }

    /// Scrolls the nearest scroll layer that contains this one so that it shows a rectangle of this one.
    public func scrollRectToVisible(_ r: CGRect) {
        if let scrollLayer { scrollLayer.scroll(to: scrollLayer.convert(r, from: self)) }
    }

    /// The part of the layer that the nearest scroll layer shows.
    public var visibleRect: CGRect {
        scrollLayer.map { bounds.intersection(convert($0.bounds, from: $0)) } ?? bounds
    }
}
