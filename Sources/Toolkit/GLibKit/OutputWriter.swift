// SPDX-License-Identifier: GPL-3.0-or-later
// A writer owns its watch. The descriptor belongs to the caller, who must keep it open as long as the writer exists.

import Glibc

/// Writes bytes to a file descriptor without blocking. Bytes that the reader has not taken yet are buffered. A caller
/// that pauses while `isFull` is true keeps the buffer small.
@MainActor package final class OutputWriter {
    /// Called when `isFull` changes.
    package var filled: (Bool) -> Void = { _ in }
    /// Whether the buffer is full.
    package private(set) var isFull = false { didSet { if isFull != oldValue { filled(isFull) } } }

    /// The number of bytes per write. A pipe that polls as writable takes them without blocking.
    private static let portion = 4096
    /// The size of a full buffer, in bytes.
    private static let capacity = 1 << 20

    private let descriptor: Int32
    private var kept: ArraySlice<UInt8> = []
    private var watch: DescriptorWatch?
    /// Whether the reader is gone.
    private var isClosed = false

    /// A writer to a file descriptor. The process must ignore `SIGPIPE`.
    package init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// Writes bytes after all earlier ones.
    package func write(_ bytes: [UInt8]) {
        guard !isClosed else { return }
        kept.append(contentsOf: bytes)
        flush()
    }

    /// Writes as much of the buffer as there is room for.
    package func flush() {
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
        // A full buffer counts as full until it is half empty, so that `isFull` does not change too often.
        isFull = kept.count >= (isFull ? Self.capacity / 2 : Self.capacity)
    }

    /// Writes the whole buffer. Gives up if the reader takes nothing for `timeout` seconds.
    package func finish(timeout: Double) {
        flush()
        while !kept.isEmpty, waitForRoom(milliseconds: Int32(timeout * 1000)) { flush() }
    }

    private func waitForRoom(milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }
}
