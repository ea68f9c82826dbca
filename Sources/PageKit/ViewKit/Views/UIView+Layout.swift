// SPDX-License-Identifier: GPL-3.0-or-later
extension UIView {
    /// Calls `layoutSubviews()` before the next frame.
    public func setNeedsLayout() {
        needsOwnLayout = true
        noteLayout()
    }

    /// Lays out the view and the views inside it at once, if they need it.
    public func layoutIfNeeded() {
        // A layout may change what has been laid out before, but not endlessly.
        for _ in 0..<100 {
            PageContext.current.layoutEngine?.update()
            guard needsInnerLayout else { return }
            layOut()
        }
    }

    /// Lets the superviews know that the view needs a layout.
    func noteLayout() {
        guard needsOwnLayout || needsInnerLayout else { return }
        needsInnerLayout = true
        var view = superview
        while let next = view, !next.needsInnerLayout {
            next.needsInnerLayout = true
            view = next.superview
        }
    }

    private func layOut() {
        needsInnerLayout = false
        if needsOwnLayout {
            needsOwnLayout = false
            PageContext.current.inTraits(of: self) {
                controller?.viewWillLayoutSubviews()
                if let existingLayer { layoutSublayers(of: existingLayer) } else { layoutSubviews() }
                controller?.viewDidLayoutSubviews()
            }
        }
        for view in subviews where view.needsInnerLayout { view.layOut() }
    }

    /// What the frame has in addition to the part that layouts align.
    public var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Returns the frame with which the part that layouts align is in a rectangle: the rectangle itself.
    public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect }

    /// Returns the part of a frame that layouts align: the frame itself.
    public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
}
