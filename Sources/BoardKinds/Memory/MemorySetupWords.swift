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
            filled(translated("{count} person", "{count} people", count: count), ["count": "\(count)"])
        case .computer(.easy): translated("forgetful computer")
        case .computer(.medium): translated("attentive computer")
        case .computer(.hard): translated("computer that forgets nothing")
        }
    }
}
