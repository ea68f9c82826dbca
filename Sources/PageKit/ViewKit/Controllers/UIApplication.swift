// SPDX-License-Identifier: GPL-3.0-or-later
/// The program that shows the page.
@preconcurrency @MainActor public final class UIApplication {
    /// What a program can be doing.
    nonisolated public enum State: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case active, inactive, background
    }

    /// The program.
    public static let shared = UIApplication()

    /// The window that shows the page.
    public var keyWindow: UIWindow? { PageContext.current.keyWindow ?? PageContext.current.window }
    /// The window that shows the page.
    public var windows: [UIWindow] { [keyWindow].compactMap(\.self) }
    /// What the program is doing.
    public var applicationState: State { .active }
    /// Where the status bar is: nowhere.
    public var statusBarFrame: CGRect { .zero }
    /// Whether there is no status bar.
    public var isStatusBarHidden: Bool { true }
    /// The direction in which the device is held.
    public var statusBarOrientation: UIInterfaceOrientation { .portrait }
    /// The direction of the user's language.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UITraitCollection.current.layoutDirection
    }
    /// Whether the screen stays on; without effect.
    public var isIdleTimerDisabled = false

    private init() {}

    /// Calls a method of a target by name. A target of `nil` is the first responder that has it.
    @discardableResult
    public func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        let method = TargetAction(target, action)
        let start = PageContext.current.firstResponder ?? sender as? UIResponder
        guard let target = method.target(from: start) else { return false }
        NamedMethod.call(action, of: target, sender as AnyObject?, event)
        return true
    }
}
