extension Array {
    /// Puts the elements in an order chosen uniformly from all orders, by Fisher and Yates' shuffle from the last place
    /// down: place `i` is exchanged with a uniform place in `0 ... i`. The order depends on the generator alone.
    public mutating func shuffle(seededBy generator: inout SeededGenerator) {
        for last in stride(from: count - 1, to: 0, by: -1) {
            swapAt(last, generator.number(below: last + 1))
        }
    }
}
