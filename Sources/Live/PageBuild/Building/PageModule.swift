// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Glibc
import PageSource

/// The module of a page that has been built. Expressions of the user are compiled against it, and linked with the page.
package struct PageModule: Equatable, Sendable {
    /// An expression or statement, and the name of the function that it becomes.
    package struct Expression: Equatable, Sendable {
        let name: String
        let text: String

        /// Creates an expression.
        package init(name: String, text: String) {
            self.name = name
            self.text = text
        }
    }

    /// The folder of the build.
    let folder: String
    /// The path of the page's library.
    let library: String
    /// The sources as they are compiled, the one with the top-level code first.
    let files: [String]
    /// The imports of that one.
    let imports: String
    let tools: BuildCommands

    /// Whether sources that are compiled where they are, and can have changed since, are needed again.
    package var needsOriginals: Bool { !isWritten && !files.allSatisfy { $0.hasPrefix("\(folder)/") } }

    private var path: String { "\(folder)/Page.swiftmodule" }
    private var isWritten: Bool { access(path, R_OK) == 0 }

    /// Returns a build that makes expressions a library with the given name, in the folder of the page's build.
    ///
    /// The module itself is written before the first expressions are compiled: few pages need it, and that takes half as
    /// long as compiling the page.
    package func build(
        of expressions: [Expression], as name: String
    ) throws(Build.PreparationError) -> Build {
        var copies: [SourceCopy] = []
        for expression in expressions {
            let original = path(of: expression)
            let copy = SourceCopy(
                path: "\(original).swift", original: original,
                statements: imports + "import PageValues\n@testable import Page\n"
                    + "@_cdecl(\"\(expression.name)\") @MainActor " + "public func \(expression.name)() {\n"
                    + "__printValue(\(expression.text.debugDescription)) {\n")
            let code = copy.firstLines + ObjectiveCForms.replaced(in: expression.text) + "\n#sourceLocation()\n}\n}\n"
            guard Disk.write(code, to: copy.path) else { throw .unwritable(folder) }
            copies.append(copy)
        }
        let (object, library) = ("\(folder)/\(name).o", "\(folder)/\(name).so")
        let writing = tools.compile(
            ["-emit-module"] + files + tools.settings + ["-o", path], messages: ["\(folder)/module.dia"])
        let compiling = tools.compile(
            ["-c"] + copies.map(\.path) + tools.settings
                + ["-module-name", "Expressions", "-I", folder, "-parse-as-library", "-whole-module-optimization"]
                + ["-o", object],
            messages: ["\(folder)/\(name).dia"], needsPrevious: true)
        return Build(
            library, of: self,
            commands: (isWritten ? [] : [writing])
                + [compiling, tools.link([object, self.library], as: library)],
            copies: copies)
    }

    /// Returns the error in an expression in one line, with its place if there is one; `nil` if there is none.
    package func error(in expression: Expression, of diagnostics: [Diagnostic]) -> String? {
        let path = path(of: expression)
        guard let error = diagnostics.first(where: { $0.severity == .error && $0.file == path }) else { return nil }
        let lines = expression.text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        // What is missing at the end is only missed after it.
        var place = (line: error.line ?? 1, column: error.column ?? 1)
        if place.line > lines.count { place = (lines.count, (lines.last?.utf8.count ?? 0) + 1) }
        return "\(place.line):\(place.column): error: \(error.text)"
    }

    /// Returns the path that messages about an expression have. There is no file.
    private func path(of expression: Expression) -> String { "\(folder)/\(expression.name)" }
}
