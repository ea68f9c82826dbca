// SPDX-License-Identifier: GPL-3.0-or-later
extension UIView {
    /// The size for which the smallest size of a view is determined.
    nonisolated public static var layoutFittingCompressedSize: CGSize { CGSize(width: 0, height: 0) }
    /// The size for which the largest size of a view is determined.
    nonisolated public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

    /// Returns the size of the view in which the constraints inside it are satisfied and which is closest to a size.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size of the view in which the constraints inside it are satisfied and which is closest to a size,
    /// with priorities.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        PageContext.current.layoutEngine?.update()
        let engine = LayoutEngine(fitting: self)
        for view in all { for constraint in view.constraints { engine.add(constraint) } }
        return engine.fittedSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }
}
