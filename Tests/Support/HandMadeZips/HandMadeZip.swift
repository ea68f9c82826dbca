// SPDX-License-Identifier: GPL-3.0-or-later
/// A zip archive that the test describes byte by byte, so that it can have what no program would write.
package struct HandMadeZip {
    /// An entry with its packed data.
    package struct Entry {
        /// The path.
        package var path: [UInt8]
        /// The packed data.
        let data: [UInt8]
        let checksum: Int
        /// The size that the entry claims to have when it is unpacked.
        package var size: Int
        /// The method of compression: 0 is none, and 8 is Deflate.
        package var method = 0
        /// Bit 0 means that the data is encrypted, and bit 11 that the path is UTF-8.
        package var flags = 0x800
        /// The type and the permissions of the file, as in Unix.
        package var mode = 0o100644

        /// Creates an entry that is not compressed.
        package init(_ path: String, _ bytes: [UInt8]) {
            self.path = Array(path.utf8)
            data = bytes
            size = bytes.count
            checksum = Checksum.of(bytes)
        }

        /// Creates an entry that is not compressed.
        package init(_ path: String, _ text: String = "") { self.init(path, Array(text.utf8)) }

        /// Creates an entry that contains a number of zeros.
        package init(_ path: String, zeros: Int) {
            self.path = Array(path.utf8)
            data = Deflated.zeros(zeros)
            size = zeros
            checksum = Checksum.ofZeros(zeros)
            method = 8
        }
    }

    /// The entries.
    package var entries: [Entry]

    /// Creates an archive.
    package init(_ entries: [Entry]) { self.entries = entries }

    /// The bytes of the archive.
    package var bytes: [UInt8] {
        var (files, directory) = ([UInt8](), [UInt8]())
        for entry in entries {
            let common =
                number(20, 2) + number(entry.flags, 2) + number(entry.method, 2) + number(0, 2) + number(33, 2)
                + number(entry.checksum, 4) + number(entry.data.count, 4) + number(entry.size, 4)
                + number(entry.path.count, 2) + number(0, 2)
            directory +=
                Array("PK\u{1}\u{2}".utf8) + number(0x314, 2) + common + number(0, 6)
                + number(entry.mode << 16, 4) + number(files.count, 4) + entry.path
            files += Array("PK\u{3}\u{4}".utf8) + common + entry.path + entry.data
        }
        let count = number(entries.count, 2)
        return files + directory + Array("PK\u{5}\u{6}".utf8) + number(0, 4) + count + count
            + number(directory.count, 4) + number(files.count, 4) + number(0, 2)
    }

    private func number(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}

/// The checksum of zip archives, CRC-32.
private enum Checksum {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
    }

    static func of(_ bytes: [UInt8]) -> Int { Int(~bytes.reduce(~0, next)) }

    static func ofZeros(_ count: Int) -> Int {
        var value = ~UInt32(0)
        for _ in 0..<count { value = next(value, 0) }
        return Int(~value)
    }

    private static func next(_ value: UInt32, _ byte: UInt8) -> UInt32 {
        value >> 8 ^ table[Int(UInt8(truncatingIfNeeded: value) ^ byte)]
    }
}

/// Data compressed by the method of zip archives.
private enum Deflated {
    /// Returns a number of zeros: one literal, copies of 258 bytes with 13 bits each, and the rest as literals.
    static func zeros(_ count: Int) -> [UInt8] {
        guard count > 0 else { return [3, 0] }
        let (copies, rest) = ((count - 1) / 258, (count - 1) % 258)
        // Eight copies are 13 bytes, which can be repeated.
        guard copies > 24 else { return zeros(copies: copies, rest: rest) }
        let repeats = (copies - 16) / 8
        let once = zeros(copies: copies - 8 * repeats, rest: rest)
        return Array(once[..<2] + Array(repeatElement(once[2..<15], count: repeats).joined()) + once[2...])
    }

    private static func zeros(copies: Int, rest: Int) -> [UInt8] {
        var bits = Bits()
        // The last block, with the fixed codes.
        bits.add(0b1, 1)
        bits.add(0b01, 2)
        bits.add(code: 0b0011_0000, 8)
        for _ in 0..<copies {
            // The length code 285 is 258 bytes, and the distance code 0 is one byte.
            bits.add(code: 0b1100_0101, 8)
            bits.add(code: 0, 5)
        }
        for _ in 0..<rest { bits.add(code: 0b0011_0000, 8) }
        bits.add(code: 0, 7)
        return bits.bytes
    }

    private struct Bits {
        private(set) var bytes: [UInt8] = []
        private var count = 0

        mutating func add(_ value: Int, _ length: Int) {
            for bit in 0..<length {
                if count % 8 == 0 { bytes.append(0) }
                bytes[bytes.count - 1] |= UInt8(value >> bit & 1) << (count % 8)
                count += 1
            }
        }

        /// Adds a code, whose highest bit comes first.
        mutating func add(code: Int, _ length: Int) {
            for bit in (0..<length).reversed() { add(code >> bit & 1, 1) }
        }
    }
}
