// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// The widget of a text field: a `GtkEntry`, with everything that users expect of one.
final class TextFieldWidget: EditableWidget {
    private let entry: Entry

    /// Creates the widget of a text field in an area. `performed` is called for each action of the user.
    init(
        _ description: NodeAccessibility, in parent: UnsafeMutablePointer<GtkWidget>,
        performed: @escaping (ElementAction) -> Void
    ) {
        entry = Entry(maxLength: NodeTextField.maxLength)
        super.init(entry, input: entry.delegate, description, in: parent, performed: performed)
        entry.setWidth(characters: 1)
        entry.on("changed") { [weak self] in
            if let self { perform(.edit(entry.text)) }
        }
        entry.on("activate") { [weak self] in self?.perform(.submit) }
    }

    override var string: String { entry.text }

    override func replaceString(by string: String) {
        entry.withoutSignals { entry.text = string }
        gtk_editable_set_position(entry.opaque, -1)
    }

    override func takeFocus() { gtk_entry_grab_focus_without_selecting(entry.typed()) }

    override func applyLook(of field: NodeTextField, insteadOf old: NodeTextField?) {
        if old?.style != field.style || old?.color != field.color { applyFont(of: field) }
        if old?.placeholder != field.placeholder { gtk_entry_set_placeholder_text(entry.typed(), field.placeholder) }
        // The entry gives its placeholder the attributes of its text whenever they are set.
        let hasSamePlaceholder =
            old?.placeholder == field.placeholder && old?.placeholderColor == field.placeholderColor
            && old?.style == field.style && old?.color == field.color
        if field.placeholderColor != nil || old?.placeholderColor != nil, !hasSamePlaceholder {
            applyPlaceholderColor(field.placeholderColor ?? field.color)
        }
        if old?.isSecure != field.isSecure {
            gtk_entry_set_visibility(entry.typed(), field.isSecure ? 0 : 1)
            gtk_entry_set_input_purpose(
                entry.typed(), field.isSecure ? GTK_INPUT_PURPOSE_PASSWORD : GTK_INPUT_PURPOSE_FREE_FORM)
        }
        gtk_editable_set_alignment(entry.opaque, alignment(of: field))
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

    /// Colors the label that the entry has for its placeholder.
    private func applyPlaceholderColor(_ color: Color) {
        var child = gtk_widget_get_first_child(input.typed())
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
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        field.style.withPangoFont { pango_attr_list_insert(attributes, pango_attr_font_desc_new($0)) }
        add(field.color, to: attributes)
        if field.style.hasMonospacedDigits {
            pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
        }
        gtk_entry_set_attributes(entry.typed(), attributes)
        applyCursorColor(field.color)
    }
}
