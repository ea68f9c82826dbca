import CGtk
import Scene

/// Returns the position of an event in a widget of its window, in points.
func position(of event: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>) -> Point? {
    guard let native = gtk_widget_get_native(widget) else { return nil }
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    gdk_event_get_position(event, &x, &y)
    gtk_native_get_surface_transform(native, &left, &top)
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var inWindow = graphene_point_t(x: Float(x - left), y: Float(y - top))
    var inWidget = graphene_point_t()
    guard gtk_widget_compute_point(window, widget, &inWindow, &inWidget) != 0 else { return nil }
    return Point(x: Double(inWidget.x), y: Double(inWidget.y))
}
