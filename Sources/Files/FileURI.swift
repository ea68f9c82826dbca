import Glibc

/// The URI of a file in the form `file:///home/me/b.png`, by which pictures and decks are known.
public enum FileURI {
    /// What a URI has unchanged of a path, the same as in GLib.
    private static let unreserved = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,=:@".utf8)

    /// Whether a text is a URI of any scheme, and not a path or a name.
    public static func isURI(_ text: String) -> Bool {
        var rest = text.utf8[...]
        while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            rest = rest[rest.index(after: colon)...]
            if rest.starts(with: "//".utf8) { return true }
        }
        return false
    }

    /// The URI of a path, which may be relative to the current folder.
    public static func of(path: String) -> String { "file://" + escaped(absolute(path)) }

    /// The URI of a file in the folder of a URI, whatever its scheme.
    public static func of(_ name: String, in folder: String) -> String {
        (folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/") + escaped(name)
    }

    /// The path of a `file:` URI. Returns nil for another scheme or another machine, and for a path that is not UTF-8.
    public static func path(of uri: String) -> String? {
        let start = ["file:///", "file://localhost/"].first { uri.lowercased().utf8.starts(with: $0.utf8) }
        guard let start else { return nil }
        var bytes = [UInt8(ascii: "/")]
        var rest = uri.utf8.dropFirst(start.utf8.count)
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                // A file name cannot contain the byte 0, which would cut the path short in C.
                guard let text = String(rest.prefix(2)), text.utf8.count == 2, text.allSatisfy(\.isHexDigit),
                    let code = UInt8(text, radix: 16), code != 0
                else { return nil }
                bytes.append(code)
                rest = rest.dropFirst(2)
            case UInt8(ascii: "#"), UInt8(ascii: "?"), 0: return nil
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    private static func escaped(_ text: String) -> String {
        text.utf8.reduce(into: "") { uri, byte in
            if unreserved.contains(byte) {
                uri.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                uri += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    private static func absolute(_ path: String) -> String {
        guard path.utf8.first != UInt8(ascii: "/"), let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return String(cString: folder) + "/" + path
    }
}
