// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// The widget of a text of several lines: a `GtkTextView` that scrolls, with everything that users expect of one.
final class TextAreaWidget: EditableWidget {
    private let buffer: Object
    /// What gives the whole text its font and its color.
    private let tag: UnsafeMutablePointer<GtkTextTag>?

    /// Creates the widget of a text in an area. `performed` is called for each action of the user.
    init(
        _ description: NodeAccessibility, in parent: UnsafeMutablePointer<GtkWidget>,
        performed: @escaping (ElementAction) -> Void
    ) {
        let view = Widget(gtk_text_view_new()!)
        buffer = Object(sharing: gtk_text_view_get_buffer(view.typed())!)
        tag = peekaboard_text_buffer_add_tag(buffer.typed())
        gtk_text_view_set_wrap_mode(view.typed(), GTK_WRAP_WORD_CHAR)
        // Tab moves the focus, as everywhere on a page.
        gtk_text_view_set_accepts_tab(view.typed(), 0)
        super.init(ScrolledWindow(of: view), input: view, description, in: parent, performed: performed)
        buffer.on("changed") { [weak self] in self?.changed() }
    }

    override var named: UnsafeMutablePointer<GtkWidget> { input.typed() }

    private func changed() {
        shorten()
        applyTag()
        perform(.edit(string))
    }

    /// Removes what cannot be sent to the page.
    private func shorten() {
        guard gtk_text_buffer_get_char_count(buffer.typed()) > NodeTextField.maxLength else { return }
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_iter_at_offset(buffer.typed(), &start, Int32(NodeTextField.maxLength))
        gtk_text_buffer_get_end_iter(buffer.typed(), &end)
        buffer.withoutSignals { gtk_text_buffer_delete(buffer.typed(), &start, &end) }
    }

    private func applyTag() {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer.typed(), &start, &end)
        gtk_text_buffer_apply_tag(buffer.typed(), tag, &start, &end)
    }

    override var string: String {
        var (start, end) = (GtkTextIter(), GtkTextIter())
        gtk_text_buffer_get_bounds(buffer.typed(), &start, &end)
        guard let text = gtk_text_buffer_get_text(buffer.typed(), &start, &end, 0) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }

    override func replaceString(by string: String) {
        buffer.withoutSignals { gtk_text_buffer_set_text(buffer.typed(), string, Int32(string.utf8.count)) }
        shorten()
        applyTag()
    }

    override func takeFocus() { gtk_widget_grab_focus(input.typed()) }

    override func applyLook(of field: NodeTextField, insteadOf old: NodeTextField?) {
        if old?.style != field.style || old?.color != field.color {
            var color = GdkRGBA(field.color)
            field.style.withPangoFont { peekaboard_text_tag_set_look(tag, $0, &color) }
            applyCursorColor(field.color)
        }
        let side =
            switch field.alignment {
            case .natural, .left: GTK_JUSTIFY_LEFT
            case .center: GTK_JUSTIFY_CENTER
            case .right: GTK_JUSTIFY_RIGHT
            case .justified: GTK_JUSTIFY_FILL
            }
        gtk_text_view_set_justification(input.typed(), side)
    }
}
