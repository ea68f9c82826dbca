import CGtk

/// The text of this program in the user's language, or in English where there is no translation.
public func translated(_ english: String) -> String {
    // Without a translation gettext gives back what it was given, so that must live until it is copied.
    english.withCString { String(cString: g_dgettext(nil, $0)) }
}

/// The text for a count, in the form that the user's language has for it.
public func translated(_ one: String, _ many: String, count: Int) -> String {
    one.withCString { one in
        many.withCString { many in String(cString: g_dngettext(nil, one, many, gulong(count))) }
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

/// Chooses the user's language, and where the translations of `domain` lie.
public func setUpTranslation(domain: String, folder: String) {
    setlocale(LC_ALL, "")
    bindtextdomain(domain, folder)
    bind_textdomain_codeset(domain, "UTF-8")
    textdomain(domain)
}
