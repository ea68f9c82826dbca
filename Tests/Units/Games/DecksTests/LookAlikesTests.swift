// SPDX-License-Identifier: GPL-3.0-or-later
import RandomDecks
import Testing

@testable import Decks

/// Warnings about sides that look alike.
struct LookAlikesTests {
    private func find(_ groups: [[DeckDocument.Side]], files: [String: [UInt8]] = [:]) -> [LookAlikes] {
        var document = DeckDocument()
        document.groups = groups
        document.files = files
        return LookAlikes.find(in: document)
    }

    @Test func equalTextsOfDifferentGroupsAreFound() {
        let found = find([
            [.init(text: "The cat"), .init(text: "die Katze")], [.init(text: "dog"), .init(text: "der Hund")],
            [.init(text: "the  CAT!"), .init(text: "Kater")], [.init(text: "thecat"), .init(text: "dog.")],
        ])
        #expect(
            found == [
                LookAlikes(
                    part: .text, places: [.init(group: 0, side: 0), .init(group: 2, side: 0), .init(group: 3, side: 0)]),
                LookAlikes(part: .text, places: [.init(group: 1, side: 0), .init(group: 3, side: 1)]),
            ])
    }

    @Test func equalFilesWithDifferentNamesAreFound() {
        let groups: [[DeckDocument.Side]] = [
            [.init(picture: "1.png", text: "a"), .init(sound: "1.ogg")],
            [.init(picture: "2.png", text: "b"), .init(sound: "2.ogg")],
        ]
        let files: [String: [UInt8]] = ["1.png": [1], "2.png": [1], "1.ogg": [2], "2.ogg": [3]]
        let both = [CardPlace(group: 0, side: 0), CardPlace(group: 1, side: 0)]
        #expect(find(groups, files: files) == [LookAlikes(part: .picture, places: both)])
        #expect(find(groups) == [], "different files that are missing are not equal")
    }

    @Test func equalSidesOfOneGroupAreNoProblem() {
        #expect(find([[.init(text: "a"), .init(text: "A")], [.init(text: "b"), .init(text: "c")]]) == [])
    }

    @Test func punctuationAloneIsCompared() {
        #expect(find([[.init(text: "?"), .init(text: "a")], [.init(text: "!"), .init(text: "b")]]) == [])
        #expect(find([[.init(text: "? "), .init(text: "a")], [.init(text: "?"), .init(text: "b")]]).count == 1)
    }

    @Test func punctuationInNumbersIsCompared() {
        #expect(find([[.init(text: "2/5"), .init(text: "25 %")], [.init(text: "25"), .init(text: "2.5")]]) == [])
        #expect(find([[.init(text: "25 %"), .init(text: "a")], [.init(text: "25%"), .init(text: "b")]]).count == 1)
    }

    /// Compares the result for random decks with a comparison of each side with each other one.
    @Test func lookAlikesAreThoseOfAComparisonOfAllSides() {
        var decks = RandomDecks(seed: 3)
        for _ in 0..<300 {
            let document = decks.document()
            guard document.groups.count < 20 else { continue }
            var expected: Set<CardPlace> = []
            for (group, sides) in document.groups.enumerated() {
                for (side, one) in sides.enumerated() {
                    for (otherGroup, others) in document.groups.enumerated() where otherGroup != group {
                        if others.contains(where: { isAlike(one, $0, in: document) }) {
                            expected.insert(.init(group: group, side: side))
                        }
                    }
                }
            }
            #expect(Set(LookAlikes.find(in: document).flatMap(\.places)) == expected)
        }
    }

    private func isAlike(_ one: DeckDocument.Side, _ other: DeckDocument.Side, in document: DeckDocument) -> Bool {
        func file(_ name: String?) -> [UInt8]? { name.flatMap { document.files[$0] } }
        func text(_ side: DeckDocument.Side) -> String? { side.text.map(LookAlikes.normalized) }
        return text(one) != nil && text(one) == text(other)
            || file(one.picture) != nil && file(one.picture) == file(other.picture)
            || file(one.sound) != nil && file(one.sound) == file(other.sound)
    }
}
