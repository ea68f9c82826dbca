// SPDX-License-Identifier: GPL-3.0-or-later
// The module of playgrounds of Xcode 7 and before. Today, it is PlaygroundSupport.

import PlaygroundSupport
import ViewKit

/// What a page can show.
public typealias XCPlaygroundLiveViewable = PlaygroundLiveViewable

/// The page that is running.
@preconcurrency @MainActor public final class XCPlaygroundPage {
    /// The running page.
    public static let currentPage = XCPlaygroundPage()

    /// What the page shows. Only the last value that is set in the page's top-level code counts.
    public var liveView: (any XCPlaygroundLiveViewable)? {
        get { PlaygroundPage.current.liveView }
        set { PlaygroundPage.current.liveView = newValue }
    }
    /// Has no effect, because a page with a live view always keeps running.
    public var needsIndefiniteExecution: Bool {
        get { PlaygroundPage.current.needsIndefiniteExecution }
        set { PlaygroundPage.current.needsIndefiniteExecution = newValue }
    }

    private init() {}

    /// Has no effect, because a page keeps running as long as it is shown.
    public func finishExecution() { PlaygroundPage.current.finishExecution() }

    /// Has no effect, because the values of all lines are shown.
    public func captureValue<Value>(_ value: Value, withIdentifier identifier: String) {}
}

/// Shows a view on the page. The identifier has no effect, and only the last view counts.
@preconcurrency @MainActor public func XCPShowView(identifier: String, view: UIView) {
    PlaygroundPage.current.liveView = view
}

/// Shows a view on the page. The identifier has no effect, and only the last view counts.
@preconcurrency @MainActor public func XCPShowView(_ identifier: String, view: UIView) {
    XCPShowView(identifier: identifier, view: view)
}

/// Has no effect, because a page with a live view always keeps running.
@preconcurrency @MainActor public func XCPSetExecutionShouldContinueIndefinitely(
    continueIndefinitely: Bool = true
) {}

/// Has no effect, because the values of all lines are shown.
@preconcurrency @MainActor public func XCPCaptureValue<Value>(identifier: String, value: Value) {}

/// Has no effect, because the values of all lines are shown.
@preconcurrency @MainActor public func XCPCaptureValue<Value>(_ identifier: String, value: Value) {}
