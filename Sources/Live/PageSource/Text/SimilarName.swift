// SPDX-License-Identifier: GPL-3.0-or-later
extension String {
    /// Returns the name among others that is most similar to this one, which is probably misspelled; `nil` if none is.
    package func mostSimilar(among names: some Sequence<String>) -> String? {
        let limit = count < 4 ? 1 : 2
        let near = names.map { (name: $0, distance: distance(to: $0)) }.filter { 1...limit ~= $0.distance }
        return near.min { $0.distance < $1.distance }?.name
    }

    /// The number of letters that have to be inserted, removed, or replaced to get another text.
    private func distance(to other: String) -> Int {
        let letters = Array(other)
        var row = Array(0...letters.count)
        for (index, letter) in enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in letters.indices {
                let replaced = diagonal + (letter == letters[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[letters.count]
    }
}
