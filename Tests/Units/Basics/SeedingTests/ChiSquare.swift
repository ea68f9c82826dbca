// SPDX-License-Identifier: GPL-3.0-or-later
/// Returns Pearson's chi-squared statistic for counts that should all be equal.
func chiSquare(of counts: [Int]) -> Double {
    let expected = Double(counts.reduce(0, +)) / Double(counts.count)
    return counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
}

/// Returns the value that chi-squared exceeds once in 1,000 times for fair counts, by the Wilson-Hilferty
/// approximation. The draws are seeded, so a test that passes once always passes.
func chiSquareLimit(cells: Int) -> Double {
    let freedom = Double(cells - 1)
    let spread = 2 / (9 * freedom)
    let root = 1 - spread + 3.0902 * spread.squareRoot()
    return freedom * root * root * root
}
