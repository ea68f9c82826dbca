// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Scene

/// Where a node is in the area.
struct NodePlacement {
    /// The limits within which something can be seen, and within which a renderer can calculate.
    private static let largest = 1e4, smallestArea = 1e-8, farthest = 1e7, flattest = 1e-7, smallest = 2e-3
    /// The scale at which a board is too small to be seen.
    private static let smallestBoard = 1e-3
    /// The limit for the pixels of a node whose visible part is not known, in multiples of those of the area.
    private static let mostAreas = 4.0
    /// The share of the largest copy's size below which a copy may lack parts that are outside of the area in larger ones.
    private static let smallestCopy = 1.0 / 16
    /// The enlargement of what is painted from which on a node is stretched.
    private static let longestStretch = 4.0

    /// The resolution at which the node is painted.
    private(set) var resolution = 1.0
    /// Whether what is painted at this resolution is drawn much larger, at least in one direction.
    private(set) var isStretched = false
    /// The scale in the direction in which it is smallest, or a little less.
    private var smallestScale = 1.0
    /// The transform from the node to the area.
    private var transform = AffineTransform.identity
    private var area: Rect
    /// Whether the node or one around it is turned away from the plane.
    private var isInSpace = false

    /// Creates the placement of the area itself.
    init(area: Rect) { self.area = area }

    /// The rectangle that contains the visible part of the node's plane, in the node's coordinates.
    /// `nil` if that is not known.
    var visible: Rect? { isInSpace ? nil : transform.inverse.map { $0(area) } }

    /// Returns the part of a rectangle of the node that has to be painted, and the number of pixels per point; `nil` if
    /// nothing of it is visible. `density` is the number of device pixels per point.
    func painted(_ whole: Rect, density: Double) -> (part: Rect, scale: Double)? {
        let scale = density * resolution
        if let visible { return whole.intersection(visible).map { ($0, scale) } }
        let points = Self.mostAreas * area.size.width * area.size.height
        let share = points * density * density / (whole.size.width * whole.size.height * scale * scale)
        return (whole, share < 1 ? scale * share.squareRoot() : scale)
    }

    /// Returns the placement at which a node is painted for all of its copies: that of the largest one, in an area that has
    /// what is visible of the others, too. Returns `nil` if there are none.
    static func common(of copies: [NodePlacement]) -> NodePlacement? {
        guard var largest = copies.max(by: { $0.transform.areaScale < $1.transform.areaScale }) else { return nil }
        guard copies.count > 1 else { return largest }
        let least = smallestCopy * largest.transform.areaScale
        let parts = copies.filter { $0.transform.areaScale >= least }.compactMap(\.visible)
        for part in parts { largest.area = largest.area.union(largest.transform(part)) }
        return largest
    }

    /// Returns the side of a device pixel in the node's coordinates, in the direction in which it is largest, if a side
    /// of the node is shorter; otherwise 0.
    func leastSide(of size: Size, density: Double) -> Double {
        let pixel = 1 / (density * smallestScale)
        return min(size.width, size.height) < pixel ? pixel : 0
    }

    /// Returns whether a board in the node can be seen. Cairo can't draw the pictures of a board that is much smaller.
    func canShowBoard(_ fit: BoardFit) -> Bool { smallestScale * fit.scale >= Self.smallestBoard }

    /// Returns the placement of a child with the given transform. Returns `nil` if it would not be visible.
    func child(_ transform: AffineTransform, isInSpace: Bool = false) -> NodePlacement? {
        guard transform.tx.magnitude <= Self.farthest, transform.ty.magnitude <= Self.farthest else { return nil }
        var child = self
        child.transform = transform.concatenating(self.transform)
        if isInSpace { child.isInSpace = true }
        if transform.isTranslation { return child }
        let whole = child.transform
        let largest = max(max(whole.a.magnitude, whole.b.magnitude), max(whole.c.magnitude, whole.d.magnitude))
        guard largest <= Self.largest, min(transform.areaScale, whole.areaScale) >= Self.smallestArea,
            whole.areaScale >= Self.flattest * largest * largest, whole.areaScale >= Self.smallest * largest
        else { return nil }
        child.smallestScale = whole.areaScale / largest
        child.resolution = PaintingResolution.at(areaScale: whole.areaScale)
        child.isStretched = largest > Self.longestStretch * child.resolution
        return child
    }
}

extension AffineTransform {
    /// Whether the transform is a translation.
    var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
