// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Calls `body` as an unprivileged user, because permissions do not apply to the superuser. Only file access by this
/// thread changes.
package func asUnprivilegedUser<Made>(_ body: () throws -> Made) rethrows -> Made {
    typealias Change = @convention(c) (UInt32) -> Int32
    let change = unsafeBitCast(dlsym(UnsafeMutableRawPointer(bitPattern: 0), "setfsuid"), to: Change.self)
    let nobody: UInt32 = 65534
    let before = UInt32(bitPattern: change(geteuid() == 0 ? nobody : geteuid()))
    defer { _ = change(before) }
    return try body()
}
