// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PentominoRules

extension Day {
    /// The current date in the user's time zone.
    public static var today: Day {
        var (now, parts) = (time(nil), tm())
        localtime_r(&now, &parts)
        return Day(year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday)) ?? Day.first
    }
}
