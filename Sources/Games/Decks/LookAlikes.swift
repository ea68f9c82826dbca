// SPDX-License-Identifier: GPL-3.0-or-later
/// Sides of different groups that look or sound the same. A player cannot know which of them match.
package struct LookAlikes: Equatable, Sendable {
    /// The part that is the same.
    package enum CardPart: Comparable, Sendable {
        case picture, text, sound
    }

    /// The part that is the same.
    let part: CardPart
    /// The sides, in the order of the deck. They belong to at least two groups.
    let places: [CardPlace]

    /// Returns all look-alikes of a deck: texts that differ only in case, spaces, or punctuation, and files with equal
    /// contents. In texts with digits, punctuation matters: 2/5 is not 25%. They are sorted by their first places.
    static func find(in document: DeckDocument) -> [LookAlikes] {
        var places: [Appearance: [CardPlace]] = [:]
        for (groupIndex, group) in document.groups.enumerated() {
            for (sideIndex, side) in group.enumerated() {
                for look in looks(of: side, in: document) {
                    places[look, default: []].append(CardPlace(group: groupIndex, side: sideIndex))
                }
            }
        }
        return places.filter { Set($0.value.map(\.group)).count > 1 }
            .map { LookAlikes(part: $0.key.part, places: $0.value) }
            .sorted { $0.order < $1.order }
    }

    private var order: (CardPlace, CardPart) { (places[0], part) }

    /// What one part of a side looks like.
    private struct Appearance: Hashable {
        let part: CardPart
        let text: String
        let bytes: [UInt8]
    }

    private static func looks(of side: DeckDocument.Side, in document: DeckDocument) -> [Appearance] {
        func file(_ name: String?, _ part: CardPart) -> Appearance? {
            // Missing files are compared by name.
            name.map {
                Appearance(part: part, text: document.files[$0] == nil ? $0 : "", bytes: document.files[$0] ?? [])
            }
        }
        let text = side.text.map { Appearance(part: .text, text: normalized($0), bytes: []) }
        return [file(side.picture, .picture), text, file(side.sound, .sound)].compactMap(\.self)
    }

    /// Returns a text in lower case and without spaces and punctuation, unless it has digits or nothing else remains.
    static func normalized(_ text: String) -> String {
        let characters = text.lowercased().filter { !$0.isWhitespace }
        let letters = characters.filter { !$0.isPunctuation }
        return letters.isEmpty || letters.contains(where: \.isNumber) ? characters : letters
    }

    /// A warning for each of the sides.
    fileprivate var warnings: [DeckProblem] {
        let other = places.first { $0.group != places[0].group }!.group
        return places.map {
            .card($0, .lookAlike(part, otherGroup: $0.group == places[0].group ? other : places[0].group))
        }
    }
}

extension DeckDocument {
    /// A warning for each card that looks like one of another group, in the order of the deck.
    package var warnings: [DeckProblem] {
        LookAlikes.find(in: self).flatMap(\.warnings).sorted { $0.place! < $1.place! }
    }
}
