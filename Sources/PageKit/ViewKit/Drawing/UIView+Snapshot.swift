// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension UIView {
    /// Draws the view and the views in it, as they are shown, in a rectangle of the present context. Returns whether there
    /// is something to draw, and a context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = CGContext.stack.last, !bounds.isEmpty else { return false }
        recording(of: bounds, afterUpdates: afterUpdates).draw(in: rect, on: context)
        return true
    }

    /// Returns a view that shows what this one shows now, or `nil` if it has no size.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
    }

    /// Returns a view that shows what this one shows now in a rectangle, or `nil` if that has no size. If the view gets
    /// another size, what is within the insets keeps its own.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let rect = rect.standardized
        guard !bounds.isEmpty, rect.width > 0, rect.height > 0 else { return nil }
        let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
        view.layer.contents = UIImage(recording(of: rect, afterUpdates: afterUpdates), size: rect.size)
        if capInsets != .zero {
            view.layer.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
                height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
        }
        return view
    }

    /// Returns what is shown of the view in a rectangle of its coordinates.
    private func recording(of rect: CGRect, afterUpdates: Bool) -> UIImage.Source {
        if afterUpdates { layoutIfNeeded() }
        let drawing = CGContext.record(size: rect.size) { context in
            context.translateBy(x: -rect.minX, y: -rect.minY)
            layer.render(in: context)
        }
        return .recorded(drawing)
    }
}
