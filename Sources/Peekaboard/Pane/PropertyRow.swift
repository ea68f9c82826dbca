// The list in the preferences owns the row's widgets. Closures that the store keeps refer to the row weakly; closures
// of the widgets refer to the store, which outlives the window.

import Boards
import CGtk
import GtkKit
import PeekaboardModel
import Scene

/// The row of one live property: its title, a control for its kind, and a button that resets it.
final class PropertyRow {
    /// The widget of the row.
    let widget: Widget
    private let tally = Tally("property row")
    private let reset = Widget(gtk_button_new_from_icon_name("peekaboard-reset-symbolic")!)
    private let control: any PropertyControl

    init(of property: LiveProperty, in store: PropertyStore, parent: Widget) {
        let title = translated(property.title)
        let change = { (value: PropertyValue) in store.set(property, to: value) }
        control =
            switch property.kind {
            case .number(let range, let step, let unit):
                NumberControl(range: range, step: step, unit: unit, title: title) { value, hold in
                    store.set(property, to: value, hold: hold)
                }
            case .flag: SwitchControl(title: title, change: change)
            case .text(let limit): TextControl(limit: limit, title: title, change: change)
            case .color: ColorControl(title: title, change: change)
            case .picture(_, let called):
                PictureControl(shipped: translated(called), title: title, parent: parent, change: change)
            case .choice(let choices, let takesFolder):
                ChoiceControl(choices, takesFolder: takesFolder, title: title, parent: parent, change: change)
            }
        widget = control.row ?? Widget(adw_preferences_row_new()!)
        adw_preferences_row_set_title(widget.typed(), title)
        // Translators: Below a preference that takes effect with the next game.
        let note = property.waitsForNextGame ? translated("Applies to the next game") : nil
        control.row == nil ? layOut(title, note: note) : layOutOwnRow(note: note)
        reset.addClass("flat")
        reset.addClass("circular")
        // Translators: {property} is the title of a preference, such as “Card back”.
        reset.setAccessibleName(filled(translated("Reset {property}"), ["property": title]))
        reset.on("clicked") { store.reset(property) }
        store.onChange(of: property) { [weak self] in self?.refresh(property, store) }
        refresh(property, store)
    }

    private func refresh(_ property: LiveProperty, _ store: PropertyStore) {
        let hasDefaultValue = store.hasDefaultValue(property)
        var value = store.value(of: property)
        // The default text is translated; text that the user has entered is shown as it is.
        if hasDefaultValue, case .text(let english) = value { value = .text(translated(english)) }
        control.show(value)
        reset.isSensitive = !hasDefaultValue
    }

    /// Adds the note and the reset button to a row that already has a title and a control.
    private func layOutOwnRow(note: String?) {
        if let note { adw_action_row_set_subtitle(widget.typed(), note) }
        gtk_widget_set_valign(reset.pointer, GTK_ALIGN_CENTER)
        adw_action_row_add_suffix(widget.typed(), reset.pointer)
    }

    /// Arranges the title and the reset button in one line, with the control next to them or below.
    private func layOut(_ title: String, note: String?) {
        let column = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!)
        let line = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!)
        let label = Widget.paragraph(title)
        gtk_widget_set_hexpand(label.pointer, 1)
        line.append(label)
        if let suffix = control.suffix { line.append(suffix) }
        line.append(reset)
        column.append(line)
        if let note {
            let noteLabel = Widget.paragraph(note)
            noteLabel.dim()
            noteLabel.addClass("caption")
            column.append(noteLabel)
        }
        if let below = control.below { column.append(below) }
        column.addClass("property")
        gtk_list_box_row_set_child(widget.typed(), column.pointer)
        gtk_list_box_row_set_activatable(widget.typed(), 0)
        gtk_widget_set_focusable(widget.pointer, 0)
    }
}

/// The control of a row. It shows a value, and reports when the user chooses another one.
protocol PropertyControl {
    /// The complete row, if the control is an action row with its own title.
    var row: Widget? { get }
    /// The widget in the line of the title, if any.
    var suffix: Widget? { get }
    /// The widget below that line, if any.
    var below: Widget? { get }
    /// Shows a value without reporting a change.
    func show(_ value: PropertyValue)
}

extension PropertyControl {
    var row: Widget? { nil }
    var suffix: Widget? { nil }
    var below: Widget? { nil }
}
