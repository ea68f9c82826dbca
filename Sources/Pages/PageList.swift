/// The list of pages in a playground's `contents.xcplayground`, a short XML file.
enum PageList {
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

    private static func attribute(_ name: String, in element: Substring) -> String? {
        guard let start = element.firstRange(of: " \(name)=") else { return nil }
        let value = element[start.upperBound...]
        guard let quote = value.first, quote == "'" || quote == "\"" else { return nil }
        let quoted = value.dropFirst()
        return quoted.firstIndex(of: quote).map { plain(String(quoted[..<$0])) }
    }

    private static func plain(_ text: String) -> String {
        [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(text) {
            $0.replacing($1.0, with: $1.1)
        }
    }
}
