/// The area in which a page is shown. It contains the page's live view.
@MainActor public final class UIWindow: UIView {
    /// The size of the area, in points of the desktop.
    package private(set) var area = CGSize(width: 0, height: 0)
    /// What the window shows.
    package private(set) var shown: UIView?
    /// The size for which the content was made; `nil` if it fills the area.
    private var contentSize: CGSize?

    override public var window: UIWindow? { self }

    /// Shows a view in a size, or in all of the area if the size is zero. A view with a size is centered, and made
    /// smaller if the area is.
    package func show(_ view: UIView, size: CGSize) {
        shown = view
        contentSize = size.width > 0 && size.height > 0 ? size : nil
        if let contentSize { view.bounds.size = contentSize }
        layOut()
        addSubview(view)
    }

    /// Updates the layout for an area of the given size.
    package func resize(to area: CGSize) {
        self.area = area
        layOut()
    }

    private func layOut() {
        let scale = contentSize.map { min(1, area.width / $0.width, area.height / $0.height) } ?? 1
        guard scale > 0, scale.isFinite else { return }
        transform = CGAffineTransform(scaleX: scale, y: scale)
        center = CGPoint(x: area.width / 2, y: area.height / 2)
        bounds.size = CGSize(width: area.width / scale, height: area.height / scale)
        shown?.center = CGPoint(x: bounds.size.width / 2, y: bounds.size.height / 2)
        if contentSize == nil { shown?.bounds.size = bounds.size }
    }
}
