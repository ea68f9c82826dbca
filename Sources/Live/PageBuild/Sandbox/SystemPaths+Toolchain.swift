// SPDX-License-Identifier: GPL-3.0-or-later
import Files

nonisolated extension SystemPaths {
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

    /// The variables of the environment that a page gets: the user's language and time zone, and where fonts are.
    static let pageVariables: Set<String> = [
        "HOME", "LANG", "LANGUAGE", "TZ", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_DIRS",
        "FONTCONFIG_FILE", "FONTCONFIG_PATH",
    ]
}
