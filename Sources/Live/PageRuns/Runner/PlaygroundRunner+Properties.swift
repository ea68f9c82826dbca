// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import PageSource

/// The live properties in the source of the page.
extension PlaygroundRunner {
    /// Writes the present values of the page's own live properties into its source, which runs it again.
    package func writeProperties() {
        guard let shown, let properties = shown.page?.properties else { return }
        guard page.stamp == shown.version.stamp, editedTexts() == shown.version.texts else {
            let message = translated("Nothing was written: {file} has changed since it was last run")
            return happened(.said(filled(message, ["file": displayName(ofPath: page.file)]), .error))
        }
        for (file, edits) in properties.edits.sorted(by: { $0.key < $1.key }) {
            let name = displayName(ofPath: file)
            do throws(Playground.Page.WriteError) {
                if let text = shown.version.texts[file] {
                    happened(.rewritten(path: file, text: try page.text(text, of: file, with: edits)))
                } else {
                    try page.write(edits, to: file)
                }
                // Translators: {file} is the name of a file of Swift code.
                notes.append(filled(translated("The values were written to {file}"), ["file": name]))
            } catch {
                happened(.said(error.message(file: name), .error))
            }
        }
    }

    /// Lets the properties of a run find their names in the source.
    func connectProperties(of run: PageRun) {
        run.page?.properties.nameInSource = { [page, weak run] property in
            guard let version = run?.version, page.stamp == version.stamp,
                case .source(let file, let line, let column) = property.origin
            else { return nil }
            return page.declaration(in: file, edited: version.texts[file], line: line, column: column)?.target
        }
    }
}
