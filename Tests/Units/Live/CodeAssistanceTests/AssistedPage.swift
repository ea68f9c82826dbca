// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import PageBuild
import PageSource
import RecordingHosts
import TemporaryFolders
import Testing

@testable import CodeAssistance

/// A playground with the assistant of its page and the language server of the toolchain.
final class AssistedPage {
    let folder = TemporaryFolder()
    let host: RecordingHost
    let assistant: CodeAssistant
    let playground: Playground
    let toolchain: Toolchain
    private let builds: BuildFolder

    @TaskLocal fileprivate static var shared: AssistedPage?

    /// The page of all tests of a suite with `SharedPage`.
    static var current: AssistedPage { get throws { try #require(shared) } }

    /// Whether the toolchain that builds these tests has a language server. A sanitizer needs more than the sandbox
    /// allows.
    static let isAvailable: Bool = {
        let isSanitized = dlsym(nil, "__asan_init") != nil || dlsym(nil, "__tsan_init") != nil
        return !isSanitized && (try? toolchain().languageServer) != nil
    }()

    /// Creates a playground with a page and sources, whose code is not in an editor. The assistant is started unless the
    /// toolchain is not yet found.
    init(
        _ text: String, sources: [String: String] = [:], isConfined: Bool = true, toolchainIsFound: Bool = true
    ) throws {
        host = RecordingHost(isConfined: isConfined)
        folder.write("My Page.playground/Contents.swift", text)
        for (name, text) in sources { folder.write("My Page.playground/Sources/\(name)", text) }
        mkdir(folder.file("cache"), 0o700)
        builds = try #require(BuildFolder(caches: folder.file("cache")))
        playground = try Playground(path: folder.file("My Page.playground"))
        toolchain = try Self.toolchain()
        let programs = PagePrograms(page: "", modules: ["\(RecordingHost.builtProducts)/Modules"], searchPath: "")
        assistant = CodeAssistant(programs, folder: builds.child(), host: host)
        if toolchainIsFound { start() }
    }

    isolated deinit {
        assistant.stop()
        builds.removeAll()
    }

    func start() { assistant.start(page, with: toolchain) }

    var page: Playground.Page { playground.pages[0] }

    /// The path of a source.
    func source(_ name: String) -> String { folder.file("My Page.playground/Sources/\(name)") }

    /// The folder of the workspace that the server reads.
    var workspace: String { builds.path + "/1/1/files" }

    /// Returns the toolchain that runs these tests.
    private static func toolchain() throws -> Toolchain {
        let host = RecordingHost(isConfined: false)
        let search = ToolchainSearch(host: host)
        var outcome: ToolchainSearch.Outcome?
        search.start(in: getenv("PATH").map { String(cString: $0) } ?? "") { outcome = $0 }
        _ = host.run { outcome != nil }
        guard case .found(let toolchain) = outcome else { throw Missing() }
        return toolchain
    }

    struct Missing: Error {}

    /// Returns the completion at the mark `|` in the text of a file, by default the page. Calls
    /// `asked` after the question.
    func complete(_ marked: String, in path: String? = nil, asked: () -> Void = {}) throws -> Completion? {
        try answer(marked, in: path) {
            assistant.complete(at: $0, in: $1, then: $2)
            asked()
        }
    }

    /// Returns the labels of the items of the completion.
    func labels(_ marked: String, in path: String? = nil) throws -> [String] {
        try complete(marked, in: path)?.items.map(\.label) ?? []
    }

    /// Returns the members that a member after the mark can be replaced with.
    func members(like name: String, _ marked: String) throws -> [String]? {
        try answer(marked) { assistant.members(like: name, at: $0, in: $1, then: $2) }
    }

    /// Returns the names of all members that can be at the mark.
    func memberNames(_ marked: String) throws -> [String]? {
        try answer(marked) { assistant.memberNames(at: $0, in: $1, then: $2) }
    }

    /// Returns the documentation of the name at the mark.
    func help(_ marked: String) throws -> SymbolHelp? {
        try answer(marked) { assistant.help(at: $0, in: $1, then: $2) }
    }

    /// Returns the functions that are called at the mark.
    func signatures(_ marked: String) throws -> [CallSignature]? {
        try answer(marked) { assistant.signatures(at: $0, in: $1, then: $2) }
    }

    /// Returns the symbol at the mark, or why it cannot be renamed.
    func symbol(_ marked: String) throws -> Result<PageSymbol, PageSymbol.Refusal>? {
        let text = marked.replacing("|", with: "")
        return try answer(marked) { position, path, answered in
            guard let name = CodeName(at: position, in: text) else { return answered(nil) }
            assistant.symbol(of: name, in: path) { answered($0) }
        }
    }

    /// Returns the edits that rename a symbol.
    func rename(_ symbol: PageSymbol, to name: String) throws -> SymbolRename? {
        var answer: SymbolRename??
        assistant.rename(symbol, to: name) { answer = .some($0) }
        try #require(host.run { answer != nil })
        return answer!
    }

    /// Asks a question about the mark in the text of a file, by default the page, and waits for the answer.
    private func answer<Answer>(
        _ marked: String, in path: String? = nil,
        _ ask: (SourcePosition, String, @escaping (Answer?) -> Void) -> Void
    ) throws -> Answer? {
        let (position, path) = try edit(marked, path)
        var answer: Answer??
        ask(position, path) { answer = .some($0) }
        try #require(host.run { answer != nil })
        return answer!
    }

    /// Replaces the text of a file in the editor, and returns where the mark was.
    private func edit(_ marked: String, _ path: String?) throws -> (SourcePosition, String) {
        let mark = try #require(marked.firstIndex(of: "|"))
        let before = marked[..<mark]
        let path = path ?? page.file
        assistant.textChanged(String(before + marked[mark...].dropFirst()), of: path)
        let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
        return (SourcePosition(line: before.count { $0 == "\n" } + 1, column: line.utf8.count + 1), path)
    }
}

/// Lets the tests of a suite that only change the text of a page use the same one, and so the same server.
struct SharedPage: SuiteTrait, TestScoping {
    let text: String
    let sources: [String: String]

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await AssistedPage.$shared.withValue(AssistedPage(text, sources: sources)) { try await function() }
    }
}
