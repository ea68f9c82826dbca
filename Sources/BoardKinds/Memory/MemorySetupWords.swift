import MemoryRules
import Words

/// What a kind of game of Memory is called.
public enum MemorySetupWords {
    /// `4 × 4, one person` for the setup that is kept as a text; the text itself where it is none of ours.
    public static func title(_ notation: String) -> String {
        guard let setup = MemorySetup(notation: notation) else { return notation }
        return filled(
            // Translators: {players} is “2 people” or “attentive computer”.
            translated("{columns} × {rows}, {players}"),
            ["columns": "\(setup.columns)", "rows": "\(setup.rows)", "players": players(setup.players)])
    }

    private static func players(_ players: MemorySetup.Players) -> String {
        switch players {
        case .people(let count):
            // Translators: A part of “4 × 4, 2 players”.
            filled(translated("{count} player", "{count} players", count: count), ["count": "\(count)"])
        // Translators: A part of “4 × 4, forgetful computer”: the opponent.
        case .computer(.easy): translated("forgetful computer")
        // Translators: A part of “4 × 4, attentive computer”: the opponent.
        case .computer(.medium): translated("attentive computer")
        // Translators: A part of “4 × 4, perfect-memory computer”: the opponent.
        case .computer(.hard): translated("perfect-memory computer")
        }
    }
}
