// SPDX-License-Identifier: GPL-3.0-or-later
// The update owns its builder, whose closure holds a weak reference to the update. The runner owns the update.

import HostInterface
import PageBuild
import PageSource

/// Makes a page of an earlier version of Swift one of today: compiles it, corrects its errors, and begins again, until
/// there are none left or nothing changes. No file is changed.
final class PageUpdate {
    /// What an update has done.
    struct Result: Equatable {
        /// The new texts of the files that change, by path.
        let texts: [String: String]
        /// The number of places that were changed.
        let count: Int
        /// The number of errors that remain.
        let errorCount: Int
    }

    /// The texts of all files of the page before the update.
    let original: [String: String]
    /// Called with the number of changes so far, before each compilation.
    var progressed: (_ count: Int) -> Void = { _ in }
    /// Called at the end; with `nil` if the page could not be compiled.
    var ended: (Result?) -> Void = { _ in }

    private static let maxRounds = 20

    private let builder: VariantBuilder
    private let prepare: (_ texts: [String: String], _ path: String) -> VariantBuilder.Preparation?
    private var texts: [String: String]
    private var known: Set<[String: String]> = []
    private var count = 0

    /// Creates an update that has not started. `prepare` prepares to compile texts in a folder.
    init(
        of texts: [String: String], by builder: VariantBuilder,
        prepare: @escaping (_ texts: [String: String], _ path: String) -> VariantBuilder.Preparation?
    ) {
        (original, self.texts) = (texts, texts)
        (self.builder, self.prepare) = (builder, prepare)
    }

    /// Begins a round.
    func start() {
        progressed(count)
        let isStarted = builder.start {
            prepare(texts, $0)
        } then: { [weak self] in
            self?.continueUpdate($1)
        }
        if !isStarted { ended(nil) }
    }

    /// Ends the update without calling `ended`.
    func cancel() { builder.cancel() }

    private func continueUpdate(_ outcome: BuildProgress.Outcome) {
        switch outcome {
        case .built: end(errorCount: 0)
        case .broken, .tooSlow: ended(nil)
        case .failed(let diagnostics):
            known.insert(texts)
            let round = UpdateRound(diagnostics, of: texts)
            let new = texts.merging(round.texts) { $1 }
            guard round.count > 0, known.count < Self.maxRounds, !known.contains(new) else {
                return end(errorCount: diagnostics.count { $0.severity == .error })
            }
            texts = new
            count += round.count
            start()
        }
    }

    private func end(errorCount: Int) {
        let changed = texts.filter { original[$0] != $1 }
        ended(Result(texts: changed, count: count, errorCount: errorCount))
    }
}
