// SPDX-License-Identifier: GPL-3.0-or-later
/// The area in which a page is shown.
@preconcurrency @MainActor public final class UIScreen {
    /// The only screen.
    public static let main = UIScreen()

    /// The area, in points.
    public var bounds: CGRect { PageContext.current.window.screen }
    /// The scale of a picture that is drawn on the page. The window draws all pictures as sharp as its screen can.
    public let scale: CGFloat = 1

    private init() {}
}
