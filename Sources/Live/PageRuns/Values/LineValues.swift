// SPDX-License-Identifier: GPL-3.0-or-later
// The runner owns the values. The window sets the callback, which refers to it weakly.

import PageLink
import PageSource

/// The values of the page that is shown, beside the lines of its source that made them. They stay until the next run, or
/// another moment, is shown.
package final class LineValues {
    /// The values by line, from 1. Lines that have made none are left out.
    package private(set) var lines: [Int: LineValue] = [:]
    /// The source to which the lines belong. The file may have changed meanwhile.
    package private(set) var source = ""
    /// Whether the page reports its values. It does not if they are switched off, or if the compiler cannot add that to
    /// the page.
    package private(set) var areAvailable = false
    /// Whether they are values of an earlier version of the page, because the present one could not be run.
    package private(set) var areOutdated = false
    /// Called with the lines whose values have changed, or that have none any more.
    package var changed: (Set<Int>) -> Void = { _ in }

    /// The lines whose values are shown below them, also while they have none.
    private var pinned: Set<Int> = []

    init() {}

    /// Shows the values of a line below it, or no longer.
    package func togglePin(_ line: Int) {
        if pinned.remove(line) == nil { pinned.insert(line) }
        lines[line]?.isPinned = pinned.contains(line)
        changed([line])
    }

    /// Shows no more values below their lines. Returns false if there were none.
    @discardableResult
    package func unpinAll() -> Bool {
        guard !pinned.isEmpty else { return false }
        let before = pinned
        pinned = []
        for line in before { lines[line]?.isPinned = false }
        changed(before)
        return true
    }

    /// Replaces the values by those of a new run, or of another moment. Pins stay at their lines if these are still there.
    func replaceAll(with values: RunValues, areAvailable: Bool) {
        let (before, source) = (Set(lines.keys), values.source)
        if source != self.source {
            let movement = LineMovement(from: self.source, to: source)
            pinned = Set(pinned.compactMap { movement.newLine(of: $0) })
        }
        (self.source, self.areAvailable, areOutdated) = (source, areAvailable, false)
        lines = values.lines
        for line in pinned { lines[line]?.isPinned = true }
        changed(before.union(lines.keys))
    }

    /// Updates the lines whose values the run has changed.
    func update(_ changes: Set<Int>, of values: RunValues) {
        for line in changes {
            lines[line] = values.lines[line]
            lines[line]?.isPinned = pinned.contains(line)
            lines[line]?.isOutdated = areOutdated
        }
        changed(changes)
    }

    /// Notes that a later version of the page could not be run.
    func outdate() {
        guard !areOutdated else { return }
        areOutdated = true
        for line in lines.keys { lines[line]?.isOutdated = true }
        changed(Set(lines.keys))
    }
}
