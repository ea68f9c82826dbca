// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// An error in the communication between the window and a page's process.
package enum LinkError: Error, Equatable {
    /// The message is truncated, too long, or invalid.
    case damaged
    /// The send limit is exceeded because the peer has stopped reading.
    case full
    /// The peer has closed the link.
    case closed
}

/// A type with a binary encoding. Decoding checks its input and throws `LinkError.damaged` for invalid bytes.
protocol BinaryCodable: Sendable {
    /// Appends the encoded value.
    func write(to bytes: inout [UInt8])
    /// Decodes a value from the front of the reader.
    init(from bytes: inout ByteReader) throws(LinkError)
}

/// A cursor that consumes bytes from front to back.
struct ByteReader {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

    /// The number of unread bytes.
    var count: Int { rest.count }

    /// Consumes the given number of bytes.
    mutating func read(_ count: Int) throws(LinkError) -> ArraySlice<UInt8> {
        guard count >= 0, count <= rest.count else { throw .damaged }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    /// Consumes an integer in little-endian byte order.
    mutating func integer<T: FixedWidthInteger>(_ type: T.Type) throws(LinkError) -> T {
        let bytes = try read(T.bitWidth / 8)
        return T(littleEndian: bytes.withUnsafeBytes { $0.loadUnaligned(as: T.self) })
    }

    /// Decodes a value whose type is inferred from the context.
    mutating func value<T: BinaryCodable>() throws(LinkError) -> T { try T(from: &self) }
}

extension [UInt8] {
    /// Appends an integer in little-endian byte order.
    mutating func append<T: FixedWidthInteger>(integer: T) {
        for shift in stride(from: 0, to: T.bitWidth, by: 8) { append(UInt8(truncatingIfNeeded: integer >> shift)) }
    }
}

extension UInt8: BinaryCodable {
    func write(to bytes: inout [UInt8]) { bytes.append(self) }
    init(from bytes: inout ByteReader) throws(LinkError) { self = try bytes.integer(UInt8.self) }
}

extension UInt32: BinaryCodable {
    func write(to bytes: inout [UInt8]) { bytes.append(integer: self) }
    init(from bytes: inout ByteReader) throws(LinkError) { self = try bytes.integer(UInt32.self) }
}

extension UInt64: BinaryCodable {
    func write(to bytes: inout [UInt8]) { bytes.append(integer: self) }
    init(from bytes: inout ByteReader) throws(LinkError) { self = try bytes.integer(UInt64.self) }
}

extension Int: BinaryCodable {
    /// Appends seven bits per byte, lowest first. Small numbers of either sign take one byte.
    func write(to bytes: inout [UInt8]) {
        var rest = UInt(bitPattern: (self << 1) ^ (self >> (Int.bitWidth - 1)))
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        var (number, shift) = (UInt(0), 0)
        while true {
            let byte = UInt(try bytes.integer(UInt8.self))
            // Each number has only one encoding: the last byte is not zero, and no bits are lost.
            let bits = byte & 0x7F
            guard shift < UInt.bitWidth, (bits << shift) >> shift == bits, byte > 0 || shift == 0 else {
                throw .damaged
            }
            number |= bits << shift
            shift += 7
            if byte < 0x80 { break }
        }
        self = Int(bitPattern: number >> 1) ^ -Int(bitPattern: number & 1)
    }
}

extension Bool: BinaryCodable {
    func write(to bytes: inout [UInt8]) { bytes.append(self ? 1 : 0) }

    init(from bytes: inout ByteReader) throws(LinkError) {
        let byte = try bytes.integer(UInt8.self)
        guard byte < 2 else { throw .damaged }
        self = byte == 1
    }
}

extension Double: BinaryCodable {
    func write(to bytes: inout [UInt8]) { bytes.append(integer: bitPattern) }

    /// Accepts only finite numbers of a magnitude that calculations on a board can handle.
    init(from bytes: inout ByteReader) throws(LinkError) {
        self.init(bitPattern: try bytes.integer(UInt64.self))
        guard isFinite, magnitude <= 1e12 else { throw .damaged }
    }
}

extension String: BinaryCodable {
    func write(to bytes: inout [UInt8]) {
        bytes.append(integer: UInt32(utf8.count))
        bytes.append(contentsOf: utf8)
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        let count = Int(try bytes.integer(UInt32.self))
        guard let text = String(validating: try bytes.read(count), as: UTF8.self) else { throw .damaged }
        self = text
    }
}

extension Character: BinaryCodable {
    func write(to bytes: inout [UInt8]) { String(self).write(to: &bytes) }

    init(from bytes: inout ByteReader) throws(LinkError) {
        let text = try String(from: &bytes)
        guard text.count == 1, let character = text.first else { throw .damaged }
        self = character
    }
}

extension Optional: BinaryCodable where Wrapped: BinaryCodable {
    func write(to bytes: inout [UInt8]) {
        (self != nil).write(to: &bytes)
        self?.write(to: &bytes)
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        self = try Bool(from: &bytes) ? try Wrapped(from: &bytes) : nil
    }
}

/// An element of lists that are encoded. A list that is longer than its limit is refused before it is decoded.
protocol ListElement: BinaryCodable {
    /// The largest number of elements of a list.
    static var maxCount: Int { get }
}

extension Optional: ListElement where Wrapped: ListElement {
    static var maxCount: Int { Wrapped.maxCount }
}

/// Steps of the Tab order and of the order in which pieces are drawn.
extension Int: ListElement { static let maxCount = NodeBoard.maxPieces }

/// Dashes of lines, and numbers in the history of a value.
extension Double: ListElement { static let maxCount = 200 }

/// Bytes of sound files.
extension UInt8: ListElement { static let maxCount = Playback.maxBytes }

/// Digests at the checkpoints of a replay.
extension UInt64: ListElement { static let maxCount = Checkpoints.maxCount }

/// Names of pieces, custom actions, cases, and folders.
extension String: ListElement { static let maxCount = NodeBoard.maxPieces }

extension Array: BinaryCodable where Element: ListElement {
    func write(to bytes: inout [UInt8]) {
        bytes.append(integer: UInt32(count))
        for element in self { element.write(to: &bytes) }
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        let count = Int(try bytes.integer(UInt32.self))
        // Every element takes at least one byte, so a forged count cannot make us reserve much memory.
        guard count <= Element.maxCount, count <= bytes.count else { throw .damaged }
        // Bytes one by one would take too long.
        if Element.self == UInt8.self {
            self = Array<UInt8>(try bytes.read(count)) as! Self
            return
        }
        self = []
        reserveCapacity(Swift.min(count, 4096))
        for _ in 0..<count { append(try bytes.value()) }
    }
}
