/// A message from the compiler or the linker.
public struct Diagnostic: Equatable, Sendable {
    /// The severity of a message.
    public enum Severity: String, Equatable, Sendable {
        case error, warning, note, remark
    }

    /// The file that the message refers to, if any.
    public let file: String?
    /// The line number, starting at 1, if any.
    public let line: Int?
    /// The column, starting at 1, if any.
    public let column: Int?
    /// The declaration in a module that the message refers to, instead of a file, such as `Foundation.CGRect`.
    public let declaration: String?
    /// The severity.
    public let severity: Severity
    /// The text of the message.
    public let text: String

    /// Parses the output of a compiler or a linker. Source excerpts and duplicates are left out.
    public static func all(in output: String) -> [Diagnostic] {
        var all: [Diagnostic] = []
        for line in output.split(whereSeparator: \.isNewline) {
            if let diagnostic = Diagnostic(line), !all.contains(diagnostic) { all.append(diagnostic) }
            if all.count == most { break }
        }
        return all
    }

    /// Whether the error is that a module was built by a different compiler version.
    public var isCompilerMismatch: Bool {
        ["cannot be imported by the Swift", "was created by an older", "was created by a newer"]
            .contains { text.contains($0) }
    }

    /// The maximum number of messages per build.
    private static let most = 100

    /// Parses `file:3:7: error: text`, `<unknown>:0: error: text`, or `ld.lld: error: text`.
    private init?(_ line: Substring) {
        for severity in ["error", "warning", "note", "remark"] {
            guard let mark = line.firstRange(of: "\(severity): ") else { continue }
            let prefix = line[..<mark.lowerBound]
            guard prefix.isEmpty || prefix.hasSuffix(": ") || prefix.hasSuffix(": fatal ") else { continue }
            self.severity = Severity(rawValue: severity) ?? .error
            text = String(line[mark.upperBound...])
            var parts = prefix.trimmingBlanks().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            while parts.last?.isEmpty == true || parts.last == " fatal" { parts.removeLast() }
            var numbers: [Int] = []
            while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
                numbers.insert(number, at: 0)
                parts.removeLast()
            }
            let name = parts.joined(separator: ":")
            let isFile = name.hasPrefix("/") && !numbers.isEmpty
            file = isFile ? name : nil
            declaration = isFile || numbers.isEmpty || name.hasPrefix("<") ? nil : name
            self.line = isFile ? numbers[0] : nil
            column = isFile && numbers.count > 1 ? numbers[1] : nil
            return
        }
        return nil
    }
}
