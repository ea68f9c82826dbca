/// What the model asks of the machine: clocks, chance and threads. Tests pass their own.
@MainActor public protocol Platform: AnyObject {
    /// The time of the one clock that boards are given, in seconds.
    func now() -> Double
    /// The present time, in seconds since the beginning of 1970, UTC.
    func secondsSince1970() -> Int
    /// A random seed, for a game that was not requested by its seed.
    func randomSeed() -> UInt64
    /// Does `work` off the main thread, then hands its result to `body` on the main thread.
    func inBackground<Result: Sendable>(
        _ work: @escaping @Sendable () -> Result, then body: @escaping @MainActor (Result) -> Void)
}
