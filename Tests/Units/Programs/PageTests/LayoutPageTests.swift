// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

/// Pages with sources in several folders.
struct LayoutPageTests {
    @Test(arguments: [true, false]) func sourcesOfAllFoldersAreOneModule(showsValues: Bool) throws {
        let page = try BuiltPage(
            """
            import Lesson_Sources; import UIKit
            import struct Lesson_Sources.Card
            print(Card(suit: .hearts), CardView().card)
            """,
            sources: [
                "Card.swift": "public struct Card { var suit: Suit }",
                "Views/Card.swift": "import UIKit\npublic class CardView: UIView { var card = \"drawn\" }",
                "Rules/Deep/Suit.swift": "@testable import Lesson_Sources\nenum Suit { case hearts }",
            ], showsValues: showsValues)
        let running = try RunningPage(page)
        try running.wait { running.output.contains("\n") }
        #expect(running.output == "Card(suit: Page.Suit.hearts) drawn\n")
    }
}
