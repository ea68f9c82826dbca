// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import GtkKit

/// Sets up what a program needs before it shows a window: leak counts, a place for settings, and GTK. Without a
/// display, prints `message` and exits.
package func prepareWindows(withoutDisplay message: @autoclosure () -> String) {
    // Standard output is for what the user asked for, such as the output of a page.
    g_log_writer_default_set_use_stderr(1)
    Census.begin { ["toplevels": Int(g_list_model_get_n_items(gtk_window_get_toplevels()))] }
    SettingsStorage.prepare(hasSessionBus: connectToSessionBus())
    guard gtk_init_check() != 0 else {
        printError(message())
        exit(1)
    }
    debug("Peekaboard \(Installation.version)")
    logToolkitVersions()
    debug("Settings: \(SettingsStorage.backendName ?? "none"), persistent: \(SettingsStorage.isPersistent)")
}
