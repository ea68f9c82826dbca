// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Times as text in the format of ISO 8601.
enum ISOTime {
    /// Returns a time such as `2026-11-23T09:26:59+01:00`, or `nil` outside of the years 0 to 9999. `offset` is the
    /// difference between local time and UTC, in seconds.
    static func text(secondsSince1970 seconds: Int, offset: Int) -> String? {
        let (local, overflow) = seconds.addingReportingOverflow(offset)
        var (time, parts) = (time_t(local), tm())
        guard !overflow, gmtime_r(&time, &parts) != nil, (-1900...8099).contains(parts.tm_year) else { return nil }
        let year = digits(Int(parts.tm_year) + 1900, count: 4)
        let date = "\(year)-\(digits(Int(parts.tm_mon) + 1))-\(digits(Int(parts.tm_mday)))"
        let clock = "\(digits(Int(parts.tm_hour))):\(digits(Int(parts.tm_min))):\(digits(Int(parts.tm_sec)))"
        let minutes = abs(offset) / 60
        return "\(date)T\(clock)\(offset < 0 ? "-" : "+")\(digits(minutes / 60)):\(digits(minutes % 60))"
    }

    /// Returns the difference between the user's local time and UTC at a time, in seconds.
    static func localOffset(at seconds: Int) -> Int {
        var (time, parts) = (time_t(seconds), tm())
        return localtime_r(&time, &parts) == nil ? 0 : Int(parts.tm_gmtoff)
    }

    private static func digits(_ number: Int, count: Int = 2) -> String {
        let text = "\(number)"
        return String(repeating: "0", count: max(0, count - text.count)) + text
    }
}
