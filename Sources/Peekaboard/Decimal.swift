import CGtk

/// A number with so many digits after the decimal mark of the user's language.
func decimal(_ number: Double, places: Int32 = 1) -> String {
    let text = peekaboard_decimal(number, places)!
    defer { g_free(text) }
    return String(cString: text)
}

/// A whole number with the marks between thousands of the user's language: `2,339`.
func grouped(_ number: Int) -> String {
    let text = peekaboard_grouped(number)!
    defer { g_free(text) }
    return String(cString: text)
}
