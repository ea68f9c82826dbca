// SPDX-License-Identifier: GPL-3.0-or-later
/// What runs the timers and the display links of a page: its time. A page has only one.
@preconcurrency @MainActor public final class RunLoop {
    /// A name for a set of events. Timers run in all modes.
    nonisolated public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates a mode with a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// All modes.
        public static let common = Mode(rawValue: "common")
        /// The usual mode.
        public static let `default` = Mode(rawValue: "default")
        /// The mode while the user scrolls.
        public static let tracking = Mode(rawValue: "tracking")
    }

    /// The run loop of the page.
    public static let main = RunLoop()
    /// The run loop of the page.
    public static var current: RunLoop { main }

    private init() {}

    /// Starts a timer.
    public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }
}
