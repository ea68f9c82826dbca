// SPDX-License-Identifier: GPL-3.0-or-later
/// A linear expression: a constant plus symbols with their factors.
struct Row {
    /// A symbol and its factor.
    struct Term {
        var symbol: Symbol
        var factor: Double
    }

    var constant: Double
    /// The terms, ordered by their symbols, without factors of zero. The order makes results repeatable.
    private(set) var terms: [Term] = []

    init(constant: Double = 0) { self.constant = constant }

    /// Returns the factor of a symbol, or 0.
    subscript(symbol: Symbol) -> Double {
        let index = index(of: symbol)
        return index < terms.count && terms[index].symbol == symbol ? terms[index].factor : 0
    }

    /// Adds a symbol, times a factor.
    mutating func add(_ symbol: Symbol, times factor: Double) {
        let index = index(of: symbol)
        if index < terms.count, terms[index].symbol == symbol {
            terms[index].factor += factor
            if isZero(terms[index].factor) { terms.remove(at: index) }
        } else if !isZero(factor) {
            terms.insert(Term(symbol: symbol, factor: factor), at: index)
        }
    }

    /// Adds another row, times a factor. `added` is called with each symbol that was not there.
    mutating func add(_ other: Row, times factor: Double, added: (Symbol) -> Void = { _ in }) {
        constant += other.constant * factor
        guard !other.terms.isEmpty else { return }
        var sum: [Term] = []
        sum.reserveCapacity(terms.count + other.terms.count)
        var index = 0
        for term in other.terms {
            while index < terms.count, terms[index].symbol < term.symbol {
                sum.append(terms[index])
                index += 1
            }
            let product = term.factor * factor
            if index < terms.count, terms[index].symbol == term.symbol {
                let factor = terms[index].factor + product
                if !isZero(factor) { sum.append(Term(symbol: term.symbol, factor: factor)) }
                index += 1
            } else if !isZero(product) {
                sum.append(Term(symbol: term.symbol, factor: product))
                added(term.symbol)
            }
        }
        sum.append(contentsOf: terms[index...])
        terms = sum
    }

    /// Removes a symbol. Returns its factor, or 0.
    mutating func remove(_ symbol: Symbol) -> Double {
        let index = index(of: symbol)
        guard index < terms.count, terms[index].symbol == symbol else { return 0 }
        return terms.remove(at: index).factor
    }

    mutating func multiply(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].factor *= factor }
    }

    /// Solves the equation “row = 0” for a symbol in it: the row becomes what the symbol equals.
    mutating func solve(for symbol: Symbol) { multiply(by: -1 / remove(symbol)) }

    /// Solves the equation “row = `left`” for a symbol in the row.
    mutating func solve(for symbol: Symbol, insteadOf left: Symbol) {
        add(left, times: -1)
        solve(for: symbol)
    }

    private func index(of symbol: Symbol) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// Whether a number is zero, but for rounding.
func isZero(_ number: Double) -> Bool { number.magnitude < 1e-8 }
