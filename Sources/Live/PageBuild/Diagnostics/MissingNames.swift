// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import PageSource

/// The names of Apple’s that a page uses although they are not available. There can be hundreds of errors about them, so
/// one sentence precedes those. A single error needs none.
struct MissingNames {
    /// A name, and the lines at which it is used.
    private struct Use {
        let name: String
        var places: [Place]
    }

    private struct Place: Equatable {
        let file: String
        let line: Int
        let column: Int
    }

    /// The maximum number of names, and of places of each, in the sentence.
    private static let (maxNames, maxPlaces) = (12, 4)

    private let uses: [Use]

    /// Finds the names in the messages of a build. `page` is the path of the page, whose lines come first.
    fileprivate init(_ diagnostics: [Diagnostic], page: String) {
        var uses: [Use] = []
        for error in diagnostics where error.severity == .error {
            guard let name = error.missingName, let file = error.file, let line = error.line else { continue }
            let place = Place(file: file, line: line, column: error.column ?? 1)
            if let index = uses.firstIndex(where: { $0.name == name }) {
                uses[index].places.append(place)
            } else {
                uses.append(Use(name: name, places: [place]))
            }
        }
        func order(_ place: Place) -> (Int, String, Int, Int) {
            (place.file == page ? 0 : 1, place.file, place.line, place.column)
        }
        for index in uses.indices { uses[index].places.sort { order($0) < order($1) } }
        self.uses = uses.sorted { order($0.places[0]) < order($1.places[0]) }
    }

    /// Returns an error at the first place. The lines of other files than the page are named with the file.
    fileprivate func summary(page: String) -> Diagnostic? {
        guard let first = uses.first?.places.first, uses.count > 1 || uses[0].places.count > 1 else { return nil }
        var list = uses.prefix(Self.maxNames).map { use in
            let lines = Self.lines(of: use.places, page: page)
            return filled(
                // Translators: {name} is a name in Swift code, and {lines} are numbers: “UISlider (lines 3, 7)”.
                translated("{name} (line {lines})", "{name} (lines {lines})", count: lines.count),
                [
                    "name": "`\(use.name)`",
                    "lines": lines.prefix(Self.maxPlaces).joined(separator: ", ")
                        + (lines.count > Self.maxPlaces ? ", …" : ""),
                ])
        }
        if uses.count > Self.maxNames { list.append("…") }
        let message = filled(
            // Translators: {names} is a list of names in Swift code with the lines that use them.
            translated(
                "{count} name is not available: {names}", "{count} names are not available: {names}",
                count: uses.count),
            ["count": "\(uses.count)", "names": list.joined(separator: ", ")])
        return Diagnostic(severity: .error, text: message, name: first.file, line: first.line, column: first.column)
    }

    private static func lines(of places: [Place], page: String) -> [String] {
        var lines: [String] = []
        for place in places {
            let line = place.file == page ? "\(place.line)" : "\(displayName(ofPath: place.file)):\(place.line)"
            if !lines.contains(line) { lines.append(line) }
        }
        return lines
    }
}

extension [Diagnostic] {
    /// The messages of a build, after an error that names all that is missing. `page` is the path of the page.
    package func summarizingMissingNames(ofPage page: String) -> [Diagnostic] {
        let messages = map { $0.missingModule.map($0.needing) ?? $0 }
        return [MissingNames(self, page: page).summary(page: page)].compactMap(\.self) + messages
    }
}

extension Diagnostic {
    /// The prefixes of names in Apple’s frameworks.
    private static let prefixes = [
        "AV", "CA", "CF", "CG", "CI", "CL", "CM", "CT", "GC", "GK", "GL", "LA", "MK", "ML", "MP", "MTL", "NL", "NS",
        "PH",
        "PK", "SCN", "SF", "SK", "SL", "UI", "UN", "VN", "WK", "XC",
    ]
    private static let unprefixed: Set = ["AffineTransform", "Point", "Rect", "Size"]

    /// The module that the compiler did not find, or a class for the network, of which Foundation has only the name.
    fileprivate var missingModule: String? {
        let isMissing =
            text.hasPrefix("no such module '") || text.contains("has moved to the FoundationNetworking module")
            || text.hasPrefix("type 'URL") && text.contains("' (aka 'AnyObject') has no member ")
        return isMissing ? Self.quotedNames(in: text[...]).first : nil
    }

    /// The name of Apple’s that the compiler did not find, with the type whose member it would be.
    fileprivate var missingName: String? {
        let names = Self.quotedNames(in: text[...])
        if text.hasPrefix("cannot find "), text.contains("' in scope"), let name = names.first {
            return Self.isApples(name) ? name : nil
        }
        // If there is a similar name, this one is probably misspelled.
        guard text.contains(" has no member "), !text.contains("; did you mean "), let member = names.last,
            let type = names.dropLast().last(where: Self.isApples)
        else { return nil }
        return "\(type.prefix { $0 != "?" && $0 != "!" }).\(member)"
    }

    /// Returns the names in a text that are between quotation marks.
    static func quotedNames(in text: Substring) -> [String] {
        text.split(separator: "'", omittingEmptySubsequences: false).enumerated()
            .compactMap { $0.offset % 2 == 1 ? String($0.element) : nil }
    }

    /// Returns whether a type, or the type that contains it, has a name as in Apple’s frameworks.
    static func isApples(_ name: String) -> Bool {
        let name = name.drop { $0 == "k" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        if unprefixed.contains(String(name)) { return true }
        return prefixes.contains { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true }
    }

    /// Returns the message that the page needs a module, at the same place.
    fileprivate func needing(_ module: String) -> Diagnostic {
        MissingFramework.error(needing: module, file: file, line: line, column: column)
    }
}
