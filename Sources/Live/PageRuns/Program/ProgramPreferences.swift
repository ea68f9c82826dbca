// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import JSON
import PageSource
import Scene

/// The preferences of an exported program: the values that the user has given its live properties. They are in a key file,
/// in which each value is JSON.
package struct ProgramPreferences: Equatable, Sendable {
    private static let group = "Preferences"
    private static let unescaped = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._".utf8)

    /// The values by the keys of the properties.
    package var values: [String: PropertyValue] = [:]

    /// Creates preferences without values.
    package init() {}

    /// Reads a file. If there is none, or something in it is damaged, the rest counts.
    package init(contentsOf path: String) { self.init(Disk.text(of: path) ?? "") }

    init(_ text: String) {
        for (key, value) in KeyFile(text).groups[Self.group] ?? [:] {
            if let key = Self.plain(key), let json = try? JSON(parsing: value), let value = PropertyValue(json) {
                values[key] = value
            }
        }
    }

    /// The text of the file.
    var text: String {
        let lines = values.map { (Self.escaped($0), $1.json.text()) }
        return KeyFile(groups: [Self.group: Dictionary(uniqueKeysWithValues: lines)]).text
    }

    /// Writes the file, and makes the folder that it is in. Returns whether that succeeded.
    package func write(to path: String) -> Bool {
        guard JSON.isAvailable, Folder.make(FilePath.folder(of: path), mode: 0o700) else { return false }
        return Disk.create(text, at: path) || Disk.replace(Array(text.utf8), at: path)
    }

    /// Returns a key as it is written in the file. Keys of properties can have any character.
    private static func escaped(_ key: String) -> String {
        key.utf8.map { byte in
            unescaped.contains(byte)
                ? String(Unicode.Scalar(byte))
                : (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    private static func plain(_ key: String) -> String? {
        var bytes: [UInt8] = []
        var rest = Array(key.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard rest.count > 1, let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) else {
                return nil
            }
            bytes.append(code)
            rest = rest.dropFirst(2)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
