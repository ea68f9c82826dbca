// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The decks that are part of the program.
extension Deck {
    /// All shipped decks. The first is the default.
    public static let shipped = [animals, shapes, letters, numbers]

    /// Eighteen animals.
    public static let animals = Deck(
        id: "animals",
        // Translators: An animal on a card. The text with a lowercase letter is used inside a sentence.
        groups: [
            animal("fox", phrase("Fox"), phrase("fox")),
            animal("owl", phrase("Owl"), phrase("owl")),
            animal("frog", phrase("Frog"), phrase("frog")),
            animal("whale", phrase("Whale"), phrase("whale")),
            animal("rabbit", phrase("Rabbit"), phrase("rabbit")),
            animal("elephant", phrase("Elephant"), phrase("elephant")),
            animal("hedgehog", phrase("Hedgehog"), phrase("hedgehog")),
            animal("penguin", phrase("Penguin"), phrase("penguin")),
            animal("bear", phrase("Bear"), phrase("bear")),
            animal("bee", phrase("Bee"), phrase("bee")),
            animal("butterfly", phrase("Butterfly"), phrase("butterfly")),
            animal("crab", phrase("Crab"), phrase("crab")),
            animal("duck", phrase("Duck"), phrase("duck")),
            animal("giraffe", phrase("Giraffe"), phrase("giraffe")),
            animal("lion", phrase("Lion"), phrase("lion")),
            animal("octopus", phrase("Octopus"), phrase("octopus")),
            animal("snail", phrase("Snail"), phrase("snail")),
            animal("turtle", phrase("Turtle"), phrase("turtle")),
        ])

    /// Thirty-two shapes that can be told apart without color.
    public static let shapes = Deck(
        id: "shapes",
        // Translators: A shape on a card. The text with a lowercase letter is used inside a sentence.
        groups: [
            shape("solid-circle", phrase("Solid circle"), phrase("solid circle")),
            shape("solid-square", phrase("Solid square"), phrase("solid square")),
            shape("solid-triangle", phrase("Solid triangle"), phrase("solid triangle")),
            shape("solid-star", phrase("Solid star"), phrase("solid star")),
            shape("solid-heart", phrase("Solid heart"), phrase("solid heart")),
            shape("solid-cross", phrase("Solid cross"), phrase("solid cross")),
            shape("solid-moon", phrase("Solid moon"), phrase("solid moon")),
            shape("solid-drop", phrase("Solid drop"), phrase("solid drop")),
            shape("striped-circle", phrase("Striped circle"), phrase("striped circle")),
            shape("striped-square", phrase("Striped square"), phrase("striped square")),
            shape("striped-triangle", phrase("Striped triangle"), phrase("striped triangle")),
            shape("striped-star", phrase("Striped star"), phrase("striped star")),
            shape("striped-heart", phrase("Striped heart"), phrase("striped heart")),
            shape("striped-cross", phrase("Striped cross"), phrase("striped cross")),
            shape("striped-moon", phrase("Striped moon"), phrase("striped moon")),
            shape("striped-drop", phrase("Striped drop"), phrase("striped drop")),
            shape("dotted-circle", phrase("Dotted circle"), phrase("dotted circle")),
            shape("dotted-square", phrase("Dotted square"), phrase("dotted square")),
            shape("dotted-triangle", phrase("Dotted triangle"), phrase("dotted triangle")),
            shape("dotted-star", phrase("Dotted star"), phrase("dotted star")),
            shape("dotted-heart", phrase("Dotted heart"), phrase("dotted heart")),
            shape("dotted-cross", phrase("Dotted cross"), phrase("dotted cross")),
            shape("dotted-moon", phrase("Dotted moon"), phrase("dotted moon")),
            shape("dotted-drop", phrase("Dotted drop"), phrase("dotted drop")),
            shape("hollow-circle", phrase("Hollow circle"), phrase("hollow circle")),
            shape("hollow-square", phrase("Hollow square"), phrase("hollow square")),
            shape("hollow-triangle", phrase("Hollow triangle"), phrase("hollow triangle")),
            shape("hollow-star", phrase("Hollow star"), phrase("hollow star")),
            shape("hollow-heart", phrase("Hollow heart"), phrase("hollow heart")),
            shape("hollow-cross", phrase("Hollow cross"), phrase("hollow cross")),
            shape("hollow-moon", phrase("Hollow moon"), phrase("hollow moon")),
            shape("hollow-drop", phrase("Hollow drop"), phrase("hollow drop")),
        ])

    /// The letters of the Latin alphabet.
    public static let letters = Deck(id: "letters", groups: "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map { text(String($0)) })

    /// The numbers from 1 to 50.
    public static let numbers = Deck(id: "numbers", groups: (1...50).map { text(String($0)) })

    private static func animal(_ file: String, _ name: String, _ nameWithin: String) -> Group {
        Group(Face(name: name, nameWithin: nameWithin, picture: .shipped("cards/animals/\(file).svg")))
    }

    private static func shape(_ file: String, _ name: String, _ nameWithin: String) -> Group {
        Group(Face(name: name, nameWithin: nameWithin, picture: .shipped("cards/shapes/\(file).svg")))
    }

    private static func text(_ text: String) -> Group { Group(Face(name: text, picture: .text(text))) }
}
