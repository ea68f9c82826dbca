// The GObject class behind `BoardArea`. An instance holds its `BoardArea` as object data, retained until the instance is
// finalised; between dispose and finalisation the widget draws nothing.

import CGtk

/// Registers our subclass of `GtkDrawingArea` with GObject, and leads its virtual functions to `BoardArea`.
enum BoardAreaClass {
    private nonisolated static let key = "peekaboard-board-area"

    /// The class of drawing areas; it stays for as long as a class that is derived from it does.
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

    /// A new widget of the class; its reference is floating, as a container expects.
    static func newWidget() -> UnsafeMutablePointer<GtkWidget> {
        UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
            .assumingMemoryBound(to: GtkWidget.self)
    }

    /// Ties an area's life to its widget's.
    static func tie(_ area: BoardArea, to widget: UnsafeMutablePointer<GtkWidget>) {
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
