// SPDX-License-Identifier: GPL-3.0-or-later
/// Reads a file in the container format of LLVM, which contains nested blocks with records of numbers and bytes. The
/// format is described in <https://llvm.org/docs/BitCodeFormat.html>. Such a file can come from an attacker, so its
/// lengths are checked, and its depth and sizes are limited.
struct BitstreamReader {
    /// A record of a block.
    struct Record {
        /// The kind of the record.
        let code: UInt64
        /// The numbers, including those of an array.
        var numbers: [UInt64] = []
        /// The bytes after the numbers, if any.
        var blob: ArraySlice<UInt8>?
    }

    /// A part of the file.
    enum Entry {
        /// The beginning of a block with the given number.
        case block(UInt64)
        /// The end of the current block.
        case end
        /// A record of the current block.
        case record(Record)
    }

    private struct Block {
        let number: UInt64
        /// The width of the numbers of abbreviations, in bits.
        let width: Int
        /// The index of the first bit after the block, as far as its beginning says.
        let end: Int
        var abbreviations: [BitstreamAbbreviation]
    }

    private static let maxDepth = 8
    private static let maxEntries = 200_000
    private static let maxNumbers = 4096
    private static let maxAbbreviations = 64
    /// The number of the block that defines abbreviations for other blocks.
    private static let information: UInt64 = 0

    private var cursor: BitstreamCursor
    private var blocks: [Block] = []
    private var entries = 0
    /// The abbreviations for all blocks with a number.
    private var common: [UInt64: [BitstreamAbbreviation]] = [:]
    /// The number of the blocks that abbreviations are being defined for.
    private var defined: UInt64?

    /// Begins to read a file that starts with the four bytes of `signature`.
    init(_ bytes: [UInt8], signature: StaticString) throws(BitstreamError) {
        cursor = BitstreamCursor(bytes)
        let isSigned = signature.withUTF8Buffer { bytes.starts(with: $0) }
        guard isSigned else { throw .malformed }
        try cursor.skip(signature.utf8CodeUnitCount * 8)
    }

    /// Returns the next part of the file, or `nil` at its end.
    mutating func next() throws(BitstreamError) -> Entry? {
        while !blocks.isEmpty || cursor.bitsLeft > 0 {
            entries += 1
            guard entries <= Self.maxEntries else { throw .tooLarge }
            let isInformation = blocks.last?.number == Self.information
            switch try cursor.fixed(blocks.last?.width ?? 2) {
            case 0:
                guard !blocks.isEmpty else { throw .malformed }
                blocks.removeLast()
                try cursor.align()
                if !isInformation { return .end }
            case 1:
                guard !isInformation else { throw .malformed }
                let number = try enterBlock()
                if number != Self.information { return .block(number) }
                defined = nil
            case 2: try define(BitstreamAbbreviation(from: &cursor))
            case 3:
                let record = try record()
                guard isInformation else { return .record(record) }
                // The others are names.
                if record.code == 1 { defined = record.numbers.first }
            case let number:
                guard let known = blocks.last?.abbreviations, number - 4 < known.count else { throw .malformed }
                let record = try record(known[Int(number - 4)])
                if !isInformation { return .record(record) }
            }
        }
        return nil
    }

    /// Moves to the end of the block that has just begun.
    mutating func skipBlock() throws(BitstreamError) {
        guard let block = blocks.popLast() else { throw .malformed }
        try cursor.skip(block.end - cursor.position)
    }

    private mutating func enterBlock() throws(BitstreamError) -> UInt64 {
        let number = try cursor.variable(8)
        let width = try cursor.variable(4)
        try cursor.align()
        let length = Int(try cursor.fixed(32)) * 32
        guard 2...32 ~= width else { throw .malformed }
        guard length <= cursor.bitsLeft else { throw .truncated }
        guard blocks.count < Self.maxDepth else { throw .tooLarge }
        blocks.append(
            Block(
                number: number, width: Int(width), end: cursor.position + length, abbreviations: common[number] ?? []))
        return number
    }

    private mutating func define(_ abbreviation: BitstreamAbbreviation) throws(BitstreamError) {
        guard let block = blocks.last else { throw .malformed }
        let count: Int
        if block.number == Self.information {
            guard let defined else { throw .malformed }
            common[defined, default: []].append(abbreviation)
            count = common[defined]?.count ?? 0
        } else {
            blocks[blocks.count - 1].abbreviations.append(abbreviation)
            count = block.abbreviations.count + 1
        }
        guard count <= Self.maxAbbreviations else { throw .tooLarge }
    }

    /// Reads a record without an abbreviation.
    private mutating func record() throws(BitstreamError) -> Record {
        guard !blocks.isEmpty else { throw .malformed }
        var record = Record(code: try cursor.variable(6))
        try readArray(into: &record, count: try cursor.variable(6), of: .variable(6))
        return record
    }

    private mutating func record(_ abbreviation: BitstreamAbbreviation) throws(BitstreamError) -> Record {
        var record = Record(code: try cursor.number(abbreviation.numbers[0]))
        for number in abbreviation.numbers.dropFirst() { record.numbers.append(try cursor.number(number)) }
        switch abbreviation.tail {
        case .none: break
        case .array(let element): try readArray(into: &record, count: try cursor.variable(6), of: element)
        case .blob: record.blob = try cursor.blob(count: try cursor.variable(6))
        }
        return record
    }

    private mutating func readArray(
        into record: inout Record, count: UInt64, of element: BitstreamAbbreviation.Number
    ) throws(BitstreamError) {
        guard count <= Self.maxNumbers else { throw .tooLarge }
        for _ in 0..<count { record.numbers.append(try cursor.number(element)) }
    }
}
