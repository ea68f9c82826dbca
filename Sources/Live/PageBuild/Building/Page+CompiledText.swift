import PageSource

extension Playground.Page {
    /// Returns the text of a file of the page as it is compiled, without a table of its methods. Everything stays in the
    /// same place.
    package func compiledText(_ text: String) -> String { ObjectiveCForms.replaced(in: withoutOwnImports(text)) }

    /// Returns the text of a file of the page without imports of its own sources, because these and the page become one
    /// module, and without those of parts of modules.
    func withoutOwnImports(_ text: String) -> String { ImportStatement.removing(from: text, where: isOwnModule) }
}
