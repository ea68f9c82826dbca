// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import GameRecords
import Localization
import Scene

/// What a finished game shows, in the user's language.
package struct GameOutcome {
    /// What the player has reached, such as “All pairs found”.
    package let achievement: String
    /// What was special about the game: who has won, or what the player did best.
    package var praise: String?
    /// The figures, line by line.
    package var details: [String]
    /// One thing to try next.
    package var next: NextGame?
    /// A picture to give away, which does not reveal how the game was won.
    package var picture: NodeTree?

    /// Creates an outcome.
    package init(
        achievement: String, praise: String? = nil, details: [String], next: NextGame? = nil, picture: NodeTree? = nil
    ) {
        self.achievement = achievement
        self.praise = praise
        self.details = details
        self.next = next
        self.picture = picture
    }

    /// The outcome as text, line by line.
    package var text: String { ([achievement] + (praise.map { [$0] } ?? []) + details).joined(separator: "\n") }
}

/// A game that the user has not just played: a property of the next game, and its value.
package struct NextGame: Equatable, Sendable {
    /// The title of the button that begins it.
    package let title: String
    /// The name of the property.
    package let property: String
    /// The name of the choice.
    package let choice: String

    /// Creates a game in which a property has another value. `name` is what the value is called.
    package init(_ property: String, _ choice: String, called name: String) {
        // Translators: A button below a result: begins another game. {name} is “6 × 6”, “Medium”, or a deck of cards.
        title = filled(translated("Try {name}"), ["name": name])
        self.property = property
        self.choice = choice
    }
}

extension GameHost {
    /// Adds to the outcome of a game that counts what is special about it in its category, then calls `body`, unless
    /// another game has begun.
    func complete(
        _ outcome: GameOutcome, of board: some GameBoard, category: String,
        then body: @escaping (GameOutcome) -> Void
    ) {
        guard counts else { return body(outcome) }
        let seed = board.seed
        summarize(category: category) { [weak board] summary in
            guard board?.seed == seed else { return }
            var outcome = outcome
            outcome.praise = summary.praise(seed: seed) ?? outcome.praise
            body(outcome)
        }
    }
}

extension Summary {
    /// What is special about the last of the games, which has a seed: it is the best, or one of a streak.
    func praise(seed: UInt64) -> String? {
        if count > 1, best?.seed == seed { return translated("Your best game on this board") }
        guard let currentStreak, currentStreak > 1 else { return nil }
        return filled(
            // Translators: Below the title of a result.
            translated(
                "{count} game in a row without avoidable misses", "{count} games in a row without avoidable misses",
                count: currentStreak), ["count": "\(currentStreak)"])
    }
}
