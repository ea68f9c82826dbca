// SPDX-License-Identifier: GPL-3.0-or-later
import CArchive
import Glibc

/// The entries of a zip archive, one after the other. The bytes of the archive must outlive the reader.
struct ZipReader: ~Copyable {
    /// A file, folder, or other entry.
    struct Entry {
        enum Kind { case file, folder, special }

        /// The path as it is in the archive, or `nil` if it is not UTF-8.
        let path: String?
        let kind: Kind
        let isEncrypted: Bool
    }

    private let library: archive_library
    private let archive: OpaquePointer?
    private let isOpen: Bool

    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ArchiveError) {
        guard let library = archive_library.installed else { throw .unavailable }
        self.library = library
        archive = library.archive_read_new()
        // This reader finds the files by the directory at the end, so that an incomplete archive is not accepted.
        _ = library.archive_read_support_format_zip_seekable(archive)
        isOpen = library.archive_read_open_memory(archive, bytes.baseAddress, bytes.count) == ARCHIVE_OK
    }

    deinit { _ = library.archive_read_free(archive) }

    /// The offset up to which the archive has been read.
    var position: Int { Int(library.archive_filter_bytes(archive, -1)) }

    /// Returns the next entry, or `nil` at the end.
    func next() throws(ArchiveError) -> Entry? {
        guard isOpen else { throw .damaged }
        return try withUTF8Paths { () throws(ArchiveError) in
            var entry: OpaquePointer?
            switch library.archive_read_next_header(archive, &entry) {
            case ARCHIVE_OK: break
            case ARCHIVE_EOF: return nil
            default: throw .damaged
            }
            let kind: Entry.Kind =
                switch library.archive_entry_filetype(entry) {
                case S_IFREG: .file
                case S_IFDIR: .folder
                default: .special
                }
            return Entry(
                path: library.archive_entry_pathname(entry).flatMap { String(validatingCString: $0) }, kind: kind,
                isEncrypted: library.archive_entry_is_encrypted(entry) != 0)
        }
    }

    /// Reads the next bytes of the current entry. Returns their number, which is 0 at the end.
    func read(into buffer: inout [UInt8]) throws(ArchiveError) -> Int {
        let count = library.archive_read_data(archive, &buffer, buffer.count)
        guard count >= 0 else { throw .damaged }
        return count
    }
}
