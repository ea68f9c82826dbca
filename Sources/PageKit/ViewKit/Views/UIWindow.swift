// SPDX-License-Identifier: GPL-3.0-or-later
/// The area in which a page is shown. It contains the page's live view.
///
/// A live view with a size is centered, and made smaller if the area is. Its upper left corner is the origin of the
/// window's coordinates, as on a screen that it fills. One with the size of the device has the device's shape around it.
@preconcurrency @MainActor public final class UIWindow: UIView {
    /// The size of the area, in points of the desktop.
    package private(set) var area = CGSize(width: 0, height: 0)
    /// What the window shows.
    private var shown: UIView?
    /// The size of what is shown; `nil` if it fills the area.
    private var shownSize: CGSize?
    /// The body of the device around what is shown.
    private var device: UIView?
    /// The width of the device's body around its screen, the radius of its corners, and the room around it, in points.
    private static let (deviceBorder, deviceRadius, deviceMargin): (CGFloat, CGFloat, CGFloat) = (12, 32, 6)

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
        if let shownSize, shownSize == PageContext.current.deviceSize { addDevice() }
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

    private func addDevice() {
        let device = UIView()
        device.isUserInteractionEnabled = false
        device.backgroundColor = .systemGray5
        device.layer.cornerRadius = Self.deviceRadius
        addSubview(device)
        self.device = device
    }

    private func layOut() {
        let margin = device == nil ? 0 : 2 * (Self.deviceBorder + Self.deviceMargin)
        let scale = shownSize.map { min(1, area.width / ($0.width + margin), area.height / ($0.height + margin)) } ?? 1
        guard scale > 0, scale.isFinite else { return }
        transform = CGAffineTransform(scaleX: scale, y: scale)
        center = CGPoint(x: area.width / 2, y: area.height / 2)
        let size = CGSize(width: area.width / scale, height: area.height / scale)
        let inner = shownSize ?? size
        bounds = CGRect(center: CGPoint(x: inner.width / 2, y: inner.height / 2), size: size)
        shown?.center = bounds.center
        if shownSize == nil { shown?.bounds.size = size }
        let border = 2 * Self.deviceBorder
        device?.bounds.size = CGSize(width: inner.width + border, height: inner.height + border)
        device?.center = bounds.center
    }
}
