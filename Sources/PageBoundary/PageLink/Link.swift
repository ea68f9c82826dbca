// SPDX-License-Identifier: GPL-3.0-or-later
// A link owns its file descriptor and closes it on deinitialization.

import Glibc

/// One end of the stream socket that connects the window and the process that runs a page. No call blocks: a message
/// that cannot be written yet is buffered.
package final class Link<Outgoing: Sendable, Incoming: Sendable> {
    /// The number of unsent bytes above which the peer is considered to have stopped reading.
    private static var limit: Int { 32 << 20 }

    /// The socket. Watch it for input, and for output while `isWaiting` is true.
    package let descriptor: Int32
    /// The number of bytes received so far.
    package private(set) var receivedCount = 0
    /// Whether the buffer holds unsent data.
    package var isWaiting: Bool { !unsent.isEmpty }

    private var unsent: ArraySlice<UInt8> = []
    private var received: ArraySlice<UInt8> = []
    private var part = [UInt8](repeating: 0, count: 1 << 16)
    private let encode: (Outgoing) throws(LinkError) -> [UInt8]
    private let decode: (inout ArraySlice<UInt8>) throws(LinkError) -> Incoming?

    init(_ descriptor: Int32) where Outgoing: BinaryCodable, Incoming: BinaryCodable {
        self.descriptor = descriptor
        encode = { message throws(LinkError) in try MessageFraming.bytes(of: message) }
        decode = { bytes throws(LinkError) in try MessageFraming.next(in: &bytes) }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    deinit { close(descriptor) }

    /// Sends a message, or appends it to the buffer if earlier messages are still unsent.
    package func send(_ message: Outgoing) throws(LinkError) {
        guard unsent.count <= Self.limit else { throw .full }
        unsent.append(contentsOf: try encode(message))
        try flush()
    }

    /// Writes as much of the buffer as the socket accepts.
    package func flush() throws(LinkError) {
        while !unsent.isEmpty {
            let count = unsent.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count >= 0 {
                unsent = unsent.dropFirst(count)
            } else if errno == EAGAIN {
                return
            } else if errno != EINTR {
                throw .closed
            }
        }
        unsent = []
    }

    /// Returns the messages received since the last call. Throws `closed` when the peer has closed the link and all
    /// messages have been read, and `damaged` when the data is invalid. After an error, the link is unusable.
    package func receive() throws(LinkError) -> [Incoming] {
        var isOpen = true
        // The remaining data stays in the socket, so a flood of messages is read in portions.
        while isOpen, received.count <= MessageFraming.limit {
            do throws(LinkError) {
                guard try readPart() else { break }
            } catch {
                isOpen = false
            }
        }
        var messages: [Incoming] = []
        while let message = try next() { messages.append(message) }
        guard isOpen || !messages.isEmpty else { throw .closed }
        return messages
    }

    /// Returns the first message that has been read, or `nil` if it is not complete. Throws `damaged` when it is invalid.
    package func next() throws(LinkError) -> Incoming? {
        let message = try decode(&received)
        if received.isEmpty { received = [] }
        return message
    }

    /// Reads a part of the available data. Returns false if there is none. Throws `closed` at the end of the stream.
    package func readPart() throws(LinkError) -> Bool {
        while true {
            let count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                received.append(contentsOf: part[..<count])
                receivedCount += count
                return true
            }
            if count < 0, errno == EAGAIN { return false }
            if count == 0 || errno != EINTR { throw .closed }
        }
    }
}

extension Link where Outgoing == ToPage, Incoming == FromPage {
    /// Creates the window's end.
    package convenience init(toPage descriptor: Int32) { self.init(descriptor) }
}

extension Link where Outgoing == FromPage, Incoming == ToPage {
    /// Creates the end of the page's process.
    package convenience init(toWindow descriptor: Int32) { self.init(descriptor) }
}

/// Creates a connected pair of sockets, both close-on-exec. Returns `nil` if the system is out of file descriptors.
package func linkDescriptors() -> (window: Int32, page: Int32)? {
    var ends: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    return (ends[0], ends[1])
}

/// The file descriptor of the link in the process that runs a page.
package let pageDescriptor: Int32 = 3
