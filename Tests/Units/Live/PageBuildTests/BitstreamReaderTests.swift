// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageBuild

/// Bitstreams with everything that the format allows, which is more than the compiler writes today.
struct BitstreamReaderTests {
    /// Returns what a bitstream contains, one part a line. Blocks with the number 99 are skipped.
    private func parts(of bytes: [UInt8]) throws -> [String] {
        var reader = try BitstreamReader(bytes, signature: "TEST")
        var parts: [String] = []
        while let entry = try reader.next() {
            switch entry {
            case .block(99): try reader.skipBlock()
            case .block(let number): parts.append("block \(number)")
            case .end: parts.append("end")
            case .record(let record):
                let blob = record.blob.map { " " + String(decoding: $0, as: UTF8.self) } ?? ""
                parts.append("\(record.code) \(record.numbers)\(blob)")
            }
        }
        return parts
    }

    private func parts(_ write: (inout BitstreamWriter) -> Void) throws -> [String] {
        var writer = BitstreamWriter()
        write(&writer)
        return try parts(of: writer.bytes)
    }

    @Test func recordsWithoutAbbreviationsAreRead() throws {
        let parts = try parts { writer in
            writer.block(8) { $0.record(1, [0, 31, 32, 1 << 40, .max]) }
            writer.block(300, width: 7) { $0.record(1 << 33, []) }
        }
        #expect(
            parts == [
                "block 8", "1 [0, 31, 32, \(1 << 40), \(UInt64.max)]", "end", "block 300", "\(1 << 33) []", "end",
            ])
    }

    @Test func abbreviationsAreThoseOfTheirBlock() throws {
        let parts = try parts { writer in
            writer.block(8) { writer in
                writer.define([.literal(7), .fixed(3), .variable(4), .character, .fixed(0), .variable(0)])
                writer.abbreviation(4)
                writer.fixed(5, 3)
                writer.variable(1000, 4)
                writer.fixed(27, 6)
                writer.block(8, width: 4) { $0.record(2, [1]) }
                writer.abbreviation(4)
                writer.fixed(1, 3)
                writer.variable(2, 4)
                writer.fixed(63, 6)
            }
        }
        #expect(parts == ["block 8", "7 [5, 1000, 66, 0, 0]", "block 8", "2 [1]", "end", "7 [1, 2, 95, 0, 0]", "end"])
        #expect(throws: BitstreamError.malformed) {
            try self.parts { writer in
                writer.block(8) { writer in
                    writer.define([.literal(7)])
                    writer.block(8) { $0.abbreviation(4) }
                }
            }
        }
    }

    @Test func commonAbbreviationsComeFirst() throws {
        let parts = try parts { writer in
            writer.block(0) { writer in
                writer.record(1, [9])
                // The name of the block, which has no meaning.
                writer.record(2, [65])
                writer.define([.fixed(8), .array, .variable(6)])
                writer.record(1, [8])
                writer.define([.literal(3)])
                writer.record(1, [9])
                writer.define([.literal(4), .fixed(2), .blob])
            }
            writer.block(9) { writer in
                writer.define([.literal(5)])
                writer.abbreviation(6)
                writer.abbreviation(4)
                writer.fixed(200, 8)
                for number in [3, 7, 8, 9] { writer.variable(UInt64(number), 6) }
                writer.abbreviation(5)
                writer.fixed(2, 2)
                writer.blob(Array("blob é".utf8))
                writer.abbreviation(6)
            }
            writer.block(8) { $0.abbreviation(4) }
        }
        #expect(
            parts == [
                "block 9", "5 []", "200 [7, 8, 9]", "4 [2] blob é", "5 []", "end", "block 8", "3 []", "end",
            ])
    }

    @Test func blocksAreSkipped() throws {
        let parts = try parts { writer in
            writer.block(8) { writer in
                writer.block(99) { writer in
                    for _ in 0..<50 { writer.block(9) { $0.record(1, [2]) } }
                }
                writer.record(1, [3])
            }
        }
        #expect(parts == ["block 8", "1 [3]", "end"])
    }

    @Test func partOfABitstreamIsTruncated() throws {
        var writer = BitstreamWriter()
        writer.block(8) { writer in
            writer.define([.literal(4), .array, .character])
            writer.abbreviation(4)
            writer.variable(9, 6)
            for number in 0..<9 { writer.fixed(UInt64(number), 6) }
            writer.define([.literal(5), .blob])
            writer.abbreviation(5)
            writer.blob([1, 2, 3, 4, 5])
            writer.block(9) { $0.record(1, [1 << 60]) }
        }
        let bytes = writer.bytes
        #expect(try parts(of: bytes).count == 7)
        for count in 5..<bytes.count {
            #expect(throws: BitstreamError.truncated, "\(count)") { try parts(of: Array(bytes[..<count])) }
        }
        #expect(try parts(of: Array(bytes[..<4])) == [])
        for count in 0..<4 { #expect(throws: BitstreamError.malformed) { try parts(of: Array(bytes[..<count])) } }
        #expect(throws: BitstreamError.malformed) { try parts(of: Array("DIAG".utf8)) }
    }

    @Test(
        arguments: [
            [], [.blob], [.array, .fixed(3)], [.literal(1), .array], [.literal(1), .array, .array],
            [.literal(1), .array, .literal(2)], [.literal(1), .array, .blob],
            [.literal(1), .array, .fixed(1), .fixed(1)],
            [.literal(1), .blob, .fixed(1)], [.literal(1), .unknown], [.fixed(65)], [.variable(65)],
            // An array of numbers without bits could have any length.
            [.literal(1), .array, .fixed(0)], [.literal(1), .array, .variable(0)],
        ] as [[BitstreamWriter.Operand]])
    func invalidAbbreviationsAreRefused(operands: [BitstreamWriter.Operand]) {
        #expect(throws: BitstreamError.malformed) { try parts { $0.block(8) { $0.define(operands) } } }
    }

    @Test(arguments: [1, 33]) func numbersInChunksOfAnInvalidWidthAreRefused(width: UInt64) {
        #expect(throws: BitstreamError.malformed) {
            try parts { writer in
                writer.block(8) { writer in
                    writer.define([.variable(width)])
                    writer.abbreviation(4)
                    writer.fixed(0, 64)
                }
            }
        }
    }

    @Test func numbersOfMoreThan64BitsAreRefused() throws {
        let write = { (writer: inout BitstreamWriter, chunks: Int, last: UInt64) in
            writer.block(8) { writer in
                writer.define([.variable(8)])
                writer.abbreviation(4)
                for _ in 0..<chunks { writer.fixed(0xFF, 8) }
                writer.fixed(last, 8)
            }
        }
        #expect(try parts { write(&$0, 9, 1) } == ["block 8", "\(UInt64.max) []", "end"])
        #expect(throws: BitstreamError.malformed) { try parts { write(&$0, 9, 2) } }
        #expect(throws: BitstreamError.malformed) { try parts { write(&$0, 10, 0) } }
    }

    @Test func partsThatBelongNowhereAreRefused() {
        for abbreviation: UInt64 in [0, 3] {
            #expect(throws: BitstreamError.malformed) { try parts { $0.fixed(abbreviation, 32) } }
        }
        #expect(throws: BitstreamError.malformed) { try parts { $0.define([.literal(1)]) } }
        #expect(throws: BitstreamError.malformed) { try parts { $0.block(0) { $0.define([.literal(1)]) } } }
        #expect(throws: BitstreamError.malformed) { try parts { $0.block(0) { $0.block(9) { _ in } } } }
        for width in [0, 1, 33] {
            #expect(throws: BitstreamError.malformed) {
                try parts { writer in
                    writer.abbreviation(1)
                    writer.variable(8, 8)
                    writer.variable(UInt64(width), 4)
                    writer.align()
                    writer.fixed(0, 64)
                }
            }
        }
    }

    @Test func depthAndSizesAreLimited() throws {
        func nest(_ writer: inout BitstreamWriter, depth: Int) {
            writer.block(8) { if depth > 1 { nest(&$0, depth: depth - 1) } }
        }
        #expect(try parts { nest(&$0, depth: 8) }.count == 16)
        #expect(throws: BitstreamError.tooLarge) { try parts { nest(&$0, depth: 9) } }
        #expect(throws: BitstreamError.tooLarge) { try parts { nest(&$0, depth: 1000) } }

        let numbers = [UInt64](repeating: 1, count: 4097)
        #expect(try parts { $0.block(8) { $0.record(1, numbers.dropLast()) } }.count == 3)
        #expect(throws: BitstreamError.tooLarge) { try parts { $0.block(8) { $0.record(1, numbers) } } }

        let define = { (writer: inout BitstreamWriter, count: Int) in
            for _ in 0..<count { writer.define([.literal(1)]) }
        }
        #expect(try parts { $0.block(8) { define(&$0, 64) } }.count == 2)
        #expect(throws: BitstreamError.tooLarge) { try parts { $0.block(8) { define(&$0, 65) } } }
        #expect(throws: BitstreamError.tooLarge) {
            try parts { writer in
                writer.block(0) { writer in
                    writer.record(1, [8])
                    define(&writer, 65)
                }
            }
        }
        #expect(throws: BitstreamError.tooLarge) {
            try parts { $0.block(8) { $0.define([BitstreamWriter.Operand](repeating: .literal(1), count: 33)) } }
        }
        #expect(throws: BitstreamError.tooLarge) {
            try parts { writer in
                writer.block(8) { writer in
                    writer.define([.literal(1)])
                    for _ in 0..<200_000 { writer.abbreviation(4) }
                }
            }
        }
    }

    @Test func lengthsBeyondTheEndAreRefused() {
        for length: UInt64 in [1000, 1 << 32, 1 << 61, .max] {
            #expect(throws: BitstreamError.self) {
                try parts { writer in
                    writer.block(8) { writer in
                        writer.define([.literal(1), .blob])
                        writer.abbreviation(4)
                        writer.variable(length, 6)
                        writer.align()
                    }
                }
            }
        }
        #expect(throws: BitstreamError.truncated) {
            try parts { writer in
                writer.abbreviation(1)
                writer.variable(99, 8)
                writer.variable(3, 4)
                writer.align()
                writer.fixed(0xFFFF_FFFF, 32)
            }
        }
    }
}
