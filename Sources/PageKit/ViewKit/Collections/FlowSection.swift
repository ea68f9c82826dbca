// SPDX-License-Identifier: GPL-3.0-or-later
/// The items of a section, broken into lines that follow each other downward.
nonisolated struct FlowSection {
    /// What a section consists of.
    struct Content {
        var sizes: [CGSize] = []
        /// The heights of the header and the footer.
        var (header, footer): (CGFloat, CGFloat) = (0, 0)
        var inset = UIEdgeInsets.zero
        /// The distance between lines, and the smallest one between the items of a line.
        var (lineSpacing, itemSpacing): (CGFloat, CGFloat) = (0, 0)
    }

    private struct Line {
        let items: Range<Int>
        let y: CGFloat
        /// The lower edge of the lowest line up to this one.
        let end: CGFloat
    }

    /// How much wider than its line something may be because numbers are rounded.
    private static let tolerance = 0.001

    let content: Content
    /// The frames of the items, from the upper edge of the section.
    private(set) var frames: [CGRect] = []
    private var lines: [Line] = []
    private(set) var length: CGFloat = 0

    /// Where the footer begins.
    var footerStart: CGFloat { length - content.footer }

    /// Breaks a section into lines of a width.
    init(_ content: Content, width: CGFloat) {
        self.content = content
        let inset = content.inset
        let room = max(0, width - inset.left - inset.right)
        frames.reserveCapacity(content.sizes.count)
        var (y, end) = (content.header + inset.top, content.header + inset.top)
        var first = 0
        while first < content.sizes.count {
            var (last, used) = (first, content.sizes[first].width)
            while last + 1 < content.sizes.count {
                let next = used + max(0, content.itemSpacing + content.sizes[last + 1].width)
                guard next <= room + Self.tolerance else { break }
                (last, used) = (last + 1, next)
            }
            let items = first..<last + 1
            let height = content.sizes[items].reduce(0) { max($0, $1.height) }
            addFrames(items, y: y, height: height, free: room - used)
            end = max(end, y + height)
            lines.append(Line(items: items, y: y, end: end))
            y += max(0, height + content.lineSpacing)
            first = last + 1
        }
        length = end + inset.bottom + content.footer
    }

    /// Places the items of a line.
    private mutating func addFrames(_ items: Range<Int>, y: CGFloat, height: CGFloat, free: CGFloat) {
        var (free, count) = (max(0, free), items.count)
        let lastStep = content.sizes[items.upperBound - 1].width + content.itemSpacing
        if items.upperBound == content.sizes.count, lastStep > 0 {
            let more = ((free + Self.tolerance) / lastStep).rounded(.down)
            free = max(0, free - more * lastStep)
            count += Int(min(more, 1e6))
        }
        let gap = count > 1 ? free / CGFloat(count - 1) : 0
        var x = content.inset.left + (count > 1 ? 0 : free / 2)
        for size in content.sizes[items] {
            frames.append(CGRect(x: x, y: y + (height - size.height) / 2, width: size.width, height: size.height))
            x += max(0, size.width + content.itemSpacing + gap)
        }
    }

    /// Returns the items between an upper and a lower edge, up to a number of them.
    func items(from top: CGFloat, to bottom: CGFloat, limit: Int) -> [Int] {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if lines[middle].end < top { low = middle + 1 } else { high = middle }
        }
        var items: [Int] = []
        for line in lines[low...] {
            guard line.y <= bottom, items.count < limit else { break }
            items += line.items.prefix(limit - items.count)
        }
        return items
    }
}
