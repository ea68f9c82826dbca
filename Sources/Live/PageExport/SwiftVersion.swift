// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import PageBuild
import PageSource

/// Versions of the compiler, such as `6.3.1`.
package enum SwiftVersion {
    /// Returns the version with which the modules of pages in a search path were made, and with which Peekaboard was built.
    package static func ofModules(in paths: [String]) -> String? {
        paths.lazy.compactMap { path in
            Disk.text(of: "\(path)/swift-version").map { String($0.prefix { !$0.isNewline }) }
        }.first { !$0.isEmpty }
    }

    /// Returns the version of a toolchain.
    package static func of(_ toolchain: Toolchain) -> String { number(in: toolchain.version) }

    /// Returns the number in a description such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    static func number(in description: String) -> String {
        let words = description.split(separator: " ")
        let place = words.firstIndex(of: "version").map { words.index(after: $0) }
        return place.flatMap { words.indices.contains($0) ? String(words[$0]) : nil } ?? description
    }
}
