// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

extension PageContext {
    /// Measures texts as if every character was half as wide as the font is large, and every line 1.2 times as high.
    func useSimpleMeasures() {
        textMetrics = { text, style, layout in
            let width = style.size / 2
            var lines = 0
            var widest = 0
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                let room = layout.maxWidth.map { max(1, Int($0 / width + 1e-9)) } ?? .max
                lines += max(1, (line.count - 1) / room + 1)
                widest = max(widest, min(line.count, room))
            }
            let shown = min(lines, layout.lineLimit ?? .max)
            return TextMetrics(
                size: Size(width: Double(widest) * width, height: Double(shown) * style.size * 1.2),
                firstBaseline: style.size, lastBaseline: style.size, lineCount: shown, isTruncated: shown < lines)
        }
        fontMetrics = { style in
            FontMetrics(
                ascent: style.size, descent: style.size * 0.2, lineHeight: style.size * 1.2,
                capHeight: style.size * 0.7, xHeight: style.size * 0.5)
        }
    }
}
