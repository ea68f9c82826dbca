// SPDX-License-Identifier: GPL-3.0-or-later
extension Diagnostic {
    /// Parses the output of a linker, or of a compiler of copies. Source excerpts and duplicates are left out.
    static func all(in output: String, of copies: [SourceCopy] = []) -> [Diagnostic] {
        var (all, count): ([Diagnostic], Int) = ([], 0)
        for line in output.split(whereSeparator: \.isNewline) {
            guard let diagnostic = Diagnostic(line, of: copies) else { continue }
            if diagnostic.severity == .note, !all.isEmpty {
                if !diagnostic.isAboutHeader { all[all.count - 1].notes.append(diagnostic) }
            } else {
                all.append(diagnostic)
            }
            count += 1
            if count == most { break }
        }
        return all.toReport
    }

    /// Parses `file:3:7: error: text`, `<unknown>:0: error: text`, or `ld.lld: error: text`.
    private init?(_ line: Substring, of copies: [SourceCopy]) {
        for severity in ["error", "warning", "note", "remark"] {
            guard let mark = line.firstRange(of: "\(severity): ") else { continue }
            let prefix = line[..<mark.lowerBound]
            guard prefix.isEmpty || prefix.hasSuffix(": ") || prefix.hasSuffix(": fatal ") else { continue }
            var parts = prefix.trimmingBlanks().split(separator: ":", omittingEmptySubsequences: false).map(String.init)
            while parts.last?.isEmpty == true || parts.last == " fatal" { parts.removeLast() }
            var numbers: [Int] = []
            while numbers.count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
                numbers.insert(number, at: 0)
                parts.removeLast()
            }
            var (name, number) = (parts.joined(separator: ":"), numbers.first)
            if let line = number { (name, number) = copies.origin(of: name, line: line) }
            self.init(
                severity: Severity(rawValue: severity) ?? .error, text: String(line[mark.upperBound...]), name: name,
                line: number, column: numbers.dropFirst().first)
            return
        }
        return nil
    }
}

extension [Diagnostic] {
    /// The messages without those that are there before.
    var toReport: [Diagnostic] {
        reduce(into: []) { if !$1.isIrrelevant, !$0.contains($1) { $0.append($1) } }
    }
}
