// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// Connects to the session bus, and returns whether there is one. Without a session bus, assistive technologies cannot
/// reach the program unless `AT_SPI_BUS_ADDRESS` is set; accessibility is then disabled, so that GTK does not look for
/// the bus. Call this once, before GTK is initialized.
package func connectToSessionBus() -> Bool {
    // GLib gives later callers the same connection.
    if g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil) != nil { return true }
    if g_getenv("AT_SPI_BUS_ADDRESS") == nil { g_setenv("GTK_A11Y", "none", 0) }
    return false
}

/// Keeps a running application accessible without a session bus. Call it before the first window is created: GTK 4.8
/// builds the paths of accessible objects from the default application's path on the session bus, and leaves them empty
/// if there is none. Without a default application it uses the program's name.
@MainActor package func keepAccessible(_ application: Object) {
    if g_application_get_dbus_object_path(application.typed()) == nil { g_application_set_default(nil) }
}
