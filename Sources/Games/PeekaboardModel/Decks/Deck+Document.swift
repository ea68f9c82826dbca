// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Decks
import Files
import Localization
import Scene

nonisolated extension Deck {
    /// Creates the deck that a document describes. The files of the document are in the folder at a URI.
    package init(_ document: DeckDocument, folder uri: String) {
        self.init(
            folder: uri, title: document.title.isEmpty ? nil : document.title,
            groups: document.groups.map { sides in
                let faces = sides.map { Face($0, among: sides, folder: uri) }
                return Group(Set(sides).count == 1 ? [faces[0]] : faces)
            }, back: document.back.map { .custom(uri: FileURI.of($0, in: uri)) }, theme: document.theme, isMixed: true)
    }
}

nonisolated extension Deck.Face {
    /// Where a word can be divided. It is drawn, but not read aloud.
    private static let softHyphen: Character = "\u{AD}"

    /// Creates the face of a card with one side of a group of matching sides.
    fileprivate init(_ side: DeckDocument.Side, among sides: [DeckDocument.Side], folder uri: String) {
        let text = side.text.map(\.onOneLine)
        let picture = side.picture.map { Picture.custom(uri: FileURI.of($0, in: uri)) }
        let sound = side.sound.map { FileURI.of($0, in: uri) }
        // A picture is called like the word on a card that matches.
        let title = side.picture.map { file in
            sides.lazy.compactMap(\.text).first?.onOneLine ?? Self.title(ofFile: file)
        }
        let name = (text ?? title)?.filter { $0 != Self.softHyphen }
        self.init(
            // Translators: What a screen reader calls a card that plays a sound and shows nothing but a loudspeaker.
            name: name ?? translated("Sound"),
            // Translators: A card that plays a sound, inside a sentence: “Sound and sound: a pair”.
            nameWithin: name ?? translated("sound"),
            picture: picture ?? text.map(Picture.text) ?? Deck.soundPicture, caption: picture == nil ? nil : text,
            sound: sound)
    }

    /// Returns the name of a file without its extension.
    private static func title(ofFile name: String) -> String {
        name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    }
}

nonisolated extension String {
    /// The text with single spaces instead of line breaks and other white space, but with its no-break spaces.
    fileprivate var onOneLine: String {
        split { $0.isWhitespace && !Self.noBreakSpaces.contains($0) }.joined(separator: " ")
    }

    private static let noBreakSpaces: Set<Character> = ["\u{A0}", "\u{202F}"]
}
