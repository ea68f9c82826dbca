// SPDX-License-Identifier: GPL-3.0-or-later
/// The plain text and the pictures of a field with HTML. This is not a browser: it only skips what Anki writes.
struct HTMLText: Equatable {
    /// The text without tags. White space is not changed.
    private(set) var text = ""
    /// The sources of the pictures.
    private(set) var pictures: [String] = []

    /// Elements that end the line, or separate their contents from the text before.
    private static let breaks: Set<String> = ["br", "div", "p", "li", "ul", "ol", "tr", "td", "th", "hr"]
    /// Elements whose contents are not text.
    private static let hidden: Set<String> = ["style", "script"]
    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
        "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
        "times": "×", "middot": "·", "shy": "",
    ]
    /// The maximum length of an entity between `&` and `;`.
    private static let maxEntityLength = 10

    init(_ html: String) {
        var rest = Substring(html)
        /// The element whose contents are skipped.
        var skipped: String?
        while let start = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
            if skipped == nil { text += rest[..<start] }
            rest = rest[start...]
            if rest.first == "&" {
                let (character, length) = Self.entity(rest)
                if skipped == nil { text += character }
                rest = rest.dropFirst(length)
            } else if rest.hasPrefix("<!--") {
                rest = Self.afterComment(rest)
            } else if let tag = Tag(&rest) {
                if tag.isClosing, tag.name == skipped { skipped = nil }
                if !tag.isClosing, Self.hidden.contains(tag.name) { skipped = skipped ?? tag.name }
                guard skipped == nil else { continue }
                if Self.breaks.contains(tag.name) { text += " " }
                if tag.name == "img", let source = tag.attributes["src"] { pictures.append(Self.decoded(source)) }
            } else {
                // A sign that does not begin a tag.
                if skipped == nil { text += "<" }
                rest = rest.dropFirst()
            }
        }
        if skipped == nil { text += rest }
    }

    /// Returns a text with its entities replaced.
    private static func decoded(_ text: String) -> String {
        var (result, rest) = ("", Substring(text))
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            let (character, length) = entity(rest[start...])
            result += character
            rest = rest[start...].dropFirst(length)
        }
        return result + rest
    }

    /// Returns what the entity at the beginning of a text means, and its length. Without an entity, this is `&` itself.
    private static func entity(_ text: Substring) -> (String, Int) {
        let name = text.dropFirst().prefix(maxEntityLength).prefix { $0 != ";" }
        guard text.dropFirst(1 + name.count).first == ";" else { return ("&", 1) }
        let length = name.count + 2
        guard name.first == "#" else { return entities[String(name)].map { ($0, length) } ?? ("&", 1) }
        let isHex = name.dropFirst().first?.lowercased() == "x"
        guard let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10), code != 0,
            let scalar = Unicode.Scalar(code)
        else { return ("&", 1) }
        return (String(Character(scalar)), length)
    }

    private static func afterComment(_ text: Substring) -> Substring {
        var rest = text.dropFirst(4)
        while let start = rest.firstIndex(of: "-") {
            rest = rest[start...]
            if rest.hasPrefix("-->") { return rest.dropFirst(3) }
            rest = rest.dropFirst()
        }
        return ""
    }

    /// A tag of an element.
    private struct Tag {
        let name: String
        let isClosing: Bool
        private(set) var attributes: [String: String] = [:]

        /// Reads the tag at the beginning of a text and removes it. Returns `nil` if there is none.
        init?(_ text: inout Substring) {
            var rest = text.dropFirst()
            isClosing = rest.first == "/"
            if isClosing { rest = rest.dropFirst() }
            name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
            guard !name.isEmpty else { return nil }
            rest = rest.dropFirst(name.count)
            while let next = rest.first(where: { !$0.isWhitespace && $0 != "/" }), next != ">" {
                rest = rest.drop { $0.isWhitespace || $0 == "/" }
                Self.readAttribute(&rest, into: &attributes)
            }
            // A tag that is not closed ends with the text.
            let end = rest.firstIndex(of: ">")
            text = end.map { rest[$0...].dropFirst() } ?? ""
        }

        private static func readAttribute(_ rest: inout Substring, into attributes: inout [String: String]) {
            let name = rest.prefix { !$0.isWhitespace && !"=>/".contains($0) }
            rest = rest.dropFirst(max(name.count, rest.first == "=" ? 1 : 0))
            let value = rest.drop(while: \.isWhitespace)
            guard !name.isEmpty, value.first == "=" else { return }
            rest = value.dropFirst().drop(while: \.isWhitespace)
            let text: Substring
            if let quote = rest.first, quote == "\"" || quote == "'" {
                text = rest.dropFirst().prefix { $0 != quote }
                rest = rest.dropFirst(text.count + 2)
            } else {
                text = rest.prefix { !$0.isWhitespace && $0 != ">" }
                rest = rest.dropFirst(text.count)
            }
            attributes[name.lowercased()] = String(text)
        }
    }
}
