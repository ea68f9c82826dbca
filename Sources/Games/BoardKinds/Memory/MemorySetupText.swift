// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import MemoryRules

/// Titles of setups of Pairs.
package enum MemorySetupText {
    /// Returns a title such as `4 × 4, 2 players` or `6 × 3, sets of three, 1 player` for the notation of a setup, or the
    /// notation itself if it is not valid.
    package static func title(_ notation: String) -> String {
        guard let setup = MemorySetup(notation: notation) else { return notation }
        return filled(
            setup.groupSize == 2
                // Translators: {players} is “2 players” or “attentive computer”.
                ? translated("{columns} × {rows}, {players}")
                // Translators: Three cards match in this game. {players} is “2 players” or “attentive computer”.
                : translated("{columns} × {rows}, sets of three, {players}"),
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
