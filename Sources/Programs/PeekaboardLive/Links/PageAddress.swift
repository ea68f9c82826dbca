// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// A page as one line of text: `peekaboard-page:`, its compressed text in URL-safe Base64, and its name after a `#`.
struct PageAddress: Equatable {
    static let scheme = "peekaboard-page"
    /// The greatest length of the text of a page, in bytes. Some programs shorten or refuse longer links.
    static let maxBytes = 6 << 10
    private static let maxNameBytes = 200

    let name: String
    let text: String

    /// Why there is no link to a page, or no page for a link.
    enum Problem: Error {
        case damaged
        case tooLong
        /// The page contains control characters, which can hide code.
        case hidden
    }

    /// Creates the address of a page.
    init(name: String, text: String) throws(Problem) {
        guard text.utf8.count <= Self.maxBytes else { throw .tooLong }
        guard Self.isPlain(text) else { throw .hidden }
        (self.name, self.text) = (name, text)
    }

    /// Reads an address. Programs that send it may have broken it into lines.
    init(_ address: String) throws(Problem) {
        guard address.utf8.count <= 4 * Self.maxBytes else { throw .damaged }
        let parts = address.filter { !$0.isWhitespace }.split(separator: "#", maxSplits: 1)
        guard let first = parts.first, Self.isAddress(address) else { throw .damaged }
        let code = first.utf8.dropFirst(Self.scheme.utf8.count + 1)
        guard let bytes = Self.bytes(ofBase64: code), let text = Deflate.expand(bytes, limit: Self.maxBytes),
            let text = String(validating: text, as: UTF8.self), !text.isEmpty, Self.isPlain(text)
        else { throw .damaged }
        self.text = text
        name = parts.count > 1 ? Self.name(ofFragment: String(parts[1])) : ""
    }

    /// Returns whether a text begins as an address does.
    static func isAddress(_ text: String) -> Bool {
        text.drop(while: \.isWhitespace).prefix(scheme.count + 1).lowercased() == scheme + ":"
    }

    /// The address in one line.
    var address: String {
        let bytes = Deflate.compress(Array(text.utf8))
        let code = g_base64_encode(bytes, gsize(bytes.count))!
        defer { g_free(code) }
        let fragment = g_uri_escape_string(name, nil, 0)!
        defer { g_free(fragment) }
        let safe = String(cString: code).replacing("+", with: "-").replacing("/", with: "_").prefix { $0 != "=" }
        return "\(Self.scheme):\(safe)#\(String(cString: fragment))"
    }

    private static func bytes(ofBase64 code: some Collection<UInt8>) -> [UInt8]? {
        let digits: [UInt8?] = code.map { digit in
            switch digit {
            case UInt8(ascii: "-"): UInt8(ascii: "+")
            case UInt8(ascii: "_"): UInt8(ascii: "/")
            // GLib would leave out other bytes.
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                digit
            default: nil
            }
        }
        guard !digits.isEmpty, digits.count % 4 != 1, !digits.contains(nil) else { return nil }
        let padding = [UInt8](repeating: UInt8(ascii: "="), count: (4 - digits.count % 4) % 4)
        let text = String(decoding: digits.compactMap(\.self) + padding, as: UTF8.self)
        var count: gsize = 0
        guard let bytes = g_base64_decode(text, &count) else { return nil }
        defer { g_free(bytes) }
        return Array(UnsafeBufferPointer(start: bytes, count: Int(count)))
    }

    private static func name(ofFragment fragment: String) -> String {
        guard let text = g_uri_unescape_string(fragment, nil) else { return "" }
        defer { g_free(text) }
        let name = String(validatingCString: text) ?? ""
        return name.utf8.count <= maxNameBytes && isPlain(name) && !name.contains(where: \.isNewline) ? name : ""
    }

    /// Whether nothing in a text hides what follows. A text field ends at a byte of 0, and others change the direction.
    private static func isPlain(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: true
            case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: false
            default: true
            }
        }
    }
}

extension PageAddress.Problem {
    /// The message for the user.
    @MainActor var message: String {
        switch self {
        case .damaged: translated("This link to a page is damaged")
        case .tooLong:
            filled(
                // Translators: {number} is a number of kibibytes.
                translated("The page is too long for a link, which can contain {number} KiB of text"),
                ["number": "\(PageAddress.maxBytes / 1024)"])
        case .hidden: translated("There is no link to a page that contains control characters")
        }
    }
}
