// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Decks
import Files
import Localization

/// A deck in the list of all decks.
package nonisolated struct ListedDeck: Equatable, Sendable {
    /// The URI of the folder.
    package let uri: String
    /// The name of the folder.
    package let name: String
    /// The title, or the name of the folder if the deck has none.
    package let title: String
    /// The language of the texts as a BCP 47 tag. Empty if there is none.
    package let language: String
    /// The number of pairs or sets.
    package let groupCount: Int
    /// The number of cards that match each other.
    package let groupSize: Int
    /// Whether the deck is outside of the user's decks. If it is edited, another deck is saved.
    package let isReadOnly: Bool

    /// The name of the language in that language; `nil` if there is none.
    package var languageName: String? {
        language.isEmpty ? nil : Self.languages[language.prefix { $0 != "-" }.lowercased()] ?? language
    }

    /// The languages of the included decks.
    private static let languages = [
        "de": "Deutsch", "en": "English", "es": "Español", "fr": "Français", "pl": "Polski", "pt": "Português",
    ]

    /// The number of pairs or sets, in the user's language.
    @MainActor package var contents: String {
        filled(
            groupSize == 2
                // Translators: The contents of a deck of cards.
                ? translated("{count} pair", "{count} pairs", count: groupCount)
                // Translators: The contents of a deck of cards, in which three cards match each other.
                : translated("{count} set of three", "{count} sets of three", count: groupCount),
            ["count": "\(groupCount)"])
    }
}

/// The decks with `deck.json` that the user can choose from.
package nonisolated struct DeckList: Equatable, Sendable {
    /// The decks of the user, by title, and after them the folder in use, if it is elsewhere.
    package let own: [ListedDeck]
    /// The decks of the program in the user's language or without language, by title.
    package let included: [ListedDeck]
    /// The decks of the program in other languages, by language and title.
    package let inOtherLanguages: [ListedDeck]

    /// Reads the descriptions of all decks. `languages` are those of the user, such as `pt_BR`, the preferred one first.
    /// `inUse` is the URI of the folder of the deck in use. Decks that cannot be read are left out.
    package init(user: DeckLibrary, program: DeckLibrary, languages: [String], inUse: String? = nil) {
        let installed = Self.decks(in: user, areReadOnly: false)
        let all = Self.decks(in: program, areReadOnly: true)
        let folder = inUse.flatMap { uri in (installed + all).contains { $0.uri == uri } ? nil : uri }
        own = installed + [folder.flatMap { Self.deck(at: $0) ?? Self.pictures(inFolder: $0) }].compactMap(\.self)
        let offered = Set(all.map(\.language)).subtracting([""])
        let language = Self.language(among: offered, for: languages)
        included = all.filter { $0.language.isEmpty || $0.language == language }
        inOtherLanguages = all.filter { !$0.language.isEmpty && $0.language != language }
            .sorted { ($0.language, $0.title) < ($1.language, $1.title) }
    }

    /// The decks that a new game offers beside the standard ones: those of the user, and an included deck in use.
    package func forNewGame(inUse: String?) -> [ListedDeck] {
        own + (included + inOtherLanguages).filter { $0.uri == inUse }
    }

    private static func decks(in library: DeckLibrary, areReadOnly: Bool) -> [ListedDeck] {
        library.names.compactMap { name in
            deck(at: library.uri(of: name), isReadOnly: areReadOnly)
        }.sorted { ($0.title.lowercased(), $0.uri) < ($1.title.lowercased(), $1.uri) }
    }

    /// Returns the deck that is described in a folder.
    private static func deck(at uri: String, isReadOnly: Bool = true) -> ListedDeck? {
        guard let document = try? DeckDocument(descriptionIn: uri, in: LocalFiles()), let name = FileURI.name(of: uri)
        else {
            return nil
        }
        let isTranslated = isReadOnly && IncludedDeckTitles.all.contains(document.title)
        let title = isTranslated ? translated(document.title) : document.title
        return ListedDeck(
            uri: uri, name: name, title: title.isEmpty ? name : title, language: document.language,
            groupCount: document.groups.count, groupSize: document.groupSize, isReadOnly: isReadOnly)
    }

    /// Returns the deck that a folder of pictures is.
    private static func pictures(inFolder uri: String) -> ListedDeck? {
        let found = LocalFiles().fileNames(in: uri).map { DeckFolderFiles(names: $0) }
        guard let found, !found.pairs.isEmpty, let name = FileURI.name(of: uri) else {
            return nil
        }
        return ListedDeck(
            uri: uri, name: name, title: name, language: "", groupCount: found.pairs.count,
            groupSize: 2, isReadOnly: true)
    }

    /// Returns the first of the user's languages that is offered, with or without its country. English is used if there
    /// is none.
    static func language(among offered: Set<String>, for languages: [String]) -> String {
        for tag in languages {
            let plain = String(tag.prefix { $0 != "." && $0 != "@" }).split(separator: "_").joined(separator: "-")
            let base = String(plain.prefix { $0 != "-" })
            if let found = [plain, base].first(where: offered.contains) { return found }
            if let found = offered.sorted().first(where: { $0.hasPrefix(base + "-") }) { return found }
        }
        return "en"
    }
}
