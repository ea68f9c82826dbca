// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns this object while the dialog is open. Closures of widgets refer to it weakly.

import CGtk
import Decks
import GtkKit
import PeekaboardModel
import Scene

/// A dialog in which the user draws a picture for a card with a pointer, a finger, or a pen.
final class SketchDialog {
    private static let colors: [(rgb: Int, name: () -> String)] = [
        // Translators: The color of a pen.
        (0x241F31, { translated("Black") }),
        // Translators: The color of a pen.
        (0xC01C28, { translated("Red") }),
        // Translators: The color of a pen.
        (0xE66100, { translated("Orange") }),
        // Translators: The color of a pen.
        (0x26A269, { translated("Green") }),
        // Translators: The color of a pen.
        (0x1A5FB4, { translated("Blue") }),
        // Translators: The color of a pen.
        (0x813D9C, { translated("Purple") }),
        // Translators: The color of a pen.
        (0x865E3C, { translated("Brown") }),
        // Translators: The color of a pen.
        (0xFFFFFF, { translated("White") }),
    ]
    /// The widths of the pen, in points of the drawing.
    private static let widths = [4.0, 10, 24]

    private var sketch = Sketch()
    private let dialog: Dialog
    private let area = Widget(gtk_drawing_area_new()!)
    private let undo: Widget
    private let clear: Widget
    private let use: Button
    private let colors: DropDown
    private let widths: DropDown
    private let done: ([UInt8]) -> Void
    private let tally = Tally("sketch dialog")

    /// Creates a dialog. `done` is called with an SVG file.
    init(done: @escaping ([UInt8]) -> Void) {
        self.done = done
        // Translators: The color of the pen in a dialog for drawing.
        colors = DropDown(Self.colors.map { $0.name() }, named: translated("Color"))
        widths = DropDown(
            // Translators: The widths of a pen.
            [translated("Thin"), translated("Medium"), translated("Thick")],
            // Translators: The width of the pen in a dialog for drawing.
            named: translated("Pen width"))
        widths.selected = 1
        undo = Self.button("edit-undo-symbolic", translated("Undo"))
        // Translators: A verb, on a button: removes everything from a drawing.
        clear = Self.button("edit-clear-all-symbolic", translated("Clear"))
        // Translators: A verb, on a button: puts the drawing or the recording on the card.
        use = Button(label: translated("Use"))
        let column = Box(.vertical, spacing: 12)
        column.addClass("sketch")
        dialog = Dialog(title: translated("Draw a Picture"), width: 360, height: 580, content: column)
        let tools = Box(.horizontal, spacing: 6)
        for tool in [colors, widths] { tool.hexpand = true }
        for tool in [colors, widths, undo, clear] { tools.append(tool) }
        area.vexpand = true
        // Translators: What a screen reader calls the paper in a dialog for drawing.
        area.setAccessibleLabel(translated("Drawing, for a pointer, a finger, or a pen"))
        use.makePill()
        for part in [tools, area, use] { column.append(part) }
        connect()
        update()
    }

    private static func button(_ icon: String, _ name: String) -> Widget {
        let button = Button(icon: icon)
        button.setAccessibleName(name)
        return button
    }

    private func connect() {
        area.onDraw { [weak self] context, size in self?.draw(on: context, size) }
        area.onDrag(
            began: { [weak self] point in self?.begin(at: point) },
            moved: { [weak self] point in self?.move(to: point) })
        undo.on("clicked") { [weak self] in self?.change { $0.undo() } }
        clear.on("clicked") { [weak self] in self?.change { $0.clear() } }
        use.on("clicked") { [weak self] in
            guard let self else { return }
            done(Array(sketch.svg.utf8))
            dialog.close()
        }
    }

    private func begin(at point: Point) {
        let color = Color(rgb: Self.colors[colors.selected].rgb)
        let width = Self.widths[widths.selected]
        change { $0.begin(at: self.position(of: point), color: color, width: width) }
    }

    private func move(to point: Point) { change { $0.move(to: self.position(of: point)) } }

    private func change(_ body: (inout Sketch) -> Void) {
        body(&sketch)
        update()
    }

    private func update() {
        for button in [undo, clear, use] { button.isSensitive = !sketch.strokes.isEmpty }
        area.queueDraw()
    }

    /// The place of the paper in the drawing area: its upper left corner and its scale.
    private func paper(in size: Size) -> (origin: Point, scale: Double) {
        let scale = min(size.width / Sketch.size.width, size.height / Sketch.size.height)
        let origin = Point(
            x: (size.width - Sketch.size.width * scale) / 2, y: (size.height - Sketch.size.height * scale) / 2)
        return (origin, scale)
    }

    /// Converts a position in the drawing area to one on the paper.
    private func position(of point: Point) -> Point {
        let size = Size(
            width: Double(area.size.width), height: Double(area.size.height))
        let (origin, scale) = paper(in: size)
        return Point(x: (point.x - origin.x) / scale, y: (point.y - origin.y) / scale)
    }

    private func draw(on context: OpaquePointer, _ size: Size) {
        let (origin, scale) = paper(in: size)
        cairo_translate(context, origin.x, origin.y)
        cairo_scale(context, scale, scale)
        cairo_rectangle(context, 0, 0, Sketch.size.width, Sketch.size.height)
        cairo_clip(context)
        cairo_set_source_rgb(context, 0.98, 0.98, 0.96)
        cairo_paint(context)
        cairo_set_source_rgba(context, 0.5, 0.5, 0.5, 0.7)
        cairo_rectangle(context, 0, 0, Sketch.size.width, Sketch.size.height)
        cairo_set_line_width(context, 2 / scale)
        cairo_stroke(context)
        cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
        for stroke in sketch.strokes { stroke.draw(on: context) }
    }

    /// Shows the dialog over a window.
    func present(over parent: Widget) { dialog.present(over: parent) }
}

extension Sketch.Stroke {
    fileprivate func draw(on context: OpaquePointer) {
        cairo_set_source_rgb(context, color.red, color.green, color.blue)
        cairo_set_line_width(context, width)
        var last = points[0]
        cairo_move_to(context, last.x, last.y)
        // A point is a line without a length.
        if points.count == 1 { cairo_line_to(context, last.x, last.y) }
        for (control, end) in curves {
            cairo_curve_to(
                context, last.x + (control.x - last.x) * 2 / 3, last.y + (control.y - last.y) * 2 / 3,
                end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
            last = end
        }
        cairo_stroke(context)
    }
}

extension DeckEditorWindow {
    /// Lets the user draw a picture for a card.
    func draw(at place: CardPlace) {
        // Translators: The name of the file of a picture that the user has drawn, without its extension.
        let name = translated("drawing") + ".svg"
        let dialog = SketchDialog { [weak self] bytes in
            if let self, let medium = try? CardMedium(bytes, name: name) { editor.put(medium, at: place) }
        }
        self.dialog = dialog
        dialog.present(over: window)
    }
}
