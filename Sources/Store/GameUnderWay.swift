import Gameplay

/// What the store knows of a game under way, besides what it has written of it.
struct GameUnderWay {
    struct Move {
        var text: String
        var seconds: Double
    }

    /// The game as it began.
    var beginning: OpenGame
    /// Its number in the database; nil as long as it could not be written at all.
    var id: Int?
    /// How many of its moves are written.
    var written = 0
    /// The moves after those: what could not be written is written with the next move, so that what is stored is a true
    /// beginning of the game at any time.
    var unwritten: [Move] = []
}
