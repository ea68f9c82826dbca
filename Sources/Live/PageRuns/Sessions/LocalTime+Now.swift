// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageLink

extension LocalTime {
    /// The present time.
    package static var now: LocalTime {
        var now = time(nil)
        var date = tm()
        localtime_r(&now, &date)
        return LocalTime(
            year: Int(date.tm_year) + 1900, month: Int(date.tm_mon) + 1, day: Int(date.tm_mday),
            second: Int(date.tm_hour) * 3600 + Int(date.tm_min) * 60 + min(59, Int(date.tm_sec)))
    }
}
