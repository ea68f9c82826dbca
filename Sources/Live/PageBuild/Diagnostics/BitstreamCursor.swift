// SPDX-License-Identifier: GPL-3.0-or-later
/// A cursor in a bitstream, which begins with the lowest bit of each byte. It never moves backward or beyond the end.
struct BitstreamCursor {
    private let bytes: [UInt8]
    /// The index of the next bit.
    private(set) var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The number of bits that are left.
    var bitsLeft: Int { bytes.count * 8 - position }

    /// Reads a number of up to 64 bits.
    mutating func fixed(_ width: Int) throws(BitstreamError) -> UInt64 {
        guard 0...64 ~= width else { throw .malformed }
        guard width <= bitsLeft else { throw .truncated }
        var (value, count) = (UInt64(0), 0)
        while count < width {
            let (index, start) = position.quotientAndRemainder(dividingBy: 8)
            let taken = min(8 - start, width - count)
            let bits = (UInt64(bytes[index]) >> UInt64(start)) & ((1 << UInt64(taken)) - 1)
            value |= bits << UInt64(count)
            count += taken
            position += taken
        }
        return value
    }

    /// Reads a number in chunks of the given width (VBR). The highest bit of each chunk is whether another one follows.
    mutating func variable(_ width: Int) throws(BitstreamError) -> UInt64 {
        guard 2...32 ~= width else { throw .malformed }
        var (value, shift) = (UInt64(0), 0)
        while true {
            let chunk = try fixed(width)
            let more = UInt64(1) << UInt64(width - 1)
            let bits = chunk & (more - 1)
            guard shift < 64, bits == 0 || bits.leadingZeroBitCount >= shift else { throw .malformed }
            value |= bits << UInt64(shift)
            if chunk & more == 0 { return value }
            shift += width - 1
        }
    }

    /// Moves to the next multiple of 32 bits.
    mutating func align() throws(BitstreamError) { try skip(-position & 31) }

    /// Moves forward.
    mutating func skip(_ count: Int) throws(BitstreamError) {
        guard 0...bitsLeft ~= count else { throw .truncated }
        position += count
    }

    /// Reads bytes that begin and end at a multiple of 32 bits.
    mutating func blob(count: UInt64) throws(BitstreamError) -> ArraySlice<UInt8> {
        try align()
        guard let count = Int(exactly: count), count <= bitsLeft / 8 else { throw .truncated }
        let start = position / 8
        position += count * 8
        try align()
        return bytes[start..<start + count]
    }
}
