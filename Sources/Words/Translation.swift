import CIntl

/// The text of this program in the user's language, or in English where there is no translation. The text is a literal,
/// so that translators find it (`po/README.md`), or one that was marked by a function called `phrase`.
public func translated(_ english: String) -> String {
    // For an empty text gettext has the catalogue's own description.
    guard !english.isEmpty else { return "" }
    // Without a translation gettext gives back what it was given, so that must live until it is copied.
    return english.withCString { String(cString: gettext($0)) }
}

/// The text for a count, in the form that the user's language has for it.
public func translated(_ one: String, _ many: String, count: Int) -> String {
    one.withCString { one in
        many.withCString { many in String(cString: ngettext(one, many, UInt(count))) }
    }
}

/// A translated text with its places `{name}` filled in. Translators may put them in another order.
public func filled(_ text: String, _ values: [String: String]) -> String {
    var result = ""
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
        let name = String(rest[rest.index(after: open)..<close])
        result += rest[..<open] + (values[name] ?? "{\(name)}")
        rest = rest[rest.index(after: close)...]
    }
    return result + rest
}

/// Chooses the user's language, and where the translations of `domain` lie: `folder/LANGUAGE/LC_MESSAGES/DOMAIN.mo`.
///
/// The folder is given, for a program that is not installed in `/usr` is not where gettext looks by itself. The language is
/// that of `LANGUAGE` or else of the locale; in the locale C, and in C.UTF-8, nothing is translated whatever `LANGUAGE`
/// says. Descriptions of windows name their domain, so GTK finds their words in the same folder.
public func setUpTranslation(domain: String, folder: String) {
    setlocale(LC_ALL, "")
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
    textdomain(domain)
}
