// The tick callback belongs to the widget and ends with it. It holds the clock's owner weakly, through the closure.

import CGtk

/// Calls once a frame, for as long as it runs.
final class FrameClock {
    private let tally = Tally("frame clock")
    private let widget: UnsafeMutablePointer<GtkWidget>
    private let tick: (Double) -> Void
    private var callback: guint = 0

    /// A clock, not yet running, of the frames of `widget`, which it does not own. `tick` is given the time of the
    /// frame, in seconds.
    init(of widget: UnsafeMutablePointer<GtkWidget>, tick: @escaping (Double) -> Void) {
        self.widget = widget
        self.tick = tick
    }

    /// Whether it calls at each frame. Setting it twice to the same value changes nothing.
    var isRunning: Bool {
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
