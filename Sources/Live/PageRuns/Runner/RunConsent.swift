// SPDX-License-Identifier: GPL-3.0-or-later
import HostInterface
import Localization
import PageSource

/// What the user has agreed to run although it may do harm.
package struct RunConsent {
    /// Something that runs only with consent.
    enum Risk: Hashable {
        /// A page that this system cannot restrict, given its file.
        case unrestrictedPage(String)
        /// A package of which a page imports something, given its folder. Its manifest is a program.
        case package(String)

        /// Returns the warning for the user of a system that can limit what processes do, or not.
        func warning(_ support: ConfinementSupport) -> String {
            switch self {
            case .unrestrictedPage where support == .refused:
                translated(
                    "The container around this program doesn’t let it restrict pages: they can do everything that this program can do. Open only pages you trust."
                )
            case .unrestrictedPage:
                translated(
                    "This system can’t restrict pages: they can do everything that you can do. Open only pages you trust."
                )
            case .package:
                translated(
                    "This page is in a Swift package, which has to be built. That runs Package.swift, which is a program. Go on only if you trust this package."
                )
            }
        }
    }

    /// Why the page would run that waits for consent.
    var heldCause = RunCause.start
    private var accepted: Set<Risk> = []

    /// Trusts the packages in folders.
    package mutating func trustPackages(in folders: [String]) { accept(folders.map(Risk.package)) }

    /// Accepts risks.
    mutating func accept(_ risks: [Risk]) { accepted.formUnion(risks) }

    /// Returns whether a page may run although this system cannot restrict it.
    func allowsUnrestricted(_ page: Playground.Page) -> Bool { accepted.contains(.unrestrictedPage(page.file)) }

    /// Returns what the user has not yet agreed to of what a page needs. `isRestricted` is whether this system can restrict
    /// it, and `package` is that of which it imports something.
    func risks(of page: Playground.Page, isRestricted: Bool, importing package: SwiftPackage?) -> [Risk] {
        var risks: [Risk] = isRestricted ? [] : [.unrestrictedPage(page.file)]
        if let package { risks.append(.package(package.folder)) }
        return risks.filter { !accepted.contains($0) }
    }
}
