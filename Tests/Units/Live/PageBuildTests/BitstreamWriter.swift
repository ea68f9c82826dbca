// SPDX-License-Identifier: GPL-3.0-or-later
/// Writes LLVM bitstreams, also invalid ones.
struct BitstreamWriter {
    private(set) var bits: [Bool] = []
    /// The width of the numbers of abbreviations in the current block.
    private var width = 2

    init(signature: String = "TEST") {
        for byte in signature.utf8 { fixed(UInt64(byte), 8) }
    }

    /// The file.
    var bytes: [UInt8] {
        stride(from: 0, to: bits.count, by: 8).map { start in
            bits[start..<min(start + 8, bits.count)].reversed().reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
    }

    mutating func fixed(_ value: UInt64, _ width: Int) {
        for bit in 0..<width { bits.append(value >> UInt64(bit) & 1 == 1) }
    }

    mutating func variable(_ value: UInt64, _ width: Int) {
        let more = UInt64(1) << UInt64(width - 1)
        var value = value
        while value >= more {
            fixed(value & (more - 1) | more, width)
            value >>= UInt64(width - 1)
        }
        fixed(value, width)
    }

    mutating func align() { fixed(0, -bits.count & 31) }

    /// Writes the number of an abbreviation.
    mutating func abbreviation(_ number: UInt64) { fixed(number, width) }

    mutating func block(_ number: UInt64, width: Int = 3, _ body: (inout BitstreamWriter) -> Void) {
        abbreviation(1)
        variable(number, 8)
        variable(UInt64(width), 4)
        align()
        let (outer, length) = (self.width, bits.count)
        fixed(0, 32)
        self.width = width
        body(&self)
        abbreviation(0)
        align()
        self.width = outer
        let words = UInt64(bits.count - length - 32) / 32
        for bit in 0..<32 { bits[length + bit] = words >> UInt64(bit) & 1 == 1 }
    }

    mutating func record(_ code: UInt64, _ numbers: [UInt64]) {
        abbreviation(3)
        for number in [code, UInt64(numbers.count)] + numbers { variable(number, 6) }
    }

    /// The encoding of an operand in the definition of an abbreviation.
    enum Operand {
        case literal(UInt64), fixed(UInt64), variable(UInt64), array, character, blob, unknown
    }

    mutating func define(_ operands: [Operand]) {
        abbreviation(2)
        variable(UInt64(operands.count), 5)
        for operand in operands {
            switch operand {
            case .literal(let value):
                fixed(1, 1)
                variable(value, 8)
            case .fixed(let width): encoding(1, width)
            case .variable(let width): encoding(2, width)
            case .array: encoding(3)
            case .character: encoding(4)
            case .blob: encoding(5)
            case .unknown: encoding(6)
            }
        }
    }

    private mutating func encoding(_ number: UInt64, _ width: UInt64? = nil) {
        fixed(0, 1)
        fixed(number, 3)
        if let width { variable(width, 5) }
    }

    mutating func blob(_ bytes: [UInt8]) {
        variable(UInt64(bytes.count), 6)
        align()
        for byte in bytes { fixed(UInt64(byte), 8) }
        align()
    }
}
