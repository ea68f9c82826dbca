// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The parts into which contents are divided if only their center is stretched. The corners keep their size.
struct ContentSlices {
    /// A part of the contents.
    struct Slice {
        /// The place of the part in the layer.
        let frame: CGRect
        /// The place of the whole contents in the layer when this part is at its place.
        let whole: CGRect

        /// Draws the part.
        func draw(_ source: UIImage.Source, on context: CGContext) {
            context.saveGState()
            context.clip(to: frame)
            source.draw(in: whole, on: context)
            context.restoreGState()
        }
    }

    /// The parts that have a size.
    let all: [Slice]

    /// Divides a part of contents with a size in points that fills a frame. `center` is in parts of that part.
    init(center: CGRect, of part: CGRect, size: CGSize, in frame: CGRect) {
        let unit = CGRect(x: 0.0, y: 0, width: 1, height: 1)
        let center = center.standardized.intersection(unit)
        let shown = CGSize(width: size.width * part.width, height: size.height * part.height)
        let middle = center.isNull ? unit : center
        let columns = Self.spans(middle.minX, middle.maxX, shown.width, frame.width)
        let rows = Self.spans(middle.minY, middle.maxY, shown.height, frame.height)
        all = rows.flatMap { row in
            columns.map { column in
                let place = CGRect(
                    x: frame.minX + column.start, y: frame.minY + row.start, width: column.length, height: row.length)
                let scale = CGSize(
                    width: column.length / (column.share * shown.width),
                    height: row.length / (row.share * shown.height))
                let whole = CGRect(
                    x: place.minX - (part.minX * size.width + column.first * shown.width) * scale.width,
                    y: place.minY - (part.minY * size.height + row.first * shown.height) * scale.height,
                    width: size.width * scale.width, height: size.height * scale.height)
                return Slice(frame: place, whole: whole)
            }
        }
    }

    /// A part of a side: its beginning and its length in the frame, and in parts of the contents.
    private struct Span {
        let start: CGFloat, length: CGFloat, first: CGFloat, share: CGFloat
    }

    private static func spans(_ low: CGFloat, _ high: CGFloat, _ natural: CGFloat, _ length: CGFloat) -> [Span] {
        // If there is no space for the sides, they are made smaller together.
        let fixed = (low + 1 - high) * natural
        let scale = fixed > length ? length / fixed : 1
        let (before, after) = (low * natural * scale, (1 - high) * natural * scale)
        return [
            Span(start: 0, length: before, first: 0, share: low),
            Span(start: before, length: length - before - after, first: low, share: high - low),
            Span(start: length - after, length: after, first: high, share: 1 - high),
        ].filter { $0.length > 0 && $0.share > 0 }
    }
}
