import CArchive

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
        guard let writer = peekaboard_zip_create() else { throw .unavailable }
        defer { peekaboard_zip_discard(writer) }
        for file in files {
            guard ArchivePath.isSafe(file.path) else { throw .unsafePath }
            guard peekaboard_zip_add(writer, file.path, file.bytes, file.bytes.count) else { throw .unavailable }
        }
        var length = 0
        guard let bytes = peekaboard_zip_finish(writer, &length) else { throw .unavailable }
        return Array(UnsafeRawBufferPointer(start: bytes, count: length))
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
