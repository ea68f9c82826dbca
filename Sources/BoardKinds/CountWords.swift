import Words

/// A number of moves in words.
public func movesInWords(_ count: Int) -> String {
    filled(translated("{count} move", "{count} moves", count: count), ["count": "\(count)"])
}

/// A number of peeks in words.
public func peeksInWords(_ count: Int) -> String {
    filled(translated("{count} peek", "{count} peeks", count: count), ["count": "\(count)"])
}

/// A number of misses in words.
public func missesInWords(_ count: Int) -> String {
    filled(translated("{count} miss", "{count} misses", count: count), ["count": "\(count)"])
}
