// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files
import Glibc

/// Checks whether settings can be stored before GSettings is used, because its backends print many warnings when they
/// fail.
@MainActor package enum SettingsStorage {
    /// Whether changes can be stored; otherwise they are lost when the program quits.
    package private(set) static var isPersistent = true

    /// Whether changes can be stored now, which also requires free disk space.
    package static var canStore: Bool { isPersistent && hasRoom }

    /// The free space required to rewrite the settings, in bytes. All settings of the desktop are in one file, which is
    /// smaller than that.
    private static let minimumSpace = 1 << 18

    /// Checks whether settings can be read and stored. If there is no location for them at all, selects the memory
    /// backend for the whole process.
    package static func prepare(hasSessionBus: Bool) {
        let home = String(cString: g_get_user_config_dir())
        let asked = g_getenv("GSETTINGS_BACKEND").map { String(cString: $0) } ?? "dconf"
        let folder = asked == "keyfile" ? "\(home)/glib-2.0/settings" : home
        var isWritable = Folder.make(folder, mode: 0o700)
        if asked == "dconf" {
            let runtime = "\(String(cString: g_get_user_runtime_dir()))/dconf"
            isWritable = isWritable && Folder.make(runtime, mode: 0o700) && access(runtime, W_OK) == 0
        }
        guard isWritable else {
            g_setenv("GSETTINGS_BACKEND", "memory", 1)
            isPersistent = false
            return
        }
        isPersistent = access(folder, W_OK) == 0 && (hasSessionBus || !isKeptByService)
    }

    private static var hasRoom: Bool {
        var status = statvfs()
        guard statvfs(g_get_user_config_dir(), &status) == 0 else { return true }
        return Int(status.f_bavail) * Int(status.f_frsize) >= minimumSpace
    }

    /// Whether the backend is dconf, which writes settings through a service on the session bus.
    private static var isKeptByService: Bool { backendName == "DConfSettingsBackend" }

    /// The type of the backend; `nil` if there is none.
    package static var backendName: String? {
        guard let backend = g_settings_backend_get_default() else { return nil }
        defer { g_object_unref(backend) }
        return String(cString: g_type_name(peekaboard_type_of(backend)))
    }
}
