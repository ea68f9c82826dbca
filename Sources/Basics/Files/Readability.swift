// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Returns whether a file or folder can be opened for reading. Other than `access`, this considers the restrictions of
/// this process.
package func isReadable(_ path: String) -> Bool {
    // A named pipe would block.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    close(file)
    return true
}
