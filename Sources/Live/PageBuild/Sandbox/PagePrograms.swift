// SPDX-License-Identifier: GPL-3.0-or-later
import HostInterface
import Localization

/// The locations of the programs and modules that are needed to build and run pages.
package nonisolated struct PagePrograms: Equatable, Sendable {
    /// The path of the program that runs a page.
    package var page: String
    /// The search paths of the modules that a page may import.
    package var modules: [String]
    /// The folders to search for a Swift compiler, in the format of `PATH`.
    package var searchPath: String
    /// The folders of the program's own data and translations.
    package var data: [String]
    /// The environment of this process.
    package var environment: [String: String]
    /// Whether pages and the compiler may do all that the user may.
    package var areTrusted: Bool

    /// Creates a set of locations.
    package init(
        page: String, modules: [String], searchPath: String, data: [String] = [],
        environment: [String: String] = [:], areTrusted: Bool = false
    ) {
        self.page = page
        self.modules = modules
        self.searchPath = searchPath
        self.data = data
        self.environment = environment
        self.areTrusted = areTrusted
    }

    /// Returns a message for the user if nothing may be run, because it can’t be restricted and is not trusted.
    @MainActor package func refusal(on host: any PageHost) -> String? {
        if areTrusted { return nil }
        return switch host.confinementSupport {
        case .complete: nil
        case .missing: translated("This system can’t restrict pages: use --trusted to run this one anyway")
        case .refused:
            translated(
                "The container around this program doesn’t let it restrict pages: use --trusted to run this one anyway")
        }
    }
}
