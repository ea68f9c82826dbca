// SPDX-License-Identifier: GPL-3.0-or-later
import Files

/// The list of pages in a playground's `contents.xcplayground`, a short XML file.
enum PageList {
    /// The largest size of a list in bytes: 200 for each page. It is read whenever a file of the playground changes.
    static let maxBytes = Playground.maxParts * 200

    /// Adds a page at the end of the list of the playground in a folder. Pages that are not in the list get into it before.
    /// Returns whether it succeeded.
    static func add(_ name: String, to folder: String) -> Bool {
        let path = folder + "/contents.xcplayground"
        let others = (try? Playground(path: folder))?.pages.map(\.name) ?? []
        let names = others.filter { $0 != name } + [name]
        guard let old = Disk.text(of: path, limit: maxBytes) else { return Disk.create(text(listing: names), at: path) }
        return Disk.replace(Array(adding(names, to: old).utf8), at: path)
    }

    /// Renames a page in the list of the playground in a folder, if it is in there. Returns whether it succeeded.
    static func rename(_ name: String, to new: String, in folder: String) -> Bool {
        let path = folder + "/contents.xcplayground"
        guard let old = Disk.text(of: path, limit: maxBytes) else { return true }
        let text = renaming(name, to: new, in: old)
        return text == old || Disk.replace(Array(text.utf8), at: path)
    }

    /// Returns the text of a list with another name of a page. Everything else in the text stays as it is.
    static func renaming(_ name: String, to new: String, in text: String) -> String {
        ["'", "\""].flatMap { quote in Set([name, escaped(name)]).map { ($0, quote) } }.reduce(text) { text, form in
            text.replacing(" name=\(form.1)\(form.0)\(form.1)", with: " name=\(form.1)\(escaped(new))\(form.1)")
        }
    }

    /// Returns the text of a list with names added that it does not have. Everything else in the text stays as it is.
    static func adding(_ names: [String], to text: String) -> String {
        let known = Self.names(in: text)
        let elements = names.filter { !known.contains($0) }.map(element).joined(separator: "\n        ")
        if elements.isEmpty { return text }
        if let end = text.firstRange(of: "</pages>") {
            // The end has a line of its own, unless somebody has changed that.
            let indent = text[..<end.lowerBound].reversed().prefix { $0 == " " || $0 == "\t" }.count
            let before = text[..<end.lowerBound].dropLast(indent)
            let after = text[end.lowerBound...]
            return "\(before)        \(elements)\n\(String(repeating: " ", count: indent))\(after)"
        }
        for empty in ["<pages/>", "<pages />"] {
            if let range = text.firstRange(of: empty) {
                let (before, after) = (text[..<range.lowerBound], text[range.upperBound...])
                return "\(before)<pages>\n        \(elements)\n    </pages>\(after)"
            }
        }
        return Self.text(listing: known + names.filter { !known.contains($0) })
    }

    private static func text(listing names: [String]) -> String {
        """
        <?xml version='1.0' encoding='UTF-8' standalone='yes'?>
        <playground version='6.0' target-platform='macos' swift-version='6' buildActiveScheme='true'>
            <pages>
                \(names.map(element).joined(separator: "\n        "))
            </pages>
        </playground>

        """
    }

    private static func element(_ name: String) -> String { "<page name='\(escaped(name))'/>" }

    private static func escaped(_ name: String) -> String {
        entities.reversed().reduce(name) { $0.replacing($1.1, with: $1.0) }
    }

    /// Returns the names of the pages, in order.
    static func names(in text: String) -> [String] {
        var names: [String] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "<page") {
            rest = rest[start.upperBound...]
            guard let end = rest.firstIndex(of: ">") else { break }
            // `<pages>` and `<page/>` have no name attribute.
            if rest.first?.isWhitespace == true, let name = attribute("name", in: rest[..<end]) { names.append(name) }
            rest = rest[end...]
        }
        return names
    }

    /// Returns the names in an array of the manifest of a playground book, a property list, without their extensions.
    static func names(inManifest text: String, _ key: String) -> [String] {
        guard let start = text.firstRange(of: "<key>\(key)</key>") else { return [] }
        let array = text[start.upperBound...].prefix(
            upTo: text[start.upperBound...].firstRange(of: "</array>")?.lowerBound ?? text.endIndex)
        return array.split(separator: "<string>", omittingEmptySubsequences: false).dropFirst().compactMap { element in
            element.firstRange(of: "</string>").map { Playground.title(of: plain(String(element[..<$0.lowerBound]))) }
        }
    }

    private static func attribute(_ name: String, in element: Substring) -> String? {
        guard let start = element.firstRange(of: " \(name)=") else { return nil }
        let value = element[start.upperBound...]
        guard let quote = value.first, quote == "'" || quote == "\"" else { return nil }
        let quoted = value.dropFirst()
        return quoted.firstIndex(of: quote).map { plain(String(quoted[..<$0])) }
    }

    /// The characters that are escaped in XML. The ampersand is last, because all entities contain it.
    private static let entities = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]

    private static func plain(_ text: String) -> String {
        entities.reduce(text) { $0.replacing($1.0, with: $1.1) }
    }
}
