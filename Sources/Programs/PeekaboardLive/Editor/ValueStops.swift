// SPDX-License-Identifier: GPL-3.0-or-later
/// The columns at which the values of a source stand: behind their lines, at every eighth column. The values of a
/// paragraph stand one below the other, unless its line is a long one.
struct ValueStops {
    /// The columns, by line.
    private let stops: [Int: Int]
    private static let width = 8, gap = 2

    /// Chooses the columns of the lines that have values. `columns` is the width of the view.
    init(of lines: Set<Int>, in source: String, columns: Int) {
        let least = columns > 60 ? 32 : 16
        let limit = columns * 6 / 10 / Self.width * Self.width
        var (stops, paragraph): ([Int: Int], [Int]) = ([:], [])
        func endParagraph() {
            let shared = paragraph.compactMap { stops[$0] }.filter { $0 <= limit }.max() ?? 0
            for line in paragraph { stops[line] = max(stops[line] ?? 0, stops[line] ?? 0 <= limit ? shared : 0) }
            paragraph = []
        }
        for (index, text) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if text.allSatisfy(\.isWhitespace) {
                endParagraph()
            } else if lines.contains(index + 1) {
                stops[index + 1] = max(least, Self.stop(after: text.count))
                paragraph.append(index + 1)
            }
        }
        endParagraph()
        self.stops = stops
    }

    /// Returns the column of the value of a line, which now has a number of columns.
    func column(of line: Int, length: Int) -> Int { max(stops[line] ?? 0, Self.stop(after: length)) }

    /// Returns the first stop after a number of columns.
    private static func stop(after length: Int) -> Int { (length + gap + width - 1) / width * width }
}
