// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// A row with a title and a switch: an `AdwSwitchRow` if available, otherwise a switch to be added to a row.
@MainActor package final class SwitchRow {
    /// The whole row; `nil` if only the switch was created.
    package let row: ActionRow?
    /// The switch; `nil` if it is part of the row.
    package let control: Widget?
    /// Called when the user toggles the switch.
    package var changed: (Bool) -> Void = { _ in }

    private let active: Widget

    /// Creates a switch with a title.
    package init(title: String) {
        if let row = peekaboard_switch_row_new().map({ ActionRow($0) }) {
            row.disableMarkup()
            row.title = title
            active = row
            (self.row, control) = (row, nil)
        } else {
            active = Widget(gtk_switch_new()!)
            (row, control) = (nil, active)
            active.valign = .center
            active.setAccessibleLabel(title)
        }
        active.onNotify("active") { [weak self] in
            guard let self else { return }
            changed(active.bool("active"))
        }
    }

    /// Sets the state without calling `changed`.
    package func display(_ isOn: Bool) {
        active.withoutSignals { active.set("active", to: isOn) }
    }
}
