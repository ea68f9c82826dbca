// SPDX-License-Identifier: GPL-3.0-or-later
import HostInterface
import Localization
import PageBuild
import PageSource

/// The update of a page of an earlier version of Swift.
extension PlaygroundRunner {
    /// Corrects the errors of the page in the editor, as far as it is certain how.
    package func updatePage() {
        cancelUpdate()
        guard !needsConsent, let toolchain, let texts = presentTexts else { return }
        let update = PageUpdate(of: texts, by: VariantBuilder(in: folder, host: host)) { [weak self] in
            try? self?.prepareBuild(of: $0, with: toolchain, in: $1)
        }
        self.update = update
        update.progressed = { [weak self] in self?.happened(.updating(count: $0)) }
        update.ended = { [weak self, weak update] result in
            guard let self, let update, self.update === update else { return }
            cancelUpdate()
            // The user can have changed the page meanwhile.
            guard let result, presentTexts == update.original else { return }
            happened(.updated(texts: result.texts, message: Self.message(of: result)))
        }
        update.start()
    }

    /// Cancels the update of the page. Nothing has been changed.
    package func cancelUpdate() {
        guard let update else { return }
        update.cancel()
        self.update = nil
        happened(.updating(count: nil))
    }

    /// Returns the first error that an update can correct. There is none if the page is in today’s Swift, or if the only
    /// one has a change of its own.
    func updatable(_ diagnostics: [Diagnostic]) -> Problem? {
        guard toolchain != nil, let presentTexts else { return nil }
        let round = UpdateRound(diagnostics, of: presentTexts)
        let corrected = round.findsOlderSwift ? round.corrected : []
        guard let first = corrected.first, corrected.count > 1 || first.fixIts.isEmpty else { return nil }
        return Problem(first, in: page.files)
    }

    /// The present texts of the files of the page, by path.
    var presentTexts: [String: String]? {
        (try? Build.texts(of: page, edited: editedTexts())).map { texts in
            Dictionary(uniqueKeysWithValues: zip(page.files, texts))
        }
    }

    private static func message(of result: PageUpdate.Result) -> String {
        let changes = filled(
            // Translators: {count} is the number of changes that “Update the Page” has made to the code.
            translated("Updated {count} place.", "Updated {count} places.", count: result.count),
            ["count": "\(result.count)"])
        guard result.errorCount > 0 else { return changes }
        let errors = filled(
            // Translators: It follows “Updated 34 places.”
            translated("{count} error remains.", "{count} errors remain.", count: result.errorCount),
            ["count": "\(result.errorCount)"])
        return "\(changes) \(errors)"
    }
}
