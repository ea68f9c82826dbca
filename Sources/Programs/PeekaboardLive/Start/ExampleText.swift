// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit
import PageSource

/// What the start page says about an example.
struct ExampleText {
    /// The title.
    let title: String
    /// A short sentence.
    let sentence: String

    /// The examples in the order in which they are shown.
    private static let names = [
        "Jump", "Memory", "SlidingPuzzle", "DrawingPad", "Pendulum", "Pentominoes", "Passcode", "Quiz", "Pairs",
        "Circles", "Tiles", "Garden",
    ]

    /// Returns the place of an example in the list. Unknown ones come last.
    static func place(of name: String) -> Int { names.firstIndex(of: name) ?? names.count }

    /// Returns the text of an example. For an unknown one, it is the title of its first page.
    init(of example: Examples.Example) {
        // Translators: The titles and descriptions of example pages, each on a small card with a picture.
        let texts = [
            "Jump": (translated("A Jump"), translated("Drag a number until the ball lands on the shelf.")),
            "Memory": (translated("Cards That Breathe"), translated("A game of Pairs that you can reshape.")),
            "SlidingPuzzle": (translated("Sliding Puzzle"), translated("Put fifteen tiles in order.")),
            "DrawingPad": (translated("Drawing Pad"), translated("Draw with ten fingers at once.")),
            "Pendulum": (translated("Pendulum"), translated("Try another length, and the gravity of the Moon.")),
            "Pentominoes": (translated("Five Squares Each"), translated("A small puzzle with hints.")),
            "Passcode": (translated("Faster and Faster"), translated("Each correct tap speeds up the circles.")),
            "Quiz": (translated("Quiz"), translated("Questions on screens that lead to each other.")),
            "Pairs": (translated("Pairs, Step by Step"), translated("Write the card game in eight chapters.")),
            "Circles": (translated("Drifting Circles"), translated("Write a game of quick taps in five chapters.")),
            "Tiles": (translated("Drag Tiles"), translated("Write the gestures of a puzzle in four chapters.")),
            "Garden": (translated("Garden"), translated("Two pages that share colors and pictures.")),
        ]
        (title, sentence) = texts[example.name] ?? (example.title.printable, "")
    }
}
