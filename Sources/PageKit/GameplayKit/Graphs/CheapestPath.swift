// SPDX-License-Identifier: GPL-3.0-or-later
/// The search for the path with the lowest cost between two nodes.
///
/// Source: Peter E. Hart, Nils J. Nilsson, and Bertram Raphael, "A Formal Basis for the Heuristic Determination of
/// Minimum Cost Paths", IEEE Transactions on Systems Science and Cybernetics 4 (1968).
@MainActor struct CheapestPath {
    /// The nodes of the path, or none if there is no path.
    private(set) var nodes: [GKGraphNode] = []

    private struct Reached {
        var cost: Float
        var previous: GKGraphNode?
    }

    init(from start: GKGraphNode, to goal: GKGraphNode) {
        var reached = [ObjectIdentifier(start): Reached(cost: 0)]
        var queue = Queue()
        queue.insert(start, cost: 0, total: start.estimatedCost(to: goal))
        while let (node, cost) = queue.next() {
            // The node has been reached at a lower cost since.
            guard cost == reached[ObjectIdentifier(node)]?.cost else { continue }
            if node === goal {
                var last: GKGraphNode? = node
                while let node = last {
                    nodes.append(node)
                    last = reached[ObjectIdentifier(node)]?.previous
                }
                nodes.reverse()
                return
            }
            for next in node.connectedNodes {
                let new = cost + max(0, node.cost(to: next))
                guard new < reached[ObjectIdentifier(next)]?.cost ?? .infinity else { continue }
                reached[ObjectIdentifier(next)] = Reached(cost: new, previous: node)
                queue.insert(next, cost: new, total: new + next.estimatedCost(to: goal))
            }
        }
    }

    /// Nodes in the order of the total costs of paths through them: a binary heap. Of those with the same cost, the one
    /// that was inserted first is first, so each run finds the same path.
    private struct Queue {
        private struct Entry {
            let node: GKGraphNode
            let cost: Float, total: Float
            let number: Int

            func isBefore(_ other: Self) -> Bool { (total, number) < (other.total, other.number) }
        }

        private var entries: [Entry] = []
        private var count = 0

        mutating func insert(_ node: GKGraphNode, cost: Float, total: Float) {
            entries.append(Entry(node: node, cost: cost, total: total, number: count))
            count += 1
            var index = entries.endIndex - 1
            while index > 0, entries[index].isBefore(entries[(index - 1) / 2]) {
                entries.swapAt(index, (index - 1) / 2)
                index = (index - 1) / 2
            }
        }

        mutating func next() -> (GKGraphNode, cost: Float)? {
            guard let first = entries.first else { return nil }
            entries.swapAt(0, entries.endIndex - 1)
            entries.removeLast()
            var index = 0
            while let child = [2 * index + 1, 2 * index + 2].filter({ $0 < entries.count })
                .min(by: { entries[$0].isBefore(entries[$1]) }), entries[child].isBefore(entries[index])
            {
                entries.swapAt(index, child)
                index = child
            }
            return (first.node, first.cost)
        }
    }
}
