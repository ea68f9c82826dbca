// SPDX-License-Identifier: GPL-3.0-or-later
/// A deck that can be given to others: its cards, the files on them, and who made it.
///
/// A document can be incomplete while it is edited. `check` returns normally if it can be played and saved.
package struct DeckDocument: Equatable, Sendable {
    /// What one card shows: one or two of a picture, a text, and a sound.
    package struct Side: Hashable, Sendable {
        /// The name of the picture file.
        package var picture: String?
        package var text: String?
        /// The name of the sound file.
        package var sound: String?

        /// Creates a side.
        package init(picture: String? = nil, text: String? = nil, sound: String? = nil) {
            self.picture = picture
            self.text = text
            self.sound = sound
        }

        /// The names of the files on the side.
        package var files: [String] { [picture, sound].compactMap(\.self) }
        /// Whether nothing can be seen or heard.
        package var isEmpty: Bool { files.isEmpty && (text?.isBlank ?? true) }
        /// The side without a text that consists of white space.
        package var withoutBlankText: Side {
            Side(picture: picture, text: text.flatMap { $0.isBlank ? nil : $0 }, sound: sound)
        }

        /// Returns the side with other names of its files.
        package func renamingFiles(_ name: (String) -> String) -> Side {
            Side(picture: picture.map(name), text: text, sound: sound.map(name))
        }
    }

    /// A text about the deck. Its raw value is its name in `deck.json`, where each of them can be missing.
    package enum Detail: String, CaseIterable, Sendable {
        case title, author, license, theme, language

        /// The maximum length, in bytes.
        package var maxBytes: Int {
            switch self {
            case .title: DeckLimits.titleBytes
            case .author, .license, .theme, .language: DeckLimits.textBytes
            }
        }

        fileprivate var path: WritableKeyPath<DeckDocument, String> {
            switch self {
            case .title: \.title
            case .author: \.author
            case .license: \.license
            case .theme: \.theme
            case .language: \.language
            }
        }
    }

    /// The name of the deck.
    package var title = ""
    /// Who made the deck.
    package var author = ""
    /// The conditions under which the deck can be passed on, such as `CC-BY-4.0`.
    package var license = ""
    /// The name of what the cards are about, such as `flags`, which chooses the pattern on backs without a picture.
    /// Programs ignore names that they do not know.
    package var theme = ""
    /// The language of the texts and sounds as a BCP 47 tag, such as `pt-BR`.
    package var language = ""
    /// The number of cards that match each other: 2 or 3.
    package var groupSize = 2
    /// The cards that match each other. Each group has `groupSize` sides, which can be equal.
    package var groups: [[Side]] = []
    /// The name of the picture file for the backs of the cards, if there is one.
    package var back: String?
    /// The contents of the files, by name.
    package var files: [String: [UInt8]] = [:]

    /// Creates an empty deck.
    package init() {}

    /// A text about the deck. It is empty if there is none.
    package subscript(detail: Detail) -> String {
        get { self[keyPath: detail.path] }
        set { self[keyPath: detail.path] = newValue }
    }

    /// The names of all files that the cards refer to.
    package var usedFiles: Set<String> {
        Set(groups.joined().flatMap(\.files) + [back].compactMap(\.self))
    }

    /// Refers to the files by other names.
    package mutating func renameFiles(_ name: (String) -> String) {
        back = back.map(name)
        groups = groups.map { $0.map { $0.renamingFiles(name) } }
    }
}
