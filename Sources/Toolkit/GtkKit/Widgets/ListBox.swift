// SPDX-License-Identifier: GPL-3.0-or-later
// The list owns its rows and the closures.

import CGtk
import Scene

/// A GtkListBox whose rows are activated, not selected. It is one stop of the Tab key; arrow keys move between its rows.
package final class ListBox: Widget {
    /// Creates a list without rows. `name` is its accessible name.
    package convenience init(name: String) {
        self.init(gtk_list_box_new()!)
        gtk_list_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
        setAccessibleLabel(name)
        let keys = Object(sharing: gtk_event_controller_key_new()!)
        gtk_event_controller_set_propagation_phase(keys.opaque, GTK_PHASE_CAPTURE)
        keys.onKey { [weak self] key, _, _ in
            switch Int32(bitPattern: key) {
            case GDK_KEY_Tab, GDK_KEY_KP_Tab: self?.leave(GTK_DIR_TAB_FORWARD) ?? false
            case GDK_KEY_ISO_Left_Tab: self?.leave(GTK_DIR_TAB_BACKWARD) ?? false
            default: false
            }
        }
        gtk_widget_add_controller(pointer, keys.opaque)
    }

    /// Appends a row that contains a widget, and returns it.
    package func append(_ child: Widget) -> Widget {
        let row = Widget(gtk_list_box_row_new()!)
        gtk_list_box_row_set_child(row.typed(), child.pointer)
        gtk_list_box_append(opaque, row.pointer)
        return row
    }

    /// Removes all rows.
    package func removeRows() {
        while let row = gtk_list_box_get_row_at_index(opaque, 0) {
            gtk_list_box_remove(opaque, UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
        }
    }

    /// The index of the row with the keyboard focus.
    package var focusedRow: Int? {
        guard hasFocusWithin, let row = gtk_widget_get_focus_child(pointer) else { return nil }
        return Int(gtk_list_box_row_get_index(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkListBoxRow.self)))
    }

    /// Gives a row the keyboard focus, if it exists.
    package func focusRow(_ index: Int) {
        guard let row = gtk_list_box_get_row_at_index(opaque, Int32(clamping: index)) else { return }
        gtk_widget_grab_focus(UnsafeMutableRawPointer(row).assumingMemoryBound(to: GtkWidget.self))
    }

    /// Calls `body` with the index of a row that the user activates.
    package func onActivate(_ body: @escaping @MainActor (Int) -> Void) {
        let trampoline: @convention(c) (gpointer?, UnsafeMutablePointer<GtkListBoxRow>?, gpointer?) -> Void = {
            _, row, data in
            let body = handler(data, (@MainActor (Int) -> Void).self)
            let index = Int(gtk_list_box_row_get_index(row))
            MainActor.assumeIsolated { body(index) }
        }
        connect(raw, "row-activated", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }

    /// Puts a heading above some of the rows. `heading` returns that above the row at an index.
    package func setHeadings(_ heading: @escaping @MainActor (Int) -> Widget?) {
        gtk_list_box_set_header_func(
            opaque,
            { row, _, data in
                let heading = handler(data, (@MainActor (Int) -> Widget?).self)
                nonisolated(unsafe) let row = row
                MainActor.assumeIsolated {
                    guard gtk_list_box_row_get_header(row) == nil else { return }
                    guard let widget = heading(Int(gtk_list_box_row_get_index(row))) else { return }
                    withExtendedLifetime(widget) { gtk_list_box_row_set_header(row, widget.pointer) }
                }
            }, UserData.retained(heading), releaseData)
    }

    /// Calls `body` with the index of a row on which the user clicks with the secondary button, or presses a finger for long,
    /// and with the place in the list, in points.
    package func onMenu(_ body: @escaping @MainActor (Int, Point) -> Void) {
        let open = { [weak self] (gesture: OpaquePointer, place: Point) in
            guard let self, let row = gtk_list_box_get_row_at_y(opaque, Int32(place.y)) else { return }
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            body(Int(gtk_list_box_row_get_index(row)), place)
        }
        let clicks = Object(sharing: gtk_gesture_click_new()!)
        gtk_gesture_single_set_button(clicks.opaque, guint(GDK_BUTTON_SECONDARY))
        // A menu that opened before the button is released would get the release of a press that it has not had.
        clicks.onPlace("released") { [gesture = clicks.opaque] in open(gesture, $0) }
        let holds = Object(sharing: gtk_gesture_long_press_new()!)
        gtk_gesture_single_set_touch_only(holds.opaque, 1)
        holds.onHold { [gesture = holds.opaque] in open(gesture, $0) }
        for gesture in [clicks, holds] {
            gtk_event_controller_set_propagation_phase(gesture.opaque, GTK_PHASE_CAPTURE)
            gtk_widget_add_controller(pointer, gesture.opaque)
        }
    }

    /// Moves the focus to the widget after or before the list.
    private func leave(_ direction: GtkDirectionType) -> Bool {
        guard let root = gtk_widget_get_root(pointer) else { return false }
        gtk_widget_set_can_focus(pointer, 0)
        defer { gtk_widget_set_can_focus(pointer, 1) }
        return gtk_widget_child_focus(UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self), direction)
            != 0
    }
}

extension Object {
    /// Calls `body` with the place where a gesture recognizes a long press, in points.
    fileprivate func onHold(_ body: @escaping @MainActor (Point) -> Void) {
        let trampoline: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, data in
            let body = handler(data, (@MainActor (Point) -> Void).self)
            MainActor.assumeIsolated { body(Point(x: x, y: y)) }
        }
        connect(raw, "pressed", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }
}
