// SPDX-License-Identifier: GPL-3.0-or-later
// The closures of the widget's signals refer weakly to the element, which belongs to the area.

import CGtk
import Scene

/// The widget of a text that the user edits, in a line or in several. Subclasses know the widget.
class EditableWidget: ElementWidget {
    private let performed: (ElementAction) -> Void
    /// The widget that shows the text and gets the focus.
    let input: Widget
    private(set) var shown: NodeTextField?
    /// The part of the area in which the field can be seen; `nil` for all of it.
    private(set) var clip: Rect?
    /// The number of the user's actions. What the page shows is outdated until it has handled all of them.
    private var actionCount: Int?
    /// The text that was set last, and what the widget made of it.
    private var set = (text: "", shown: "")

    /// Creates the element of a widget. `performed` is called for each action of the user.
    init(
        _ fresh: Widget, input: Widget, _ description: NodeAccessibility, in parent: UnsafeMutablePointer<GtkWidget>,
        performed: @escaping (ElementAction) -> Void
    ) {
        (self.performed, self.input) = (performed, input)
        super.init(fresh, description.role, in: parent)
        input.onNotify("has-focus") { [weak self] in
            guard let self else { return }
            gtk_widget_queue_draw(parent)
            perform(hasFocus ? .beginEditing : .endEditing)
            if hasFocus { gotFocus() }
        }
        update(description)
    }

    override var hasFocus: Bool { gtk_widget_has_focus(input.typed()) != 0 }

    /// Begins with the state of another page.
    func reset() { actionCount = nil }

    override func update(_ description: NodeAccessibility) {
        super.update(description)
        gtk_widget_set_sensitive(widget, description.isEnabled ? 1 : 0)
    }

    /// Notes and sends an action of the user.
    func perform(_ action: ElementAction) {
        actionCount = (actionCount ?? 0) + 1
        performed(action)
    }

    /// Shows the state of the field.
    func display(_ field: NodeTextField) {
        applyLook(of: field, insteadOf: shown)
        shown = field
        guard (actionCount ?? field.actionCount) <= field.actionCount else { return }
        actionCount = field.actionCount
        // The widget shows the beginning of a text that is too long for it.
        if string != (field.string == set.text ? set.shown : field.string) {
            replaceString(by: field.string)
            set = (field.string, string)
        }
        if field.isFocused, !hasFocus {
            takeFocus()
        } else if !field.isFocused, hasFocus, let root = gtk_widget_get_root(widget) {
            gtk_root_set_focus(root, nil)
        }
    }

    /// Moves the widget to its field, which may be turned and scaled.
    func allocate(_ place: TextFieldPlace) {
        let affine = place.transform
        clip = place.clip
        let isSeen = clip.map { clip in
            let seen = affine(place.bounds).common(with: clip).size
            return seen.width > 0 && seen.height > 0
        }
        let isVisible = isSeen ?? true && affine.areaScale > 1e-6
        gtk_widget_set_child_visible(widget, isVisible ? 1 : 0)
        guard isVisible else { return }
        gtk_widget_set_opacity(widget, place.opacity)
        let inset = place.field.inset
        let width = max(wholePoints(place.bounds.size.width - 2 * inset), least(GTK_ORIENTATION_HORIZONTAL))
        let height = max(wholePoints(place.bounds.size.height), least(GTK_ORIENTATION_VERTICAL))
        let corner = AffineTransform(
            translationX: place.bounds.origin.x + inset,
            y: place.bounds.origin.y + (place.bounds.size.height - Double(height)) / 2)
        let transform = Transform(corner.concatenating(affine))
        gtk_widget_allocate(widget, width, height, -1, transform.map { gsk_transform_ref($0.pointer) })
    }

    private func least(_ orientation: GtkOrientation) -> Int32 {
        var least: Int32 = 0
        gtk_widget_measure(widget, orientation, -1, &least, nil, nil, nil)
        return least
    }

    /// Lets the insertion cursor be as bright as the text.
    func applyCursorColor(_ color: Color) {
        let isBright = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.5
        gtk_widget_remove_css_class(widget, isBright ? "dark" : "bright")
        gtk_widget_add_css_class(widget, isBright ? "bright" : "dark")
    }

    // MARK: - For subclasses

    /// The text in the widget.
    var string: String { "" }
    /// Sets the text, without an action.
    func replaceString(by string: String) {}
    /// Shows everything of a field but its text.
    func applyLook(of field: NodeTextField, insteadOf old: NodeTextField?) {}
    /// Moves the keyboard focus to the widget.
    func takeFocus() {}
}

extension TextStyle {
    /// Calls a function with the style as a font of Pango.
    func withPangoFont(_ body: (OpaquePointer?) -> Void) {
        let font = pango_font_description_from_string(DesktopFont.name)
        defer { pango_font_description_free(font) }
        if let family { pango_font_description_set_family(font, family) }
        pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
        pango_font_description_set_weight(font, PangoWeight(UInt32(weight.rawValue)))
        pango_font_description_set_style(font, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        body(font)
    }
}
