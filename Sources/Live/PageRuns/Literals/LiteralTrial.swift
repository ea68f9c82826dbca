// SPDX-License-Identifier: GPL-3.0-or-later
// The runner owns the trial, which owns its builder.

import HostInterface
import PageBuild
import PageLink
import PageSource

/// A literal that the user changes while the page shows what that does.
///
/// The page is built once with calls in the place of the literal, which read cells. Each change sets the cells in the
/// process of the past, which repeats the session from before the literal was first read. At the end, the page is run
/// with the new text.
package final class LiteralTrial {
    private let builder: VariantBuilder
    private let timeLine: TimeLine
    /// The values that are shown as soon as the page is built.
    private var cells: [Double]?

    /// Creates a trial that has not begun.
    init(in folder: BuildFolder, _ timeLine: TimeLine, host: any PageHost) {
        builder = VariantBuilder(in: folder, host: host)
        self.timeLine = timeLine
    }

    /// Shows the page with another value of the literal.
    package func show(_ literal: CodeLiteral) {
        cells = literal.cells
        timeLine.tryCells(literal.cells)
    }

    /// Whether the lines of a value of the literal can be kept for comparison. They follow if the page is still being built.
    package var canKeepTrails: Bool { builder.hasVariant || timeLine.hasTrails }

    /// Keeps the lines of a value of the literal, so that other values can be compared with it.
    package func keepTrails(of literal: CodeLiteral) { if canKeepTrails { timeLine.keepTrails(of: literal) } }

    /// Builds the page so that it reads the literal from cells, then calls `built` with how it was built. Returns false if
    /// that is not possible. `prepare` prepares the build in a folder.
    func build(
        _ prepare: (_ path: String) -> VariantBuilder.Preparation?,
        then built: @escaping (VariantBuilder.Preparation) -> Void, failed: @escaping () -> Void
    ) -> Bool {
        builder.start(prepare) { variant, outcome in
            if case .built = outcome { built(variant) } else { failed() }
        }
    }

    /// Begins to show values of the literal in a page that has been built.
    func begin(_ files: PageFiles) {
        timeLine.beginTrial(files)
        cells.map(timeLine.tryCells)
    }

    /// Stops building, and removes what was built.
    func cancel() {
        builder.cancel()
        cells = nil
    }

    /// Stops building, and lets the time line show the session as it is.
    func abandon() {
        cancel()
        timeLine.abandonTrial()
    }
}
