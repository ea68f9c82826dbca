// SPDX-License-Identifier: GPL-3.0-or-later
// The text view owns the buttons and the pinned values as its children. This holds references to them, and their
// closures refer back weakly.

import CGtk
import GtkKit
import PageRuns
import PageSource
import Scene

/// The values of the page in the lines that made them, after the code. Where a line leaves no room, its value lies over
/// the end of the code, unless the cursor is there. A click pins a value: it is shown below its line, too.
final class ValueChips {
    /// Whether values are shown.
    var isShown = true { didSet { if isShown != oldValue { layOutSoon() } } }
    /// Returns whether the page shows a later version of the code than the one that made the values.
    var areEarlier: () -> Bool = { false }
    /// The lines of the present text whose values give way to something else.
    var hiddenLines: Set<Int> = []
    /// Called before the values are laid out, with what else can have moved.
    var willLayOut: () -> Void = {}

    private let view: CodeView
    private let pictureCache: PictureCache
    private var values: LineValues?
    private var path: String?
    private var rows: [Int: Row] = [:]
    private var isLayingOut = false
    /// Whether the page runs with what the user has typed, and its values have not been announced yet.
    private var isNews = false
    /// What was announced last.
    private var lastAnnounced = ""
    private var chips: OverlayPool<ValueChip>, boxes: OverlayPool<PinnedValue>
    private let scrolling = Timeout()
    private var lines = Lines()

    /// The widgets of a line, and of its pinned values.
    private struct Row {
        var value: LineValue
        let chip: ValueChip
        /// The buffer that has the space for pinned values.
        let buffer: CodeBuffer
        var pinned: PinnedValue?
    }

    /// Where the values are in the present text.
    private struct Lines {
        /// What this was made from; zero for nothing.
        var version = 0, columns = 0
        /// The lines in the present text and in the one that was run, in their order.
        var order: [(present: Int, run: Int)] = []
        var movement = LineMovement(from: "", to: "")
        var stops = ValueStops(of: [], in: "", columns: 0)
    }

    private static let margin = 6.0
    /// The largest width of pinned values.
    private static let pinnedWidth = 460.0
    /// The space at the right edge, for the marks beside the scrollbar.
    private static let edge = 14.0
    /// The least space after the code, in columns.
    private static let gap = 2.0
    /// The least width of a text that is shortened, and the largest number of columns of the code that a value covers.
    private static let minWidth = 90.0, maxCover = 6.0

    /// Shows values in a code view.
    init(_ view: CodeView, pictureCache: PictureCache) {
        self.view = view
        self.pictureCache = pictureCache
        chips = OverlayPool(view) { ValueChip() }
        boxes = OverlayPool(view) { PinnedValue() }
        view.view.onKeys(
            pressed: { [weak self] key, _ in
                Int32(bitPattern: key) == GDK_KEY_Escape && self?.values?.unpinAll() == true
            }, released: { _ in })
    }

    /// Shows the values of a page's file; `nil` for none.
    func show(_ values: LineValues?, of path: String?) {
        guard values !== self.values || path != self.path else { return layOutSoon() }
        self.values?.changed = { _ in }
        (self.values, self.path) = (values, path)
        values?.changed = { [weak self] _ in
            self?.lines.version = 0
            self?.layOutSoon()
        }
        lines.version = 0
        layOutSoon()
    }

    /// Pins the values of the line of the cursor below it, or no longer. Returns what the screen reader says.
    func togglePin() -> String {
        guard let value = valueOfCursor else {
            // Translators: Spoken by a screen reader: a line of the code has computed nothing.
            return translated("This line has no value")
        }
        values?.togglePin(value.line)
        // Translators: Spoken by a screen reader, after the user has hidden the values of a line of code.
        return value.isPinned ? translated("No longer shown below the line") : value.accessibleText
    }

    /// Notes that the page runs with what the user has typed. The values of the line of the cursor are announced if they are
    /// others than before.
    func noteRun() { isNews = view.isUsed }

    /// Notes that the cursor has moved to another line.
    func noteCursor() {
        isNews = false
        layOutSoon()
    }

    /// Lays out the values after the text has been scrolled. It can be scrolled by its own allocation, too, during which no
    /// widget can ask for another.
    func noteScroll() {
        scrolling.start(after: 0) { [weak self] in
            self?.layOut()
            self?.view.followText()
        }
    }

    /// Lays out the values as soon as the text view allows it: it must not be changed while it lays out its text.
    func layOutSoon() {
        guard !isLayingOut else { return }
        isLayingOut = true
        whenIdle(for: self) { $0.layOut() }
    }

    private func announceNews() {
        guard isNews, let text = valueOfCursor?.accessibleText else { return }
        isNews = false
        if text != lastAnnounced { view.announce(text) }
        lastAnnounced = text
    }

    private var valueOfCursor: LineValue? {
        guard let line = view.buffer?.cursor.line, follow() else { return nil }
        return lines.order.first { $0.present == line }.flatMap { values?.lines[$0.run] }
    }

    /// Finds the lines with values in the present text. Returns false if another file is shown.
    private func follow() -> Bool {
        guard isShown, let values, let path, view.path == path, let buffer = view.buffer else { return false }
        let columns = view.columns
        guard lines.version != buffer.version || lines.columns != columns else { return true }
        let movement = LineMovement(from: values.source, to: buffer.text)
        lines = Lines(
            version: buffer.version, columns: columns,
            order: values.lines.keys.compactMap { run in movement.newLine(of: run).map { (present: $0, run: run) } }
                .sorted { $0.present < $1.present }, movement: movement,
            stops: ValueStops(of: Set(values.lines.keys), in: values.source, columns: columns))
        return true
    }

    private func layOut() {
        isLayingOut = false
        willLayOut()
        // The names of values that change would keep a screen reader busy.
        guard view.isMapped else { return }
        guard follow(), let values, let buffer = view.buffer else { return removeAll() }
        let near = view.nearLines
        let shown = lines.order.filter { line in
            (near.contains(line.present) || values.lines[line.run]?.isPinned == true)
                && !hiddenLines.contains(line.present)
        }
        let kept = Set(shown.map(\.run))
        for line in rows.keys where !kept.contains(line) || rows[line]?.buffer !== buffer { remove(line) }
        let layout = Layout(view, buffer)
        let areEarlier = areEarlier()
        for (present, line) in shown {
            guard var value = values.lines[line] else { continue }
            if areEarlier || !lines.movement.keeps(value.lines) { value.isOutdated = true }
            if rows[line]?.value != value { update(line, to: value, in: buffer) }
            place(line, at: present, layout)
        }
        announceNews()
    }

    private func update(_ line: Int, to value: LineValue, in buffer: CodeBuffer) {
        var row = rows[line] ?? Row(value: value, chip: chips.dequeue(), buffer: buffer)
        row.value = value
        row.chip.display(value, pictureCache: pictureCache)
        row.chip.clicked = { [weak self] in self?.values?.togglePin(line) }
        if value.isPinned {
            let pinned = row.pinned ?? boxes.dequeue()
            pinned.display(value, pictureCache: pictureCache)
            row.pinned = pinned
        } else if let pinned = row.pinned {
            boxes.recycle(pinned)
            row.pinned = nil
            buffer.setSpace(0, belowLine: 0, for: .values(line))
        }
        rows[line] = row
    }

    /// What is the same for all lines while they are laid out.
    private struct Layout {
        let column: Double, start: Double, left: Double, width: Double, edge: Double
        let columns: Int, cursor: Int

        init(_ view: CodeView, _ buffer: CodeBuffer) {
            let visible = view.visibleRect
            (column, columns, start) = (view.columnWidth, view.columns, view.textStart)
            (left, width, edge) = (
                visible.origin.x, visible.size.width, visible.origin.x + visible.size.width - ValueChips.edge
            )
            cursor = buffer.cursor.line
        }
    }

    private func place(_ line: Int, at present: Int, _ layout: Layout) {
        guard let row = rows[line] else { return }
        let end = row.buffer.endBox(ofLine: present, in: view.view)
        let codeEnd = end.origin.x
        let length = Int(((codeEnd - layout.start) / layout.column).rounded(.up))
        let stop = layout.start + Double(lines.stops.column(of: line, length: length)) * layout.column
        let hides = present == layout.cursor && row.pinned == nil
        let place = fit(row.chip, stop: stop, codeEnd: codeEnd, hidesAtCursor: hides, layout)
        row.chip.widget.isVisible = place != nil
        if let (x, width) = place {
            let origin = Point(x: x, y: end.origin.y + 1)
            row.chip.move(to: Rect(origin: origin, size: Size(width: width, height: end.size.height - 2)), in: view)
        }
        guard let pinned = row.pinned else { return }
        let text = row.buffer.box(ofLine: present, in: view.view)
        let boxWidth = min(Self.pinnedWidth, layout.width - 2 * Self.margin - 12)
        row.buffer.setSpace(pinned.height(forWidth: boxWidth) + 6, belowLine: present, for: .values(line))
        pinned.move(to: Point(x: layout.left + Self.margin, y: text.top + text.height + 2), in: view)
    }

    /// Chooses how much of a value there is room for. Returns its left edge and its width; `nil` if it is not shown.
    private func fit(
        _ chip: ValueChip, stop: Double, codeEnd: Double, hidesAtCursor: Bool, _ layout: Layout
    ) -> (Double, Double)? {
        func width(_ form: ValueChip.Form) -> Double { chip.width(of: form, letter: layout.column) }
        func use(_ form: ValueChip.Form, at x: Double? = nil, width: Double, covers: Bool = false) -> (Double, Double) {
            (chip.form, chip.covers) = (form, covers)
            return (x ?? layout.edge - width, width)
        }
        let start = codeEnd + Self.gap * layout.column
        let room = layout.edge - start
        let (whole, text, short) = (width(.whole), width(.text), width(.short))
        if stop + whole <= layout.edge { return use(.whole, at: stop, width: whole) }
        if whole <= room { return use(.whole, width: whole) }
        if text <= room { return use(.text, width: text) }
        if short <= room { return use(.short, width: short) }
        if room >= Self.minWidth { return use(.text, at: start, width: room) }
        // Nothing lies on what the user is editing, except for what closes the values below.
        if hidesAtCursor { return nil }
        let covered = codeEnd - (layout.edge - short)
        let form = covered > Self.maxCover * layout.column ? ValueChip.Form.dots : .short
        return use(form, width: width(form), covers: true)
    }

    private func remove(_ line: Int) {
        guard let row = rows.removeValue(forKey: line) else { return }
        chips.recycle(row.chip)
        guard let pinned = row.pinned else { return }
        boxes.recycle(pinned)
        row.buffer.setSpace(0, belowLine: 0, for: .values(line))
    }

    private func removeAll() { for line in rows.keys { remove(line) } }
}
