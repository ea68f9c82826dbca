// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

extension PageContext {
    /// Ends what another test has left moving. A suite cannot do that when it ends, because the next test may already run.
    func rest() {
        for view in window.all { view.layer.removeAllAnimations() }
        time.run(time.step + 1)
        // Views that are not in the window can be animated, too.
        for _ in 0..<9 where time.activity != .still { time.run(time.step + 100_000) }
    }
}
