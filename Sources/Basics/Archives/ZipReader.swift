import CArchive

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

    private let reader: OpaquePointer

    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(ArchiveError) {
        guard let reader = peekaboard_zip_open(bytes.baseAddress, bytes.count) else { throw .unavailable }
        self.reader = reader
    }

    deinit { peekaboard_zip_close(reader) }

    /// The offset up to which the archive has been read.
    var position: Int { Int(peekaboard_zip_position(reader)) }

    /// Returns the next entry, or `nil` at the end.
    func next() throws(ArchiveError) -> Entry? {
        var entry = peekaboard_zip_entry()
        switch peekaboard_zip_next(reader, &entry) {
        case peekaboard_zip_entry_found: break
        case peekaboard_zip_end: return nil
        default: throw .damaged
        }
        let kind: Entry.Kind =
            switch entry.kind {
            case peekaboard_zip_file: .file
            case peekaboard_zip_folder: .folder
            default: .special
            }
        return Entry(
            path: entry.path.flatMap { String(validatingCString: $0) }, kind: kind, isEncrypted: entry.is_encrypted)
    }

    /// Reads the next bytes of the current entry. Returns their number, which is 0 at the end.
    func read(into buffer: inout [UInt8]) throws(ArchiveError) -> Int {
        let count = peekaboard_zip_read(reader, &buffer, buffer.count)
        guard count >= 0 else { throw .damaged }
        return count
    }
}
