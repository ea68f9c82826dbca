// SPDX-License-Identifier: GPL-3.0-or-later
import Synchronization

/// A flag that cancels work on another thread whose result is no longer needed.
package final class Cancellation: Sendable {
    private let flag = Atomic(false)

    /// Creates a flag that is not set.
    package init() {}

    /// Whether the work was canceled.
    package var isCanceled: Bool { flag.load(ordering: .relaxed) }

    /// Cancels the work.
    package func cancel() { flag.store(true, ordering: .relaxed) }
}
