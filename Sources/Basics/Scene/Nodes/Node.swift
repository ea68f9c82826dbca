// SPDX-License-Identifier: GPL-3.0-or-later
/// A reference to a node in a tree. The number of a removed node can be used again.
public struct NodeID: Hashable, Sendable {
    /// The root, which every tree has.
    public static let root = NodeID(number: 0)

    /// The index of the node in its tree.
    public let number: Int

    /// Creates the reference to the node with the given number.
    public init(number: Int) { self.number = number }
}

/// An element of a node tree: a rectangle that moves, rotates, and fades together with its children.
///
/// A node draws, from bottom to top, its shadow, its fill, its content, its children in their order, and its border.
public struct Node: Equatable, Sendable {
    /// The center of the node, in the coordinates of its parent.
    public var center: Point
    /// The node's own coordinates: its size, and the point that is at its upper left corner.
    public var bounds: Rect
    /// A transform about the center.
    public var transform: AffineTransform
    /// How the node is turned away from the plane; `nil` if it is in it.
    public var perspective: NodePerspective?
    /// The opacity of the node and all of its descendants, 0...1.
    public var opacity: Double
    /// Whether the node and its descendants are left out.
    public var isHidden: Bool
    /// Whether content and children are clipped to the rounded bounds.
    public var clips: Bool
    /// Whether the last child is a mask: it is not drawn, and everything else of the node is as opaque as the mask is.
    public var isMasked: Bool
    /// The fill, the corners, the border, and the shadow.
    public var style: NodeStyle
    /// What is done with the node and everything in it before it is drawn; `nil` for nothing.
    public var effects: NodeEffects?
    /// What the node shows above its fill.
    public var content: NodeContent?
    /// What screen readers present of the node; `nil` if it is not an element. The nodes in an element are part of it.
    public var accessibility: NodeAccessibility?
    /// The children, from bottom to top.
    public var children: [NodeID]

    /// Creates a node without children that draws nothing.
    public init(center: Point, bounds: Rect, content: NodeContent? = nil) {
        self.center = center
        self.bounds = bounds
        self.content = content
        transform = .identity
        opacity = 1
        isHidden = false
        clips = false
        isMasked = false
        style = NodeStyle()
        children = []
    }

    /// Creates a node without children that covers an area.
    public init(area: Size, content: NodeContent? = nil) {
        let bounds = Rect(origin: Point(x: 0, y: 0), size: area)
        self.init(center: bounds.center, bounds: bounds, content: content)
    }

    /// The transform from the node's coordinates to those of its parent.
    public var transformToParent: AffineTransform {
        AffineTransform(translationX: -bounds.center.x, y: -bounds.center.y).concatenating(transform)
            .concatenating(AffineTransform(translationX: center.x, y: center.y))
    }
}

/// How much smaller parts of a node are that are farther away.
///
/// A point of the node, relative to its center, is where its transform moves it, divided by `1 + x * point.x + y * point.y`.
/// A renderer without perspective leaves out the division.
public struct NodePerspective: Hashable, Sendable {
    /// The range of what points are divided by.
    public static let divisors = 0.05...20

    /// How much the divisor grows for each point to the right and to the bottom.
    public var x: Double, y: Double

    /// Creates a perspective.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// Returns whether all of a node of a size is in front of the eye and not too close.
    public func canShow(_ size: Size) -> Bool {
        let reach = x.magnitude * size.width / 2 + y.magnitude * size.height / 2
        return 1 - reach >= Self.divisors.lowerBound && 1 + reach <= Self.divisors.upperBound
    }
}

/// The appearance of a node's rectangle.
public struct NodeStyle: Hashable, Sendable {
    /// A line along the edge, inside the bounds.
    public struct Border: Hashable, Sendable {
        /// The width, in points.
        public var width: Double
        /// The color.
        public var color: Color

        /// Creates a border.
        public init(width: Double, color: Color) {
            self.width = width
            self.color = color
        }
    }

    /// Corners of a rectangle.
    public struct Corners: OptionSet, Hashable, Sendable {
        /// A bit for each corner.
        public let rawValue: UInt8

        /// Creates a set of corners from its bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The upper left corner.
        public static let topLeft = Corners(rawValue: 1)
        /// The upper right corner.
        public static let topRight = Corners(rawValue: 2)
        /// The lower left corner.
        public static let bottomLeft = Corners(rawValue: 4)
        /// The lower right corner.
        public static let bottomRight = Corners(rawValue: 8)
        /// All corners.
        public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    }

    /// A soft shadow of the rounded rectangle, or of a path.
    public struct Shadow: Hashable, Sendable {
        /// The color, usually translucent.
        public var color: Color
        /// The blur radius, in points.
        public var radius: Double
        /// The distance from the node, in points.
        public var offset: Size
        /// What casts the shadow instead of the rounded rectangle, in the node's coordinates.
        public var path: Path?

        /// Creates a shadow.
        public init(color: Color, radius: Double, offset: Size, path: Path? = nil) {
            self.color = color
            self.radius = radius
            self.offset = offset
            self.path = path
        }
    }

    /// The fill color; `nil` if the node is only its content.
    public var fill: Color?
    /// The radius of the corners, in points.
    public var cornerRadius: Double
    /// The corners that are round. The others are right angles.
    public var corners: Corners
    /// The border; `nil` for none.
    public var border: Border?
    /// The shadow; `nil` for none.
    public var shadow: Shadow?

    /// Creates a style. By default, it draws nothing.
    public init(
        fill: Color? = nil, cornerRadius: Double = 0, corners: Corners = .all, border: Border? = nil,
        shadow: Shadow? = nil
    ) {
        self.fill = fill
        self.cornerRadius = cornerRadius
        self.corners = corners
        self.border = border
        self.shadow = shadow
    }
}
