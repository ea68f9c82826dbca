// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Writes bytes to an open file. Returns whether all of them were written.
package func writeAll(_ bytes: [UInt8], to file: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
    }
    return true
}

/// Returns whether a file or folder can be opened for reading. Other than `access`, this considers the restrictions of
/// this process.
package func isReadable(_ path: String) -> Bool {
    // A named pipe would block.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    close(file)
    return true
}

/// Reads a whole file. Returns `nil` if it is no regular file, cannot be read, or is longer than `limit` bytes.
package func contents(ofFile path: String, limit: Int) -> [UInt8]? {
    // Opening a named pipe would block.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: min(limit + 1, 1 << 16))
    while bytes.count <= limit {
        let count = read(file, &chunk, chunk.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { return nil }
        if count == 0 { return bytes }
        bytes += chunk[..<count]
    }
    return nil
}
