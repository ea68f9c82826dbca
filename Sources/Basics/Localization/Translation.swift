// SPDX-License-Identifier: GPL-3.0-or-later
import CIntl

/// Returns the translation of a string, or the English string if there is none. The argument is either a literal, so
/// that it can be extracted (see `po/README.md`), or a string marked with a function named `phrase`.
package func translated(_ english: String) -> String {
    // For an empty string, gettext returns the header of the catalog.
    guard !english.isEmpty else { return "" }
    // Without a translation, gettext returns its argument, which must stay valid until the result is copied.
    return english.withCString { String(cString: gettext($0)) }
}

/// Returns the translation for a count, in the plural form of the user's language.
package func translated(_ one: String, _ many: String, count: Int) -> String {
    one.withCString { one in
        many.withCString { many in String(cString: ngettext(one, many, UInt(count))) }
    }
}

/// Replaces the placeholders `{name}` in a translated string, which can be in any order.
package func filled(_ text: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        let name = String(rest[rest.index(after: open)..<close])
        result += rest[..<open] + (values[name] ?? "{\(name)}")
        rest = rest[rest.index(after: close)...]
    }
    return result + rest
}

/// Sets the locale and the folder with the translations, `folder/LANGUAGE/LC_MESSAGES/DOMAIN.mo`.
///
/// The folder is explicit because gettext does not search it by default unless the program is installed in `/usr`. The
/// language comes from `LANGUAGE`, or else from the locale. In the C and C.UTF-8 locales nothing is translated, even if
/// `LANGUAGE` is set. UI files name the same domain, so GTK loads their translations from this folder as well.
package func setUpTranslation(domain: String, folder: String) {
    setlocale(LC_ALL, "")
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
    textdomain(domain)
}
