import CGtk

/// A time in minutes and seconds: `1:05`.
func clock(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
}

/// The present time, in seconds since the beginning of 1970, UTC.
func secondsSince1970() -> Int { Int(g_get_real_time() / 1_000_000) }
