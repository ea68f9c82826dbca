// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Glibc
import GtkKit

/// Sets up what a program needs before it shows a window: leak counts, a place for settings, GTK, and the icons, with the
/// name of the windows’ icon. Without a display, prints `message` and exits.
package func prepareWindows(icon: String, iconFolders: [String], withoutDisplay message: @autoclosure () -> String) {
    // Standard output is for what the user asked for, such as the output of a page.
    g_log_writer_default_set_use_stderr(1)
    Census.begin { ["toplevels": Int(g_list_model_get_n_items(gtk_window_get_toplevels()))] }
    SettingsStorage.prepare(hasSessionBus: connectToSessionBus())
    guard initializeToolkit() else {
        printError(message())
        exit(1)
    }
    gtk_window_set_default_icon_name(icon)
    // GTK loads the icons in a thread, and once more in this one if their folders change after it has begun. libadwaita
    // adds its own.
    StyleSheet.addIcons(folders: iconFolders)
    adw_init()
    debug("Peekaboard \(Installation.version)")
    logToolkitVersions()
    debug("Settings: \(SettingsStorage.backendName ?? "none"), persistent: \(SettingsStorage.isPersistent)")
}
