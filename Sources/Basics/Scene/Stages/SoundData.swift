// SPDX-License-Identifier: GPL-3.0-or-later
/// The bytes of sound files in the memory of a page, by the numbers of their players.
package struct SoundData: Sendable {
    /// The bytes.
    package private(set) var all: [Int: [UInt8]] = [:]

    /// Creates a collection without sounds.
    package init() {}

    /// Adds the bytes of a player. If there are more than a page can have at the same time, the others are removed. The page
    /// and the window do the same, so the page knows what it has to send again.
    package mutating func add(_ bytes: [UInt8], of player: Int) {
        all[player] = nil
        if all.values.reduce(bytes.count, { $0 + $1.count }) > Playback.maxBytes { all = [:] }
        all[player] = bytes
    }
}
