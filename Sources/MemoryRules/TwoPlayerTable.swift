/// Best play for two players who forget nothing, each of whom wants as many pairs more than the other as can be
/// expected.
///
/// A pair earns another move, and known pairs are taken at once; so a position is how many pairs are left, and of how
/// many of them one card has been seen. A player then turns
/// - one new card, and after it, unless its mate is known, a known one, which shows the other player less;
/// - two new cards, the second unless the mate of the first is known;
/// - no new card, but two known ones: a pass. The other player stands before the same position then, and may pass too.
///
/// Where turning new cards loses for the one it loses for the other, so both pass for ever, and the rest of the pairs
/// falls to nobody: a pass is worth 0. That keeps the programme free of circles: a position is worth the greatest of
/// what one new card, two, and, with two known cards at least, a pass are worth.
///
/// Source: Uri Zwick and Michael Paterson, "The memory game", Theoretical Computer Science 110 (1993) 169–196.
public struct TwoPlayerTable: Sendable {
    /// Values by pairs left and known singles.
    private var rows: [[Double]] = [[0]]

    /// The table for every position of up to `pairs` pairs: 4 · pairs² bytes.
    public init(pairs: Int) {
        for left in stride(from: 1, through: pairs, by: 1) {
            rows.append(Array(repeating: 0, count: left + 1))
            for singles in stride(from: left, through: 0, by: -1) {
                rows[left][singles] = best(pairsLeft: left, knownSingles: singles, mayPass: true).gain
            }
        }
    }

    /// The expected difference in pairs, from here to the end, between the player to move and the other.
    public func value(pairsLeft: Int, knownSingles: Int) -> Double { rows[pairsLeft][knownSingles] }

    /// How many new cards it is best to turn, 0 to 2; 0 only if the player `mayPass`. If passing is as good as not
    /// passing it is not done.
    public func newCards(pairsLeft: Int, knownSingles: Int, mayPass: Bool = true) -> Int {
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

    /// What it is worth to turn one new card, or two.
    private func gain(turningTwo: Bool, pairs: Int, singles: Int) -> Double {
        let unknown = Double(2 * pairs - singles)
        let mateIsKnown = singles > 0 ? Double(singles) / unknown * (1 + rows[pairs - 1][singles - 1]) : 0
        guard singles < pairs else { return mateIsKnown }
        let rest = Double(2 * (pairs - singles)) / unknown
        guard turningTwo else { return mateIsKnown - rest * rows[pairs][singles + 1] }
        // One of the remaining cards is the mate; with `singles` of them the other player takes a pair and goes on.
        let afterPair = 1 + rows[pairs - 1][singles]
        let neither = 2 * (pairs - singles - 1)
        let afterNeither = neither > 0 ? Double(neither) * rows[pairs][singles + 2] : 0
        return mateIsKnown + rest * ((1 - Double(singles)) * afterPair - afterNeither) / (unknown - 1)
    }
}

/// Losses below this, in pairs, are errors of rounding: with 4 pairs and 3 known cards two new cards are worth 0 exactly.
private let rounding = 1e-9
