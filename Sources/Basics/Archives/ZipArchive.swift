// SPDX-License-Identifier: GPL-3.0-or-later
import CArchive
import Glibc

/// Zip archives in memory.
package enum ZipArchive {
    /// A file in an archive.
    package struct File: Equatable, Sendable {
        /// The path, with slashes between its parts.
        package let path: String
        /// The contents.
        package let bytes: [UInt8]

        /// Creates a file.
        package init(path: String, bytes: [UInt8]) {
            self.path = path
            self.bytes = bytes
        }
    }

    /// Unpacks an archive from an untrusted source. The result is all files or, for an invalid archive, none.
    package static func files(in bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits()) throws(ArchiveError) -> [File]
    {
        do throws(ArchiveError) {
            return try bytes.withUnsafeBufferPointer { buffer throws(ArchiveError) in
                var unpacking = Unpacking(archiveLength: buffer.count, limits: limits)
                let reader = try ZipReader(buffer)
                while let entry = try reader.next() { try unpacking.add(entry, from: reader) }
                return unpacking.files
            }
        } catch .damaged where !bytes.starts(with: "PK".utf8) {
            throw .notAnArchive
        }
    }

    /// Packs files, in the given order. Equal files result in equal archives, because there are no times. The files are
    /// not compressed, since almost all pictures and sounds are already.
    package static func bytes(of files: [File]) throws(ArchiveError) -> [UInt8] {
        guard let library = archive_library.installed else { throw .unavailable }
        guard files.allSatisfy({ ArchivePath.isSafe($0.path) }) else { throw .unsafePath }
        var bytes: [UInt8] = []
        try withUnsafeMutablePointer(to: &bytes) { bytes throws(ArchiveError) in
            try withUTF8Paths { () throws(ArchiveError) in
                guard library.write(files, to: bytes) else { throw .unavailable }
            }
        }
        return bytes
    }
}

extension archive_library {
    /// Writes an archive. Returns whether this succeeded.
    fileprivate func write(_ files: [ZipArchive.File], to bytes: UnsafeMutablePointer<[UInt8]>) -> Bool {
        let archive = archive_write_new()
        defer { _ = archive_write_free(archive) }
        // Otherwise the archive would be filled up to a block of a tape.
        _ = archive_write_set_bytes_in_last_block(archive, 1)
        guard archive_write_set_format_zip(archive) == ARCHIVE_OK,
            archive_write_zip_set_compression_store(archive) == ARCHIVE_OK
        else { return false }
        let status = archive_write_open(
            archive, bytes, nil,
            { _, bytes, new, count in
                bytes!.assumingMemoryBound(to: [UInt8].self).pointee += UnsafeRawBufferPointer(start: new, count: count)
                return count
            }, nil)
        return status == ARCHIVE_OK && files.allSatisfy { add($0, to: archive) }
            && archive_write_close(archive) == ARCHIVE_OK
    }

    /// Adds a file without a time. Returns whether this succeeded.
    private func add(_ file: ZipArchive.File, to archive: OpaquePointer?) -> Bool {
        let entry = archive_entry_new()
        defer { archive_entry_free(entry) }
        archive_entry_set_pathname(entry, file.path)
        archive_entry_set_filetype(entry, S_IFREG)
        archive_entry_set_perm(entry, 0o644)
        archive_entry_set_size(entry, la_int64_t(file.bytes.count))
        guard archive_write_header(archive, entry) == ARCHIVE_OK else { return false }
        var rest = file.bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { archive_write_data(archive, $0.baseAddress, $0.count) }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}

/// The files unpacked so far, and whether they are within the limits.
private struct Unpacking {
    private(set) var files: [ZipArchive.File] = []
    private let archiveLength: Int
    private let limits: ArchiveLimits
    private var paths: Set<String> = []
    private var entryCount = 0
    private var byteCount = 0
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    init(archiveLength: Int, limits: ArchiveLimits) {
        self.archiveLength = archiveLength
        self.limits = limits
    }

    mutating func add(_ entry: ZipReader.Entry, from reader: borrowing ZipReader) throws(ArchiveError) {
        entryCount += 1
        guard entryCount <= limits.files else { throw .tooManyFiles }
        guard !entry.isEncrypted else { throw .encrypted }
        guard var path = entry.path else { throw .unsafePath }
        // The path of a folder ends with a slash.
        if entry.kind == .folder, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
        guard ArchivePath.isSafe(path) else { throw .unsafePath }
        guard entry.kind != .special else { throw .specialFile(path) }
        guard paths.insert(path).inserted else { throw .duplicate(path) }
        guard entry.kind == .file else { return }
        files.append(ZipArchive.File(path: path, bytes: try contents(from: reader)))
    }

    /// Reads the current entry. Its size in the header is not used, because it can be wrong.
    private mutating func contents(from reader: borrowing ZipReader) throws(ArchiveError) -> [UInt8] {
        let start = reader.position
        var bytes: [UInt8] = []
        while case let count = try reader.read(into: &buffer), count > 0 {
            bytes += buffer[..<count]
            byteCount += count
            guard byteCount <= limits.bytes else { throw .tooLarge }
            guard !limits.isTooDense(byteCount, packed: archiveLength) else { throw .tooDense }
        }
        guard !limits.isTooDense(bytes.count, packed: reader.position - start) else { throw .tooDense }
        return bytes
    }
}
