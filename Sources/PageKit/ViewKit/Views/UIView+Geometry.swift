// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UIView {
    /// The rectangle that the view covers in the coordinates of its superview. If the view has a transform, this is the
    /// smallest rectangle that contains it, and setting it changes the size before the transform.
    public var frame: CGRect {
        get {
            guard hasUsualAnchor else { return Node.frame(center, bounds, anchorPoint, transform) }
            guard transform != .identity else { return CGRect(center: center, size: bounds.standardized.size) }
            return CGRect(
                center: center, size: transform(CGRect(origin: CGPoint(x: 0, y: 0), size: bounds.size)).size)
        }
        set {
            let newValue = newValue.standardized
            center =
                hasUsualAnchor
                ? newValue.center
                : CGPoint(
                    x: newValue.minX + anchorPoint.x * newValue.width,
                    y: newValue.minY + anchorPoint.y * newValue.height)
            // A view that its transform reduces to a line or a point keeps its size.
            guard let inverse = transform.inverse else { return }
            bounds.size = inverse(CGRect(origin: CGPoint(x: 0, y: 0), size: newValue.size)).size
        }
    }

    private var hasUsualAnchor: Bool { existingLayer.map { $0.anchorPoint == CGPoint(x: 0.5, y: 0.5) } ?? true }

    /// The value of a dimension of `intrinsicContentSize` that does not matter.
    public static var noIntrinsicMetric: CGFloat { -1 }

    /// Changes the size to what `sizeThatFits(_:)` returns. The upper left corner stays.
    public func sizeToFit() {
        let origin = frame.origin
        bounds.size = sizeThatFits(bounds.size)
        let size = frame.size
        center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }

    // MARK: - Coordinates

    /// Converts a point from the coordinates of this view to those of another, or of the window if it is `nil`.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let point = toWindow(point)
        return view.map { $0.fromWindow(point) ?? point } ?? point
    }

    /// Converts a point to the coordinates of this view from those of another, or of the window if it is `nil`.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let point = view?.toWindow(point) ?? point
        return fromWindow(point) ?? point
    }

    /// Converts a rectangle from the coordinates of this view to those of another, or of the window if it is `nil`.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.moved { convert($0, to: view) } }

    /// Converts a rectangle to the coordinates of this view from those of another, or of the window if it is `nil`.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.moved { convert($0, from: view) } }

    /// Converts a point from the coordinates of the superview; `nil` if the transform cannot be reversed.
    func fromParent(_ point: CGPoint) -> CGPoint? {
        guard transform != .identity || !hasUsualAnchor else {
            return CGPoint(
                x: point.x - center.x + bounds.center.x, y: point.y - center.y + bounds.center.y)
        }
        return transformToParent.inverse.map { $0(point) }
    }

    /// The transform from the view's coordinates to those of its superview.
    var transformToParent: CGAffineTransform {
        Node(center, bounds, anchorPoint, transform).transformToParent
    }

    private func toWindow(_ point: CGPoint) -> CGPoint {
        // The window's own transform fits it into the area.
        isMainWindow ? point : superview?.toWindow(transformToParent(point)) ?? transformToParent(point)
    }

    private func fromWindow(_ point: CGPoint) -> CGPoint? {
        guard !isMainWindow else { return point }
        return (superview.map { $0.fromWindow(point) } ?? point).flatMap(fromParent)
    }

    /// Converts a point from the coordinates of the area to those of the view; `nil` if a transform cannot be reversed.
    package func fromArea(_ point: CGPoint) -> CGPoint? {
        PageContext.current.window.fromParent(point).flatMap(fromWindow)
    }

    // MARK: - Autoresizing

    /// Which distances and sizes change when the size of the superview does. The others stay.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance from the left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance from the right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance from the bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Follows a change of the superview's size.
    func resize(from old: CGSize, to new: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        var frame = frame
        func share(_ parts: [(AutoresizingMask, CGFloat)], _ change: CGFloat, of flag: AutoresizingMask) -> CGFloat {
            let flexible = parts.filter { autoresizingMask.contains($0.0) }
            guard autoresizingMask.contains(flag), let part = flexible.first(where: { $0.0 == flag }) else { return 0 }
            let sum = flexible.reduce(0) { $0 + $1.1 }
            return sum > 0 ? change * part.1 / sum : change / CGFloat(flexible.count)
        }
        let horizontal: [(AutoresizingMask, CGFloat)] = [
            (.flexibleLeftMargin, frame.origin.x), (.flexibleWidth, frame.size.width),
            (.flexibleRightMargin, old.width - frame.origin.x - frame.size.width),
        ]
        let vertical: [(AutoresizingMask, CGFloat)] = [
            (.flexibleTopMargin, frame.origin.y), (.flexibleHeight, frame.size.height),
            (.flexibleBottomMargin, old.height - frame.origin.y - frame.size.height),
        ]
        frame.origin.x += share(horizontal, new.width - old.width, of: .flexibleLeftMargin)
        frame.size.width += share(horizontal, new.width - old.width, of: .flexibleWidth)
        frame.origin.y += share(vertical, new.height - old.height, of: .flexibleTopMargin)
        frame.size.height += share(vertical, new.height - old.height, of: .flexibleHeight)
        if frame != self.frame { self.frame = frame }
    }
}

extension Rect {
    /// Returns the smallest rectangle that contains the corners after `transform`.
    fileprivate func moved(_ transform: (Point) -> Point) -> Rect {
        let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { x, y in
            transform(Point(x: origin.x + x * size.width, y: origin.y + y * size.height))
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let corner = Point(x: xs.min()!, y: ys.min()!)
        return Rect(origin: corner, size: Size(width: xs.max()! - corner.x, height: ys.max()! - corner.y))
    }
}
