// SPDX-License-Identifier: GPL-3.0-or-later
/// The files of the system that pages and the compiler need. None of them belongs to the user.
nonisolated enum SystemPaths {
    /// Libraries, and what the C library and the Swift runtime read about the machine.
    static let libraries = [
        "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/app/lib", "/etc/ld.so.cache", "/etc/ld.so.conf",
        "/etc/ld.so.conf.d", "/etc/localtime", "/usr/share/zoneinfo", "/dev/null", "/dev/zero", "/dev/random",
        "/dev/urandom", "/proc/self/maps", "/proc/self/task", "/sys/devices/system/cpu",
    ]

    /// The headers of the C library.
    static let headers = ["/usr/include", "/usr/local/include", "/etc/os-release", "/etc/debian_version"]

    /// The programs that load others.
    static let loaders = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]

    /// The system's linkers, for toolchains without their own.
    static let linkers = ["ld", "ld.bfd", "ld.gold", "ld.lld", "clang"].map { "/usr/bin/\($0)" }

    /// The programs of a toolchain that is installed with the system.
    static let sharedTools = ["swiftc", "swift-frontend", "swift-driver", "swift-autolink-extract"].map {
        "/usr/bin/\($0)"
    }

    /// The programs that build packages, of such a toolchain.
    static let packageTools =
        sharedTools + ["swift-build", "swift-package", "clang", "llvm-ar", "ar"].map { "/usr/bin/\($0)" }

    /// Fonts, and what is needed to measure texts and pictures.
    static func texts(environment: [String: String]) -> [String] {
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

    /// The variables of the environment that a page gets: the user's language and time zone, and where fonts are.
    static let pageVariables: Set<String> = [
        "HOME", "LANG", "LANGUAGE", "TZ", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_DIRS",
        "FONTCONFIG_FILE", "FONTCONFIG_PATH", "GDK_PIXBUF_MODULE_FILE",
    ]
}
