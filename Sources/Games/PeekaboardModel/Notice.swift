// SPDX-License-Identifier: GPL-3.0-or-later
// The code that has something to say owns the notice while it applies; the code that shows the notice sets `withdrawn`.

/// A message to show briefly.
@MainActor package class Notice {
    /// The message, in the user's language.
    package let message: String
    /// Called when the message no longer applies.
    package var withdrawn: () -> Void = {}

    /// Creates a notice with a message.
    package init(_ message: String) { self.message = message }

    isolated deinit { withdrawn() }
}
