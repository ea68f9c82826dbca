import PageSource

extension Playground.Page {
    /// Returns the text of a file of the page as it is compiled, with everything in the same place. The page and its
    /// sources become one module, so imports of its own sources are left out.
    package func compiledText(_ text: String) -> String { ImportStatement.removing(from: text, where: isOwnModule) }
}
