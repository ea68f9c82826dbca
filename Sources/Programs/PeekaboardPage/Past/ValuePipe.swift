// SPDX-License-Identifier: GPL-3.0-or-later
// The pipe is open as long as the process and all that it forks.

import Glibc

/// A pipe between processes of the same program for small values, which are written and read as a whole.
struct ValuePipe<Value: BitwiseCopyable> {
    /// The end to read from. Watch it for input.
    let readingEnd: Int32
    private let writingEnd: Int32

    /// Creates a pipe. Returns `nil` if the system is out of file descriptors.
    init?() {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { return nil }
        (readingEnd, writingEnd) = (ends[0], ends[1])
    }

    /// Writes a value. The kernel does not divide one that is as small.
    func send(_ value: Value) {
        withUnsafeBytes(of: value) { bytes in
            while write(writingEnd, bytes.baseAddress, bytes.count) < 0, errno == EINTR {}
        }
    }

    /// Waits for a value. Returns `nil` if it was only partly written.
    func receive() -> Value? {
        withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { buffer in
            let length = MemoryLayout<Value>.size
            var count = read(readingEnd, buffer.baseAddress, length)
            while count < 0, errno == EINTR { count = read(readingEnd, buffer.baseAddress, length) }
            return count == length ? buffer[0] : nil
        }
    }
}
