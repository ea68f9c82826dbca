// SPDX-License-Identifier: GPL-3.0-or-later
/// An offer to restore something that was discarded. It is withdrawn when that is no longer possible.
package final class UndoOffer: Notice {
    /// Restores it.
    package let undo: () -> Void

    /// Creates an offer whose `message` describes what happened.
    package init(_ message: String, undo: @escaping () -> Void) {
        self.undo = undo
        super.init(message)
    }
}
