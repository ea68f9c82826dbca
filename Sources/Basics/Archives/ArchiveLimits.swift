// SPDX-License-Identifier: GPL-3.0-or-later
/// What an archive from an untrusted source can contain at most. The limits apply to what is actually unpacked, whatever
/// the archive claims.
package struct ArchiveLimits: Equatable, Sendable {
    /// The maximum number of bytes of all files together.
    package var bytes = 200_000_000
    /// The maximum number of entries.
    package var files = 2000
    /// The maximum number of bytes that one byte of the archive, or of a packed file, is unpacked to.
    package var ratio = 100
    /// The number of bytes up to which the ratio does not matter. Small files, such as a second of silence, can be
    /// packed very densely.
    package var bytesOfAnyRatio = 1 << 20

    /// Creates the default limits.
    package init() {}

    /// Returns whether this number of unpacked bytes is too large for a number of packed bytes.
    func isTooDense(_ bytes: Int, packed: Int) -> Bool { bytes > max(bytesOfAnyRatio, packed * ratio) }
}
