// SPDX-License-Identifier: GPL-3.0-or-later
// The widget owns the tick callback, which retains the `FrameClock`. The closure refers to the owner of the clock
// weakly.

import CGtk

/// Calls a closure on every frame while it is running.
package final class FrameClock {
    private let tally = Tally("frame clock")
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let tick: (Double) -> Void
    private var callback: guint = 0

    /// Creates a clock for the frames of a widget, without retaining the widget. `tick` receives the frame time in
    /// seconds.
    package init(of widget: UnsafeMutablePointer<GtkWidget>, tick: @escaping (Double) -> Void) {
        self.widget = widget
        self.tick = tick
    }

    /// Whether the clock is running.
    package var isRunning: Bool {
        get { callback != 0 }
        set {
            guard newValue != isRunning else { return }
            newValue ? start() : stop()
        }
    }

    private func start() {
        callback = gtk_widget_add_tick_callback(
            widget,
            { _, clock, data in
                let frameTime = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
                let frames = Unmanaged<FrameClock>.fromOpaque(data!).takeUnretainedValue()
                MainActor.assumeIsolated { frames.tick(frameTime) }
                return 1
            }, Unmanaged.passRetained(self).toOpaque(), { data in Unmanaged<FrameClock>.fromOpaque(data!).release() })
    }

    private func stop() {
        gtk_widget_remove_tick_callback(widget, callback)
        callback = 0
    }
}
