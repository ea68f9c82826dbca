// SPDX-License-Identifier: GPL-3.0-or-later
// A mark belongs to its buffer. It is kept here as well, and says if it has been removed with the buffer.

import CGtk
import GtkKit
import PageSource

/// The ranges that the user has typed for numbers in the code. Each follows its number while the text around it changes.
final class LiteralRanges {
    private var entries: [(mark: Object, range: ClosedRange<Double>)] = []

    /// The range of the number at a place of a buffer; `nil` if none was typed.
    subscript(place: LiteralMap.Place, in buffer: CodeBuffer) -> ClosedRange<Double>? {
        get { entries.first { isAt(place, in: buffer, $0.mark) }?.range }
        set {
            entries.removeAll { isAt(place, in: buffer, $0.mark) || Self.buffer(of: $0.mark) == nil }
            guard let newValue else { return }
            var start = buffer.iterator(at: place.start)
            // The number is replaced by one that begins after the mark.
            let mark = gtk_text_buffer_create_mark(buffer.pointer, nil, &start, 1)!
            entries.append((Object(sharing: UnsafeMutableRawPointer(mark)), newValue))
        }
    }

    private func isAt(_ place: LiteralMap.Place, in buffer: CodeBuffer, _ mark: Object) -> Bool {
        guard Self.buffer(of: mark) == buffer.pointer else { return false }
        var iterator = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer.pointer, &iterator, mark.typed())
        return Int(gtk_text_iter_get_offset(&iterator)) == place.start
    }

    private static func buffer(of mark: Object) -> UnsafeMutablePointer<GtkTextBuffer>? {
        gtk_text_mark_get_buffer(mark.typed())
    }
}
