// SPDX-License-Identifier: GPL-3.0-or-later
// The assistant owns the session and the unanswered queries. The runner owns the assistant.

import HostInterface
import JSON
import PageBuild
import PageSource

/// Completes and explains the code of a page with the toolchain's language server, `sourcekit-lsp`. The server runs in a
/// process of its own from the first change of a text on, limited to a workspace in the folder of the builds. Without a
/// server, or if it fails too often, every answer is `nil`.
///
/// Each closure is called exactly once, possibly before the function returns. A new question cancels an unanswered one
/// of the same kind, which is answered with `nil`. Questions before the start are answered after it.
package final class CodeAssistant {
    /// How often the server may fail within a number of seconds before it is not started again.
    private static let maxFailures = 4, failureMemory = 600.0
    /// The maximum length of a text, in bytes.
    private static let maxText = 2_000_000

    private let host: any PageHost
    private let sandbox: Sandbox
    private let modules: [String]
    private let folder: BuildFolder
    private var toolchain: Toolchain?
    private(set) var workspace: LanguageWorkspace?
    private var workspaceFolder: String?
    private var session: LanguageSession?
    private var texts: [String: String] = [:]
    private var queries: [AssistantQuery.Kind: AssistantQuery] = [:]
    private var failures: [Double] = []
    /// Sends the questions that were asked before the start; `nil` from the start on.
    private var early: [() -> Void]? = []

    /// Creates an assistant that has not started. Its workspace will be in `folder`.
    package init(_ programs: PagePrograms, folder: BuildFolder, host: any PageHost) {
        sandbox = Sandbox(programs)
        modules = programs.modules
        self.folder = folder
        self.host = host
    }

    /// Whether there is a server that can be asked.
    package var isAvailable: Bool { toolchain?.languageServer != nil && failures.count < Self.maxFailures }

    /// Whether the server runs.
    package var isRunning: Bool { session?.isRunning == true }

    /// Measures the server; `nil` if it does not run.
    package var usage: ProcessUsage? { session?.usage }

    // MARK: The code

    /// Assists with a page from now on, or takes up changes of its files.
    package func start(_ page: Playground.Page, with toolchain: Toolchain) {
        if toolchain == self.toolchain, let workspace, workspace.contains(page) {
            return workspace.update(edited: texts)
        }
        let early = early ?? []
        if self.early == nil { stop() } else { self.early = nil }
        self.toolchain = toolchain
        if toolchain.languageServer != nil {
            let path = folder.next()
            workspaceFolder = path
            workspace = LanguageWorkspace(of: page, edited: texts, with: toolchain, modules: modules, in: path)
        }
        for send in early { send() }
    }

    /// Notes the text of a file as it is in the editor.
    package func textChanged(_ text: String, of path: String) {
        texts[path] = text
        if workspace?.uri(of: path) != nil { startSession() }
    }

    /// Notes that a file is not in the editor any more.
    package func textClosed(of path: String) {
        guard texts.removeValue(forKey: path) != nil else { return }
        workspace?.update(edited: texts)
        session?.close(path)
    }

    /// Lets the server read the files again that were opened for a question, but are not in the editor.
    func closeOthers() {
        for path in workspace?.files ?? [] where texts[path] == nil { session?.close(path) }
    }

    /// Stops the server and deletes its workspace.
    package func stop() {
        session?.end()
        (session, workspace, toolchain, early) = (nil, nil, nil, nil)
        cancelAll()
        if let workspaceFolder { folder.remove(workspaceFolder) }
        workspaceFolder = nil
    }

    // MARK: Questions

    /// Finds what can be inserted at a place in a file.
    package func complete(
        at position: SourcePosition, in path: String, then answered: @escaping (Completion?) -> Void
    ) {
        ask(.completion, "textDocument/completion", at: position, in: path) { json, lines in
            answered(json.map { Completion($0, at: position, in: lines) })
        }
    }

    /// Finds the names of the cases or static properties, of the type of a member with a name, that can be at a place
    /// after a dot in a file. They are in the order of their declarations.
    package func members(
        like name: String, at position: SourcePosition, in path: String, then answered: @escaping ([String]?) -> Void
    ) {
        ask(.members, "textDocument/completion", at: position, in: path) { json, lines in
            answered(json.map { Completion.members(like: name, $0, at: position, in: lines) })
        }
    }

    /// Finds the names of all members that can be at a place after a dot in a file.
    package func memberNames(
        at position: SourcePosition, in path: String, then answered: @escaping ([String]?) -> Void
    ) {
        ask(.correction, "textDocument/completion", at: position, in: path) { json, lines in
            answered(json.map { Completion($0, at: position, in: lines).items.map(\.name) })
        }
    }

    /// Finds the documentation of the name at a place in a file.
    package func help(at position: SourcePosition, in path: String, then answered: @escaping (SymbolHelp?) -> Void) {
        ask(.help, "textDocument/hover", at: position, in: path) { json, lines in
            answered(json.flatMap { SymbolHelp($0, in: lines) })
        }
    }

    /// Finds the functions that are being called at a place in a file, the likeliest first.
    package func signatures(
        at position: SourcePosition, in path: String, then answered: @escaping ([CallSignature]?) -> Void
    ) {
        ask(.signature, "textDocument/signatureHelp", at: position, in: path) { json, _ in
            answered(json.map(CallSignature.all))
        }
    }

    /// Begins a query, which replaces the previous one of its kind.
    private func begin(_ kind: AssistantQuery.Kind, _ answered: @escaping (JSON?) -> Void) -> AssistantQuery {
        let query = AssistantQuery(answered)
        queries.updateValue(query, forKey: kind)?.cancel()
        return query
    }

    /// Returns the text of a file, as it is in the editor if it is there.
    func text(of path: String) -> String { texts[path] ?? workspace?.text(of: path) ?? "" }

    /// Asks about a place in a file, whose text can be another one for the question.
    func ask(
        _ kind: AssistantQuery.Kind, _ method: String, at position: SourcePosition, in path: String,
        text: String? = nil, _ others: [String: JSON] = [:], answered: @escaping (JSON?, LinePositions) -> Void
    ) {
        let text = text ?? self.text(of: path)
        // The places are those in the text that the server has. A question can be older than the workspace.
        var known: LinePositions?
        let lines = { [weak self] in
            let lines = known ?? LinePositions(self?.workspace?.visibleText(text) ?? text)
            known = lines
            return lines
        }
        let query = begin(kind) { answered($0 == .null ? nil : $0, lines()) }
        let parameters: (String) -> JSON = {
            let place: [String: JSON] = ["textDocument": ["uri": .string($0)], "position": lines().json(position)]
            return .object(place.merging(others) { $1 })
        }
        if early != nil {
            early?.append { [weak self] in self?.send(query, method, parameters, about: text, of: path) }
        } else {
            send(query, method, parameters, about: text, of: path)
        }
    }

    /// Sends a question about the text of a file. `parameters` takes the URI of the file.
    private func send(
        _ query: AssistantQuery, _ method: String, _ parameters: @escaping (String) -> JSON, about text: String,
        of path: String
    ) {
        startSession()
        guard let session, let uri = workspace?.uri(of: path), text.utf8.count <= Self.maxText else {
            return query.answer(nil)
        }
        session.whenReady { [weak self] connection in
            guard let self else { return query.answer(nil) }
            for (path, text) in texts.sorted(by: { $0.key < $1.key }) where text.utf8.count <= Self.maxText {
                session.synchronize(text, of: path)
            }
            session.synchronize(text, of: path)
            query.send(method, parameters(uri), to: connection)
        }
    }

    // MARK: The server

    /// Starts the server, unless it runs, or there is none that works.
    private func startSession() {
        guard session == nil, let workspace, let toolchain, let program = toolchain.languageServer else { return }
        failures.removeAll { $0 < host.now - Self.failureMemory }
        guard failures.count < Self.maxFailures else { return }
        workspace.update(edited: texts)
        let launch = sandbox.languageServer(
            program, of: toolchain, reading: workspace.folder, writing: workspace.scratch)
        session = LanguageSession(launch, in: workspace, host: host)
        session?.failed = { [weak self] in self?.noteFailure() }
        if session == nil { failures.append(host.now) }
    }

    private func noteFailure() {
        failures.append(host.now)
        session?.end()
        session = nil
        cancelAll()
    }

    private func cancelAll() {
        let queries = queries.values
        self.queries = [:]
        for query in queries { query.cancel() }
    }
}
