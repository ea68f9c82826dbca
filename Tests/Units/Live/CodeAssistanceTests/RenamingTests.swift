// SPDX-License-Identifier: GPL-3.0-or-later
import JSON
import PageSource
import Testing

@testable import CodeAssistance

/// What the window makes of the answers of a server about another name for a symbol.
struct RenamingAnswerTests {
    private static let text = "let ä = 1; let speed = 1\nprint(speed, `speed`)\n"

    private func read(_ edits: [JSON], uri: String = "file:///a") -> SymbolRename.File? {
        SymbolRename.File(
            ["changes": [uri: .array(edits)]], of: "file:///a", path: "/a", text: Self.text,
            in: LinePositions(Self.text), from: "speed", to: "pace")
    }

    private func edit(_ line: Int, _ start: Int, _ end: Int, _ text: String = "pace") -> JSON {
        [
            "range": [
                "start": ["line": .integer(line), "character": .integer(start)],
                "end": ["line": .integer(line), "character": .integer(end)],
            ], "newText": .string(text),
        ]
    }

    @Test func editsAreReadInTheOrderOfTheText() throws {
        let file = try #require(read([edit(1, 13, 20), edit(0, 15, 20), edit(1, 6, 11)]))
        #expect(
            file.edits == [
                TextEdit(range: 16..<21, replacement: "pace"), TextEdit(range: 32..<37, replacement: "pace"),
                TextEdit(range: 39..<46, replacement: "pace"),
            ])
        #expect(file.changes.applied(to: Self.text) == "let ä = 1; let pace = 1\nprint(pace, pace)\n")
        #expect(SymbolRename(oldName: "speed", files: [file, file]).count == 6)
    }

    @Test func secondNameOfAParameterIsAdded() {
        #expect(read([edit(0, 20, 20, " pace")])?.edits == [TextEdit(range: 21..<21, replacement: " pace")])
        #expect(read([edit(0, 20, 20)]) == nil)
    }

    @Test func fileThatIsNotInTheEditorIsClosedAgain() throws {
        let server = try FakeServer(["Page.swift": "let a = 1"])
        let name = try #require(CodeName(at: SourcePosition(line: 1, column: 5), in: "let a = 1"))
        var results: [Result<PageSymbol, PageSymbol.Refusal>] = []
        server.assistant.symbol(of: name, in: server.page.file) { results.append($0) }
        server.receive()
        server.answer("textDocument/prepareRename", nil)
        server.receive()
        #expect(results == [.failure(.unknown)] && server.methods.last == "textDocument/didClose")
    }

    @Test func otherAnswersAreRefused() {
        #expect(read([]) == nil && read([edit(0, 15, 20)], uri: "file:///b") == nil)
        // Outside of the text, not the name, another text, twice the same.
        #expect(read([edit(9, 15, 20)]) == nil && read([edit(0, 15, 99)]) == nil && read([edit(0, 20, 15)]) == nil)
        #expect(read([edit(0, -1, 20)]) == nil && read([edit(0, 14, 20)]) == nil && read([edit(0, 4, 5)]) == nil)
        #expect(read([edit(0, 15, 20, "rm")]) == nil && read([edit(0, 15, 20), edit(0, 15, 20)]) == nil)
        #expect(read([["range": 1], nil, 3]) == nil && read([.object(["newText": "pace"])]) == nil)
        #expect(read(Array(repeating: edit(0, 20, 20, " pace"), count: 20_001)) == nil)
        for json in [nil, [], 1, ["changes": []], ["changes": ["file:///a": 1]], ["changes": [:]]] as [JSON] {
            #expect(
                SymbolRename.File(
                    json, of: "file:///a", path: "/a", text: "a", in: LinePositions("a"), from: "a", to: "b") == nil)
        }
    }
}

/// Other names for what a page declares, with the language server of the toolchain.
@Suite(.serialized, .enabled("the toolchain has no sourcekit-lsp") { await AssistedPage.isAvailable })
struct RenamingTests {
    private static let ink = "public let ink = 1\npublic class Pen {\n    public var width = ink\n}\n"

    private func symbol(_ marked: String, _ page: AssistedPage) throws -> Result<PageSymbol, PageSymbol.Refusal> {
        try #require(try page.symbol(marked))
    }

    private func renamed(_ marked: String, to name: String, _ page: AssistedPage? = nil) throws -> [String] {
        let page = try page ?? AssistedPage("")
        let symbol = try symbol(marked, page).get()
        let rename = try #require(try page.rename(symbol, to: name))
        return rename.files.map { $0.changes.applied(to: $0.text) }
    }

    @Test func variablesFunctionsAndMembersAreRenamed() throws {
        let page = try AssistedPage("")
        #expect(
            try renamed("var |speed = 2\nprint(speed)\nspeed += 1 // speed", to: "pace", page)
                == ["var pace = 2\nprint(pace)\npace += 1 // speed"])
        #expect(
            try renamed("func move(by n: Int) {\n    let all = n\n    print(al|l)\n}", to: "sum", page)
                == ["func move(by n: Int) {\n    let sum = n\n    print(sum)\n}"])
        #expect(
            try renamed("func move(_ a: Int, by n: Int) {}\nmove|(1, by: 2)", to: "go", page)
                == ["func go(_ a: Int, by n: Int) {}\ngo(1, by: 2)"])
        #expect(
            try renamed("class Ball {\n    var r = 1\n    func f() { self.r += 1 }\n}\nBall().|r = 2", to: "s", page)
                == ["class Ball {\n    var s = 1\n    func f() { self.s += 1 }\n}\nBall().s = 2"])
        #expect(
            try renamed("func f(amount: Int) -> Int { |amount }\nf(amount: 1)", to: "n", page)
                == ["func f(amount n: Int) -> Int { n }\nf(amount: 1)"])
    }

    @Test func symbolIsRenamedInAllFilesOfThePage() throws {
        let page = try AssistedPage("", sources: ["Ink.swift": Self.ink, "Other.swift": "func f(ink: Int) {}\n"])
        let files = try renamed("print(|ink, Pen().width)\nf(ink: 1)\n", to: "color", page)
        #expect(files == ["print(color, Pen().width)\nf(ink: 1)\n", Self.ink.replacing("ink", with: "color")])
    }

    @Test func whatOthersNeedIsRefused() throws {
        let page = try AssistedPage("import UIKit\n")
        func refusal(_ code: String) throws -> PageSymbol.Refusal? {
            guard case .failure(let refusal) = try symbol("import UIKit\n" + code, page) else { return nil }
            return refusal
        }
        #expect(try refusal("let view = |UIView()") == .foreign)
        #expect(try refusal("UIView().|backgroundColor = .red") == .foreign)
        #expect(try refusal("|print(1)") == .foreign)
        #expect(try refusal("print(|nowhere)") == .unknown)
        #expect(try refusal("func f(a: Int) {}\nf(|a: 1)") == .label)
        #expect(try refusal("enum E { case a(|left: Int) }") == .label)
        #expect(try refusal("class A: UIView { override func |layoutSubviews() {} }") == .shared)
        #expect(try refusal("protocol P { func go() }\nstruct A: P { func |go() {} }") == .shared)
        #expect(try refusal("class A { func go() {} }\nclass B: A { override func go() {} }\nA().|go()") == .shared)
        #expect(try refusal("struct A: CustomStringConvertible { var |description: String { \"\" } }") == .shared)
        let delegate = "class A: NSObject, UIScrollViewDelegate { func |scrollViewDidScroll(_ s: UIScrollView) {} }"
        #expect(try refusal(delegate) == .shared)
        #expect(try refusal("class A: UIView { func |helper() {} }") == nil)
    }
}
