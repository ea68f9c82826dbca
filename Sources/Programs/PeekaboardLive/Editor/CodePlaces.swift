// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// The places of a completion that the user fills in, such as the arguments of a call.
struct CodePlaces {
    /// The place to go to from the one at the cursor.
    enum Step { case next, previous }

    /// A place between two marks, which stay around what the user types.
    private typealias Place = (start: UnsafeMutablePointer<GtkTextMark>, end: UnsafeMutablePointer<GtkTextMark>)

    private var places: [Place] = []
    private var end: UnsafeMutablePointer<GtkTextMark>?
    /// The one that was selected last.
    private var current = -1

    /// Creates no places.
    init() {}

    /// Creates places in a text, which is at an offset in a buffer. All are in Unicode scalars.
    init(_ places: [Range<Int>], ofTextWithLength length: Int, at offset: Int, in buffer: CodeBuffer) {
        buffer.places.remove(from: buffer)
        func mark(_ place: Int, staysBefore: Bool) -> UnsafeMutablePointer<GtkTextMark> {
            var place = buffer.iterator(at: offset + place)
            return gtk_text_buffer_create_mark(buffer.pointer, nil, &place, staysBefore ? 1 : 0)
        }
        self.places = places.map {
            (mark($0.lowerBound, staysBefore: true), mark($0.upperBound, staysBefore: false))
        }
        end = mark(length, staysBefore: false)
    }

    /// Selects the next or the previous place; after the last one, moves the cursor to the end of the text. Returns false if
    /// the cursor is not in the present place: then there are no places any more.
    mutating func select(_ step: Step, in buffer: CodeBuffer) -> Bool {
        guard let end else { return false }
        guard current < 0 || range(of: places[current], in: buffer).contains(buffer.cursorOffset) else {
            remove(from: buffer)
            return false
        }
        current = step == .next ? current + 1 : max(0, current - 1)
        guard places.indices.contains(current) else {
            buffer.moveCursor(to: offset(of: end, in: buffer))
            remove(from: buffer)
            return true
        }
        let range = range(of: places[current], in: buffer)
        var (start, last) = (buffer.iterator(at: range.lowerBound), buffer.iterator(at: range.upperBound))
        gtk_text_buffer_select_range(buffer.pointer, &last, &start)
        return true
    }

    /// Whether the present place contains only what the user has just typed before the cursor.
    func hasBeenReplaced(in buffer: CodeBuffer) -> Bool {
        guard places.indices.contains(current) else { return false }
        let range = range(of: places[current], in: buffer)
        return range.count == 2 && range.upperBound == buffer.cursorOffset
    }

    private func range(of place: Place, in buffer: CodeBuffer) -> ClosedRange<Int> {
        let start = offset(of: place.start, in: buffer)
        return start...max(start, offset(of: place.end, in: buffer))
    }

    private func offset(of mark: UnsafeMutablePointer<GtkTextMark>, in buffer: CodeBuffer) -> Int {
        var place = GtkTextIter()
        gtk_text_buffer_get_iter_at_mark(buffer.pointer, &place, mark)
        return Int(gtk_text_iter_get_offset(&place))
    }

    private mutating func remove(from buffer: CodeBuffer) {
        for mark in places.flatMap({ [$0.start, $0.end] }) + [end].compactMap(\.self) {
            gtk_text_buffer_delete_mark(buffer.pointer, mark)
        }
        self = CodePlaces()
    }
}
