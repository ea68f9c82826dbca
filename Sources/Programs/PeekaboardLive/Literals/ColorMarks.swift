// SPDX-License-Identifier: GPL-3.0-or-later
// The buffers own the tags and marks, the text view the swatches. Closures refer back weakly.

import CGtk
import GtkKit
import PageSource
import Scene

/// Shows a swatch before each color in the code: a click on it chooses another color.
final class ColorMarks {
    /// Called when the code needs another layout.
    var layoutNeeded: () -> Void = {}

    private let view: CodeView
    private let literals: LiteralHandles
    private let timer = Timeout()
    private weak var buffer: CodeBuffer?
    private var version = 0, columnWidth = 0.0
    private var swatches: OverlayPool<ColorSwatch>
    private var shown: [Int: ColorSwatch] = [:]
    private var colors: [(place: LiteralMap.Place, color: Color)] = []

    /// The time after which the colors of another text are shown, in seconds, and the largest number of them.
    private static let pause = 0.2, maxCount = 500
    /// The least opacity of a color that is shown. What is behind others is not known.
    private static let minAlpha = 0.5
    /// The space on each side of a swatch, in points.
    private static let margin = 2.0

    /// Shows the colors in a view.
    init(_ view: CodeView, _ literals: LiteralHandles) {
        (self.view, self.literals) = (view, literals)
        swatches = OverlayPool(view) { ColorSwatch() }
    }

    /// Places the swatches, and shows the colors of the text soon if that is another one.
    func layOut() {
        guard let buffer = view.buffer else { return removeSwatches() }
        if buffer !== self.buffer { removeSwatches() }
        placeSwatches()
        guard buffer !== self.buffer || buffer.version != version || view.columnWidth != columnWidth, !timer.isRunning
        else { return }
        timer.start(after: Self.pause) { [weak self] in self?.readColors() }
    }

    private func readColors() {
        guard let buffer = view.buffer else { return }
        (self.buffer, version, columnWidth) = (buffer, buffer.version, view.columnWidth)
        colors = literals.colors.prefix(Self.maxCount).compactMap { place, literal in
            let values = literal.values
            guard values[3] >= Self.minAlpha else { return nil }
            return (place, Color(red: values[0], green: values[1], blue: values[2]))
        }
        buffer.makeRoom(before: colors.map(\.place.start), width: side + 2 * Self.margin)
        for index in shown.keys where index >= colors.count { hideSwatch(index) }
        layoutNeeded()
    }

    /// The width and height of a swatch.
    private var side: Double { (columnWidth * 1.3).rounded() }

    /// Places the swatches of the colors that are visible, or nearly. They follow the text while it is edited.
    private func placeSwatches() {
        guard let buffer, view.isMapped else { return }
        let near = view.nearLines
        for (index, (place, color)) in colors.enumerated() where buffer.colorMarks.indices.contains(index) {
            var iterator = GtkTextIter()
            gtk_text_buffer_get_iter_at_mark(buffer.pointer, &iterator, buffer.colorMarks[index])
            // There is no space at the beginning of a line.
            let isShown =
                near.contains(Int(gtk_text_iter_get_line(&iterator)) + 1) && gtk_text_iter_starts_line(&iterator) == 0
            guard isShown else {
                hideSwatch(index)
                continue
            }
            let swatch = shown[index] ?? swatches.dequeue()
            shown[index] = swatch
            swatch.show(color, side: side) { [weak self] in self?.literals.chooseColor(at: place) }
            var box = GdkRectangle()
            gtk_text_view_get_iter_location(view.view.typed(), &iterator, &box)
            let y = Double(box.y) + ((Double(box.height) - side) / 2).rounded()
            swatch.move(to: Point(x: Double(box.x) - side - Self.margin, y: y), in: view)
        }
    }

    private func hideSwatch(_ index: Int) {
        if let swatch = shown.removeValue(forKey: index) { swatches.recycle(swatch) }
    }

    private func removeSwatches() {
        for index in shown.keys { hideSwatch(index) }
        colors = []
    }
}

/// A small square in a color, which a click changes. The keys that change the color at the cursor do the same.
private final class ColorSwatch: CodeOverlay {
    private let area = Widget(gtk_drawing_area_new()!)
    private var clicked: () -> Void = {}
    private var color = Color.black

    init() {
        super.init(Widget(gtk_button_new()!))
        gtk_button_set_child(widget.typed(), area.pointer)
        widget.addClass("color-swatch")
        gtk_widget_set_focusable(widget.pointer, 0)
        gtk_widget_set_cursor_from_name(widget.pointer, "pointer")
        // Translators: The tooltip and accessible name of a small square before a color in the code.
        let text = translated("Choose another color")
        gtk_widget_set_tooltip_text(widget.pointer, text)
        widget.setAccessibleLabel(text)
        widget.on("clicked") { [weak self] in self?.clicked() }
        area.onDraw { [weak self] context, size in
            guard let self else { return }
            cairo_set_source_rgb(context, color.red, color.green, color.blue)
            cairo_rectangle(context, 0, 0, size.width, size.height)
            cairo_fill(context)
        }
    }

    func show(_ color: Color, side: Double, clicked: @escaping () -> Void) {
        self.clicked = clicked
        widget.requestSize(width: Int(side), height: Int(side))
        guard color != self.color else { return }
        self.color = color
        area.queueDraw()
    }
}

extension CodeBuffer {
    /// Marks places in the text, in Unicode scalars, instead of those before, each after a space of a width.
    fileprivate func makeRoom(before places: [Int], width: Double) {
        let table = gtk_text_buffer_get_tag_table(pointer)
        for tag in colorTags { gtk_text_tag_table_remove(table, tag) }
        for mark in colorMarks { gtk_text_buffer_delete_mark(pointer, mark) }
        (colorTags, colorMarks) = ([], [])
        for place in places {
            var start = iterator(at: place)
            colorMarks.append(gtk_text_buffer_create_mark(pointer, nil, &start, 0))
            guard gtk_text_iter_starts_line(&start) == 0 else { continue }
            // Pango adds one half of the space on each side of a letter. That before a white space is a part of the space.
            gtk_text_iter_backward_char(&start)
            let isSpace = g_unichar_isspace(gtk_text_iter_get_char(&start)) != 0
            let spacing = Object(adopting: gtk_text_tag_new(nil)!)
            peekaboard_set_uint(
                spacing.raw, "letter-spacing", guint((isSpace ? width - 2 : 2 * width) * Double(PANGO_SCALE)))
            gtk_text_tag_table_add(table, spacing.typed())
            colorTags.append(spacing.typed())
            var end = iterator(at: place)
            gtk_text_buffer_apply_tag(pointer, spacing.typed(), &start, &end)
        }
    }
}
