import CGtk

/// A row with a title and a switch: libadwaita's own where there is one, else a switch to be put into a row.
@MainActor public final class SwitchRow {
    /// The whole row; nil where only the switch is there.
    public let row: Widget?
    /// The switch, where it is not part of the row.
    public let control: Widget?
    /// Called when the user has turned the switch on or off.
    public var changed: (Bool) -> Void = { _ in }

    private let active: Widget
    private var isShowing = false

    /// A switch for what `title` names.
    public init(title: String) {
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

    /// Shows whether it is on; `changed` is not called.
    public func show(_ isOn: Bool) {
        isShowing = true
        defer { isShowing = false }
        active.set("active", to: isOn)
    }
}
