// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageSource

struct SimilarNameTests {
    @Test(arguments: [
        ("whte", "white"), ("blakc", "black"), ("oragne", "orange"), ("rd", "red"), ("Red", "red"),
        ("purpel", "purple"),
    ]) func misspelledNameIsFound(wrong: String, right: String) {
        let names = ["black", "orange", "purple", "red", "white", "init"]
        #expect(wrong.mostSimilar(among: names) == right)
    }

    @Test(arguments: ["violet", "x", "", "red"]) func otherNamesAreNot(name: String) {
        #expect(name.mostSimilar(among: ["red", "white", "purple"]) == nil)
    }

    @Test func nearestNameComesFirst() {
        #expect("center".mostSimilar(among: ["centers1", "centerX"]) == "centerX")
        #expect("a".mostSimilar(among: [String]()) == nil)
    }
}
