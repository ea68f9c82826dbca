// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// Random numbers in a range, without streaks: each number is drawn once before any is drawn again, and never twice in
/// a row.
@preconcurrency @MainActor open class GKShuffledDistribution: GKRandomDistribution {
    /// The numbers that are not in their places while they are shuffled, by their place.
    private var moved: [Int: Int] = [:]
    /// How many numbers are left.
    private var left = 0
    /// The latest number.
    private var latest: Int?

    override func number(upTo limit: Int) -> Int {
        // Each number comes once in a round.
        while true {
            let number = next()
            if number <= limit { return number }
        }
    }

    /// Draws the next number: a step of the shuffle by Fisher and Yates. Only numbers that have changed places are
    /// kept, because the range can be large.
    private func next() -> Int {
        var place: Int
        if left == 0 {
            left = numberOfPossibleOutcomes
            let last = left > 1 ? latest.map { $0 - lowestValue } : nil
            place = source.nextInt(upperBound: last == nil ? left : left - 1)
            if let last, place >= last { place += 1 }
        } else {
            place = source.nextInt(upperBound: left)
        }
        left -= 1
        let last = moved.removeValue(forKey: left) ?? left
        let offset = place == left ? last : moved[place] ?? place
        if place != left { moved[place] = last }
        latest = lowestValue + offset
        return lowestValue + offset
    }
}
