// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// The log domain of the program's messages for developers.
private nonisolated let domain = "Peekaboard"

/// Whether messages for developers are shown: the environment variable `G_MESSAGES_DEBUG` lists `Peekaboard`, or is
/// `all`.
package nonisolated var showsDebugMessages: Bool { peekaboard_shows_debug(domain) != 0 }

/// Logs a message for developers, in English. It is only made if such messages are shown.
package nonisolated func debug(_ message: @autoclosure () -> String) {
    guard showsDebugMessages else { return }
    peekaboard_debug(domain, message())
}

/// Returns the time that has passed, for a message.
package nonisolated func milliseconds(since start: Double) -> String { "\(Int((now() - start) * 1000)) ms" }
