// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Returns the position of an event in a widget of its window, in points; `nil` if the event has none, such as a scroll
/// event.
func position(of event: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>) -> Point? {
    var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
    guard let native = gtk_widget_get_native(widget), gdk_event_get_position(event, &x, &y) != 0 else { return nil }
    gtk_native_get_surface_transform(native, &left, &top)
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    var inWindow = graphene_point_t(x: Float(x - left), y: Float(y - top))
    var inWidget = graphene_point_t()
    guard gtk_widget_compute_point(window, widget, &inWindow, &inWidget) != 0 else { return nil }
    return Point(x: Double(inWidget.x), y: Double(inWidget.y))
}
