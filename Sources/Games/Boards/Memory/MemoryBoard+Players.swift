/// The names of the players.
extension MemoryBoard {
    /// Returns the name that a player has typed, or the general name.
    public func title(of player: Int) -> String { hasName(player) ? playerNames[player] : generalTitle(player) }

    /// Whether a player has typed a name.
    public func hasName(_ player: Int) -> Bool { playerNames.indices.contains(player) && !playerNames[player].isEmpty }

    var playerNames: [String] { [player1Name, player2Name, player3Name, player4Name] }
}
