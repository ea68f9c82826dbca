/// Makes lines of bytes that come bit by bit.
public struct LineReader: Sendable {
    /// A line that goes on for longer is taken in parts, in bytes.
    private static let longest = 4096

    private var rest: [UInt8] = []

    /// A reader that has read nothing.
    public init() {}

    /// Takes bytes; the lines that they complete, without their ends.
    public mutating func take(_ bytes: [UInt8]) -> [String] {
        var lines: [String] = []
        for part in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            lines.append(String(decoding: rest + part, as: UTF8.self))
            rest = []
        }
        let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        rest += bytes[end...]
        while rest.count > Self.longest {
            lines.append(String(decoding: rest.prefix(Self.longest), as: UTF8.self))
            rest.removeFirst(Self.longest)
        }
        return lines
    }

    /// Takes what has come of a line that is not complete; nil where there is nothing.
    public mutating func takeRest() -> String? {
        defer { rest = [] }
        return rest.isEmpty ? nil : String(decoding: rest, as: UTF8.self)
    }
}
