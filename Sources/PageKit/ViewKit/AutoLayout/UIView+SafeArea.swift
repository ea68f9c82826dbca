// SPDX-License-Identifier: GPL-3.0-or-later
extension UIView {
    /// The distances from the edges that bars cover.
    public var safeAreaInsets: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let superview {
            let (outer, frame) = (superview.safeAreaInsets, frame)
            if outer != .zero {
                insets.top = max(0, outer.top - frame.minY)
                insets.left = max(0, outer.left - frame.minX)
                insets.bottom = max(0, outer.bottom - (superview.bounds.height - frame.maxY))
                insets.right = max(0, outer.right - (superview.bounds.width - frame.maxX))
            }
        }
        return controller?.safeArea(inside: insets) ?? insets
    }
}

extension UIViewController {
    /// Returns the safe area of the view from what bars of outer containers cover.
    fileprivate func safeArea(inside outer: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(outer.top, barInsets.top), left: max(outer.left, barInsets.left),
            bottom: max(outer.bottom, barInsets.bottom), right: max(outer.right, barInsets.right))
            + additionalSafeAreaInsets
    }
}

nonisolated extension UIEdgeInsets {
    static func + (one: UIEdgeInsets, other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
            right: one.right + other.right)
    }
}
