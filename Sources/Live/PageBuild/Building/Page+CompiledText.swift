// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource

extension Playground.Page {
    /// Returns the text of a file of the page as it is compiled, without a table of its methods. Everything stays in the
    /// same place.
    package func compiledText(_ text: String) -> String { ObjectiveCForms.replaced(in: withModules(text)) }

    /// Returns the text of a file of the page with other imports: those of its own sources are left out, because these and
    /// the page become one module, and UIKit takes the place of what it includes.
    func withModules(_ text: String) -> String {
        ImportStatement.joiningUIKit(in: ImportStatement.removing(from: text, where: isOwnModule))
    }
}
