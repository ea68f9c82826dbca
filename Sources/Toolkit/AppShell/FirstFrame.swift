// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// Logs how long it takes to show the first frame of a window that is presented, and what renders it.
package func logFirstFrame(of window: Object) {
    guard showsDebugMessages, let frames = gtk_widget_get_frame_clock(window.typed()) else { return }
    let start = now()
    Object(sharing: frames).once("after-paint") {
        guard let renderer = gtk_native_get_renderer(window.opaque) else { return }
        let name = String(cString: g_type_name(peekaboard_type_of(UnsafeMutableRawPointer(renderer))))
        debug("First frame after \(milliseconds(since: start)), by \(name)")
    }
}
