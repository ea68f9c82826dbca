// SPDX-License-Identifier: GPL-3.0-or-later
// A watch owns its file monitors and its timer.

import CGtk

/// Reports changes in folders. Changes in quick succession are reported once.
@MainActor package final class FolderWatch {
    private let tally = Tally("folder watch")
    private let monitors: [Object]
    private let settle = Timeout()

    /// Watches folders, given by URI, until the watch is released. Changes within `settling` seconds of each other are
    /// reported once.
    package init(uris: [String], settling: Double = 0.25, _ changed: @escaping @MainActor () -> Void) {
        monitors = uris.compactMap { uri in
            let folder = Object(adopting: g_file_new_for_uri(uri)!)
            return g_file_monitor_directory(folder.opaque, peekaboard_file_monitor_moves, nil, nil).map {
                Object(adopting: $0)
            }
        }
        for monitor in monitors {
            g_file_monitor_set_rate_limit(monitor.typed(), gint((settling * 1000).rounded()))
            monitor.onChanges { [weak self] in self?.settle.start(after: settling, changed) }
        }
    }
}

extension Object {
    /// Calls `body` on each change that the file monitor reports.
    fileprivate func onChanges(_ body: @escaping @MainActor () -> Void) {
        let trampoline: @convention(c) (gpointer?, gpointer?, gpointer?, Int32, gpointer?) -> Void = {
            _, _, _, _, data in
            callHandler(data)
        }
        connect(raw, "changed", body, through: unsafeBitCast(trampoline, to: GCallback.self))
    }
}
