import Files
import Glibc

/// A folder with a temporary, hidden name. It is removed with its contents unless it is moved to its final place.
final class NewFolder {
    /// Whether the folder has its final name.
    enum Move { case moved, isTaken, failed }

    private let path: String
    private var names: [String] = []
    private var isMoved = false

    /// Creates a folder in the one at the given path. Returns `nil` if this is not possible.
    init?(in parent: String) {
        var template = Array("\(parent)/.new-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        guard !isMoved else { return }
        for name in names { unlink("\(path)/\(name)") }
        rmdir(path)
    }

    /// Writes a file. The name contains no slash. Returns whether the file was written to the disk.
    func write(_ bytes: [UInt8], to name: String) -> Bool {
        let file = open("\(path)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else { return false }
        names.append(name)
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        let isSynced = fsync(file) == 0
        return close(file) == 0 && isSynced && rest.isEmpty
    }

    /// Writes the list of the files to the disk.
    func sync() -> Bool {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return false }
        defer { close(folder) }
        return fsync(folder) == 0
    }

    /// Puts the folder in the place of another one, which is removed with its files. If this fails, the other one stays.
    func replace(_ place: String) -> Bool {
        let old = "\(path)-old"
        guard rename(place, old) == 0 else { return false }
        guard rename(path, place) == 0 else {
            rename(old, place)
            return false
        }
        isMoved = true
        for name in Folder.names(in: old) ?? [] { unlink("\(old)/\(name)") }
        rmdir(old)
        return true
    }

    /// Moves the folder to its final place in the same file system, unless there is something already.
    func move(to place: String) -> Move {
        var status = stat()
        if lstat(place, &status) == 0 { return .isTaken }
        // Another program may have created it meanwhile. A folder with contents is never replaced.
        guard rename(path, place) == 0 else {
            return [EEXIST, ENOTEMPTY, ENOTDIR].contains(errno) ? .isTaken : .failed
        }
        isMoved = true
        return .moved
    }
}
