// SPDX-License-Identifier: GPL-3.0-or-later
import Decks
import RandomDecks
import Testing

@testable import PeekaboardModel

/// What people read about a deck that breaks a rule.
struct DeckMessageTests {
    private static let picture: [UInt8] = Array(#"<svg width="8" height="8"/>"#.utf8)

    private static func sample() -> DeckDocument {
        var document = DeckDocument()
        document.groups = [[.init(text: "a"), .init(text: "b")], [.init(text: "c"), .init(picture: "d.svg")]]
        document.files = ["d.svg": picture]
        return document
    }

    private static let long = String(repeating: "x", count: 1001)

    // MARK: Files

    /// Returns what is printed about the file of a deck.
    private func fileMessage(_ change: (inout DeckDocument) -> Void) -> String? {
        var document = Self.sample()
        change(&document)
        do throws(DeckFileError) {
            try document.check()
            return nil
        } catch {
            return error.message(file: "my.peekdeck")
        }
    }

    private static let fileMessages: [((inout DeckDocument) -> Void, String)] = [
        ({ $0.title = long }, "“title” is longer than 200 bytes"),
        ({ $0.author = long }, "“author” is longer than 1000 bytes"),
        ({ $0.theme = long }, "“theme” is longer than 1000 bytes"),
        ({ $0.license = "\u{7}" }, "“license” contains control characters"),
        ({ $0.language = "deutsch!" }, "“deutsch!” is not a language code"),
        ({ $0.groupSize = 4 }, "only pairs and sets of three are supported"),
        ({ $0.groups.removeLast() }, "it has 1 pairs or sets, and needs 2 to 500"),
        ({ $0.groups[1].removeLast() }, "“groups[1]” has 1 cards instead of 2"),
        ({ $0.groups[1][0] = .init() }, "the card “groups[1][0]” is empty"),
        (
            { $0.groups[1][0] = .init(picture: "d.svg", text: "d", sound: "d.ogg") },
            "the card “groups[1][0]” has a picture, a text, and a sound: use two of them"
        ),
        ({ $0.groups[0][1].text = long }, "“groups[0][1].text” is longer than 1000 bytes"),
        ({ $0.groups[0][1].text = "\u{7}" }, "“groups[0][1].text” contains control characters"),
        ({ $0.back = "../d.svg" }, "“../d.svg” is not a valid file name"),
        ({ $0.back = "e.svg" }, "“e.svg” is missing"),
        ({ $0.files["d.svg"] = [] }, "“d.svg” is damaged, too large, or in an unsupported picture format"),
        (
            { $0.groups[0][0].sound = "d.svg" },
            "“d.svg” is damaged or in an unsupported sound format: use Ogg Vorbis or WAV"
        ),
        (
            {
                $0.groups[0][0].sound = "long.wav"
                $0.files["long.wav"] = RandomDecks.wav(samples: Array(repeating: 0, count: 310), rate: 10)
            }, "“long.wav” is longer than 30 seconds"
        ),
        (
            { document in
                document.groups = (0..<500).map { group in
                    (0..<2).map { .init(picture: "\(group) \($0).svg", sound: "\(group) \($0).wav") }
                }
            }, "it contains more than 2,000 files"
        ),
        ({ $0.files["d.svg"] = picture + [UInt8](repeating: 0, count: 191_000_000) }, "it is larger than 200 MB"),
    ]

    @Test func problemOfAFileIsDescribed() {
        for (change, problem) in Self.fileMessages {
            #expect(fileMessage(change) == "my.peekdeck can’t be used as a deck: \(problem)")
        }
    }

    // MARK: The editor

    /// Returns what the editor says about a deck.
    private func messages(_ change: (inout DeckDocument) -> Void) -> [String] {
        var document = Self.sample()
        change(&document)
        return DeckProblems(of: DeckDraft(document)).all.map { $0.fullMessage(groupSize: document.groupSize) }
    }

    private static let messages: [((inout DeckDocument) -> Void, String)] = [
        ({ $0.title = long }, "The title is too long"),
        ({ $0.author = long }, "The name of the author is too long"),
        ({ $0.license = long }, "The license is too long"),
        ({ $0.title = "\u{7}" }, "The title has characters that can’t be shown"),
        ({ $0.author = "\u{7}" }, "The name of the author has characters that can’t be shown"),
        ({ $0.license = "\u{7}" }, "The license has characters that can’t be shown"),
        ({ $0.language = "deutsch!" }, "The language must be a code such as en or pt-BR"),
        ({ $0.groups.removeLast() }, "A deck needs at least two pairs"),
        ({ $0.groups[1][0] = .init() }, "Pair 2. First card: nothing on it"),
        (
            { $0.groups[1][1] = .init(picture: "d.svg", text: "d", sound: "d.svg") },
            "Pair 2. Second card: a picture, a text, and a sound are one too many"
        ),
        ({ $0.groups[0][1].text = long }, "Pair 1. Second card: the text is too long"),
        ({ $0.groups[0][1].text = "\u{7}" }, "Pair 1. Second card: the text has characters that can’t be shown"),
    ]

    @Test func problemOfADraftIsDescribed() {
        for (change, message) in Self.messages { #expect(messages(change).first == message) }
    }

    @Test func lookAlikesAreDescribed() {
        #expect(
            messages { $0.groups[1][0].text = "A" } == [
                "Pair 1. First card: same text as in pair 2", "Pair 2. First card: same text as in pair 1",
            ])
    }
}
