// SPDX-License-Identifier: GPL-3.0-or-later
// The closures of the widget's signals refer weakly to the element, which belongs to the area.

import CGtk
import Scene

/// The widget of a text field: a `GtkEntry`, with everything that users expect of one.
final class TextFieldWidget: ElementWidget {
    private let performed: (ElementAction) -> Void
    private let entry: Entry
    /// The widget inside the entry that shows the text and gets the focus.
    private let text: Widget
    private var shown: NodeTextField?
    /// The part of the area in which the field can be seen; `nil` for all of it.
    private(set) var clip: Rect?
    /// The number of the user's actions. What the page shows is outdated until it has handled all of them.
    private var actionCount: Int?
    /// The text that was set last, and what the widget made of it.
    private var set = (text: "", shown: "")

    /// The largest number of characters, so that every text can be sent to the page.
    private static let maxLength = 4000

    /// Creates the widget of a text field in an area. `performed` is called for each action of the user.
    init(
        _ description: NodeAccessibility, in parent: UnsafeMutablePointer<GtkWidget>,
        performed: @escaping (ElementAction) -> Void
    ) {
        self.performed = performed
        entry = Entry(maxLength: Self.maxLength)
        text = entry.delegate
        super.init(entry, .textField, in: parent)
        entry.setWidth(characters: 1)
        entry.on("changed") { [weak self] in
            if let self { perform(.edit(entry.text)) }
        }
        entry.on("activate") { [weak self] in self?.perform(.submit) }
        text.onNotify("has-focus") { [weak self] in
            guard let self else { return }
            gtk_widget_queue_draw(parent)
            perform(hasFocus ? .beginEditing : .endEditing)
            if hasFocus { gotFocus() }
        }
        update(description)
    }

    override var hasFocus: Bool { gtk_widget_has_focus(text.typed()) != 0 }

    /// Begins with the state of another page.
    func reset() { actionCount = nil }

    override func update(_ description: NodeAccessibility) {
        super.update(description)
        gtk_widget_set_sensitive(widget, description.isEnabled ? 1 : 0)
    }

    /// Shows the state of the field.
    func display(_ field: NodeTextField) {
        if shown?.style != field.style || shown?.color != field.color { applyFont(of: field) }
        if shown?.placeholder != field.placeholder { gtk_entry_set_placeholder_text(entry.typed(), field.placeholder) }
        // The entry gives its placeholder the attributes of its text whenever they are set.
        if field.placeholderColor != nil || shown?.placeholderColor != nil, !hasSamePlaceholder(field) {
            applyPlaceholderColor(field.placeholderColor ?? field.color)
        }
        if shown?.isSecure != field.isSecure {
            gtk_entry_set_visibility(entry.typed(), field.isSecure ? 0 : 1)
            gtk_entry_set_input_purpose(
                entry.typed(), field.isSecure ? GTK_INPUT_PURPOSE_PASSWORD : GTK_INPUT_PURPOSE_FREE_FORM)
        }
        gtk_editable_set_alignment(entry.opaque, alignment(of: field))
        shown = field
        guard (actionCount ?? field.actionCount) <= field.actionCount else { return }
        actionCount = field.actionCount
        // The widget shows the beginning of a text that is too long for it.
        if entry.text != (field.string == set.text ? set.shown : field.string) {
            entry.withoutSignals { entry.text = field.string }
            gtk_editable_set_position(entry.opaque, -1)
            set = (field.string, entry.text)
        }
        if field.isFocused, !hasFocus {
            gtk_entry_grab_focus_without_selecting(entry.typed())
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
        let isVisible = isSeen ?? true && (affine.a * affine.d - affine.b * affine.c).magnitude > 1e-6
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

    private func perform(_ action: ElementAction) {
        actionCount = (actionCount ?? 0) + 1
        performed(action)
    }

    private func alignment(of field: NodeTextField) -> Float {
        // GTK mirrors the alignment.
        let isMirrored = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        return switch field.alignment {
        case .natural, .justified: 0
        case .center: 0.5
        case .left: isMirrored ? 1 : 0
        case .right: isMirrored ? 0 : 1
        }
    }

    /// Whether the placeholder looks as it does already.
    private func hasSamePlaceholder(_ field: NodeTextField) -> Bool {
        shown?.placeholder == field.placeholder && shown?.placeholderColor == field.placeholderColor
            && shown?.style == field.style && shown?.color == field.color
    }

    /// Colors the label that the entry has for its placeholder.
    private func applyPlaceholderColor(_ color: Color) {
        var child = gtk_widget_get_first_child(text.typed())
        while let widget = child {
            child = gtk_widget_get_next_sibling(widget)
            let instance = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GTypeInstance.self)
            guard g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 else { continue }
            let attributes = pango_attr_list_copy(gtk_entry_get_attributes(entry.typed())) ?? pango_attr_list_new()
            defer { pango_attr_list_unref(attributes) }
            add(color, to: attributes)
            gtk_label_set_attributes(OpaquePointer(widget), attributes)
        }
    }

    private func add(_ color: Color, to attributes: OpaquePointer?) {
        func units(_ part: Double) -> UInt16 { UInt16(min(max(part, 0), 1) * 65535) }
        pango_attr_list_change(
            attributes, pango_attr_foreground_new(units(color.red), units(color.green), units(color.blue)))
        pango_attr_list_change(attributes, pango_attr_foreground_alpha_new(units(color.alpha)))
    }

    private func applyFont(of field: NodeTextField) {
        let (style, color) = (field.style, field.color)
        let font = pango_font_description_from_string(DesktopFont.name)
        defer { pango_font_description_free(font) }
        if let family = style.family { pango_font_description_set_family(font, family) }
        pango_font_description_set_absolute_size(font, style.size * Double(PANGO_SCALE))
        pango_font_description_set_weight(font, PangoWeight(UInt32(style.weight.rawValue)))
        pango_font_description_set_style(font, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_font_desc_new(font))
        add(color, to: attributes)
        if style.hasMonospacedDigits { pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1")) }
        gtk_entry_set_attributes(entry.typed(), attributes)
        // The insertion cursor is as bright as the text.
        let isBright = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.5
        gtk_widget_remove_css_class(widget, isBright ? "dark" : "bright")
        gtk_widget_add_css_class(widget, isBright ? "bright" : "dark")
    }
}
