// SPDX-License-Identifier: GPL-3.0-or-later
// The signal sources own the closure for the rest of the run.

import CGtk
import Glibc
import GtkKit

/// Calls `body` when the session or the user ends the program by a signal.
func whenAskedToQuit(_ body: @escaping @MainActor () -> Void) {
    for signal in [SIGTERM, SIGINT, SIGHUP] {
        g_unix_signal_add(
            signal,
            { data in
                callHandler(data)
                return 1
            }, UserData.retained(body))
    }
}
