// SPDX-License-Identifier: GPL-3.0-or-later
/// The area in which a page is shown. It contains the page's live view.
///
/// A live view with a size is centered, and made smaller if the area is. Its upper left corner is the origin of the
/// window's coordinates, as on a screen that it fills.
@preconcurrency @MainActor public final class UIWindow: UIView {
    /// The size of the area, in points of the desktop.
    package private(set) var area = CGSize(width: 0, height: 0)
    /// What the window shows.
    private var shown: UIView?
    /// The size of what is shown; `nil` if it fills the area.
    private var shownSize: CGSize?

    override public var window: UIWindow? { self }

    /// The part of the window that is for the page: the device, until something is shown.
    var screen: CGRect {
        let deviceSize = shown == nil ? PageContext.current.deviceSize : nil
        return CGRect(origin: .zero, size: shownSize ?? deviceSize ?? bounds.size)
    }

    /// Shows a view in a size, or in all of the area if the size is zero.
    package func show(_ view: UIView, size: CGSize) {
        shown = view
        shownSize = size.width > 0 && size.height > 0 ? size : nil
        if let shownSize { view.bounds.size = shownSize }
        layOut()
        addSubview(view)
    }

    /// Updates the layout for an area of the given size.
    package func resize(to area: CGSize) {
        self.area = area
        layOut()
    }

    /// Updates the layout if the page has changed the size of its live view.
    func followContent() {
        guard let size = shown?.bounds.size, let shownSize, size != shownSize, size.width > 0, size.height > 0 else {
            return
        }
        self.shownSize = size
        layOut()
    }

    private func layOut() {
        let scale = shownSize.map { min(1, area.width / $0.width, area.height / $0.height) } ?? 1
        guard scale > 0, scale.isFinite else { return }
        transform = CGAffineTransform(scaleX: scale, y: scale)
        center = CGPoint(x: area.width / 2, y: area.height / 2)
        let size = CGSize(width: area.width / scale, height: area.height / scale)
        let inner = shownSize ?? size
        bounds = CGRect(center: CGPoint(x: inner.width / 2, y: inner.height / 2), size: size)
        shown?.center = bounds.center
        if shownSize == nil { shown?.bounds.size = size }
    }
}
