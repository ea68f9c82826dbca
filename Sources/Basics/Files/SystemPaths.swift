// SPDX-License-Identifier: GPL-3.0-or-later
/// The files of the system that restricted processes need. None of them belongs to the user.
package enum SystemPaths {
    /// Libraries, and what the C library reads about the machine.
    package static let libraries = [
        "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/app/lib", "/etc/ld.so.cache", "/etc/ld.so.conf",
        "/etc/ld.so.conf.d", "/etc/localtime", "/usr/share/zoneinfo", "/dev/null", "/dev/zero", "/dev/random",
        "/dev/urandom", "/sys/devices/system/cpu",
    ]

    /// What the Swift runtime reads about its process.
    package static let runtime = ["/proc/self/maps", "/proc/self/task"]

    /// Fonts, and what is needed to measure texts and pictures.
    package static func texts(environment: [String: String]) -> [String] {
        func folder(_ variable: String, _ fallback: String) -> String? {
            environment[variable] ?? environment["HOME"].map { "\($0)/\(fallback)" }
        }
        let data = folder("XDG_DATA_HOME", ".local/share").map { ["\($0)/fonts"] } ?? []
        let cache = folder("XDG_CACHE_HOME", ".cache").map { ["\($0)/fontconfig"] } ?? []
        let settings = folder("XDG_CONFIG_HOME", ".config").map { ["\($0)/fontconfig"] } ?? []
        let home = environment["HOME"].map { ["\($0)/.fonts", "\($0)/.fonts.conf"] } ?? []
        return [
            "/etc/fonts", "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/fontconfig", "/app/share/fonts",
            "/run/host/fonts", "/run/host/local-fonts", "/run/host/user-fonts", "/run/host/fonts-cache",
            "/run/host/font-dirs.xml", "/var/cache/fontconfig", "/usr/share/mime",
        ] + data + cache + settings + home
    }
}
