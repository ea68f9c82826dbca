/// Pearson's chi-square of counts that should all be equal.
func chiSquare(of counts: [Int]) -> Double {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
}

/// What chi-square exceeds once in 1,000 times where all is fair, by Wilson and Hilferty's approximation. The draws are
/// seeded, so a test that passes once passes always.
func chiSquareLimit(cells: Int) -> Double {
    let freedom = Double(cells - 1)
    let spread = 2 / (9 * freedom)
    let root = 1 - spread + 3.0902 * spread.squareRoot()
    return freedom * root * root * root
}
