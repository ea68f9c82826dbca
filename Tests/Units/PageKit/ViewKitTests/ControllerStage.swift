// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

/// Shows a controller in the window, on an area of 400 × 600 points.
final class ControllerStage {
    private let context = PageContext.current
    /// What other tests are about to use.
    private let others = PageContext.current.window.subviews

    init(_ controller: UIViewController, width: Double = 400, height: Double = 600) {
        context.rest()
        context.useSimpleMeasures()
        context.window.resize(to: CGSize(width: width, height: height))
        context.window.show(controller)
        context.settle()
    }

    /// Removes what is shown. Each test calls this at its end.
    func close() {
        context.touches.cancelAll(at: context.time.seconds)
        context.rest()
        for view in context.window.subviews where !others.contains(view) { view.removeFromSuperview() }
        context.window.rootViewController = nil
        context.rest()
    }

    /// Runs steps of the page's time.
    func steps(_ count: Int) {
        for _ in 0..<count {
            context.time.run(context.time.step + 1)
            context.settle()
        }
    }

    /// Runs the time of any transition.
    func wait() { steps(40) }

    /// The elements that can be reached.
    var views: [UIView] {
        context.window.elements.filter { view in !others.contains { view.isDescendant(of: $0) } }
    }

    /// The labels of the elements.
    var elements: [String] { views.map { $0.accessibilityLabel ?? "" } }

    /// Activates the first element with a label.
    func activate(_ label: String) {
        views.first { $0.accessibilityLabel == label }?.activateElement(at: context.time.seconds)
        context.settle()
    }
}

/// Writes down its calls in a log.
final class LoggedController: UIViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog) {
        (self.name, self.log) = (name, log)
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String, _ animated: Bool? = nil) {
        log.calls.append("\(name) \(call)" + (animated == true ? " animated" : ""))
    }

    override func viewDidLoad() { note("load") }
    override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
    override func viewIsAppearing(_ animated: Bool) { if log.notesAppearing { note("is appearing", animated) } }
    override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
    override func willMove(toParent parent: UIViewController?) {
        if log.notesParents { note(parent == nil ? "will leave" : "will join") }
    }
    override func didMove(toParent parent: UIViewController?) {
        if log.notesParents { note(parent == nil ? "left" : "joined") }
    }
    override func viewSafeAreaInsetsDidChange() { if log.notesSafeAreas { note("safe area") } }
}

/// The calls of several controllers, in order.
final class CallLog: UINavigationControllerDelegate, UITabBarControllerDelegate {
    var calls: [String] = []
    var (notesAppearing, notesParents, notesSafeAreas) = (false, false, false)
    var allowsTabs = true

    /// Returns the calls since the last time.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { calls.append("will show \(viewController.title ?? "")" + (animated ? " animated" : "")) }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { calls.append("did show \(viewController.title ?? "")" + (animated ? " animated" : "")) }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        allowsTabs
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        calls.append("did select \(viewController.title ?? "")")
    }
}
