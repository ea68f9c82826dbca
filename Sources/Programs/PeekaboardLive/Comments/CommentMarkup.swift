// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import PageSource

/// Converts rich text to Pango markup.
enum CommentMarkup {
    /// The prefix that distinguishes links to pages from web links.
    private static let page = "page:"

    /// Returns the markup of spans.
    static func markup(of spans: [RichText.Span]) -> String {
        spans.map { span in
            var text = escaped(span.text)
            if span.isCode { text = "<tt>\(text)</tt>" }
            if span.isEmphasized { text = "<i>\(text)</i>" }
            if span.isBold { text = "<b>\(text)</b>" }
            if let target = span.target { text = "<a href=\"\(escaped(address(of: target)))\">\(text)</a>" }
            return text
        }.joined()
    }

    /// Returns the target of a link that `markup` has created.
    static func target(ofLink link: String) -> RichText.Target {
        RichText.Target(link.hasPrefix(page) ? String(link.dropFirst(page.count)) : link)
    }

    private static func address(of target: RichText.Target) -> String {
        switch target {
        case .next: "\(page)@next"
        case .previous: "\(page)@previous"
        case .page(let name): page + name
        case .web(let address): address
        }
    }

    /// Returns the markup of a text.
    static func escaped(_ text: String) -> String {
        // Markup is XML, which does not allow control characters.
        let plain = String(
            text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\t" || $0 == "\n" })
        guard let copy = g_markup_escape_text(plain, -1) else { return "" }
        defer { g_free(copy) }
        return String(cString: copy)
    }
}
