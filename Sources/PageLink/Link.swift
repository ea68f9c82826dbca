// A link owns its file descriptor and closes it when it is gone.

import Glibc

/// One end of the link between the window and the process in which a page runs: a stream socket, over which messages go both
/// ways. Nothing here ever waits: what cannot be written yet is kept until it can be.
public final class Link<Outgoing: Sendable, Incoming: Sendable> {
    /// How much may wait to be read by the other end, in bytes. Who leaves more than that unread has stopped reading.
    private static var limit: Int { 32 << 20 }

    /// The socket, to be watched for what can be read, and while `isWaiting` for room to write.
    public let descriptor: Int32
    /// Whether there is more to be written than could be.
    public var isWaiting: Bool { !unsent.isEmpty }

    private var unsent: ArraySlice<UInt8> = []
    private var received: ArraySlice<UInt8> = []
    private let encode: (Outgoing) throws(LinkError) -> [UInt8]
    private let decode: (inout ArraySlice<UInt8>) throws(LinkError) -> Incoming?

    init(_ descriptor: Int32) where Outgoing: Transferable, Incoming: Transferable {
        self.descriptor = descriptor
        encode = { message throws(LinkError) in try Frame.bytes(of: message) }
        decode = { bytes throws(LinkError) in try Frame.next(in: &bytes) }
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    }

    deinit { close(descriptor) }

    /// Sends a message, after those that still wait.
    public func send(_ message: Outgoing) throws(LinkError) {
        guard unsent.count <= Self.limit else { throw .full }
        unsent.append(contentsOf: try encode(message))
        try flush()
    }

    /// Writes what waits, as much as there is room for.
    public func flush() throws(LinkError) {
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

    /// The messages that have come and have not been read yet. Throws `closed` once there is no other end and all has been
    /// read, `damaged` when what has come is no message; nothing more can be read after that.
    public func receive() throws(LinkError) -> [Incoming] {
        let isOpen = readAll()
        var messages: [Incoming] = []
        while let message = try decode(&received) { messages.append(message) }
        received = ArraySlice(Array(received))
        guard isOpen || !messages.isEmpty else { throw .closed }
        return messages
    }

    /// Reads all that is there; false at the end of the link.
    private func readAll() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        // What is left stays in the socket, so that a flood is taken in parts.
        while received.count <= Frame.limit {
            let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count > 0 {
                received.append(contentsOf: chunk[..<count])
            } else if count == 0 {
                return false
            } else if errno != EINTR {
                return errno == EAGAIN
            }
        }
        return true
    }
}

extension Link where Outgoing == ToPage, Incoming == FromPage {
    /// The window's end.
    public convenience init(toPage descriptor: Int32) { self.init(descriptor) }
}

extension Link where Outgoing == FromPage, Incoming == ToPage {
    /// The end of the page's process.
    public convenience init(toWindow descriptor: Int32) { self.init(descriptor) }
}

/// Two ends of a new link, as file descriptors that no other program inherits; nil where the system has none left.
public func linkDescriptors() -> (window: Int32, page: Int32)? {
    var ends: [Int32] = [0, 0]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { return nil }
    return (ends[0], ends[1])
}

/// The number under which the process of a page finds its end.
public let pageDescriptor: Int32 = 3
