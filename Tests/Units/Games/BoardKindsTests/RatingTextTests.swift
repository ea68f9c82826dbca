// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Testing

@testable import MemoryRules

struct RatingTextTests {
    @Test func plotOfRatingsLabelsItsNumbers() {
        let words = RatingText.perfectMemory
        #expect(words.title == "Rating")
        #expect(words.note == "A perfect memory averages 100. The latest game is on the right.")
        #expect(words.plot == "Rating by game")
    }

    /// The line of the plot is at the rating that its note mentions, which is the rating of an average game.
    @Test func parIsTheRatingOfAPerfectMemory() throws {
        var game = MemoryGame(deal: Deal(columns: 2, rows: 1, numbers: [1, 1]))
        for card in 0...1 { _ = try game.play(.turn(card)) }
        #expect(PerfectRating(of: game)?.percent == RatingText.perfectMemory.par)
        #expect(RatingText.perfectMemory.note.contains(" \(Int(RatingText.perfectMemory.par))."))
    }
}
