// SPDX-License-Identifier: GPL-3.0-or-later
// A session owns its connection. Closures hold weak references.

import HostInterface
import JSON

/// A language server that has been started for a workspace, with the documents that it knows.
final class LanguageSession {
    /// Called at most once if the server has failed. What waits for the session is dropped.
    var failed: () -> Void = {}
    private let workspace: LanguageWorkspace
    private let connection: ServerConnection
    private var isReady = false
    private var waiting: [(ServerConnection) -> Void] = []
    /// The texts of the open documents, and their versions.
    private var documents: [String: (text: String, version: Int)] = [:]

    /// Starts a server. Returns `nil` on failure.
    init?(_ launch: ProcessLaunch, in workspace: LanguageWorkspace, host: any PageHost) {
        guard let connection = ServerConnection(launch, host: host) else { return nil }
        self.workspace = workspace
        self.connection = connection
        connection.failed = { [weak self] in self?.fail() }
        connection.request("initialize", Self.parameters(of: workspace)) { [weak self] answer in
            self?.begin(answer)
        }
    }

    /// Whether there is a process.
    var isRunning: Bool { connection.isRunning }

    /// Measures the process.
    var usage: ProcessUsage? { connection.usage }

    /// Calls `body` as soon as the server is ready.
    func whenReady(_ body: @escaping (ServerConnection) -> Void) {
        if isReady { body(connection) } else { waiting.append(body) }
    }

    /// Lets the server know the text of a file. The server must be ready.
    func synchronize(_ text: String, of path: String) {
        guard let uri = workspace.uri(of: path), documents[path]?.text != text else { return }
        let version = (documents[path]?.version ?? 0) + 1
        // sourcekit-lsp crashes if it completes an argument at the end of a text.
        let content = JSON.string(workspace.visibleText(text) + "\n")
        if version == 1 {
            connection.notify(
                "textDocument/didOpen",
                ["textDocument": ["uri": .string(uri), "languageId": "swift", "version": 1, "text": content]])
        } else {
            connection.notify(
                "textDocument/didChange",
                [
                    "textDocument": ["uri": .string(uri), "version": .integer(version)],
                    "contentChanges": [["text": content]],
                ])
        }
        documents[path] = (text, version)
    }

    /// Lets the server read a file from its copy again.
    func close(_ path: String) {
        guard let uri = workspace.uri(of: path), documents.removeValue(forKey: path) != nil else { return }
        connection.notify("textDocument/didClose", ["textDocument": ["uri": .string(uri)]])
    }

    /// Kills the server, without any further callback.
    func end() {
        waiting = []
        connection.end()
    }

    private func fail() {
        let failed = failed
        self.failed = {}
        end()
        failed()
    }

    private func begin(_ answer: JSON?) {
        guard answer?["capabilities"] != nil else { return fail() }
        isReady = true
        connection.notify("initialized", [:])
        let waiting = waiting
        self.waiting = []
        for body in waiting { body(connection) }
    }

    private static func parameters(of workspace: LanguageWorkspace) -> JSON {
        [
            "processId": nil, "rootUri": .string(workspace.uri),
            "capabilities": [
                "textDocument": [
                    "completion": [
                        "completionItem": ["snippetSupport": true, "documentationFormat": ["markdown"]]
                    ],
                    "hover": ["contentFormat": ["markdown"]],
                    "signatureHelp": [
                        "signatureInformation": [
                            "documentationFormat": ["markdown"], "parameterInformation": ["labelOffsetSupport": true],
                        ]
                    ],
                    // Otherwise the server looks for errors after each change. The compiler reports them.
                    "diagnostic": ["dynamicRegistration": true],
                ]
            ],
            "initializationOptions": [
                "backgroundIndexing": false, "defaultWorkspaceType": "compilationDatabase",
                "generatedFilesPath": .string(workspace.scratch),
            ],
        ]
    }
}
