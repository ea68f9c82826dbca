import CGtk
import Glibc

/// Where the desktop keeps settings, looked at before anything reads one: its own ways to keep them complain at length when they
/// find nowhere to do so.
@MainActor public enum SettingsPlace {
    /// Whether changes are kept; else they last until the program ends.
    public private(set) static var isKept = true

    /// Whether changes can be kept now: the disk has room, too.
    public static var canKeep: Bool { isKept && hasRoom }

    /// What has to be free for settings to be written anew, in bytes. All those of the desktop are one file, which takes less.
    private static let room = 1 << 18

    /// Finds out whether settings can be read and kept. Where there is no place for them at all, all that the program uses
    /// keeps them in memory.
    public static func prepare(hasSessionBus: Bool) {
        let home = String(cString: g_get_user_config_dir())
        let asked = g_getenv("GSETTINGS_BACKEND").map { String(cString: $0) } ?? "dconf"
        let folder = asked == "keyfile" ? "\(home)/glib-2.0/settings" : home
        var hasPlace = g_mkdir_with_parents(folder, 0o700) == 0
        if asked == "dconf" {
            let runtime = "\(String(cString: g_get_user_runtime_dir()))/dconf"
            hasPlace = hasPlace && g_mkdir_with_parents(runtime, 0o700) == 0 && access(runtime, W_OK) == 0
        }
        guard hasPlace else {
            g_setenv("GSETTINGS_BACKEND", "memory", 1)
            isKept = false
            return
        }
        isKept = access(folder, W_OK) == 0 && (hasSessionBus || !isKeptByService)
    }

    private static var hasRoom: Bool {
        var status = statvfs()
        guard statvfs(g_get_user_config_dir(), &status) == 0 else { return true }
        return Int(status.f_bavail) * Int(status.f_frsize) >= room
    }

    /// Whether it is a service on the session bus that writes them.
    private static var isKeptByService: Bool {
        guard let way = g_settings_backend_get_default() else { return false }
        defer { g_object_unref(way) }
        return String(cString: g_type_name(peekaboard_type_of(way))) == "DConfSettingsBackend"
    }
}
