// SPDX-License-Identifier: GPL-3.0-or-later
extension Solver {
    /// A tile placed during a search, and the position before it.
    struct Step {
        /// The number of the square that was the first free one.
        let first: Int
        /// The entry placed there.
        let entry: FitTable.Entry

        fileprivate let free: UInt64
        fileprivate let stock: UInt64
        fileprivate let next: UnsafePointer<FitTable.Entry>
    }

    /// The tiles placed during a search, in order. Valid only during the callback.
    typealias Steps = UnsafeBufferPointer<Step>

    /// Visits all ways to fill the board from each start, until `found` returns `false`.
    func search(isCanceled: () -> Bool, found: (Start, Steps) -> Bool) -> Outcome {
        var outcome = Outcome()
        if isCanceled() { outcome.ending = .canceled }
        FitTable.of(width: grid.width).withUnsafeLists { lists in
            withUnsafeTemporaryAllocation(of: Step.self, capacity: Pentomino.allCases.count) { steps in
                for start in starts where outcome.ending == .complete {
                    Self.search(
                        from: start, in: lists, steps: steps, outcome: &outcome, isCanceled: isCanceled
                    ) { found(start, $0) }
                }
            }
        }
        return outcome
    }

    /// The number of nodes between two cancellation checks, about 1/30 of a millisecond.
    private static let nodesBetweenQuestions = 1024

    /// Searches from one start. For speed, this uses only integers, does not allocate, and skips bounds and overflow
    /// checks.
    private static func search(
        from start: Start, in lists: FitTable.Lists, steps: UnsafeMutableBufferPointer<Step>, outcome: inout Outcome,
        isCanceled: () -> Bool, found: (Steps) -> Bool
    ) {
        guard let base = steps.baseAddress, start.free != 0 else {
            outcome.solutions += 1
            if !found(Steps(start: nil, count: 0)) { outcome.ending = .stopped }
            return
        }
        var nodes = 0
        var depth = 0
        var first = start.free.trailingZeroBitCount
        var free = start.free
        var stock = start.stock
        var next = lists.entries(of: lists.list(first: first, free: free))
        var missing = FitTable.missing(first: first, free: free, stock: stock)
        defer { outcome.nodes += nodes }
        while true {
            // The terminating zero always fits.
            while next.pointee & missing != 0 { next += 1 }
            let entry = next.pointee
            if entry == 0 {
                if depth == 0 { return }
                depth &-= 1
                first = base[depth].first
                free = base[depth].free
                stock = base[depth].stock
                next = base[depth].next
                missing = FitTable.missing(first: first, free: free, stock: stock)
                continue
            }
            next += 1
            nodes &+= 1
            if nodes % nodesBetweenQuestions == 0, isCanceled() {
                outcome.ending = .canceled
                return
            }
            let rest = free & ~FitTable.squares(of: entry, at: first)
            let step = Step(first: first, entry: entry, free: free, stock: stock, next: next)
            if rest == 0 {
                (base + depth).initialize(to: step)
                outcome.solutions += 1
                if !found(Steps(start: base, count: depth &+ 1)) {
                    outcome.ending = .stopped
                    return
                }
                continue
            }
            let left = stock & ~FitTable.tile(of: entry)
            let list = lists.list(first: rest.trailingZeroBitCount, free: rest)
            guard list.hasTile(of: left) else { continue }
            (base + depth).initialize(to: step)
            depth &+= 1
            first = rest.trailingZeroBitCount
            free = rest
            stock = left
            next = lists.entries(of: list)
            missing = FitTable.missing(first: first, free: free, stock: stock)
        }
    }
}
