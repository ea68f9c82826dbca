// SPDX-License-Identifier: GPL-3.0-or-later
// The meter owns its clock, which belongs to the widget while it runs.

import CGtk
import GtkKit

/// Measures how regularly a window draws while something else happens.
final class FrameMeter {
    private var times: [Double] = []
    private var clock: FrameClock?
    private let widget: UnsafeMutablePointer<GtkWidget>

    /// Creates a meter of the frames of a widget's window.
    init(of widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

    /// Lets the window draw each frame, and begins to measure them.
    func start() {
        times = [now()]
        let clock = FrameClock(of: widget) { [weak self] _ in self?.times.append(now()) }
        clock.isRunning = true
        self.clock = clock
    }

    /// Ends the measurement.
    func stop() {
        clock?.isRunning = false
        clock = nil
        times.append(now())
    }

    /// How long it has been measured, in seconds.
    var duration: Double { (times.last ?? 0) - (times.first ?? 0) }

    /// The frames in a second.
    var framesPerSecond: Double { Double(max(0, times.count - 2)) / max(duration, 0.001) }

    /// The longest time between two frames, in seconds.
    var longestGap: Double { zip(times, times.dropFirst()).map { $1 - $0 }.max() ?? 0 }
}
