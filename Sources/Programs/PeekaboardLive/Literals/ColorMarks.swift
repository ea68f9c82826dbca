// SPDX-License-Identifier: GPL-3.0-or-later
// The buffers own the tags.

import CGtk
import GtkKit
import PageSource
import Scene

/// Shows the colors in the code behind their names or numbers.
final class ColorMarks {
    private let view: CodeView
    private let literals: LiteralHandles
    private let timer = Timeout()
    private weak var buffer: CodeBuffer?
    private var version = 0

    /// The time after which the colors of another text are shown, in seconds, and the largest number of them.
    private static let pause = 0.2, maxCount = 500
    /// The least opacity of a color that is shown. What is behind others is not known.
    private static let minAlpha = 0.5

    /// Shows the colors in a view.
    init(_ view: CodeView, _ literals: LiteralHandles) { (self.view, self.literals) = (view, literals) }

    /// Shows the colors of the text soon, if that is another one.
    func layOutSoon() {
        guard let buffer = view.buffer, buffer !== self.buffer || buffer.version != version, !timer.isRunning else {
            return
        }
        timer.start(after: Self.pause) { [weak self] in self?.layOut() }
    }

    private func layOut() {
        guard let buffer = view.buffer else { return }
        (self.buffer, version) = (buffer, buffer.version)
        buffer.setColors(
            literals.colors.prefix(Self.maxCount).compactMap { place, literal in
                let values = literal.values
                guard values[3] >= Self.minAlpha else { return nil }
                // The arguments of a call stay as they are.
                let length = literal.text.prefix { $0 != "(" }.unicodeScalars.count
                let color = Color(red: values[0], green: values[1], blue: values[2])
                return (place.start..<place.start + length, color)
            })
    }
}

extension CodeBuffer {
    /// Shows colors behind parts of the text, in Unicode scalars, instead of those before.
    fileprivate func setColors(_ colors: [(range: Range<Int>, color: Color)]) {
        let table = gtk_text_buffer_get_tag_table(pointer)
        for tag in colorTags { gtk_text_tag_table_remove(table, tag) }
        colorTags = []
        for (range, color) in colors {
            let tag = Object(adopting: gtk_text_tag_new(nil)!)
            var background = GdkRGBA(color)
            var text = GdkRGBA(color.contrast(with: .white) > color.contrast(with: .black) ? .white : .black)
            peekaboard_tag_colors(tag.raw, &text, &background)
            gtk_text_tag_table_add(table, tag.typed())
            colorTags.append(tag.typed())
            var (start, end) = (iterator(at: range.lowerBound), iterator(at: range.upperBound))
            gtk_text_buffer_apply_tag(pointer, tag.typed(), &start, &end)
        }
    }
}
