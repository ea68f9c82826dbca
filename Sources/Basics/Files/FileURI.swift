// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Conversion between paths and file URIs such as `file:///home/me/b.png`, which identify pictures and decks.
package enum FileURI {
    /// The characters of a path that are not escaped in a URI, the same as in GLib.
    private static let unreserved = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,=:@".utf8)

    /// Returns whether a string is a URI of any scheme, as opposed to a path or a name.
    package static func isURI(_ text: String) -> Bool {
        var rest = text.utf8[...]
        while let colon = rest.firstIndex(of: UInt8(ascii: ":")) {
            rest = rest[rest.index(after: colon)...]
            if rest.starts(with: "//".utf8) { return true }
        }
        return false
    }

    /// Returns the URI of a path, which can be relative to the current folder.
    package static func of(path: String) -> String { "file://" + escaped(absolute(path)) }

    /// Returns the URI of a file in a folder, whose URI can have any scheme.
    package static func of(_ name: String, in folder: String) -> String {
        (folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/") + escaped(name)
    }

    /// Returns the path of a `file:` URI. Returns `nil` if the URI has another scheme or host, or if the path is not
    /// UTF-8.
    package static func path(of uri: String) -> String? {
        let start = ["file:///", "file://localhost/"].first { uri.lowercased().utf8.starts(with: $0.utf8) }
        guard let start else { return nil }
        var bytes = [UInt8(ascii: "/")]
        var rest = uri.utf8.dropFirst(start.utf8.count)
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                // A file name cannot contain a zero byte, which would truncate the path in C.
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

    /// Returns the name of the file or folder of a `file:` URI.
    package static func name(of uri: String) -> String? { path(of: uri).map(FilePath.name) }

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
