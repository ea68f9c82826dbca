// SPDX-License-Identifier: GPL-3.0-or-later
import Console
import Localization
import PageBuild

/// Messages to the user about a build.
extension PlaygroundRunner {
    func report(_ outcome: BuildProgress.Outcome) {
        clear()
        timeLine.abandonTrial()
        switch outcome {
        case .built: break
        case .failed(let found):
            let diagnostics = found.corrected(in: presentTexts ?? [:]).withoutConsequences
                .summarizingMissingNames(ofPage: page.file)
            diagnostics.flatMap(\.withNotes).forEach(report)
            problems = problems(in: diagnostics)
            updatable = updatable(found)
            suggestMembers()
            if diagnostics.contains(where: \.needsListOfNames) {
                let message = translated("The names of UIKit that a page can use are listed in the guide: press F1")
                happened(.said(message, .note))
            }
            values.outdate()
            let worst = diagnostics.first { $0.severity == .error } ?? diagnostics[0]
            happened(.notBuilt(message(of: worst)))
        case .tooSlow:
            values.outdate()
            happened(.said(BuildProgress.Outcome.tooSlowMessage, .error))
            happened(.notBuilt(BuildProgress.Outcome.tooSlowMessage))
        case .broken(let text):
            values.outdate()
            happened(
                .said(text.isEmpty ? translated("The compiler crashed: save the page to try again") : text, .error))
            happened(.notBuilt(translated("The compiler crashed: save the page to try again")))
        }
    }

    func problems(in diagnostics: [Diagnostic]) -> [Problem] {
        diagnostics.filter { !$0.isCompilerMismatch }.compactMap { Problem($0, in: page.files) }
    }

    func report(_ diagnostic: Diagnostic) {
        happened(.said(message(of: diagnostic), diagnostic.severity == .error ? .error : .note))
    }

    private func message(of diagnostic: Diagnostic) -> String {
        guard diagnostic.isCompilerMismatch else { return diagnostic.message }
        return filled(
            // Translators: {version} is the name of the compiler, such as “Swift version 6.3.1 (…)”.
            translated("Could not build the page with {version}: Peekaboard was built with another version of Swift"),
            ["version": toolchain?.version ?? "Swift"])
    }

    /// Gives up the version that was to be run, with a message for the user.
    func refuse(_ reason: String) {
        builder.cancel()
        clear()
        timeLine.abandonTrial()
        values.outdate()
        happened(.said(reason, .error))
        happened(.notBuilt(reason))
        expressions.goOn()
    }

    /// Clears the console, except for the notes that belong to the new run.
    func clear() {
        updatable = nil
        happened(.cleared)
        for note in notes { happened(.said(note, .note)) }
        notes = []
        repeatFormatFailure()
    }
}
