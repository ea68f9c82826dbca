// SPDX-License-Identifier: GPL-3.0-or-later
// The time line owns the comparison. The window sets the callback, which refers to it weakly.

import PageLink
import PageSource

/// The values of a literal that the user compares: the lines that show where things move with each of them stay on the
/// page.
package final class Comparison {
    /// A value that is kept, so that others can be compared with it.
    package struct KeptValue: Equatable {
        /// The literal with the value.
        package let literal: CodeLiteral
        /// The number of its color, smaller than `maxCount`. No two values have the same one.
        package let color: Int
        /// Where things move, and after which moment; `nil` if that is not known for any moment.
        fileprivate var trails: [Trail] = [], moment: Moment?
    }

    /// A moment of a session: its step, and the last step of the session.
    struct Moment: Equatable { let step, length: Int }

    /// The largest number of values.
    package static let maxCount = 4

    /// Called when other values are kept.
    package var changed: () -> Void = {}
    /// The kept values, the oldest first.
    package private(set) var values: [KeptValue] = [] { didSet { if values != oldValue { changed() } } }

    /// Adds a value of a literal, with the trails after a moment if they are known. It takes the place of the oldest one if
    /// there are too many.
    func keep(_ literal: CodeLiteral, _ trails: [Trail]?, at moment: Moment) {
        var value = KeptValue(literal: literal, color: color(for: literal), trails: trails ?? [])
        value.moment = trails == nil ? nil : moment
        values = values.filter { $0.color != value.color } + [value]
    }

    /// Removes a value.
    package func remove(_ value: KeptValue) { values.removeAll { $0.literal == value.literal } }

    /// Removes all values, because the code or the session is another one.
    package func removeAll() { values = [] }

    /// Forgets where things move, because the session is another one after a moment.
    func forgetTrails() {
        for index in values.indices { (values[index].trails, values[index].moment) = ([], nil) }
    }

    /// Returns a value whose trails after a moment are not known.
    func unknown(at moment: Moment) -> KeptValue? { values.first { $0.moment != moment } }

    /// Sets the trails of the value with a color, which may have been removed.
    func setTrails(_ trails: [Trail], ofColor color: Int, at moment: Moment) {
        guard let index = values.firstIndex(where: { $0.color == color }) else { return }
        (values[index].trails, values[index].moment) = (trails, moment)
    }

    /// Returns the trails after a moment by the color of their value.
    func trails(at moment: Moment) -> [[Trail]] {
        var trails = [[Trail]](repeating: [], count: Self.maxCount)
        for value in values where value.moment == moment { trails[value.color] = value.trails }
        return trails
    }

    /// Returns the color for a literal: that of the same value, or a free one, or that of the oldest value.
    private func color(for literal: CodeLiteral) -> Int {
        let used = values.map(\.color)
        return values.first { $0.literal == literal }?.color ?? (0..<Self.maxCount).first { !used.contains($0) }
            ?? used[0]
    }
}
