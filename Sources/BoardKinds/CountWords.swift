import Words

/// A number of moves in words.
public func movesInWords(_ count: Int) -> String {
    // Translators: A number of moves, also as a part of longer texts.
    filled(translated("{count} move", "{count} moves", count: count), ["count": "\(count)"])
}

/// A number of peeks in words.
public func peeksInWords(_ count: Int) -> String {
    // Translators: A number of peeks: how often the player looked at all the cards. Also as a part of longer texts.
    filled(translated("{count} peek", "{count} peeks", count: count), ["count": "\(count)"])
}

/// A number of misses in words.
public func missesInWords(_ count: Int) -> String {
    // Translators: A number of misses: wrong taps in Passcode. Also as a part of longer texts.
    filled(translated("{count} miss", "{count} misses", count: count), ["count": "\(count)"])
}
