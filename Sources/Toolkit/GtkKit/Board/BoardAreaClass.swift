// SPDX-License-Identifier: GPL-3.0-or-later
// The GObject class of `BoardArea`. An instance retains its `BoardArea` as object data until it is finalized. Between
// dispose and finalization, the widget draws nothing.

import CGtk

/// Registers the subclass of `GtkDrawingArea` and forwards its virtual functions to `BoardArea`.
enum BoardAreaClass {
    private nonisolated static let key = "peekaboard-board-area"

    /// The parent class. The reference is never released, because the subclass is static.
    private nonisolated(unsafe) static let parent: UnsafeMutablePointer<GtkWidgetClass> = {
        g_type_class_ref(gtk_drawing_area_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
    }()

    private static let type: GType = {
        var info = GTypeInfo()
        info.class_size = guint16(MemoryLayout<GtkDrawingAreaClass>.size)
        info.instance_size = guint16(MemoryLayout<GtkDrawingArea>.size)
        info.class_init = { classPointer, _ in BoardAreaClass.fill(classPointer!) }
        return g_type_register_static(
            gtk_drawing_area_get_type(), "PeekaboardBoardArea", &info, GTypeFlags(rawValue: 0))
    }()

    /// Creates an instance with a floating reference, as containers expect.
    static func newWidget() -> UnsafeMutablePointer<GtkWidget> {
        UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
            .assumingMemoryBound(to: GtkWidget.self)
    }

    /// Attaches an area to its widget, which retains it.
    static func attach(_ area: BoardArea, to widget: UnsafeMutablePointer<GtkWidget>) {
        g_object_set_data_full(
            UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key,
            Unmanaged.passRetained(area).toOpaque(),
            { data in Unmanaged<AnyObject>.fromOpaque(data!).release() })
    }

    private nonisolated static func fill(_ classPointer: gpointer) {
        let widgetClass = classPointer.assumingMemoryBound(to: GtkWidgetClass.self)
        let objectClass = classPointer.assumingMemoryBound(to: GObjectClass.self)
        gtk_widget_class_set_accessible_role(widgetClass, GTK_ACCESSIBLE_ROLE_GROUP)
        gtk_widget_class_set_css_name(widgetClass, "board")
        widgetClass.pointee.snapshot = { widget, snapshot in
            nonisolated(unsafe) let snapshot = snapshot!
            BoardAreaClass.with(widget!) { $0.snapshot(snapshot) }
        }
        widgetClass.pointee.direction_changed = { widget, before in
            BoardAreaClass.parent.pointee.direction_changed(widget, before)
            BoardAreaClass.with(widget!) { $0.directionChanged() }
        }
        widgetClass.pointee.focus = { widget, direction in
            guard direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD else {
                return BoardAreaClass.parent.pointee.focus(widget, direction)
            }
            var hasMoved = false
            BoardAreaClass.with(widget!) { hasMoved = $0.tab(isForward: direction == GTK_DIR_TAB_FORWARD) }
            return hasMoved ? 1 : 0
        }
        widgetClass.pointee.size_allocate = { widget, width, height, baseline in
            BoardAreaClass.parent.pointee.size_allocate(widget, width, height, baseline)
            BoardAreaClass.with(widget!) { $0.allocate() }
        }
        widgetClass.pointee.realize = { widget in
            BoardAreaClass.parent.pointee.realize(widget)
            BoardAreaClass.with(widget!) { $0.realized() }
        }
        widgetClass.pointee.unrealize = { widget in
            BoardAreaClass.with(widget!) { $0.unrealized() }
            BoardAreaClass.parent.pointee.unrealize(widget)
        }
        widgetClass.pointee.map = { widget in
            BoardAreaClass.parent.pointee.map(widget)
            BoardAreaClass.with(widget!) { $0.mappedChanged() }
        }
        widgetClass.pointee.unmap = { widget in
            BoardAreaClass.parent.pointee.unmap(widget)
            BoardAreaClass.with(widget!) { $0.mappedChanged() }
        }
        objectClass.pointee.dispose = { object in
            let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
            BoardAreaClass.with(widget) { $0.dispose() }
            BoardAreaClass.parent.pointee.parent_class.dispose(object)
        }
    }

    private nonisolated static func with(
        _ widget: UnsafeMutablePointer<GtkWidget>, _ body: @MainActor (BoardArea) -> Void
    ) {
        let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
        guard let data = g_object_get_data(object, key) else { return }
        let area = Unmanaged<BoardArea>.fromOpaque(data)
        MainActor.assumeIsolated { body(area.takeUnretainedValue()) }
    }
}
