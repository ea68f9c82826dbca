// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A direction in which content moves.
nonisolated enum ScrollAxis: CaseIterable { case horizontal, vertical }

nonisolated extension Point {
    /// The coordinate along an axis.
    subscript(axis: ScrollAxis) -> Double {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

nonisolated extension Size {
    /// The length along an axis.
    subscript(axis: ScrollAxis) -> Double { axis == .horizontal ? width : height }
}

extension UIScrollView {
    /// The offsets along an axis at which the content is seen without what is beyond its edges.
    func limits(along axis: ScrollAxis) -> ClosedRange<CGFloat> {
        let inset = adjustedContentInset
        let (near, far) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let least = near.isFinite ? -near : 0
        let most = contentSize[axis] + far - bounds.size[axis]
        return least...(most.isFinite ? max(least, most) : least)
    }

    /// Returns an offset, moved to where nothing beyond the edges of the content is seen.
    func limited(_ offset: CGPoint) -> CGPoint {
        var limited = offset
        for axis in ScrollAxis.allCases { limited[axis] = offset[axis].limited(to: limits(along: axis)) }
        return limited
    }

    /// Whether some of the content along an axis is not seen.
    func canMove(along axis: ScrollAxis) -> Bool {
        let limits = limits(along: axis)
        return isScrollEnabled && limits.lowerBound < limits.upperBound
    }

    /// Whether some of the content is not seen.
    var canMoveAtAll: Bool { ScrollAxis.allCases.contains(where: canMove) }

    /// Whether a finger can move the content along an axis, if only to see it come back.
    func canDrag(along axis: ScrollAxis) -> Bool {
        let alwaysBounces = axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical || refreshControl != nil
        return isScrollEnabled && (canMove(along: axis) || bounces && alwaysBounces)
    }

    /// Whether there is more content in a direction: 1 or -1.
    func hasMore(along axis: ScrollAxis, toward sign: CGFloat) -> Bool {
        let limits = limits(along: axis)
        return isScrollEnabled
            && (sign > 0 ? contentOffset[axis] < limits.upperBound : contentOffset[axis] > limits.lowerBound)
    }

    /// The scroll views that contain this one, from the inside to the outside.
    var outerScrollViews: [UIScrollView] { superview?.scrollViews ?? [] }
}

extension UIView {
    /// The view itself, if it scrolls, and the scroll views that contain it, from the inside to the outside.
    var scrollViews: [UIScrollView] {
        sequence(first: self) { $0.superview }.compactMap { $0 as? UIScrollView }
    }
}

nonisolated extension Double {
    /// Returns the number, moved into a range.
    func limited(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
