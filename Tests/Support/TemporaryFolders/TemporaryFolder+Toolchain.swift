// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

extension TemporaryFolder {
    /// Writes a Swift toolchain with the usual layout into `usr`, with programs that do nothing. Returns the
    /// description that its driver would print.
    package func writeToolchain() -> String {
        for name in ["swiftc", "swift-frontend", "ld.lld", "swift-format"] {
            chmod(write("usr/bin/\(name)", "#!/bin/sh\n"), 0o700)
        }
        write("usr/lib/swift/linux/pdp11/swiftrt.o")
        return """
            {
              "compilerVersion": "Swift version 6.9 (swift-6.9-RELEASE)",
              "target": { "triple": "pdp11-linux", "unversionedTriple": "pdp11-unknown-linux", "arch": "pdp11" },
              "paths": { "runtimeResourcePath": "\(path)/usr/lib/swift" }
            }
            """
    }
}
