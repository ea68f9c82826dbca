// SPDX-License-Identifier: GPL-3.0-or-later
/// The layout of a kind of records, as defined in the bitstream.
struct BitstreamAbbreviation {
    /// The encoding of a number.
    enum Number {
        case literal(UInt64), fixed(Int), variable(Int)
        /// A letter, a digit, a period, or an underscore in six bits.
        case character
    }

    /// What follows the numbers of a record.
    enum Tail {
        case none, array(of: Number), blob
    }

    /// The numbers at the beginning; the first one is the code of the record.
    private(set) var numbers: [Number] = []
    /// What follows them.
    private(set) var tail = Tail.none

    private static let maxNumbers = 32

    /// Reads a definition.
    init(from cursor: inout BitstreamCursor) throws(BitstreamError) {
        var count = try cursor.variable(5)
        while count > 0 {
            count -= 1
            switch try Self.encoding(from: &cursor) {
            case .number(let number): numbers.append(number)
            case .array:
                // The encoding of the elements comes last.
                guard count == 1, case .number(let number) = try Self.encoding(from: &cursor) else { throw .malformed }
                if case .literal = number { throw .malformed }
                tail = .array(of: number)
                count = 0
            case .blob:
                guard count == 0 else { throw .malformed }
                tail = .blob
            }
            guard numbers.count <= Self.maxNumbers else { throw .tooLarge }
        }
        guard !numbers.isEmpty else { throw .malformed }
    }

    private enum Encoding {
        case number(Number), array, blob
    }

    private static func encoding(from cursor: inout BitstreamCursor) throws(BitstreamError) -> Encoding {
        if try cursor.fixed(1) == 1 { return .number(.literal(try cursor.variable(8))) }
        switch try cursor.fixed(3) {
        case 1: return .number(try sized(from: &cursor) { .fixed($0) })
        case 2: return .number(try sized(from: &cursor) { .variable($0) })
        case 3: return .array
        case 4: return .number(.character)
        case 5: return .blob
        default: throw .malformed
        }
    }

    /// Reads the width of a number. One without bits is always 0.
    private static func sized(
        from cursor: inout BitstreamCursor, _ number: (Int) -> Number
    ) throws(BitstreamError) -> Number {
        let width = try cursor.variable(5)
        guard width <= 64 else { throw .malformed }
        return width == 0 ? .literal(0) : number(Int(width))
    }
}

extension BitstreamCursor {
    /// Reads a number in the given encoding.
    mutating func number(_ encoding: BitstreamAbbreviation.Number) throws(BitstreamError) -> UInt64 {
        switch encoding {
        case .literal(let value): value
        case .fixed(let width): try fixed(width)
        case .variable(let width): try variable(width)
        case .character: UInt64(Self.characters[Int(try fixed(6))])
        }
    }

    private static let characters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._".utf8)
}
