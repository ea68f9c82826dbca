// SPDX-License-Identifier: GPL-3.0-or-later
// The page owns its live view. The process that runs the page asks for the view after the page's top-level code has
// returned.

import ViewKit

/// What a page can show: a view, a view controller, or the controller of a board.
@preconcurrency @MainActor public protocol PlaygroundLiveViewable: AnyObject {
    /// The view to show.
    var viewOnPage: UIView { get }
}

extension UIView: PlaygroundLiveViewable {
    /// The view itself.
    public var viewOnPage: UIView { self }
}

extension UIViewController: PlaygroundLiveViewable {
    /// The view of the controller.
    public var viewOnPage: UIView { view }
}

/// The page that is running.
@preconcurrency @MainActor public final class PlaygroundPage {
    /// The running page.
    public static let current = PlaygroundPage()

    /// What the page shows. Only the last value that is set in the page's top-level code counts. Setting a view
    /// controller loads its view.
    public var liveView: (any PlaygroundLiveViewable)? {
        didSet { (liveView as? UIViewController)?.loadViewIfNeeded() }
    }
    /// Has no effect, because a page with a live view always keeps running. It lets pages that were written for Xcode
    /// compile.
    public var needsIndefiniteExecution = true
    /// The clock of the page. It runs only while the page does, and starts at 0.
    public let clock = PageClock()

    private init() {}

    /// Has no effect, because a page keeps running as long as it is shown.
    public func finishExecution() {}

    /// Shows the live view in the window. Returns false if there is none.
    package func showLiveView() -> Bool {
        guard let liveView = liveView ?? PageContext.current.keyWindow else { return false }
        let window = PageContext.current.window
        if let controller = liveView as? UIViewController {
            window.show(controller)
        } else if let shown = liveView as? UIWindow {
            window.show(shown)
        } else {
            let view = liveView.viewOnPage
            window.show(view, size: view.bounds.size)
        }
        return true
    }
}
