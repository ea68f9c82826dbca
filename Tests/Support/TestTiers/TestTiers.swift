import Glibc

/// Returns the seeds of random games: all `count` of them in thorough tests, and the first third in those that each commit
/// has to pass.
public func randomGames(_ count: UInt64) -> Range<UInt64> {
    0..<(getenv("PEEKABOARD_THOROUGH") == nil ? count / 3 : count)
}
