import GtkKit

/// A number of moves in words.
func movesInWords(_ count: Int) -> String {
    filled(translated("{count} move", "{count} moves", count: count), ["count": "\(count)"])
}

/// A number of peeks in words.
func peeksInWords(_ count: Int) -> String {
    filled(translated("{count} peek", "{count} peeks", count: count), ["count": "\(count)"])
}

/// A number of misses in words.
func missesInWords(_ count: Int) -> String {
    filled(translated("{count} miss", "{count} misses", count: count), ["count": "\(count)"])
}
