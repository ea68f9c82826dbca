// SPDX-License-Identifier: GPL-3.0-or-later
// The text view owns the button, whose closure refers back weakly.

import CGtk
import GtkKit
import PageRuns
import Scene

/// The values of a line as a button after its code: a picture of the first value that has one, and the text.
final class ValueChip: CodeOverlay {
    /// How much of the values is shown.
    enum Form {
        /// The picture and the text, the text alone, the text without the name, or only that there are values.
        case whole, text, short, dots
    }

    /// Called when the button is clicked.
    var clicked: () -> Void = {}
    /// How much is shown.
    var form = Form.whole { didSet { if form != oldValue { showForm() } } }
    /// Whether the button lies over the code.
    var covers = false { didSet { if covers != oldValue { button.setClass("covering", covers) } } }
    private let button: Widget
    private var size: Size?
    private let label = Label()
    private let content = Box(.horizontal, spacing: 5)
    private var picture: Widget?
    private var plot: ValuePlot?
    /// Whether the picture is a color, which is shown even where there is little room.
    private var hasColor = false
    private var value: LineValue?
    /// The widths of the forms, with letters of a width. To measure one changes the button, which is laid out again.
    private var widths: [Form: Double] = [:]
    private var letter = 0.0

    /// The space beside the content, and the largest number of letters.
    private static let padding = 16, maxLength = 40
    /// The size of the dots.
    private static let dots = Size(width: 20, height: 14)

    /// Creates an empty chip.
    init() {
        let button = Widget(gtk_button_new()!)
        self.button = button
        super.init(button)
        button.addClass("flat")
        button.addClass("line-value")
        // Translators: The tooltip of the value of a variable beside its line of code.
        gtk_widget_set_tooltip_text(button.pointer, translated("Show below the line"))
        label.ellipsize(PANGO_ELLIPSIZE_END)
        label.setXalign(0)
        label.setMaxWidth(characters: Self.maxLength)
        gtk_label_set_single_line_mode(label.opaque, 1)
        content.halign = .center
        content.append(label)
        gtk_button_set_child(button.typed(), content.pointer)
        button.on("clicked") { [weak self] in self?.clicked() }
    }

    /// Shows values.
    func display(_ value: LineValue, pictureCache: PictureCache) {
        self.value = value
        widths = [:]
        button.setAccessibleLabel(value.accessibleText)
        button.setClass("earlier-value", !value.areLatest)
        if let picture { content.remove(picture) }
        let shown = value.outermost.first { $0.color != nil || $0.thumbnail != nil || $0.hasPlot }
        hasColor = shown?.color != nil
        let isPlot = shown != nil && !hasColor && shown?.thumbnail == nil
        plot = isPlot ? shown.map { ValuePlot(of: $0, width: 62, height: 12) } : nil
        picture = plot?.widget ?? shown.map { Self.picture(of: $0, pictureCache: pictureCache) }
        picture?.valign = .center
        // A plot follows the latest number.
        if let picture { content.insert(picture, after: isPlot ? label : nil) }
        showForm()
    }

    /// Returns the width that a form needs, with letters of a width.
    func width(of form: Form, letter: Double) -> Double {
        if form == .dots { return Self.dots.width }
        if letter != self.letter { (widths, self.letter) = ([:], letter) }
        if let width = widths[form] { return width }
        let shown = self.form
        self.form = form
        let width = Double(content.naturalWidth + Self.padding)
        self.form = shown
        widths[form] = width
        return width
    }

    /// Gives the button a place in a code view.
    func move(to place: Rect, in view: CodeView) {
        let place = form == .dots ? Rect(center: place.center, size: Self.dots) : place
        if place.size != size {
            size = place.size
            button.requestSize(width: Int(place.size.width), height: Int(place.size.height))
        }
        move(to: place.origin, in: view)
    }

    private func showForm() {
        picture?.isVisible = form == .whole || hasColor && form != .dots
        button.setClass("dots", form == .dots)
        label.text =
            switch form {
            case .whole, .text: value?.text ?? ""
            case .short: value?.shortText ?? ""
            case .dots: "⋯"
            }
    }

    private static func picture(of value: PlaceValue, pictureCache: PictureCache) -> Widget {
        if let color = value.color { return .swatch(of: color, width: 18, height: 12) }
        let picture = Widget.thumbnail(of: value.thumbnail ?? .empty, side: 15, pictureCache: pictureCache)
        picture.addClass("value-picture")
        return picture
    }
}
