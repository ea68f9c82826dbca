// SPDX-License-Identifier: GPL-3.0-or-later
/// The computation of a stack view: where its items are along its axis.
nonisolated struct StackArrangement {
    /// The length that an item has by itself, whether it can have another one, how strongly it resists to become larger
    /// and smaller, whether it needs less if it is broken into lines, and the least space after it.
    struct Item {
        var length: CGFloat
        var isFlexible: Bool
        var hugging: Float
        var resistance: Float
        var wraps = false
        var spacing: CGFloat
    }

    /// Where an item is along the axis.
    struct Span: Equatable {
        var start: CGFloat
        var length: CGFloat
    }

    let items: [Item]
    let distribution: UIStackView.Distribution

    private var spacing: CGFloat { items.dropLast().reduce(0) { $0 + $1.spacing } }
    private var content: CGFloat { items.reduce(0) { $0 + $1.length } }

    /// The length in which every item has its own.
    var length: CGFloat {
        guard distribution == .fillEqually else { return content + spacing }
        return (items.map(\.length).max() ?? 0) * CGFloat(items.count) + spacing
    }

    /// Returns where the items are in a length.
    func spans(in available: CGFloat) -> [Span] {
        guard !items.isEmpty else { return [] }
        if distribution == .equalCentering { return centered(in: available) }
        let lengths = lengths(in: available - spacing)
        let rest = available - spacing - lengths.reduce(0, +)
        let extra =
            distribution == .equalSpacing && items.count > 1 ? max(0, rest) / CGFloat(items.count - 1) : 0
        var start: CGFloat = 0
        return zip(items, lengths).map { item, length in
            defer { start += length + item.spacing + extra }
            return Span(start: start, length: length)
        }
    }

    /// Returns the lengths that fill the space for items. They become smaller where that is too small.
    private func lengths(in space: CGFloat) -> [CGFloat] {
        let own = items.map(\.length)
        let rest = space - content
        switch distribution {
        case .fillEqually: return own.map { _ in max(0, space) / CGFloat(own.count) }
        case .fillProportionally where content > 0: return own.map { $0 * max(0, space) / content }
        case .fill where rest > 0, .fillProportionally where rest > 0:
            var stretched = items.indices.filter { items[$0].isFlexible }
            if stretched.isEmpty {
                let least = items.indices.reversed().min { items[$0].hugging < items[$1].hugging }
                stretched = least.map { [$0] } ?? []
            }
            return own.indices.map { own[$0] + (stretched.contains($0) ? rest / CGFloat(stretched.count) : 0) }
        default: return rest < 0 ? shrunk(own, by: -rest) : own
        }
    }

    /// Returns smaller lengths: flexible items shrink together, and then the others, those that resist least first. Of
    /// several, those that can be broken into lines shrink before the others, and the last one first.
    private func shrunk(_ own: [CGFloat], by lack: CGFloat) -> [CGFloat] {
        var lengths = own
        let flexible = items.indices.filter { items[$0].isFlexible }
        let sum = flexible.reduce(0) { $0 + own[$1] }
        if sum > 0 { for index in flexible { lengths[index] *= max(0, 1 - lack / sum) } }
        var rest = lack - sum
        func order(_ index: Int) -> (Float, Int, Int) { (items[index].resistance, items[index].wraps ? 0 : 1, -index) }
        for index in items.indices.sorted(by: { order($0) < order($1) }) where rest > 0 && !items[index].isFlexible {
            let loss = min(rest, lengths[index])
            lengths[index] -= loss
            rest -= loss
        }
        return lengths
    }

    /// Returns the items with equal distances between their centers, or closer where they would be too close.
    private func centered(in available: CGFloat) -> [Span] {
        let lengths = lengths(in: available - spacing)
        guard lengths.count > 1 else { return lengths.map { Span(start: 0, length: $0) } }
        let distance = (available - (lengths[0] + lengths[lengths.count - 1]) / 2) / CGFloat(lengths.count - 1)
        var starts = lengths.indices.map { lengths[0] / 2 + CGFloat($0) * distance - lengths[$0] / 2 }
        for index in starts.indices.dropFirst() {
            starts[index] = max(starts[index], starts[index - 1] + lengths[index - 1] + items[index - 1].spacing)
        }
        var end = available
        for index in starts.indices.reversed() {
            starts[index] = min(starts[index], end - lengths[index])
            end = starts[index] - (index > 0 ? items[index - 1].spacing : 0)
        }
        return zip(starts, lengths).map { Span(start: $0, length: $1) }
    }
}
