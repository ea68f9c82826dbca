// What a page needs of the file system; Foundation would be slow to load with each page.

import Glibc

/// The address of a file in the form that pictures and decks are known by: `file:///home/me/b.png`.
enum FileURI {
    /// Whether a text is an address, and no path.
    static func isURI(_ text: String) -> Bool { text.contains("://") }

    /// The address of a path, which may be relative to the present folder.
    static func of(path: String) -> String {
        var uri = "file://"
        for byte in absolute(path).utf8 {
            let scalar = Unicode.Scalar(byte)
            if scalar.isASCII, scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || isPlain(scalar) {
                uri.unicodeScalars.append(scalar)
            } else {
                uri += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
        return uri
    }

    /// The path of a file's address; nil for one that is not on this machine, or that is none.
    static func path(of uri: String) -> String? {
        guard uri.hasPrefix("file:///") else { return nil }
        var bytes: [UInt8] = []
        var rest = uri.utf8.dropFirst(7)
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let text = String(rest.prefix(2)), let code = UInt8(text, radix: 16), text.utf8.count == 2 else {
                return nil
            }
            bytes.append(code)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return String(cString: folder) + "/" + path
    }

    /// What stands in an address as it is, besides letters and digits.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        "-._~/!$&'()*+,;=:@".unicodeScalars.contains(scalar)
    }
}

/// Whether there is a file of a path, and no folder, that can be read.
func isFile(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, R_OK) == 0
}

/// The names of all that is in a folder; nil where it cannot be read.
func fileNames(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
            $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name != ".", name != ".." { names.append(name) }
    }
    return names
}

/// The words in a file of at most so many bytes, without what surrounds them; nil where there are none, or more.
func words(in path: String, limit: Int) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: limit + 1)
    let count = bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    guard (1...limit).contains(count), let text = String(validating: bytes[..<count], as: UTF8.self) else { return nil }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
}
