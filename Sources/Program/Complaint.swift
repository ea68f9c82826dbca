import CGtk

/// Says in one line on standard error what is wrong, and which program says so.
public func complain(_ message: String) {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "peekaboard"
    peekaboard_print_error("\(program): \(line)\n")
}
