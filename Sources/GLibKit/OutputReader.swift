// A reader owns its end of a pipe and closes it when it is gone.

import CGtk
import Glibc

/// What a child writes, read bit by bit: so much at a time, and not more often than there is time for, so that a child that writes
/// for ever is slowed down by its full pipe and holds nobody up.
@MainActor final class OutputReader {
    /// The most that is taken at once, in bytes; how much of it is much, and the time, in seconds, that passes then before more
    /// is taken.
    private static let chunk = 1 << 15
    private static let much = 1 << 13
    private static let pause = 0.02
    /// The most that is taken when the child has ended, in bytes.
    private static let rest = 1 << 20

    /// Whether reading is paused.
    var isHeld = false {
        didSet {
            guard isHeld != oldValue, !hasEnded else { return }
            isHeld ? stop() : listen()
        }
    }

    private let descriptor: Int32
    private var hasEnded = false
    private let received: ([UInt8]) -> Void
    private var watch: DescriptorWatch?
    private let breath = Timeout()

    /// Reads from a pipe that is open.
    init(_ descriptor: Int32, _ received: @escaping ([UInt8]) -> Void) {
        self.descriptor = descriptor
        self.received = received
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        listen()
    }

    isolated deinit { close(descriptor) }

    /// Takes what is still there, and listens no more.
    func finish() {
        end()
        var left = Self.rest
        while left > 0, let bytes = read(), !bytes.isEmpty {
            left -= bytes.count
            received(bytes)
        }
    }

    private func listen() {
        watch = DescriptorWatch(descriptor, for: .reading, .whenIdle) { [weak self] in self?.take() }
    }

    private func take() {
        guard let bytes = read() else { return }
        if bytes.isEmpty { return end() }
        if bytes.count >= Self.much {
            stop()
            breath.start(after: Self.pause) { [weak self] in self?.listen() }
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
        breath.cancel()
    }

    /// What is there; empty at the end, nil for nothing now.
    private func read() -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: Self.chunk)
        let count = bytes.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
        if count < 0 { return errno == EAGAIN || errno == EINTR ? nil : [] }
        return Array(bytes[..<count])
    }
}
