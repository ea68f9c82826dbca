import Glibc
import PageLink

extension CalendarDay {
    /// Today in the local time zone.
    package static var today: CalendarDay {
        var now = time(nil)
        var date = tm()
        localtime_r(&now, &date)
        return CalendarDay(year: Int(date.tm_year) + 1900, month: Int(date.tm_mon) + 1, day: Int(date.tm_mday))
    }
}
