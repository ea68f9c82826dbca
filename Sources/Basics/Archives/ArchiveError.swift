// SPDX-License-Identifier: GPL-3.0-or-later
/// The reason why an archive cannot be read or written.
package enum ArchiveError: Error, Hashable, Sendable {
    /// The file is not a zip archive.
    case notAnArchive
    /// The archive is incomplete, or its contents differ from their checksums.
    case damaged
    /// The archive is protected by a password.
    case encrypted
    /// The path of an entry is not inside the folder that the archive is unpacked to, or it has an unusual form.
    case unsafePath
    /// An entry is neither a file nor a folder.
    case specialFile(String)
    /// Two files have the same path.
    case duplicate(String)
    /// There are more files than the limit.
    case tooManyFiles
    /// The files are larger than the limit.
    case tooLarge
    /// A file is packed too densely, as in a file that is made to fill a disk.
    case tooDense
    /// The library for archives is not installed, or there is not enough memory.
    case unavailable
}
