import GtkKit

/// The rules of the board of circles, in the user's language.
extension PasscodePage {
    var rules: [(about: String, text: String)] {
        [
            (
                translated("Goal"),
                translated(
                    "Four bases ask for four numbers. Tap the circles with these numbers in their order, from the first base to the last, until all numbers are used up."
                )
            ),
            (
                translated("A tap"),
                translated(
                    "A tap near a circle is enough. Go on while it flies: what you tap counts at once. A wrong circle comes back, and the same base asks again."
                )
            ),
            (
                translated("By keyboard"),
                translated(
                    "The twelve keys of the top row are the circles 1 to 12. Or go round them with Tab and tap with Return."
                )
            ),
            (
                translated("Cards"),
                translated(
                    "Each round that you win turns a card over. Tap it to look at it again. In the preferences you can make cards of your own for somebody to find."
                )
            ),
            (
                translated("At your pace"),
                translated(
                    "P makes a pause. In the preferences circles can be slower or larger, or rest and change places instead."
                )
            ),
        ]
    }
}
