// SPDX-License-Identifier: GPL-3.0-or-later
/// The clocks, random seeds, and threads that the model uses. Tests provide their own.
@MainActor package protocol Platform: AnyObject {
    /// Returns the time of the monotonic clock that boards use, in seconds.
    func now() -> Double
    /// Returns the current time, in seconds since 1970-01-01 UTC.
    func secondsSince1970() -> Int
    func randomSeed() -> UInt64
    /// Runs `work` off the main thread, then calls `body` with its result on the main thread.
    func inBackground<Result: Sendable>(
        _ work: @escaping @Sendable () -> Result, then body: @escaping @MainActor (Result) -> Void)
}
