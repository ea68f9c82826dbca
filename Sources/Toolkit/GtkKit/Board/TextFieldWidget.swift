// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// The widget of a text field: a `GtkEntry`, with everything that users expect of one.
final class TextFieldWidget: EditableWidget {
    private let entry: Entry
    /// The class of the entry with the size of its letters.
    private var sizeClass: String?

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
        let size = LetterSizes.className(for: field.style.size)
        if let sizeClass, sizeClass != size { gtk_widget_remove_css_class(widget, sizeClass) }
        gtk_widget_add_css_class(widget, size)
        sizeClass = size
    }
}

/// The style sheet with the sizes of letters. An entry places its text by the height of its own font, so a font that is
/// only an attribute of the text would be too high or too low.
private enum LetterSizes {
    private static let sheet = Object(adopting: gtk_css_provider_new()!)
    private static var sizes: Set<Int> = []
    private static let limits = 1.0...1000

    /// Returns the class of an entry for a size of its letters, in whole points.
    static func className(for size: Double) -> String {
        let size = Int(size.clamped(to: limits).rounded())
        if sizes.isEmpty, let display = gdk_display_get_default() {
            gtk_style_context_add_provider_for_display(
                display, sheet.opaque, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION) + 1)
        }
        if sizes.insert(size).inserted {
            let rules = sizes.sorted().map { ".letters-\($0) { font-size: \($0)px; }" }
            peekaboard_load_css(sheet.raw, rules.joined(separator: "\n"))
        }
        return "letters-\(size)"
    }
}
