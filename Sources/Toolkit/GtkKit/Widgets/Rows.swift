import CGtk

/// An AdwPreferencesRow, or a widget of a subclass.
package class PreferencesRow: Widget {
    private var row: UnsafeMutablePointer<AdwPreferencesRow> { typed() }

    /// The title.
    package var title: String {
        get { String(cString: adw_preferences_row_get_title(row)) }
        set { adw_preferences_row_set_title(row, newValue) }
    }

    /// Whether a click on the row in a list activates it.
    package var isActivatable: Bool {
        get { gtk_list_box_row_get_activatable(typed()) != 0 }
        set { gtk_list_box_row_set_activatable(typed(), newValue ? 1 : 0) }
    }

    /// Whether the title is Pango markup, which it is by default.
    package var usesMarkup: Bool {
        get { adw_preferences_row_get_use_markup(row) != 0 }
        set { adw_preferences_row_set_use_markup(row, newValue ? 1 : 0) }
    }

    /// Whether an underscore in the title precedes the mnemonic.
    package var usesUnderline: Bool {
        get { adw_preferences_row_get_use_underline(row) != 0 }
        set { adw_preferences_row_set_use_underline(row, newValue ? 1 : 0) }
    }
}

/// An AdwActionRow, or a widget of a subclass.
package class ActionRow: PreferencesRow {
    /// Creates a row without a title.
    package convenience init() { self.init(adw_action_row_new()!) }

    private var row: UnsafeMutablePointer<AdwActionRow> { typed() }

    /// The text below the title.
    package var subtitle: String {
        get { adw_action_row_get_subtitle(row).map { String(cString: $0) } ?? "" }
        set { adw_action_row_set_subtitle(row, newValue) }
    }

    /// Adds a widget before the title.
    package func addPrefix(_ widget: Widget) { adw_action_row_add_prefix(row, widget.pointer) }

    /// Adds a widget after the title.
    package func addSuffix(_ widget: Widget) { adw_action_row_add_suffix(row, widget.pointer) }

    /// Sets the widget that a click on the row activates.
    package func setActivatable(_ widget: Widget) { adw_action_row_set_activatable_widget(row, widget.pointer) }
}

/// An AdwEntryRow.
package final class EntryRow: PreferencesRow, Editable {
    /// Creates a row with an empty text.
    package convenience init() { self.init(adw_entry_row_new()!) }
}
