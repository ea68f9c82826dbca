// SPDX-License-Identifier: GPL-3.0-or-later
/// The players: whose turn it is, and their names.
extension MemoryBoard {
    /// The player whose turn the board shows. While a mismatch is face up, this is the player who turned it, although the
    /// next one can already turn a card.
    public var shownPlayer: Int {
        let count = game.groupsWon.count
        return game.isMissOpen ? (game.currentPlayer + count - 1) % count : game.currentPlayer
    }

    /// Returns the name that a player has typed, or the general name.
    public func title(of player: Int) -> String { hasName(player) ? playerNames[player] : generalTitle(player) }

    /// Whether a player has typed a name.
    public func hasName(_ player: Int) -> Bool { playerNames.indices.contains(player) && !playerNames[player].isEmpty }

    var playerNames: [String] { [player1Name, player2Name, player3Name, player4Name] }
}
