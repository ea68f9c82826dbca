// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// An AdwPreferencesRow, or a widget of a subclass.
package class PreferencesRow: Widget {
    private var row: UnsafeMutablePointer<AdwPreferencesRow> { typed() }

    package var title: String {
        get { String(cString: adw_preferences_row_get_title(row)) }
        set { adw_preferences_row_set_title(row, newValue) }
    }

    /// Sets whether a click on the row in a list activates it.
    package func setActivatable(_ isOn: Bool) { gtk_list_box_row_set_activatable(typed(), isOn ? 1 : 0) }

    /// Shows a title that is no Pango markup.
    package func disableMarkup() { adw_preferences_row_set_use_markup(row, 0) }

    /// Lets an underscore in the title precede the mnemonic.
    package func enableMnemonic() { adw_preferences_row_set_use_underline(row, 1) }
}

/// An AdwActionRow, or a widget of a subclass.
package class ActionRow: PreferencesRow {
    /// Creates a row without a title.
    package convenience init() { self.init(adw_action_row_new()!) }

    private var row: UnsafeMutablePointer<AdwActionRow> { typed() }

    /// Sets the text below the title.
    package func setSubtitle(_ text: String) { adw_action_row_set_subtitle(row, text) }

    /// Adds a widget before the title.
    package func addPrefix(_ widget: Widget) { adw_action_row_add_prefix(row, widget.pointer) }

    /// Adds a widget after the title.
    package func addSuffix(_ widget: Widget) { adw_action_row_add_suffix(row, widget.pointer) }

    /// Sets the widget that a click on the row activates.
    package func setActivatedWidget(_ widget: Widget) { adw_action_row_set_activatable_widget(row, widget.pointer) }
}

/// An AdwEntryRow.
package final class EntryRow: PreferencesRow, Editable {
    /// Creates a row with an empty text.
    package convenience init() { self.init(adw_entry_row_new()!) }
}
