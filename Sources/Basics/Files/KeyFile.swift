// SPDX-License-Identifier: GPL-3.0-or-later
/// Groups of keys and values, in the format of GLib’s key files, but as a value.
package struct KeyFile: Equatable, Sendable {
    /// The values by group and key.
    package var groups: [String: [String: String]] = [:]

    /// Creates a file with groups.
    package init(groups: [String: [String: String]]) { self.groups = groups }

    /// Reads a text. What is neither a group nor a key with a value is left out.
    package init(_ text: String) {
        var group = ""
        // A character can consist of several scalars, of which the first one has a meaning here.
        for line in text.unicodeScalars.split(separator: "\n") {
            if line.first == "[", let end = line.lastIndex(of: "]") {
                group = String(line[line.index(after: line.startIndex)..<end])
            } else if line.first != "#", let sign = line.firstIndex(of: "=") {
                let key = line[..<sign].reversed().drop { $0 == " " }.reversed()
                let value = line[line.index(after: sign)...].drop { $0 == " " }
                groups[group, default: [:]][String(String.UnicodeScalarView(key))] = Self.plain(value)
            }
        }
    }

    /// The text of the file, with the keys in alphabetical order.
    package var text: String {
        groups.sorted { $0.key < $1.key }.map { group, values in
            "[\(group)]\n"
                + values.sorted { $0.key < $1.key }.map { "\($0)=\(Self.escaped($1))\n" }.joined()
        }.joined(separator: "\n")
    }

    /// Returns a text as it is written as a value.
    package static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            // Spaces before a value are left out.
            case " " where result.isEmpty: result += "\\s"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case "\\": result += "\\\\"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func plain(_ value: Substring.UnicodeScalarView) -> String {
        var result = ""
        var rest = value
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let code = rest.popFirst() else {
                result.unicodeScalars.append(scalar)
                continue
            }
            switch code {
            case "s": result += " "
            case "n": result += "\n"
            case "t": result += "\t"
            case "r": result += "\r"
            case "\\": result += "\\"
            default: result.unicodeScalars.append(contentsOf: [scalar, code])
            }
        }
        return result
    }
}
