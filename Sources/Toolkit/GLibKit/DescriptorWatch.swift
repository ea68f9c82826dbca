// SPDX-License-Identifier: GPL-3.0-or-later
// A watch owns its GLib source, which owns the closure. The caller owns the file descriptor and must keep it open
// during the watch.

import CGtk

/// Calls a closure on the main thread whenever a file descriptor is ready.
@MainActor package final class DescriptorWatch {
    /// The condition to wait for.
    package enum Event {
        case reading, writing
    }

    /// The priority of the callback relative to drawing and input.
    package enum Urgency {
        case urgent, whenIdle
    }

    private let tally = Tally("descriptor watch")
    private var source: guint = 0

    /// Calls `body` until the watch is canceled or released. End of file counts as readable.
    package init(
        _ descriptor: Int32, for event: Event, _ urgency: Urgency = .urgent, _ body: @escaping @MainActor () -> Void
    ) {
        let condition = GIOCondition(
            (event == .reading ? G_IO_IN.rawValue : G_IO_OUT.rawValue) | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
        source = g_unix_fd_add_full(
            urgency == .urgent ? G_PRIORITY_DEFAULT : idlePriority, descriptor, condition,
            { _, _, data in
                callHandler(data)
                return 1
            }, UserData.retained(body), releaseData)
    }

    isolated deinit { cancel() }

    /// Stops the watch.
    package func cancel() {
        if source != 0 { g_source_remove(source) }
        source = 0
    }
}
