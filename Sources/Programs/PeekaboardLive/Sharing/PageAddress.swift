// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// A page as one line of text: `peekaboard-page:`, its compressed text in URL-safe Base64, and its name after a `#`.
struct PageAddress: Equatable {
    static let scheme = "peekaboard-page"
    /// The greatest length of the text of a page, in bytes. Some programs shorten or refuse longer links.
    static let maxBytes = 6 << 10
    /// The greatest length of the compressed text in a link that is shown as a QR code, in bytes. Cameras can’t read
    /// larger codes on a small screen.
    private static let maxCodeBytes = 1 << 10
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
        guard text.hidesNothing else { throw .hidden }
        (self.name, self.text) = (name, text)
    }

    /// Reads an address. Programs that send it may have broken it into lines.
    init(_ address: String) throws(Problem) {
        guard address.utf8.count <= 4 * Self.maxBytes else { throw .damaged }
        let parts = address.filter { !$0.isWhitespace }.split(separator: "#", maxSplits: 1)
        guard let first = parts.first, Self.isAddress(address) else { throw .damaged }
        let code = first.utf8.dropFirst(Self.scheme.utf8.count + 1)
        guard let bytes = Self.bytes(ofBase64: code), let text = Deflate.expand(bytes, limit: Self.maxBytes),
            let text = String(validating: text, as: UTF8.self), !text.isEmpty, text.hidesNothing
        else { throw .damaged }
        self.text = text
        name = parts.count > 1 ? Self.name(ofFragment: String(parts[1])) : ""
    }

    /// Returns whether a text begins as an address does.
    static func isAddress(_ text: String) -> Bool {
        text.drop(while: \.isWhitespace).prefix(scheme.count + 1).lowercased() == scheme + ":"
    }

    /// The page of the address.
    var page: SharedPage { SharedPage(name: name, text: text) }

    /// The address as a QR code; `nil` if it is too long, or libqrencode is not installed.
    var qrCode: QRCode? { compressed.count <= Self.maxCodeBytes ? QRCode(address) : nil }

    private var compressed: [UInt8] { Deflate.compress(Array(text.utf8)) }

    /// The address in one line.
    var address: String {
        let bytes = compressed
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
        return name.utf8.count <= maxNameBytes && name.hidesNothing && !name.contains(where: \.isNewline) ? name : ""
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
                translated(
                    "The page is too long for a link, which can contain {number} KiB of text: save it as a file instead"
                ),
                ["number": "\(PageAddress.maxBytes / 1024)"])
        case .hidden: translated("There is no link to a page that contains control characters")
        }
    }
}
