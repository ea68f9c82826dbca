// SPDX-License-Identifier: GPL-3.0-or-later
import JSON

/// Splits what a language server sends into messages. Each one has a header with its length.
nonisolated struct MessageReader {
    /// The error if the bytes are not messages.
    struct Damage: Error, Equatable {}

    /// The maximum lengths of a header and a message, in bytes.
    static let maxHeader = 4096, maxLength = 16 << 20

    private static let lengthField = "Content-Length"
    private static let headerEnd = Array("\r\n\r\n".utf8)

    private var received: [UInt8] = []
    /// The length of the message whose header has been read.
    private var length: Int?

    /// Adds bytes, and returns the messages that are now complete.
    mutating func consume(_ bytes: [UInt8]) throws(Damage) -> [JSON] {
        received += bytes
        var messages: [JSON] = []
        while let message = try next() {
            guard let message = try? JSON(parsing: message) else { throw Damage() }
            messages.append(message)
        }
        return messages
    }

    private mutating func next() throws(Damage) -> [UInt8]? {
        if length == nil {
            guard let end = received.prefix(Self.maxHeader).firstRange(of: Self.headerEnd) else {
                if received.count >= Self.maxHeader { throw Damage() }
                return nil
            }
            length = try Self.length(in: received[..<end.lowerBound])
            received.removeSubrange(..<end.upperBound)
        }
        guard let length, received.count >= length else { return nil }
        defer {
            received.removeSubrange(..<length)
            self.length = nil
        }
        return Array(received[..<length])
    }

    private static func length(in header: ArraySlice<UInt8>) throws(Damage) -> Int {
        for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == lengthField.lowercased() else { continue }
            guard let length = Int(parts[1].drop { $0 == " " }), (0...maxLength).contains(length) else {
                throw Damage()
            }
            return length
        }
        throw Damage()
    }

    /// Returns a message with its header.
    static func bytes(of message: JSON) -> [UInt8] {
        let text = Array(message.text().utf8)
        return Array("\(lengthField): \(text.count)\r\n\r\n".utf8) + text
    }
}
