import GtkKit

/// The rules of the board of pairs, in the user's language.
extension MemoryPage {
    var rules: [(about: String, text: String)] {
        [
            (
                translated("Goal"),
                translated(
                    "Each picture lies on the board twice, face down. Find all pairs in as few moves as you can.")
            ),
            (
                translated("A move"),
                translated(
                    "Turn two cards, by a click, a tap, or the arrows and Return. Two equal ones leave the board; others turn back, and it pays to remember them."
                )
            ),
            (
                translated("Quick peek"),
                translated(
                    "Press for two seconds, or press P, to see all cards for a moment. Peeks are counted.")
            ),
            (
                translated("Several players"),
                translated(
                    "Who finds a pair goes on; a miss passes the turn. You can play with up to three others, or against the computer."
                )
            ),
            (
                translated("Rating"),
                translated(
                    "When a game is over you see how many moves a perfect memory would have needed on average, and which misses you could have avoided."
                )
            ),
        ]
    }
}
