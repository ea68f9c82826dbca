// SPDX-License-Identifier: GPL-3.0-or-later
import CIntl

/// Formats a number with a fixed number of decimals and the decimal separator of the user's locale.
package func decimal(_ number: Double, places: Int32 = 1) -> String {
    text { format_decimal($0, $1, number, places) }
}

/// Formats an integer with the grouping separators of the user's locale, such as `2,339`.
///
/// The C locale has no separators. The interface is in English there, so the separators are commas.
package func grouped(_ number: Int) -> String {
    guard is_c_locale() != 0 else { return text { format_grouped($0, $1, number) } }
    var result = ""
    for (index, digit) in String(number.magnitude).reversed().enumerated() {
        if index > 0, index.isMultiple(of: 3) { result.append(",") }
        result.append(digit)
    }
    return (number < 0 ? "-" : "") + String(result.reversed())
}

/// Formats a date for the user's locale.
package func date(year: Int, month: Int, day: Int) -> String {
    text { format_date($0, $1, Int32(year), Int32(month), Int32(day)) }
}

/// Formats a month with its year in the user's language, such as `November 2026`.
package func monthName(year: Int, month: Int) -> String { text { format_month($0, $1, Int32(year), Int32(month)) } }

/// Returns the short name of a day of the week in the user's language; 0 is Sunday.
package func weekdayName(_ weekday: Int) -> String { String(cString: weekday_name(Int32(weekday))) }

/// The day with which a week begins in the user's country; 0 is Sunday.
package var firstWeekday: Int { Int(first_weekday()) }

/// Formats a duration in minutes and seconds, such as `1:05`.
package func clock(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
}

private func text(_ write: (UnsafeMutablePointer<CChar>, Int) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
        write(buffer.baseAddress!, buffer.count)
        return String(cString: buffer.baseAddress!)
    }
}
