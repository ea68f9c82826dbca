import CGtk

/// The present time, in seconds since the beginning of 1970, UTC.
func secondsSince1970() -> Int { Int(g_get_real_time() / 1_000_000) }
