// SPDX-License-Identifier: GPL-3.0-or-later
/// Optimal play for two players with perfect memory, where each maximizes the expected lead in pairs.
///
/// Finding a pair earns another move, and known pairs are taken immediately. So a position is the number of pairs left
/// and how many of them have one seen card. The player to move can turn
/// - one new card, then a known card unless the match is known, which reveals less to the opponent;
/// - two new cards, where the second is new only if the match of the first is not known;
/// - no new card but two known ones. This is a pass: the opponent faces the same position and can pass too.
///
/// If turning new cards loses for one player, it loses for the other, so both pass forever and the remaining pairs are
/// never found. A pass is therefore worth 0, which keeps the dynamic program free of cycles. The value of a position is
/// the maximum over one new card, two new cards, and, with at least two known cards, a pass.
///
/// Source: Uri Zwick and Michael Paterson, "The memory game", Theoretical Computer Science 110 (1993) 169–196.
package struct TwoPlayerTable: Sendable {
    /// The values, indexed by pairs left and known singles.
    private var rows: [[Double]] = [[0]]

    /// Computes the table for every position with up to `pairs` pairs. It takes 4 · pairs² bytes.
    package init(pairs: Int) {
        for left in stride(from: 1, through: pairs, by: 1) {
            rows.append(Array(repeating: 0, count: left + 1))
            for singles in stride(from: left, through: 0, by: -1) {
                rows[left][singles] = best(pairsLeft: left, knownSingles: singles, mayPass: true).gain
            }
        }
    }

    /// Returns the expected lead in pairs of the player to move, from this position to the end.
    package func value(pairsLeft: Int, knownSingles: Int) -> Double { rows[pairsLeft][knownSingles] }

    /// Returns the best number of new cards to turn, 0 to 2. Returns 0 only if `mayPass` is true and passing is
    /// strictly better.
    package func newCards(pairsLeft: Int, knownSingles: Int, mayPass: Bool = true) -> Int {
        best(pairsLeft: pairsLeft, knownSingles: knownSingles, mayPass: mayPass).newCards
    }

    private func best(pairsLeft: Int, knownSingles: Int, mayPass: Bool) -> (newCards: Int, gain: Double) {
        let two = gain(turningTwo: true, pairs: pairsLeft, singles: knownSingles)
        var best = (newCards: 2, gain: two)
        if knownSingles > 0 {
            let one = gain(turningTwo: false, pairs: pairsLeft, singles: knownSingles)
            if one >= two { best = (1, one) }
        }
        if mayPass, knownSingles > 1, best.gain < -rounding { best = (0, 0) }
        return best
    }

    /// Returns the value of turning one or two new cards.
    private func gain(turningTwo: Bool, pairs: Int, singles: Int) -> Double {
        let unknown = Double(2 * pairs - singles)
        let mateIsKnown = singles > 0 ? Double(singles) / unknown * (1 + rows[pairs - 1][singles - 1]) : 0
        guard singles < pairs else { return mateIsKnown }
        let rest = Double(2 * (pairs - singles)) / unknown
        guard turningTwo else { return mateIsKnown - rest * rows[pairs][singles + 1] }
        // One of the remaining cards is the match. For `singles` of them, the opponent takes a pair and moves again.
        let afterPair = 1 + rows[pairs - 1][singles]
        let neither = 2 * (pairs - singles - 1)
        let afterNeither = neither > 0 ? Double(neither) * rows[pairs][singles + 2] : 0
        return mateIsKnown + rest * ((1 - Double(singles)) * afterPair - afterNeither) / (unknown - 1)
    }
}

/// Losses below this, in pairs, are rounding errors. For example, turning two new cards with 4 pairs and 3 known cards
/// is worth exactly 0.
private let rounding = 1e-9
