import CGtk

/// Says in one line on standard error what is wrong.
func complain(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    peekaboard_print_error("peekaboard: \(line)\n")
}
