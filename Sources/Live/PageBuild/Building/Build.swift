// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Localization
import PageSource

/// The steps that compile a page into a shared library. Creating a build writes the main source file; the commands run
/// in order.
package struct Build: Equatable, Sendable {
    /// A program and its arguments.
    package struct Command: Equatable, Sendable {
        /// The path of the program.
        package let program: String
        /// The arguments, without the program name.
        package let arguments: [String]
        /// The paths of files that the program writes its messages to, if it does not only print them.
        package internal(set) var messages: [String] = []
        /// Whether the command uses what the commands before it have written. The others also run after an error in one
        /// file, to find the errors in other files.
        package internal(set) var needsPrevious = true
    }

    /// An error that prevents a build from starting.
    package enum PreparationError: Error, Equatable, Sendable {
        /// The file of the page at this path cannot be read.
        case unreadable(String)
        /// A source at this path is a link to a file outside of the playground.
        case outside(String)
        /// The folder cannot be written to.
        case unwritable(String)
        /// The page imports frameworks that are not available.
        case needsFrameworks([Diagnostic])

        /// The message for the user.
        package var message: String {
            switch self {
            case .unreadable(let file): filled(translated("Could not read {file}"), ["file": file])
            case .outside(let file):
                filled(translated("{file} is a link to a file outside of the playground"), ["file": file])
            case .unwritable(let folder): unwritableMessage(folder: folder)
            case .needsFrameworks(let errors): errors.map(\.message).joined(separator: "\n")
            }
        }
    }

    /// The path of the resulting library.
    package let library: String
    /// The source of the page, as it is built.
    package let source: String
    /// The commands that build it.
    package let commands: [Command]
    /// The commands to use instead, in this order, if others fail for a reason other than an error in the page. Empty if
    /// there is no other way.
    package let fallbacks: [[Command]]
    /// What expressions are compiled against later.
    package let module: PageModule
    /// The copies of the page's source, and of sources that are edited or have forms of Objective-C.
    let copies: [SourceCopy]

    /// Creates a build of something that is added to a page.
    init(_ library: String, of module: PageModule, commands: [Command], copies: [SourceCopy]) {
        (self.library, self.module, self.commands, self.copies) = (library, module, commands, copies)
        (source, fallbacks) = ("", [])
    }

    /// Creates a build of something that pages are compiled with.
    init(commands: [Command], with toolchain: Toolchain) {
        let tools = BuildCommands(toolchain, language: [], modules: [], cache: ModuleCache.option)
        let module = PageModule(folder: "", library: "", files: [], imports: "", tools: tools)
        self.init("", of: module, commands: commands, copies: [])
    }

    /// Returns the options of the compiler on which the meaning of the code depends. The language is Swift 5, as in
    /// playgrounds of Xcode, unless the page has a line `// swift-version: 6`.
    package static func languageOptions(for source: String) -> [String] {
        let isSwift6 = source.split(whereSeparator: \.isNewline).contains {
            $0.filter { $0 != " " } == "//swift-version:6"
        }
        return ["-module-name", "Page"]
            + (isSwift6 ? ["-swift-version", "6", "-default-isolation", "MainActor"] : ["-swift-version", "5"])
    }

    /// The options that make a page report its values: after each statement, it calls a function of a module that it
    /// does not have to import. Parameters are left out because a closure as a parameter would not compile.
    private static let values =
        ["-import-module", "PageValues", "-playground"]
        + ["NoScopeEvents", "NoFunctionParameters"].flatMap { ["-playground-option", $0] }

    /// Creates a build of a page in its own, existing folder. The page's source is copied now, so later changes to the
    /// file have no effect. `edited` are texts by path that are compiled instead of what the files contain. `modules`
    /// are the search paths of modules that the page may import, and `products` those of the package around it; `cache`
    /// is the compiler's module cache. `showsValues` is whether the page reports the values of its statements, if the
    /// toolchain can be called directly.
    package init(
        of page: Playground.Page, edited: [String: String] = [:], with toolchain: Toolchain, modules: [String],
        products: PackageProducts? = nil, cache: String, in folder: String, showsValues: Bool = true
    ) throws(PreparationError) {
        let texts = try Self.texts(of: page, edited: edited)
        self.source = texts[0]
        var compiled = texts.map(page.withModules)
        let searched = modules + (products.map { [$0.modules] } ?? [])
        let errors = MissingFramework.errors(in: Array(zip(page.files, compiled)), modules: searched)
        guard errors.isEmpty else { throw .needsFrameworks(errors) }
        // Of several files, only main.swift can have top-level code.
        let main = "\(folder)/main.swift"
        // A `#!` line is valid only at the start of a file.
        if compiled[0].hasPrefix("#!") { compiled[0] = "//" + compiled[0] }
        let table = MethodTable(zip(page.files, compiled).map { ($0, $1) })
        var copies = [SourceCopy(path: main, original: page.file, statements: table.statements)]
        guard Disk.write(copies[0].firstLines + table.source(ofFile: 0), to: main) else { throw .unwritable(folder) }
        var sources: [String] = []
        // The compiler refuses two files with the same name.
        var names: Set = ["main.swift"]
        for (index, file) in page.sources.enumerated() {
            let (text, isNew) = (table.source(ofFile: index + 1), names.insert(FilePath.name(of: file)).inserted)
            if isNew, edited[file] == nil, text == texts[index + 1] {
                sources.append(file)
                continue
            }
            let copy = SourceCopy(path: "\(folder)/\(index).swift", original: file)
            guard Disk.write(copy.firstLines + text, to: copy.path) else { throw .unwritable(folder) }
            copies.append(copy)
            sources.append(copy.path)
        }
        self.copies = copies
        let library = "\(folder)/page.so"
        self.library = library
        let object = "\(folder)/page.o"
        let tools = BuildCommands(
            toolchain, language: Self.languageOptions(for: source), modules: modules, products: products, cache: cache)
        module = PageModule(
            folder: folder, library: library, files: [main] + sources, imports: ImportStatement.lines(in: compiled[0]),
            tools: tools)
        let whole = ["-c", main] + sources + tools.settings + ["-whole-module-optimization", "-o", object]
        // Two steps, because with `-emit-library` the driver parses sources as a library, without top-level code.
        let driving = [
            tools.compile(whole, messages: [], isDirect: false), tools.linkPage([object], as: library, isDirect: false),
        ]
        guard tools.isDirect else {
            (commands, fallbacks) = (driving, [])
            return
        }
        let messages = "\(folder)/page.dia"
        let plain = [tools.compile(whole, messages: [messages]), tools.linkPage([object], as: library)]
        guard showsValues else {
            (commands, fallbacks) = (plain, [driving])
            return
        }
        // The values would be reported by all files that are compiled together.
        let others = sources.indices.map { "\(folder)/source\($0).o" }
        let compileMain = tools.compile(
            ["-c", "-primary-file", main] + sources + tools.settings + Self.values + ["-o", object],
            messages: [messages])
        let compileOthers = tools.compile(
            ["-c", main] + sources.flatMap { ["-primary-file", $0] } + tools.settings
                + others.flatMap { ["-o", $0] },
            messages: sources.indices.map { "\(folder)/source\($0).dia" })
        commands =
            [compileMain] + (others.isEmpty ? [] : [compileOthers]) + [tools.linkPage([object] + others, as: library)]
        fallbacks = [plain, driving]
    }

    /// Returns an error for each framework that the page imports and that is not available. No toolchain is needed for
    /// that.
    package static func missingFrameworks(
        of page: Playground.Page, edited: [String: String], modules: [String]
    ) -> [Diagnostic] {
        guard let texts = try? texts(of: page, edited: edited) else { return [] }
        return MissingFramework.errors(in: Array(zip(page.files, texts.map(page.compiledText))), modules: modules)
    }

    /// Returns the texts of the files of a page.
    package static func texts(
        of page: Playground.Page, edited: [String: String]
    ) throws(PreparationError) -> [String] {
        // A playground can come from a stranger, and its page could show what it contains.
        let readable = ReadableFiles([page.folder])
        var texts: [String] = []
        for file in page.files {
            if FileKind(of: file) != nil, !readable.contains(path: file) { throw .outside(file) }
            guard let text = edited[file] ?? Disk.text(of: file) else { throw .unreadable(file) }
            texts.append(text)
        }
        return texts
    }
}
