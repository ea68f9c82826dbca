/// How messages follow each other: each is preceded by its length in four bytes, the lowest first.
enum Frame {
    /// How long a message can be, in bytes.
    static let limit = 16 << 20

    /// The bytes of a message with their length before them.
    static func bytes(of message: some Transferable) throws(LinkError) -> [UInt8] {
        var bytes: [UInt8] = [0, 0, 0, 0]
        message.write(to: &bytes)
        let count = bytes.count - 4
        guard count <= limit else { throw .damaged }
        for place in 0..<4 { bytes[place] = UInt8(truncatingIfNeeded: count >> (8 * place)) }
        return bytes
    }

    /// Takes the first message from bytes that have come so far; nil while it is not whole.
    static func next<Message: Transferable>(in bytes: inout ArraySlice<UInt8>) throws(LinkError) -> Message? {
        var reader = ByteReader(bytes)
        guard bytes.count >= 4 else { return nil }
        let count = Int(try reader.integer(UInt32.self))
        guard count <= limit else { throw .damaged }
        guard reader.count >= count else { return nil }
        var content = ByteReader(try reader.take(count))
        let message: Message = try content.value()
        guard content.count == 0 else { throw .damaged }
        bytes = bytes.dropFirst(4 + count)
        return message
    }
}
