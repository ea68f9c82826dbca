// SPDX-License-Identifier: GPL-3.0-or-later
import Localization

/// Returns a number of moves as text.
package func movesText(_ count: Int) -> String {
    // Translators: A number of moves, also as a part of longer texts.
    filled(translated("{count} move", "{count} moves", count: count), ["count": "\(count)"])
}

/// Returns a number of peeks as text.
package func peeksText(_ count: Int) -> String {
    // Translators: A number of peeks: how often the player looked at all the cards. Also as a part of longer texts.
    filled(translated("{count} peek", "{count} peeks", count: count), ["count": "\(count)"])
}

/// Returns a number of misses as text.
package func missesText(_ count: Int) -> String {
    // Translators: A number of misses: wrong taps in Passcode. Also as a part of longer texts.
    filled(translated("{count} miss", "{count} misses", count: count), ["count": "\(count)"])
}

/// Returns a number of hints as text.
package func hintsText(_ count: Int) -> String {
    // Translators: A number of hints that a player has used.
    filled(translated("{count} hint", "{count} hints", count: count), ["count": "\(count)"])
}
