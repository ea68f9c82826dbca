import Files
import Glibc

/// What is to be asked of the file system.
enum Disk {
    /// No page, and no source beside it, may be longer, in bytes.
    static let mostBytes = 4_000_000

    /// The names of all that is in a folder, in their order; none where it cannot be read. Hidden files, such as those that
    /// editors put beside what they edit, are left out.
    static func names(in folder: String) -> [String] {
        (Folder.names(in: folder) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The text of a file; nil where it cannot be read or is far too long. What is no UTF-8 is replaced.
    static func text(of path: String) -> String? {
        contents(ofFile: path, limit: mostBytes).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What tells a file, as it is now, from what it was before a save; empty where there is none.
    static func stamp(of path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "" }
        return "\(path) \(status.st_ino) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)\n"
    }

    /// The length of a file in bytes; nil where there is none.
    static func length(of path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    /// Writes a text into a file, in place of what was there; whether it could be.
    static func write(_ text: String, to path: String) -> Bool { write(Array(text.utf8), to: path) }

    /// Copies a file, or a folder with all that is in it, to where there is nothing yet; whether all of it could be copied.
    static func copy(_ path: String, to copy: String) -> Bool {
        switch FileKind(of: path) {
        case .file: return contents(ofFile: path, limit: mostBytes).map { write($0, to: copy, mode: 0o666) } ?? false
        case .folder:
            return mkdir(copy, 0o777) == 0
                && names(in: path).allSatisfy { Self.copy("\(path)/\($0)", to: "\(copy)/\($0)") }
        case nil: return false
        }
    }

    private static func write(_ bytes: [UInt8], to path: String, mode: mode_t = 0o600) -> Bool {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
        guard file >= 0 else { return false }
        defer { close(file) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Takes away a file, or a folder with all that is in it; links are taken away, and not followed.
    static func remove(_ path: String) {
        var status = stat()
        if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
            for name in Folder.names(in: path) ?? [] { remove("\(path)/\(name)") }
        }
        Glibc.remove(path)
    }

    /// The path from the root of all, links followed; the path itself where there is nothing.
    static func absolute(_ path: String) -> String {
        guard let real = realpath(path, nil) else { return path }
        defer { free(real) }
        return String(cString: real)
    }
}
