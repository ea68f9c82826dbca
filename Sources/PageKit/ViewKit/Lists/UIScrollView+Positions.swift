// SPDX-License-Identifier: GPL-3.0-or-later
extension UIScrollView {
    /// Returns the offset along an axis at which a part of the content is at a position in what is seen: at the near edge
    /// for 0, in the middle for 0.5, and at the far edge for 1.
    func offset(of part: CGRect, at position: CGFloat, along axis: ScrollAxis) -> CGFloat {
        let inset = adjustedContentInset
        let (near, far) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
        let room = bounds.size[axis] - near - far
        return part.origin[axis] - near - (room - part.size[axis]) * position
    }
}
