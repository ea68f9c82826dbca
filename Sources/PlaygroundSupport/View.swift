// A view owns its subviews and refers to its superview weakly. The page owns the live view.

import Scene

/// A rectangle on a page that can move, fade, and contain other views.
@MainActor open class View {
    /// The center, in the coordinates of the superview.
    public var center: Point
    /// The view's own coordinates: its size, and the point at its upper left corner.
    public var bounds: Rect { didSet { if bounds.size != oldValue.size { sizeChanged() } } }
    /// A transform about the center.
    public var transform = AffineTransform.identity
    /// The opacity of the view and its subviews, 0...1.
    public var alpha = 1.0
    /// Whether the view and its subviews are left out.
    public var isHidden = false
    /// Whether subviews are clipped to the bounds.
    public var clipsToBounds = false
    /// The color that fills the bounds; `nil` for none.
    public var backgroundColor: Color?
    /// The views that this view contains, from bottom to top.
    public private(set) var subviews: [View] = []
    /// The view that contains this view.
    public private(set) weak var superview: View?

    /// The number of the view’s node, from the time when the page first shows the view.
    var nodeNumber: Int?

    /// Creates a view with the given frame.
    public init(frame: Rect = Rect(origin: Point(x: 0, y: 0), size: Size(width: 0, height: 0))) {
        bounds = Rect(origin: Point(x: 0, y: 0), size: frame.size)
        center = frame.center
    }

    isolated deinit { if let nodeNumber { PlaygroundPage.current.nodeNumbers.free(nodeNumber) } }

    /// The rectangle that the view covers in the coordinates of its superview. If the view has a transform, this is the
    /// smallest rectangle that contains it, and setting it changes the size before the transform.
    public var frame: Rect {
        get {
            let size = transform(Rect(origin: Point(x: 0, y: 0), size: bounds.size)).size
            return Rect(center: center, size: size)
        }
        set {
            center = newValue.center
            // A view that its transform reduces to a line or a point keeps its size.
            guard let inverse = transform.inverse else { return }
            bounds.size = inverse(Rect(origin: Point(x: 0, y: 0), size: newValue.size)).size
        }
    }

    /// Adds a view above the other subviews. It is removed from its previous superview.
    public func addSubview(_ view: View) { insertSubview(view, at: subviews.count) }

    /// Inserts a view at an index of `subviews`. It is removed from its previous superview.
    public func insertSubview(_ view: View, at index: Int) {
        precondition(!isDescendant(of: view), "a view cannot contain itself")
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(0, index), subviews.count))
        view.superview = self
    }

    /// Removes the view from its superview.
    public func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Moves a subview above the others.
    public func bringSubviewToFront(_ view: View) { if view.superview === self { addSubview(view) } }

    /// Moves a subview below the others.
    public func sendSubviewToBack(_ view: View) { if view.superview === self { insertSubview(view, at: 0) } }

    /// Returns whether the view is the given one or inside it.
    public func isDescendant(of view: View) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }

    /// What the view shows above its background.
    package var content: NodeContent? { nil }

    /// Whether and when the view changes without input.
    package var activity: Activity { .still }

    /// Called when the size has changed.
    package func sizeChanged() {}

    /// Advances the view to a time of the page.
    package func advance(to now: Double) {}
}
