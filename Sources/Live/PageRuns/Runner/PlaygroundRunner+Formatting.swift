// SPDX-License-Identifier: GPL-3.0-or-later
import Console
import Files
import Localization
import PageBuild
import PageSource

/// The format of the code.
extension PlaygroundRunner {
    /// Formats the present text of a file, then calls `done` with the new text, unless the file has been changed
    /// meanwhile. A line in the console says why it could not be formatted.
    package func format(_ path: String, then done: @escaping (_ old: String, _ new: String) -> Void) {
        guard let text = presentText(of: path) else { return }
        guard let toolchain, toolchain.formatter != nil else { return report(.noFormatter, about: path) }
        let copies = folder.next()
        let settings = CodeFormatter.settings(of: path, in: playground.folder)
        codeFormatter.start(text, in: copies) { copy in
            sandbox.formatter(of: toolchain, for: copy, in: copies, settings: settings)
        } then: { [weak self] outcome in
            guard let self else { return }
            folder.remove(copies)
            guard presentText(of: path) == text else { return }
            if case .formatted(let new) = outcome { return done(text, new) }
            report(outcome, about: path)
        }
    }

    private func presentText(of path: String) -> String? { editedTexts()[path] ?? Disk.text(of: path) }

    private func report(_ outcome: CodeFormatter.Outcome, about path: String) {
        guard let message = message(of: outcome, about: path) else { return }
        happened(.said(message, .error))
        guard let text = presentText(of: path), builder.isBuilding || !isLatestPresent else { return }
        formatFailure = (path, text, message)
    }

    /// Says again why the present text could not be formatted, after the outcome of a build has cleared the console.
    func repeatFormatFailure() {
        guard let (path, text, message) = formatFailure else { return }
        let isPresent = presentText(of: path) == text
        if isPresent { happened(.said(message, .error)) }
        if !isPresent || isLatestPresent { formatFailure = nil }
    }

    private func message(of outcome: CodeFormatter.Outcome, about path: String) -> String? {
        let file = displayName(ofPath: path)
        switch outcome {
        case .formatted: return nil
        case .syntaxError(let line, let column, let message):
            // Translators: {message} is an error in Swift code.
            let text = filled(translated("The code was not formatted: {message}"), ["message": message])
            return "\(file):\(line):\(column): \(text)".printable
        case .noFormatter:
            return translated("The code was not formatted: this Swift toolchain has no swift-format")
        case .tooLong:
            return filled(
                translated("{file} was not formatted: it is too long, or takes too much time"), ["file": file])
        case .failed(let message):
            let reason = message.isEmpty ? translated("swift-format crashed") : message
            return filled(translated("The code was not formatted: {message}"), ["message": reason]).printable
        }
    }
}
