// SPDX-License-Identifier: GPL-3.0-or-later
// The time line owns the comparison. The window sets the callback, which refers to it weakly.

import PageLink
import PageSource

/// The values of a literal that the user compares: the lines that show where things move with each of them stay on the
/// page.
package final class Comparison {
    /// A value that is compared.
    package struct Version: Equatable {
        /// The literal with the value.
        package let literal: CodeLiteral
        /// The number of its color, smaller than `maxCount`. No two versions have the same one.
        package let color: Int
        /// Where things move, and after which moment; `nil` if that is not known for any moment.
        fileprivate var trails: [Trail] = [], moment: Moment?
    }

    /// A moment of a session: its step, and the last step of the session.
    struct Moment: Equatable { let step, length: Int }

    /// The largest number of versions.
    package static let maxCount = 4

    /// Called when there are other versions.
    package var changed: () -> Void = {}
    /// The versions, the oldest first.
    package private(set) var versions: [Version] = [] { didSet { if versions != oldValue { changed() } } }

    /// Adds a value of a literal, with the trails after a moment if they are known. It takes the place of the oldest one if
    /// there are too many.
    func keep(_ literal: CodeLiteral, _ trails: [Trail]?, at moment: Moment) {
        var version = Version(literal: literal, color: color(for: literal), trails: trails ?? [])
        version.moment = trails == nil ? nil : moment
        versions = versions.filter { $0.color != version.color } + [version]
    }

    /// Removes a version.
    package func remove(_ version: Version) { versions.removeAll { $0.literal == version.literal } }

    /// Removes all versions, because the code or the session is another one.
    package func removeAll() { versions = [] }

    /// Forgets where things move, because the session is another one after a moment.
    func forgetTrails() {
        for index in versions.indices { (versions[index].trails, versions[index].moment) = ([], nil) }
    }

    /// Returns a version whose trails after a moment are not known.
    func unknown(at moment: Moment) -> Version? { versions.first { $0.moment != moment } }

    /// Sets the trails of the version with a color, which may have been removed.
    func setTrails(_ trails: [Trail], ofColor color: Int, at moment: Moment) {
        guard let index = versions.firstIndex(where: { $0.color == color }) else { return }
        (versions[index].trails, versions[index].moment) = (trails, moment)
    }

    /// Returns the trails after a moment by the color of their version.
    func trails(at moment: Moment) -> [[Trail]] {
        var trails = [[Trail]](repeating: [], count: Self.maxCount)
        for version in versions where version.moment == moment { trails[version.color] = version.trails }
        return trails
    }

    /// Returns the color of a version with a literal: that of the same value, or a free one, or that of the oldest version.
    private func color(for literal: CodeLiteral) -> Int {
        let used = versions.map(\.color)
        return versions.first { $0.literal == literal }?.color ?? (0..<Self.maxCount).first { !used.contains($0) }
            ?? used[0]
    }
}
