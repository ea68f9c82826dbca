// A watch owns its GLib source, which owns the closure. The descriptor belongs to somebody else, who must keep it open for as
// long as it is watched.

import CGtk

/// Tells on the main thread whenever something can be read from a file descriptor, or written to one.
@MainActor public final class DescriptorWatch {
    /// What is waited for.
    public enum Event {
        case reading, writing
    }

    /// Whether drawing and input come first.
    public enum Urgency {
        case urgent, whenIdle
    }

    private let tally = Tally("descriptor watch")
    private var source: guint = 0

    /// Calls `body` for as long as this lives and is not cancelled. The end of what can be read counts as something to read.
    public init(
        _ descriptor: Int32, for event: Event, _ urgency: Urgency = .urgent, _ body: @escaping @MainActor () -> Void
    ) {
        let condition = GIOCondition(
            (event == .reading ? G_IO_IN.rawValue : G_IO_OUT.rawValue) | G_IO_HUP.rawValue | G_IO_ERR.rawValue)
        source = g_unix_fd_add_full(
            urgency == .urgent ? G_PRIORITY_DEFAULT : G_PRIORITY_DEFAULT_IDLE, descriptor, condition,
            { _, _, data in
                callHandler(data)
                return 1
            }, Box.retained(body), releaseData)
    }

    isolated deinit { cancel() }

    /// Ends watching.
    public func cancel() {
        if source != 0 { g_source_remove(source) }
        source = 0
    }
}
