import BoardKinds
import CGtk
import GtkKit

/// The panel that shows the result of a game, with a button that continues.
struct ResultPanel {
    private let revealer: Widget
    private let title: Widget
    private let text: Widget
    private let button: Widget

    /// Creates the panel from the widgets of a tab, at a place over the board.
    init(_ builder: Builder, at position: ResultPosition) {
        revealer = builder.widget("result")
        title = builder.widget("result-title")
        text = builder.widget("result-text")
        button = builder.widget("result-button")
        if position == .bottom { gtk_widget_set_valign(revealer.pointer, GTK_ALIGN_END) }
        hide()
    }

    /// Shows a result, and moves the focus to the button.
    func show(title: String, text: String, button label: String) {
        gtk_button_set_label(button.typed(), label)
        gtk_label_set_text(self.title.opaque, title)
        gtk_label_set_text(self.text.opaque, text)
        peekaboard_accessible_description(
            button.raw, "\(title). \(text.split(separator: "\n").joined(separator: ". "))")
        revealer.isVisible = true
        gtk_revealer_set_reveal_child(revealer.opaque, 1)
        gtk_widget_set_can_target(revealer.pointer, 1)
        button.grabFocus()
    }

    /// Hides the panel.
    func hide() {
        gtk_widget_set_can_target(revealer.pointer, 0)
        gtk_revealer_set_reveal_child(revealer.opaque, 0)
        revealer.isVisible = false
    }
}
