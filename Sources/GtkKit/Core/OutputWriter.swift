// A writer owns its watch. The descriptor belongs to somebody else, who must keep it open for as long as the writer lives.

import Glibc

/// Writes bytes to a file descriptor, in their order and as fast as whoever reads there takes them. It never waits for that: what
/// there is no room for is kept until there is. Whoever has more to write stops while the writer is full, so nothing is lost and
/// no more than a little is kept.
@MainActor public final class OutputWriter {
    /// Called when it is full, and when it has room again.
    public var filled: (Bool) -> Void = { _ in }
    /// Whether so much is kept that nothing should be added.
    public private(set) var isFull = false { didSet { if isFull != oldValue { filled(isFull) } } }

    /// So much a pipe that has room takes at once, in bytes.
    private static let portion = 4096
    /// How much is kept before it is full, in bytes.
    private static let much = 1 << 20

    private let descriptor: Int32
    private var kept: ArraySlice<UInt8> = []
    private var watch: DescriptorWatch?
    /// Whether nobody reads any more.
    private var isClosed = false

    /// A writer to a file descriptor. The process must ignore `SIGPIPE`.
    public init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Writes bytes after those that were given before.
    public func write(_ bytes: [UInt8]) {
        guard !isClosed else { return }
        kept.append(contentsOf: bytes)
        flush()
    }

    /// Writes what is kept, as much as there is room for.
    public func flush() {
        while !kept.isEmpty, waitForRoom(milliseconds: 0) {
            let count = kept.prefix(Self.portion).withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress, $0.count)
            }
            if count > 0 {
                kept = kept.dropFirst(count)
            } else if errno != EAGAIN, errno != EINTR {
                isClosed = true
                kept = []
            }
        }
        if kept.isEmpty {
            kept = []
            watch = nil
        } else if watch == nil {
            watch = DescriptorWatch(descriptor, for: .writing, .whenIdle) { [weak self] in self?.flush() }
        }
        // It is not full for a moment only, when it has just been full.
        isFull = kept.count >= (isFull ? Self.much / 2 : Self.much)
    }

    /// Writes all that is kept, for as long as somebody takes of it: at least once in so many seconds.
    public func finish(patience: Double) {
        flush()
        while !kept.isEmpty, waitForRoom(milliseconds: Int32(patience * 1000)) { flush() }
    }

    private func waitForRoom(milliseconds: Int32) -> Bool {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&room, 1, milliseconds) > 0
    }
}
