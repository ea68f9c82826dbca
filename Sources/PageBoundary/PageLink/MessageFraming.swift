// SPDX-License-Identifier: GPL-3.0-or-later
/// The framing of messages on the link: each is preceded by its length, a 32-bit little-endian integer.
enum MessageFraming {
    /// The maximum length of a message, in bytes.
    static let limit = 16 << 20

    /// Encodes a message, including its length prefix.
    static func bytes(of message: some BinaryCodable) throws(LinkError) -> [UInt8] {
        var bytes: [UInt8] = [0, 0, 0, 0]
        message.write(to: &bytes)
        let count = bytes.count - 4
        guard count <= limit else { throw .damaged }
        for index in 0..<4 { bytes[index] = UInt8(truncatingIfNeeded: count >> (8 * index)) }
        return bytes
    }

    /// Removes the first message from the received bytes and decodes it. Returns `nil` if the message is incomplete.
    static func next<Message: BinaryCodable>(in bytes: inout ArraySlice<UInt8>) throws(LinkError) -> Message? {
        var reader = ByteReader(bytes)
        guard bytes.count >= 4 else { return nil }
        let count = Int(try reader.integer(UInt32.self))
        guard count <= limit else { throw .damaged }
        guard reader.count >= count else { return nil }
        var content = ByteReader(try reader.read(count))
        let message: Message = try content.value()
        guard content.count == 0 else { throw .damaged }
        bytes = bytes.dropFirst(4 + count)
        return message
    }
}
