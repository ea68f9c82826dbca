import CGtk

/// A row with a title and a switch: an `AdwSwitchRow` if available, otherwise a switch to be added to a row.
@MainActor package final class SwitchRow {
    /// The whole row; `nil` if only the switch was created.
    package let row: Widget?
    /// The switch; `nil` if it is part of the row.
    package let control: Widget?
    /// Called when the user toggles the switch.
    package var changed: (Bool) -> Void = { _ in }

    private let active: Widget
    private var isShowing = false

    /// Creates a switch with a title.
    package init(title: String) {
        if let row = peekaboard_switch_row_new() {
            active = Widget(row)
            (self.row, control) = (active, nil)
        } else {
            active = Widget(gtk_switch_new()!)
            (row, control) = (nil, active)
            gtk_widget_set_valign(active.pointer, GTK_ALIGN_CENTER)
            peekaboard_accessible_label(active.raw, title)
        }
        active.onNotify("active") { [weak self] in
            guard let self, !isShowing else { return }
            changed(active.bool("active"))
        }
    }

    /// Sets the state without calling `changed`.
    package func display(_ isOn: Bool) {
        isShowing = true
        defer { isShowing = false }
        active.set("active", to: isOn)
    }
}
