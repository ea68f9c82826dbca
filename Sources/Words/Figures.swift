import CIntl

/// A number with so many digits after the decimal mark of the user's language.
public func decimal(_ number: Double, places: Int32 = 1) -> String {
    text { words_decimal($0, $1, number, places) }
}

/// A whole number with the marks between thousands of the user's language: `2,339`.
public func grouped(_ number: Int) -> String { text { words_grouped($0, $1, number) } }

/// A date as it is written in the user's country.
public func date(year: Int, month: Int, day: Int) -> String {
    text { words_date($0, $1, Int32(year), Int32(month), Int32(day)) }
}

/// A time in minutes and seconds: `1:05`.
public func clock(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded())
    return "\(whole / 60):\(whole % 60 < 10 ? "0" : "")\(whole % 60)"
}

private func text(_ write: (UnsafeMutablePointer<CChar>, Int) -> Void) -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
        write(buffer.baseAddress!, buffer.count)
        return String(cString: buffer.baseAddress!)
    }
}
