// SPDX-License-Identifier: GPL-3.0-or-later
/// Messages to screen readers, and settings of the desktop.
@preconcurrency @MainActor public enum UIAccessibility {
    /// The kind of a message to screen readers.
    public struct Notification: Hashable, Sendable {
        private let name: String

        /// The argument, a text, is read.
        public static let announcement = Notification(name: "announcement")
        /// Part of the page has changed. The argument, a text or a view, is read.
        public static let layoutChanged = Notification(name: "layoutChanged")
        /// Most of the page has changed. The argument, a text or a view, is read.
        public static let screenChanged = Notification(name: "screenChanged")
    }

    /// Whether the user prefers no animations.
    public static var isReduceMotionEnabled: Bool { PageContext.current.traits.reducesMotion }

    /// Always `false`, because the desktop does not say whether a screen reader is running. A page does not depend on it:
    /// its elements are there for the keyboard, too.
    public static var isVoiceOverRunning: Bool { false }

    /// Notifies screen readers. The argument is a text, or a view whose label and value are read.
    public static func post(notification: Notification, argument: Any?) {
        switch argument {
        case let text as String: announce(text)
        case let view as UIView where notification != .announcement: announce(view.nodeAccessibility.name)
        default: break
        }
    }

    private static func announce(_ text: String) { if !text.isEmpty { PageContext.current.announce(text) } }
}
