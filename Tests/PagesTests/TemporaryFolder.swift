import Glibc

@testable import Pages

/// A folder for one test, gone with all that is in it when it is let go.
final class TemporaryFolder {
    let path: String

    init() {
        var template = Array("/tmp/peekaboard-pages-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { fatalError("no folder for a test") }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit { Disk.remove(path) }

    /// Writes a file in it, and the folders on the way; the path of the file.
    @discardableResult
    func write(_ name: String, _ text: String = "") -> String {
        var folder = path
        for part in name.split(separator: "/").dropLast() {
            folder += "/\(part)"
            mkdir(folder, 0o700)
        }
        let file = fopen("\(path)/\(name)", "w")!
        fputs(text, file)
        fclose(file)
        return "\(path)/\(name)"
    }
}
