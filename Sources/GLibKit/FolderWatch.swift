// A watch owns its GFileMonitor and its timer.

import CGtk

/// Tells when something in a folder has changed, once for changes that come close together.
@MainActor public final class FolderWatch {
    private let tally = Tally("folder watch")
    private let monitors: [Object]
    private let settle = Timeout()

    /// Watches folders, each by its URI, for as long as this lives; changes count as one that come within so many seconds of
    /// each other.
    public init(uris: [String], settling: Double = 0.25, _ changed: @escaping @MainActor () -> Void) {
        monitors = uris.compactMap { uri in
            let folder = Object(taking: g_file_new_for_uri(uri)!)
            return g_file_monitor_directory(folder.opaque, peekaboard_file_monitor_moves, nil, nil).map {
                Object(taking: $0)
            }
        }
        for monitor in monitors {
            g_file_monitor_set_rate_limit(monitor.typed(), gint((settling * 1000).rounded()))
            monitor.onChanges { [weak self] in self?.settle.start(after: settling, changed) }
        }
    }
}

extension Object {
    /// Calls `body` at each change that a file monitor tells of.
    fileprivate func onChanges(_ body: @escaping @MainActor () -> Void) {
        let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?, Int32, gpointer?) -> Void = {
            _, _, _, _, data in
            callHandler(data)
        }
        connect(raw, "changed", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }
}
