import CGtk

/// A number with so many digits after the decimal mark of the user's language.
func decimal(_ number: Double, places: Int32 = 1) -> String {
    let text = peekaboard_decimal(number, places)!
    defer { g_free(text) }
    return String(cString: text)
}
