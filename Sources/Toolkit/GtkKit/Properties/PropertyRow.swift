// SPDX-License-Identifier: GPL-3.0-or-later
// The list in the preferences owns the row's widgets. Closures that the owner of the values keeps refer to the row weakly.

import CGtk
import Scene

/// The row of one live property: its title, a control for its kind, and a button that resets it, if wanted.
package final class PropertyRow {
    package let widget: PreferencesRow
    /// Whether the property can be changed. This is set for the controls too, because screen readers do not learn that the
    /// row that contains them is insensitive.
    package var isSensitive = true {
        didSet { for part in [widget, control.suffix, control.below] as [Widget?] { part?.isSensitive = isSensitive } }
    }
    private let tally = Tally("property row")
    private let reset: Button?
    private let control: any PropertyControl

    /// Creates a row. Choosers open over `parent`. `change` is called with each value that the user chooses and with a
    /// number that is the same for all changes during one press, and `resetClicked` when the user resets the property. If
    /// that is `nil`, the row has no button for it.
    package init(
        title: String, kind: PropertyKind, parent: Widget,
        change: @escaping (_ value: PropertyValue, _ hold: Int?) -> Void, resetClicked: (() -> Void)?
    ) {
        let changeAtOnce = { (value: PropertyValue) in change(value, nil) }
        control =
            switch kind {
            case .number(let range, let step, let unit):
                NumberControl(range: range, step: step, unit: unit, title: title, change: change)
            case .flag: SwitchControl(title: title, change: changeAtOnce)
            case .text(let limit): TextControl(limit: limit, title: title, change: changeAtOnce)
            case .color: ColorControl(title: title, change: changeAtOnce)
            case .picture(_, let called):
                PictureControl(shipped: called, title: title, parent: parent, change: changeAtOnce)
            case .choice(let choices, let takesFolder):
                ChoiceControl(
                    choices, takesFolder: takesFolder, title: title, parent: parent, change: changeAtOnce)
            }
        widget = control.row ?? PreferencesRow(adw_preferences_row_new()!)
        // A title can contain any character.
        widget.disableMarkup()
        widget.title = title
        reset = resetClicked.map { clicked in
            // Translators: {property} is the title of a preference, such as “Card back”.
            let name = filled(translated("Reset {property}"), ["property": title])
            let reset = Button(icon: "peekaboard-reset-symbolic", name: name)
            reset.addClass("flat")
            reset.addClass("circular")
            reset.on("clicked") { clicked() }
            return reset
        }
        if let row = control.row { addReset(to: row) } else { layOut(title) }
    }

    /// Shows a value. It can be reset unless it is the default one.
    package func display(_ value: PropertyValue, isDefault: Bool) {
        control.display(value)
        guard let reset else { return }
        reset.isSensitive = !isDefault
        // It keeps its space, so that the rows do not move.
        reset.opacity = isDefault ? 0 : 1
    }

    /// Adds the reset button to a row that already has a title and a control.
    private func addReset(to row: ActionRow) {
        guard let reset else { return }
        reset.valign = .center
        row.addSuffix(reset)
    }

    /// Arranges the title and the reset button in one line, with the control next to them or below. Without the button,
    /// everything is in one line.
    private func layOut(_ title: String) {
        let column = Box(.vertical)
        let line = Box(.horizontal, spacing: 6)
        let label = Widget.paragraph(title)
        label.hexpand = true
        line.append(label)
        let isOneLine = reset == nil
        if let suffix = control.suffix ?? (isOneLine ? control.below : nil) { line.append(suffix) }
        if let reset { line.append(reset) }
        column.append(line)
        if !isOneLine, let below = control.below { column.append(below) }
        column.addClass("property")
        gtk_list_box_row_set_child(widget.typed(), column.pointer)
        widget.setActivatable(false)
        gtk_widget_set_focusable(widget.pointer, 0)
    }
}

/// The control of a row. It shows a value, and reports when the user chooses another one.
protocol PropertyControl {
    /// The complete row, if the control is an action row with its own title.
    var row: ActionRow? { get }
    /// The widget in the line of the title, if any.
    var suffix: Widget? { get }
    /// The widget below that line, if any.
    var below: Widget? { get }
    /// Shows a value without reporting a change.
    func display(_ value: PropertyValue)
}

extension PropertyControl {
    var row: ActionRow? { nil }
    var suffix: Widget? { nil }
    var below: Widget? { nil }
}
