// SPDX-License-Identifier: GPL-3.0-or-later
// The grid owns the buttons. Their closures refer to the chooser weakly.

import CGtk
import Scene

/// Small pictures with titles below them, one of which can be chosen. The chosen one is pressed. They are one stop of the
/// Tab key; arrow keys move between them.
package final class PictureChooser {
    /// One of the pictures.
    package struct TitledPicture {
        let id: String
        let title: String
        let name: String
        let picture: NodeTree

        /// Creates an entry. The title is in the user's language; `name` is the accessible name, if it differs.
        package init(id: String, title: String, name: String? = nil, picture: NodeTree) {
            (self.id, self.title, self.name, self.picture) = (id, title, name ?? title, picture)
        }
    }

    package let widget = Widget(peekaboard_named_grid_new()!)
    /// Called with the identifier of a picture that the user chooses.
    package var chosen: (String) -> Void = { _ in }
    /// Called when the user chooses a picture and goes on, with Return or a double click. If it is `nil`, these only choose.
    package var activated: (() -> Void)?
    /// The identifier of the picture that is pressed; `nil` or an unknown one if none is.
    package var current: String? { didSet { showCurrent() } }

    private let side: Double
    private let columns: Int
    private let pictureCache: PictureCache
    private let keys: ArrowKeys
    private var ids: [String] = []
    private var buttons: [ToggleButton] = [] { didSet { keys.buttons = buttons } }
    /// Whether the last press of the pointer or a finger is the second of two.
    private var isDoublePress = false

    /// Creates an empty chooser. `side` is the longer side of a picture, in points.
    package init(side: Double, columns: Int, pictureCache: PictureCache) {
        (self.side, self.columns, self.pictureCache) = (side, columns, pictureCache)
        keys = ArrowKeys(in: widget)
        gtk_grid_set_row_homogeneous(widget.typed(), 1)
        gtk_grid_set_column_homogeneous(widget.typed(), 1)
        gtk_grid_set_row_spacing(widget.typed(), 6)
        gtk_widget_set_vexpand(widget.pointer, 0)  // The pictures expand only within their buttons.
        keys.returnPressed = { [weak self] index in
            guard let self, let activated else { return false }
            choose(index)
            activated()
            return true
        }
        let clicks = Object(sharing: gtk_gesture_click_new()!)
        gtk_event_controller_set_propagation_phase(clicks.opaque, GTK_PHASE_CAPTURE)
        clicks.onPress { [weak self] count in self?.isDoublePress = count == 2 }
        gtk_widget_add_controller(widget.pointer, clicks.opaque)
    }

    /// Called when an arrow key leads up or down from the first or last row.
    package var movedOut: (_ isDown: Bool) -> Void {
        get { keys.movedOut }
        set { keys.movedOut = newValue }
    }

    /// Moves the focus to the picture that is the stop of the Tab key.
    package func grabFocus() { if !buttons.isEmpty { keys.focus(keys.current) } }

    /// Shows other pictures.
    package func display(_ entries: [TitledPicture]) {
        let focused = buttons.firstIndex { gtk_widget_has_focus($0.pointer) != 0 }
        _ = widget.releaseFocus()
        buttons.forEach { gtk_grid_remove(widget.typed(), $0.pointer) }
        (buttons, ids) = ([], [])
        entries.forEach(add)
        if let focused, buttons.indices.contains(focused) { keys.focus(focused) }
    }

    /// Adds a picture after the others.
    package func add(_ entry: TitledPicture) {
        let button = button(for: entry, at: ids.count)
        let (row, column) = ids.count.quotientAndRemainder(dividingBy: columns)
        gtk_grid_attach(widget.typed(), button.pointer, Int32(column), Int32(row), 1, 1)
        ids.append(entry.id)
        buttons.append(button)
        showCurrent()
    }

    private func button(for entry: TitledPicture, at index: Int) -> ToggleButton {
        let button = ToggleButton(gtk_toggle_button_new()!)
        button.hexpand = true
        button.addClass("picture-button")
        button.addClass("flat")
        let column = Box(.vertical, spacing: 3)
        let picture = Widget.thumbnail(of: entry.picture, side: side, pictureCache: pictureCache)
        picture.halign = .center
        picture.valign = .center
        picture.vexpand = true
        picture.addClass("picture")
        gtk_widget_set_overflow(picture.pointer, GTK_OVERFLOW_HIDDEN)
        column.append(picture)
        let label = Label(entry.title)
        label.ellipsize(PANGO_ELLIPSIZE_END)
        label.addClass("caption")
        column.append(label)
        button.child = column
        button.setAccessibleLabel(entry.name)
        button.on("clicked") { [weak self] in
            guard let self else { return }
            keys.focus(index)
            choose(index)
            if isDoublePress { activated?() }
            isDoublePress = false
        }
        return button
    }

    private func choose(_ index: Int) {
        chosen(ids[index])
        showCurrent()  // GTK has released the button of the current picture.
    }

    private func showCurrent() {
        for (id, button) in zip(ids, buttons) { button.setActive(id == current) }
        if let index = ids.firstIndex(where: { $0 == current }), !widget.hasFocusWithin { keys.current = index }
    }
}
