// SPDX-License-Identifier: GPL-3.0-or-later
import GameRecords

/// A game in progress, and how much of it has been written to the database.
struct GameInProgress {
    struct TimedMove {
        var text: String
        var seconds: Double
    }

    /// The game as it was when it began or was read.
    var beginning: OpenGame
    /// Its number in the database; `nil` until the game has been written.
    var id: Int?
    /// The number of moves that have been written.
    var written = 0
    /// The moves after those, which could not be written yet. They are written together with the next move, so that the
    /// database always contains a beginning of the game without gaps.
    var unwritten: [TimedMove] = []
}
