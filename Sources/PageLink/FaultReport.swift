/// Where a page was when a signal ended its process, or when it was asked: a line that the process writes to standard error,
/// with places in the page's library, which the toolchain's `llvm-symbolizer` can name.
public struct FaultReport: Equatable, Sendable {
    /// A place in the source of a page.
    public struct Place: Equatable, Sendable {
        /// The path of the file.
        public let file: String
        /// Counted from 1.
        public let line: Int

        /// A line of a file.
        public init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// What stands on the same line before the report: the page has printed it without an end.
    public let said: String
    /// The number of the signal.
    public let signal: Int
    /// The places in the page's library, the innermost first, in bytes from its beginning. None where the page was not
    /// running, or could not be followed.
    public let places: [UInt64]

    /// The report in a line of standard error, nil where there is none.
    public init?(line: String) {
        guard let mark = line.lastIndex(of: "\u{1E}") else { return nil }
        let words = line[line.index(after: mark)...].split(separator: " ")
        guard words.count >= 2, words[0] == "fault", let signal = Int(words[1]) else { return nil }
        said = String(line[..<mark])
        self.signal = signal
        places = words.dropFirst(2).compactMap { UInt64($0, radix: 16) }
    }

    /// What to tell `llvm-symbolizer`, so that it names the places.
    public func question(library: String) -> [String] {
        ["--obj=\(library)", "--functions=none", "--no-inlines", "--skip-line-zero", "--verbose"]
            + places.map { "0x" + String($0, radix: 16) }
    }

    /// The places that `llvm-symbolizer` has named, the innermost first; those that are none of the page's own lines are left
    /// out. So are those in functions that the compiler has made up, which begin on no line: what is named there are lines
    /// beside them.
    public static func places(in answer: String) -> [Place] {
        answer.split(separator: "\n\n").compactMap { text in
            var facts: [Substring: Substring] = [:]
            for line in text.split(separator: "\n") {
                guard let mark = line.firstRange(of: ": ") else { continue }
                facts[line[..<mark.lowerBound].drop { $0 == " " }] = line[mark.upperBound...]
            }
            guard let file = facts["Filename"], file.hasPrefix("/"), facts["Function start line"] != nil,
                let line = facts["Line"].flatMap({ Int($0) }), line > 0
            else { return nil }
            return Place(file: String(file), line: line)
        }
    }
}
