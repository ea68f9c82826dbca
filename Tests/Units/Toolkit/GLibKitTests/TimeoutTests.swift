// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import GLibKit

/// Limits of timeouts.
@MainActor struct TimeoutTests {
    @Test(arguments: [1e7, 1e12, .infinity, -.infinity, .nan]) func anyTimeoutIsAccepted(seconds: Double) {
        let timeout = Timeout()
        timeout.start(after: seconds) {}
        #expect(timeout.isRunning)
        timeout.cancel()
        #expect(!timeout.isRunning)
    }
}
