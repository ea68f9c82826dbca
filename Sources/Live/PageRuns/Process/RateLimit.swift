// SPDX-License-Identifier: GPL-3.0-or-later
/// Limits how often something happens, so that a page cannot flood the user with it.
struct RateLimit {
    /// The maximum number within a second.
    let perSecond: Int
    private var start = -Double.infinity
    private var count = 0

    init(perSecond: Int) { self.perSecond = perSecond }

    /// Returns whether it may happen at the given time, in seconds.
    mutating func allows(at time: Double) -> Bool {
        if time - start >= 1 { (start, count) = (time, 0) }
        count += 1
        return count <= perSecond
    }
}
