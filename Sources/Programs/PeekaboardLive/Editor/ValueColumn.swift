// SPDX-License-Identifier: GPL-3.0-or-later
// The text view owns the buttons and the pinned values as its children. The column holds references to them, and their
// closures refer back weakly.

import CGtk
import GtkKit
import PageRuns
import PageSource
import Scene

/// The values of the page beside the lines that made them, at the end of each line of the code. A click pins a value: it
/// is shown below its line, too.
final class ValueColumn {
    /// Whether values are shown.
    var isShown = true { didSet { if isShown != oldValue { layOutSoon() } } }
    /// Called with a text for the screen reader.
    var announced: (String) -> Void = { _ in }

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
    private var buttons = WidgetPool<Widget>(), boxes = WidgetPool<Box>()
    private let scrolling = Timeout()

    /// The widget of a line, and of its pinned values.
    private struct Row {
        var value: LineValue
        let button: Widget
        var box: Box?
        /// Where the widgets are, so that they are moved only if that has changed.
        var place = Point(x: -1, y: -1), boxPlace = Point(x: -1, y: -1)
    }

    /// Hidden widgets to use again: before version 4.10, GTK cannot remove an overlay from a text view.
    private struct WidgetPool<Kind: Widget> {
        private var unused: [Kind] = []

        mutating func take(_ make: () -> Kind) -> Kind {
            let widget = unused.popLast() ?? make()
            widget.isVisible = true
            return widget
        }

        mutating func giveBack(_ widget: Kind) {
            _ = widget.releaseFocus()
            widget.isVisible = false
            unused.append(widget)
        }
    }

    /// The part of the width of the code that the column takes, and its limits in points.
    private static let share = 0.32, minWidth = 90.0, maxWidth = 260.0
    private static let margin = 6.0

    /// Creates a column in a code view.
    init(_ view: CodeView, pictureCache: PictureCache) {
        self.view = view
        self.pictureCache = pictureCache
        // The view must not be changed while it lays out its text.
        view.laidOut = { [weak self] in self?.layOutSoon() }
        // The text can also be scrolled by its own allocation, during which no widget can ask for another.
        view.scrolled = { [weak self] in self?.scrolling.start(after: 0) { self?.followText() } }
    }

    /// Shows the values of a page's file; `nil` for none.
    func show(_ values: LineValues?, of path: String?) {
        guard values !== self.values || path != self.path else { return layOutSoon() }
        self.values?.changed = { _ in }
        (self.values, self.path) = (values, path)
        values?.changed = { [weak self] _ in self?.layOutSoon() }
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
    func noteCursor() { isNews = false }

    private func announceNews() {
        guard isNews, let text = valueOfCursor?.accessibleText else { return }
        isNews = false
        if text != lastAnnounced { announced(text) }
        lastAnnounced = text
    }

    private var valueOfCursor: LineValue? {
        guard let line = view.buffer?.cursor.line, let movement else { return nil }
        return values?.lines.values.first { movement.newLine(of: $0.line) == line }
    }

    /// Where the lines with values are in the present text; `nil` if another file is shown.
    private var movement: LineMovement? {
        guard isShown, let values, let path, view.path == path, let buffer = view.buffer else { return nil }
        return LineMovement(from: values.source, to: buffer.text)
    }

    private var width: Double {
        let width = Double(gtk_widget_get_width(view.view.pointer))
        return min(Self.maxWidth, max(Self.minWidth, width * Self.share))
    }

    /// Leaves space for the values beside the code.
    private func setMargin() {
        let margin = isShown && values != nil ? Int32(width + 2 * Self.margin) : 12
        if gtk_text_view_get_right_margin(view.view.typed()) != margin {
            gtk_text_view_set_right_margin(view.view.typed(), margin)
            view.resize()
        }
    }

    private func layOutSoon() {
        guard !isLayingOut else { return }
        isLayingOut = true
        whenIdle(for: self) { $0.layOut() }
    }

    private func layOut() {
        isLayingOut = false
        guard let movement, let values else { return removeAll() }
        setMargin()
        for line in rows.keys where values.lines[line] == nil || movement.newLine(of: line) == nil { remove(line) }
        for (line, value) in values.lines {
            guard let current = movement.newLine(of: line) else { continue }
            var value = value
            if !movement.keeps(value.lines) { value.isOutdated = true }
            if rows[line]?.value != value { update(line, to: value) }
            place(line, at: current)
        }
        announceNews()
    }

    private func update(_ line: Int, to value: LineValue) {
        var row = rows[line] ?? Row(value: value, button: buttons.take { newButton() })
        row.value = value
        row.button.setAccessibleLabel(value.accessibleText)
        row.button.setClass("earlier-value", !value.areLatest)
        withExtendedLifetime(content(of: value)) { gtk_button_set_child(row.button.typed(), $0.pointer) }
        if value.isPinned {
            let box = row.box ?? boxes.take { newBox() }
            fill(box, with: value)
            box.setClass("earlier-value", !value.areLatest)
            row.box = box
        } else if let box = row.box {
            boxes.giveBack(box)
            (row.box, row.boxPlace) = (nil, Point(x: -1, y: -1))
            view.buffer?.setSpace(0, belowLine: 0, key: line)
        }
        rows[line] = row
    }

    private func newButton() -> Widget {
        let button = Widget(gtk_button_new()!)
        button.addClass("flat")
        button.addClass("line-value")
        // Translators: The tooltip of the value of a variable beside its line of code.
        gtk_widget_set_tooltip_text(button.pointer, translated("Show below the line"))
        let raw = button.raw
        button.on("clicked") { [weak self] in
            if let self, let row = rows.first(where: { $0.value.button.raw == raw }) { values?.togglePin(row.key) }
        }
        gtk_text_view_add_overlay(view.view.typed(), button.pointer, 0, 0)
        return button
    }

    private func newBox() -> Box {
        let box = Box(.vertical, spacing: 6)
        box.addClass("pinned-value")
        gtk_text_view_add_overlay(view.view.typed(), box.pointer, 0, 0)
        return box
    }

    /// Returns what is beside the line: a picture of the first value that has one, and the text.
    private func content(of value: LineValue) -> Widget {
        let box = Box(.horizontal, spacing: 4)
        if let first = value.outermost.first(where: { $0.color != nil || $0.thumbnail != nil || $0.history.count > 2 })
        {
            if let color = first.color {
                box.append(.swatch(of: color, side: 12))
            } else if let thumbnail = first.thumbnail {
                let picture = Widget.thumbnail(of: thumbnail, side: 16, pictureCache: pictureCache)
                gtk_widget_set_valign(picture.pointer, GTK_ALIGN_CENTER)
                box.append(picture)
            } else {
                box.append(.plot(of: first.history, width: 36, height: 12))
            }
        }
        let label = Widget(gtk_label_new(value.text)!)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_xalign(label.opaque, 0)
        gtk_label_set_single_line_mode(label.opaque, 1)
        gtk_widget_set_hexpand(label.pointer, 1)
        box.append(label)
        return box
    }

    /// Fills the box below a line whose values are pinned.
    private func fill(_ box: Box, with value: LineValue) {
        _ = box.releaseFocus()
        box.removeChildren()
        for part in value.outermost {
            if let thumbnail = part.thumbnail {
                let picture = Widget.thumbnail(of: thumbnail, side: 160, pictureCache: pictureCache)
                gtk_widget_set_halign(picture.pointer, GTK_ALIGN_START)
                box.append(picture)
            } else if let color = part.color {
                box.append(.swatch(of: color, side: 32))
            } else if part.history.count > 2 {
                box.append(.plot(of: part.history, width: 200, height: 64))
            }
            let label = Widget.paragraph(part.name.isEmpty ? part.text : "\(part.name) = \(part.text)")
            gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
            gtk_label_set_selectable(label.opaque, 1)
            gtk_label_set_lines(label.opaque, 12)
            gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
            box.append(label)
        }
    }

    private func place(_ line: Int, at current: Int) {
        guard var row = rows[line], let buffer = view.buffer else { return }
        let box = buffer.box(ofLine: current, in: view.view)
        let textWidth = view.textWidth
        let x = max(0, textWidth - width - Self.margin)
        gtk_widget_set_size_request(row.button.pointer, Int32(width), Int32(box.rowHeight))
        let place = Point(x: x, y: box.top)
        if place != row.place {
            gtk_text_view_move_overlay(view.view.typed(), row.button.pointer, Int32(place.x), Int32(place.y))
            row.place = place
        }
        if let pinned = row.box {
            let boxWidth = max(120, textWidth - 2 * Self.margin - 12)
            gtk_widget_set_size_request(pinned.pointer, Int32(boxWidth), -1)
            var (height, natural) = (Int32(0), Int32(0))
            gtk_widget_measure(
                pinned.pointer, GTK_ORIENTATION_VERTICAL, Int32(boxWidth), &height, &natural, nil, nil)
            buffer.setSpace(Int(natural) + 6, belowLine: current, key: line)
            let place = Point(x: Self.margin, y: box.top + box.height)
            if place != row.boxPlace {
                gtk_text_view_move_overlay(view.view.typed(), pinned.pointer, Int32(place.x), Int32(place.y))
                row.boxPlace = place
            }
        }
        rows[line] = row
    }

    /// Moves the widgets with the text that has been scrolled. GTK 4.8 does so only when something else allocates the
    /// text view and the child of it that holds the widgets.
    private func followText() {
        guard let button = rows.values.first?.button, let holder = gtk_widget_get_parent(button.pointer) else { return }
        gtk_widget_queue_allocate(view.view.pointer)
        gtk_widget_queue_allocate(holder)
    }

    private func remove(_ line: Int) {
        guard let row = rows.removeValue(forKey: line) else { return }
        buttons.giveBack(row.button)
        if let box = row.box { boxes.giveBack(box) }
        view.buffer?.setSpace(0, belowLine: 0, key: line)
    }

    private func removeAll() {
        for line in rows.keys { remove(line) }
        setMargin()
    }
}
