/// Something that the compiler or the linker has to say.
public struct Diagnostic: Equatable, Sendable {
    /// How bad it is.
    public enum Severity: String, Equatable, Sendable {
        case error, warning, note, remark
    }

    /// The file that it is about; nil where it is about none.
    public let file: String?
    /// The line, counted from 1; nil where it is about none.
    public let line: Int?
    /// The column, counted from 1.
    public let column: Int?
    /// How bad it is.
    public let severity: Severity
    /// What it says.
    public let text: String

    /// All that a compiler or a linker has said, each once, without the lines of source that it quotes.
    public static func all(in output: String) -> [Diagnostic] {
        var all: [Diagnostic] = []
        for line in output.split(whereSeparator: \.isNewline) {
            if let diagnostic = Diagnostic(line), !all.contains(diagnostic) { all.append(diagnostic) }
            if all.count == most { break }
        }
        return all
    }

    /// Whether a module cannot be read by this compiler, because another one has made it.
    public var isOfAnotherCompiler: Bool {
        ["cannot be imported by the Swift", "was created by an older", "was created by a newer"]
            .contains { text.contains($0) }
    }

    /// How many are taken of one build.
    private static let most = 100

    /// `file:3:7: error: text`, `<unknown>:0: error: text`, `ld.lld: error: text`.
    private init?(_ line: Substring) {
        for severity in ["error", "warning", "note", "remark"] {
            guard let mark = line.firstRange(of: "\(severity): ") else { continue }
            let place = line[..<mark.lowerBound]
            guard place.isEmpty || place.hasSuffix(": ") || place.hasSuffix(": fatal ") else { continue }
            self.severity = Severity(rawValue: severity) ?? .error
            text = String(line[mark.upperBound...])
            var parts = place.trimmingBlanks().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            while parts.last?.isEmpty == true || parts.last == " fatal" { parts.removeLast() }
            var numbers: [Int] = []
            while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
                numbers.insert(number, at: 0)
                parts.removeLast()
            }
            let name = parts.joined(separator: ":")
            let isFile = name.hasPrefix("/") && !numbers.isEmpty
            file = isFile ? name : nil
            self.line = isFile ? numbers[0] : nil
            column = isFile && numbers.count > 1 ? numbers[1] : nil
            return
        }
        return nil
    }
}
