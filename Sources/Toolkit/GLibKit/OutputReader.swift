// SPDX-License-Identifier: GPL-3.0-or-later
// A reader owns its end of the pipe and closes it on deinitialization.

import CGtk
import Glibc

/// Reads the output of a child process at a limited rate. A child that writes endlessly is throttled by its full pipe
/// and cannot keep the main thread busy.
@MainActor final class OutputReader {
    /// The maximum number of bytes per read, the number of bytes after which reading pauses, and the length of that
    /// pause in seconds.
    private static let chunk = 1 << 15
    private static let pauseThreshold = 1 << 13
    private static let pause = 0.02
    /// The maximum number of bytes that are read after the child has ended.
    private static let rest = 1 << 20

    /// Whether reading is paused.
    var isPaused = false {
        didSet {
            guard isPaused != oldValue, !hasEnded else { return }
            isPaused ? stop() : listen()
        }
    }

    private let descriptor: Int32
    private var hasEnded = false
    private let received: ([UInt8]) -> Void
    private var watch: DescriptorWatch?
    private let pauseTimer = Timeout()

    /// Creates a reader for a pipe and starts reading.
    init(_ descriptor: Int32, _ received: @escaping ([UInt8]) -> Void) {
        self.descriptor = descriptor
        self.received = received
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        listen()
    }

    isolated deinit { close(descriptor) }

    /// Reads the remaining output and stops.
    func finish() {
        end()
        var left = Self.rest
        while left > 0, let bytes = read(), !bytes.isEmpty {
            left -= bytes.count
            received(bytes)
        }
    }

    private func listen() {
        watch = DescriptorWatch(descriptor, for: .reading, .whenIdle) { [weak self] in self?.readAvailable() }
    }

    private func readAvailable() {
        guard let bytes = read() else { return }
        if bytes.isEmpty { return end() }
        if bytes.count >= Self.pauseThreshold {
            stop()
            pauseTimer.start(after: Self.pause) { [weak self] in self?.listen() }
        }
        received(bytes)
    }

    private func end() {
        hasEnded = true
        stop()
    }

    private func stop() {
        watch?.cancel()
        watch = nil
        pauseTimer.cancel()
    }

    /// Returns the available bytes. The result is empty at the end of the stream, and `nil` if no data is available
    /// now.
    private func read() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: Self.chunk)
        let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
        if count < 0 { return errno == EAGAIN || errno == EINTR ? nil : [] }
        return Array(bytes[..<count])
    }
}
