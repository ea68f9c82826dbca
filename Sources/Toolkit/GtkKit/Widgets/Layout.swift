// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

extension Widget {
    /// Creates a label with wrapped text, aligned to the start.
    package static func paragraph(_ text: String) -> Label {
        let label = Label(text)
        label.wrap()
        label.setXalign(0)
        return label
    }

    /// Creates a row with a switch for an action that has a state.
    package static func switchRow(title: String, action: String) -> ActionRow {
        let (row, control) = (ActionRow(), Widget(gtk_switch_new()!))
        row.title = title
        control.setAccessibleLabel(title)
        control.valign = .center
        control.setAction(action)
        row.addSuffix(control)
        row.setActivatedWidget(control)
        return row
    }

    /// Creates a row that opens to show other rows, and is closed at first.
    package static func expander(title: String, of rows: [Widget]) -> PreferencesRow {
        let expander = PreferencesRow(adw_expander_row_new()!)
        expander.title = title
        rows.forEach { adw_expander_row_add_row(expander.typed(), $0.pointer) }
        return expander
    }
}
