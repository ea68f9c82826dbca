// SPDX-License-Identifier: GPL-3.0-or-later
import Console
import Glibc
import JSON
import PageSource
import TestHosts
import Testing

@testable import CodeAssistance

/// What the window exchanges with a language server, and what it does if that does not behave.
struct LanguageServerTests {
    private static let items: JSON = [
        "isIncomplete": true,
        "items": [
            [
                "label": "second", "kind": 10, "sortText": "b", "detail": "Int",
                "documentation": ["value": "A\u{202E} *word*"],
            ],
            [
                "label": "first(n: Int)", "kind": 2, "sortText": "a", "insertText": "first(${1:Int})",
                "insertTextFormat": 2,
            ],
        ],
    ]

    @Test func whatLooksTheSameIsListedOnce() {
        let timer: JSON = ["label": "Timer", "kind": 7, "sortText": "a", "detail": "Timer"]
        let other: JSON = [
            "label": "time_t", "kind": 22, "sortText": "b", "detail": "__time_t",
            "documentation": "\nA `time`\nin C.\n\nMore.",
        ]
        let own: JSON = ["label": "self", "kind": 14, "sortText": "0", "detail": "Clock"]
        let completion = Completion(
            ["items": [timer, own, other, timer]], at: SourcePosition(line: 1, column: 1), in: LinePositions(""))
        #expect(completion.items.map(\.label) == ["Timer", "time_t", "self"])
        #expect(completion.items.map(\.shownType) == ["", "", "Clock"])
        #expect(completion.items.map(\.summary) == [nil, "A time in C.", nil])
    }

    @Test func serverIsStartedByTheFirstChange() throws {
        let server = try FakeServer()
        server.receive()
        #expect(server.processes.isEmpty)
        server.assistant.textChanged("let b = 2", of: server.folder.file("Other.swift"))
        #expect(server.processes.isEmpty)
        server.assistant.textChanged("let b = 2", of: server.page.file)
        server.receive()
        #expect(server.methods == ["initialize", "initialized"] && server.processes.count == 1)
    }

    @Test func documentIsOpenedThenChanged() throws {
        let server = try FakeServer()
        server.assistant.textChanged("let b = 2", of: server.page.file)
        _ = server.complete()
        #expect(server.methods == ["initialize", "initialized", "textDocument/didOpen", "textDocument/completion"])
        let opened = server.latest("textDocument/didOpen")?["params"]?["textDocument"]
        #expect(opened?["text"] == "let b = 2\n" && opened?["version"] == 1 && opened?["languageId"] == "swift")
        _ = server.complete()
        #expect(server.latest("textDocument/didChange") == nil)
        server.assistant.textChanged("let c = 3", of: server.page.file)
        server.assistant.textChanged("let d = 4", of: server.page.file)
        _ = server.complete()
        let changed = server.latest("textDocument/didChange")?["params"]
        #expect(changed?["contentChanges"] == [["text": "let d = 4\n"]] && changed?["textDocument"]?["version"] == 2)
        #expect(changed?["textDocument"]?["uri"] == opened?["uri"])
        server.assistant.textClosed(of: server.page.file)
        server.receive()
        #expect(server.methods.last == "textDocument/didClose")
    }

    @Test func formsOfObjectiveCAreReplaced() throws {
        let server = try FakeServer()
        server.assistant.textChanged("@objc(é) class A {}; f(#selector(g))", of: server.page.file)
        _ = server.complete(offset: 35)
        let opened = server.latest("textDocument/didOpen")?["params"]?["textDocument"]
        #expect(opened?["text"] == "          class A {}; f( Selector(g))\n")
        // The places are those in the text that the server has.
        #expect(server.latest("textDocument/completion")?["params"]?["position"] == ["line": 0, "character": 35])
    }

    @Test func itemsAreSortedAndRead() throws {
        let server = try FakeServer()
        let answers = server.complete(offset: 3)
        #expect(server.latest("textDocument/completion")?["params"]?["position"] == ["line": 0, "character": 3])
        server.answer("textDocument/completion", Self.items)
        let completion = try #require(answers.value)
        #expect(completion.isIncomplete && completion.items.map(\.label) == ["first(n: Int)", "second"])
        #expect(completion.items[0].insertion.parts == [.text("first("), .placeholder("Int"), .text(")")])
        #expect(completion.items[0].kind == .function && completion.items[1].kind == .property)
        #expect(completion.items[1].documentation == "A *word*" && completion.items[0].documentation == nil)
        #expect(completion.items[1].detail == "Int" && completion.items[1].insertion.text == "second")
        let place = SourcePosition(line: 1, column: 4)
        #expect(completion.items.allSatisfy { $0.range == place..<place })
    }

    @Test func membersAreThoseOfTheSameKindAndType() throws {
        func item(_ name: String, _ kind: Int, _ type: String, insertion: String? = nil) -> JSON {
            [
                "label": .string(name), "kind": .integer(kind), "detail": .string(type),
                "insertText": .string(insertion ?? name),
            ]
        }
        let server = try FakeServer(["Page.swift": "x = .b"])
        func members(like name: String, _ answer: JSON) -> [String]? {
            var members: [String]?
            server.assistant.members(like: name, at: SourcePosition(line: 1, column: 6), in: server.page.file) {
                members = $0
            }
            server.receive()
            server.answer("textDocument/completion", answer)
            return members
        }
        let items: JSON = [
            "items": [
                item("b", 20, "X"), item("none", 20, "Optional<X>"), item("a", 20, "X"),
                item("c", 20, "X", insertion: "c(1)"), item("d", 10, "X"), item("f()", 2, "X"), item("e", 10, "Y"),
            ]
        ]
        #expect(members(like: "b", items) == ["b", "a"] && members(like: "d", items) == ["d"])
        #expect(members(like: "f", items) == [] && members(like: "x", items) == [] && members(like: "b", nil) == nil)
        #expect(server.assistant.isAvailable)
        let other = try FakeServer(hasServer: false)
        #expect(!other.assistant.isAvailable)
    }

    @Test func newQuestionCancelsTheOlder() throws {
        let server = try FakeServer()
        let first = server.complete()
        let id = try #require(server.latest("textDocument/completion")?["id"])
        let second = server.complete()
        #expect(first.all.count == 1 && first.value == nil && second.all.isEmpty)
        #expect(server.latest("$/cancelRequest")?["params"] == ["id": id])
        server.send(["jsonrpc": "2.0", "id": id, "result": Self.items])
        #expect(first.all.count == 1 && second.all.isEmpty)
        server.answer("textDocument/completion", Self.items)
        #expect(second.value?.items.count == 2)
        server.answer("textDocument/completion", Self.items)
        #expect(second.all.count == 1)
    }

    @Test func questionWaitsUntilTheServerIsReady() throws {
        let server = try FakeServer()
        server.isReady = false
        let (first, second) = (server.complete(), server.complete())
        #expect(server.methods == ["initialize"] && first.all.count == 1 && second.all.isEmpty)
        server.answer("initialize", ["capabilities": [:]])
        server.receive()
        #expect(server.methods.filter { $0 == "textDocument/completion" }.count == 1)
        server.answer("textDocument/completion", Self.items)
        #expect(second.value?.items.count == 2)
    }

    // MARK: Failures

    @Test func withoutAServerThereIsNoAnswer() throws {
        let server = try FakeServer(hasServer: false)
        server.assistant.textChanged("let b = 2", of: server.page.file)
        #expect(server.complete().all.count == 1 && server.host.launches.isEmpty)
    }

    @Test func serverThatCannotBeStartedIsTriedAFewTimes() throws {
        let server = try FakeServer()
        server.host.programs["sourcekit-lsp"] = .missing
        for _ in 0..<10 { #expect(server.complete().all.count == 1) }
        #expect(server.host.launches.count == 4)
        server.host.pass(601)
        _ = server.complete()
        #expect(server.host.launches.count == 5)
    }

    @Test func crashAnswersAllQuestionsAndTheServerStartsAgain() throws {
        let server = try FakeServer()
        for count in 1...4 {
            let answers = server.complete()
            var help: SymbolHelp??
            server.assistant.help(at: SourcePosition(line: 1, column: 5), in: server.page.file) { help = .some($0) }
            #expect(server.processes.count == count && answers.all.isEmpty && help == nil)
            server.processes.last?.end(.signal(SIGILL))
            #expect(answers.all.count == 1 && answers.value == nil && help == .some(nil))
        }
        #expect(server.complete().all.count == 1 && server.processes.count == 4)
        server.host.pass(601)
        _ = server.complete()
        #expect(server.processes.count == 5)
    }

    @Test func crashBeforeTheServerIsReadyAnswersTheQuestion() throws {
        let server = try FakeServer()
        server.isReady = false
        let answers = server.complete()
        server.processes.last?.end(.status(1))
        #expect(answers.all.count == 1)
        server.isReady = true
        let again = server.complete()
        server.answer("textDocument/completion", Self.items)
        #expect(again.value?.items.count == 2)
    }

    @Test func lateAnswerIsGivenUp() throws {
        let server = try FakeServer()
        let answers = server.complete()
        server.host.pass(19)
        #expect(answers.all.isEmpty)
        server.host.pass(2)
        #expect(answers.all.count == 1)
        server.receive()
        #expect(server.latest("$/cancelRequest") != nil && server.processes.last?.isAbandoned == false)
        server.answer("textDocument/completion", Self.items)
        #expect(answers.all.count == 1 && answers.value == nil)
    }

    @Test func serverThatHangsIsReplaced() throws {
        let server = try FakeServer()
        for _ in 0..<2 {
            _ = server.complete()
            server.host.pass(21)
        }
        #expect(server.processes.last?.isAbandoned == true)
        _ = server.complete()
        #expect(server.processes.count == 2)
    }

    @Test func serverThatIsOnlySlowIsKept() throws {
        let server = try FakeServer()
        for _ in 0..<5 {
            _ = server.complete()
            server.host.pass(21)
            server.send(["jsonrpc": "2.0", "method": "window/logMessage", "params": [:]])
        }
        #expect(server.processes.count == 1 && server.processes[0].isAbandoned == false)
    }

    @Test func serverThatDoesNotReadIsReplaced() throws {
        let server = try FakeServer()
        _ = server.complete()
        let text = "// " + String(repeating: "a", count: 1_500_000)
        for number in 0..<40 {
            server.assistant.textChanged("\(number)\n\(text)", of: server.page.file)
            server.assistant.complete(at: SourcePosition(line: 1, column: 1), in: server.page.file) { _ in }
            if server.processes.count > 1 { break }
        }
        #expect(server.processes.first?.isAbandoned == true && server.processes.count == 2)
    }

    @Test(arguments: [
        "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Length: 99999999999\r\n\r\n", "\r\n\r\n",
        "Content-Length: 3\r\n\r\n{]}", "Content-Type: x\r\n\r\n", String(repeating: "x", count: 5000),
    ]) func serverThatSendsSomethingElseIsReplaced(_ text: String) throws {
        let server = try FakeServer()
        let answers = server.complete()
        server.send(Array(text.utf8))
        #expect(server.processes.last?.isAbandoned == true && answers.all.count == 1)
        let again = server.complete()
        server.answer("textDocument/completion", Self.items)
        #expect(again.value?.items.count == 2)
    }

    @Test(
        arguments: [
            nil, [], [:], "text", 1, ["items": 1], ["items": [1, nil, "x", [:], ["label": 1], ["label": ""]]],
            ["items": [["label": "x", "textEdit": ["range": [:], "newText": "x"]]]],
            ["items": [["label": "x", "textEdit": ["newText": "x"]]]],
            ["items": [["label": "x", "textEdit": ["range": .place(9, 0, 9, 0), "newText": "x"]]]],
            ["items": [["label": "x", "textEdit": ["range": .place(0, 0, 0, -1), "newText": "x"]]]],
            ["items": [["label": "x", "textEdit": ["range": .place(0, 3, 0, 1), "newText": "x"]]]],
            ["items": [["label": "x", "textEdit": ["range": .place(0, 0, 0, 1), "newText": "x"]]]],
        ] as [JSON]) func damagedAnswerHasNoItems(_ result: JSON) throws
    {
        let server = try FakeServer(["Page.swift": "let a = 1\nlet b = 2"])
        let answers = server.complete(offset: 2)
        server.answer("textDocument/completion", result)
        #expect(answers.all.count == 1 && answers.value?.items.isEmpty != false)
        #expect(server.processes.last?.isAbandoned == false)
    }

    @Test func errorIsNoAnswer() throws {
        let server = try FakeServer()
        let answers = server.complete()
        let id = try #require(server.latest("textDocument/completion")?["id"])
        server.send(["jsonrpc": "2.0", "id": id, "error": ["code": -32001, "message": "no"]])
        #expect(answers.all.count == 1 && answers.value == nil)
    }

    @Test func requestsOfTheServerAreAnswered() throws {
        let server = try FakeServer()
        _ = server.complete()
        server.send(["jsonrpc": "2.0", "id": "a", "method": "client/registerCapability", "params": [:]])
        server.send(["jsonrpc": "2.0", "id": 7, "method": "workspace/applyEdit", "params": [:]])
        server.receive()
        let answers = server.messages.suffix(2)
        #expect(answers.first == ["jsonrpc": "2.0", "id": "a", "result": nil])
        #expect(answers.last?["id"] == 7 && answers.last?["error"]?["code"] == -32601)
    }

    // MARK: Limits

    @Test func answersAreLimited() throws {
        let server = try FakeServer()
        let answers = server.complete()
        let (text, code) = (String(repeating: "x", count: 400), String(repeating: "x", count: 10_000))
        let many = (0..<600).map { number -> JSON in
            ["label": .string("a\u{1B}[31m\u{202E}\(number)\(text)"), "insertText": .string("b\u{7}\(number)")]
        }
        let long: JSON = ["label": "long", "insertText": .string(code)]
        server.answer("textDocument/completion", ["items": .array([long] + many)])
        let completion = try #require(answers.value)
        #expect(completion.items.count == 500 && completion.isIncomplete)
        #expect(!completion.items.contains { $0.label == "long" })
        let texts = completion.items.flatMap { [$0.label, $0.filterText, $0.sortText, $0.insertion.text] }
        #expect(texts.allSatisfy { $0.count <= 300 && $0 == $0.printable })
    }

    @Test func stopKillsTheServerAndDeletesTheWorkspace() throws {
        let server = try FakeServer()
        let answers = server.complete()
        let limits = try #require(server.host.launches.last?.confinement)
        let scratch = try #require(limits.writable.first)
        #expect(access(scratch, F_OK) == 0)
        server.assistant.stop()
        #expect(server.processes.last?.isAbandoned == true && answers.all.count == 1 && access(scratch, F_OK) != 0)
        #expect(server.host.counts["language server"] == 0)
        #expect(server.complete().all.count == 1 && server.processes.count == 1)
    }
}

extension JSON {
    /// Returns a range of the language server protocol.
    fileprivate nonisolated static func place(_ line: Int, _ start: Int, _ endLine: Int, _ end: Int) -> JSON {
        [
            "start": ["line": .integer(line), "character": .integer(start)],
            "end": ["line": .integer(endLine), "character": .integer(end)],
        ]
    }
}
