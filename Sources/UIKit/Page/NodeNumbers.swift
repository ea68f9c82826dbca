/// Hands out the numbers of nodes. A number that is free again is used before a new one.
struct NodeNumbers {
    private var unused: [Int] = []
    private var count = 1  // 0 is the root.

    /// Returns a number that is not in use.
    mutating func next() -> Int {
        if let number = unused.popLast() { return number }
        defer { count += 1 }
        return count
    }

    /// Marks a number as not in use.
    mutating func free(_ number: Int) { unused.append(number) }
}
