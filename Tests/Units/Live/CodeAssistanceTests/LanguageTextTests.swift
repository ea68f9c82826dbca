// SPDX-License-Identifier: GPL-3.0-or-later
import JSON
import PageSource
import Testing

@testable import CodeAssistance

/// Messages as bytes, places in a text, snippets, and documentation of the language server protocol.
struct LanguageTextTests {
    private static let messages: [JSON] = [
        ["a": "ä😀\r\n\r\n"], [], ["id": 1, "result": [nil, "Content-Length: 5\r\n\r\n"]],
    ]

    @Test func messagesCanBeDividedAtEveryByte() throws {
        let bytes = Self.messages.flatMap(MessageReader.bytes)
        for first in 0..<bytes.count {
            var reader = MessageReader()
            let parts = try reader.consume(Array(bytes[..<first])) + reader.consume(Array(bytes[first...]))
            #expect(parts == Self.messages)
        }
        var reader = MessageReader()
        #expect(try bytes.flatMap { try reader.consume([$0]) } == Self.messages)
    }

    @Test func headerCanHaveOtherFieldsAndSpelling() throws {
        var reader = MessageReader()
        let text = "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:2\r\n\r\n{}"
        #expect(try reader.consume(Array(text.utf8)) == [[:]])
    }

    @Test func placesAreConvertedBothWays() {
        let text = "aä😀e\u{301}\r\n\n\rlast"
        let lines = LinePositions(text)
        let places = [
            (0, 0, 0), (0, 1, 1), (0, 3, 2), (0, 7, 4), (0, 8, 5), (0, 10, 6), (1, 0, 0), (2, 0, 0), (3, 4, 4),
        ]
        for (line, offset, character) in places {
            let position = SourcePosition(line: line + 1, column: offset + 1)
            let json: JSON = ["line": .integer(line), "character": .integer(character)]
            #expect(lines.json(position) == json && lines.position(json) == position)
        }
        #expect(lines.word(before: SourcePosition(line: 1, column: 4)) == "aä")
        #expect(lines.word(before: SourcePosition(line: 2, column: 1)) == "")
        #expect(lines.word(before: SourcePosition(line: 4, column: 3)) == "la")
        #expect(LinePositions("let añ=b_1+\"c\"\n").words == ["let", "añ", "b_1", "c"])
        // In the middle of a character, and after the end of a line.
        #expect(lines.json(SourcePosition(line: 1, column: 6)) == ["line": 0, "character": 2])
        #expect(lines.position(["line": 0, "character": 3]) == SourcePosition(line: 1, column: 4))
        #expect(lines.position(["line": 0, "character": 99]) == SourcePosition(line: 1, column: 11))
        #expect(lines.json(SourcePosition(line: 4, column: 100)) == ["line": 3, "character": 4])
        for json: JSON in [
            ["line": 4, "character": 0], ["line": -1, "character": 0], ["line": 0, "character": -1], [:],
        ] {
            #expect(lines.position(json) == nil)
        }
    }

    @Test(arguments: [
        ("add(${1:Int}, to: ${2:Int})", ["add(", "<Int>", ", to: ", "<Int>", ")"]), ("plain", ["plain"]), ("", []),
        ("$1$0", ["<>", "<>"]), ("${1}x", ["<>", "x"]), (#"\$1 \} \\ \n"#, [#"$1 } \ \n"#]),
        ("f ${1:{ ${2:code} \\}}", ["f ", "<{ code }>"]), ("${1:${2:a}b}", ["<ab>"]), ("$ ${x} ${", ["$ ${x} ${"]),
        ("${1|a,b|}", ["${1|a,b|}"]), ("${{1}", ["${{1}"]), ("${1:open", ["<open>"]), ("a\u{1B}b\u{202E}", ["ab"]),
    ]) func snippetIsParsed(_ source: String, _ parts: [String]) {
        let found = Snippet(source).parts.map { part in
            switch part {
            case .text(let text): text
            case .placeholder(let text): "<\(text)>"
            }
        }
        #expect(found == parts)
    }

    @Test func deeplyNestedSnippetIsParsed() {
        let text = String(repeating: "${1:", count: 50_000)
        #expect(!Snippet(text).parts.isEmpty)
    }

    @Test func severalLinesAreIndentedAsTheirFirst() {
        let method = Snippet("func viewDidLoad() {\n    ${1:code}\n}")
        #expect(method.insertion(indentedBy: "    ") == ("func viewDidLoad() {\n        \n    }", [29..<29]))
        #expect(Snippet("a\nb").insertion(indentedBy: " ") == ("a\n b", []))
        #expect(Snippet("é(${1:Int}, to: $2)").insertion(indentedBy: " ") == ("é(Int, to: )", [2..<5, 11..<11]))
    }

    @Test func documentationIsReadAndLimited() {
        let text = "```swift\nvar a: Int\n```\n\nA **number**.\u{1B}[0m"
        let help = SymbolHelp(["contents": ["kind": "markdown", "value": .string(text)]], in: LinePositions("a"))
        #expect(help?.text.blocks.count == 2 && help?.text.blocks.first == .code("var a: Int") && help?.range == nil)
        #expect(help?.text == RichText("```swift\nvar a: Int\n```\n\nA **number**.[0m"))
        for empty: JSON in [nil, [:], ["contents": nil], ["contents": ["value": " "]], ["contents": 1]] {
            #expect(SymbolHelp(empty, in: LinePositions("a")) == nil)
        }
        #expect(
            SymbolHelp(["contents": .string(String(repeating: "a ", count: 1_000_000))], in: LinePositions("")) != nil)
    }

    @Test func signaturesAreReadAndTheLikeliestIsFirst() throws {
        let found = CallSignature.all(in: [
            "activeSignature": 1, "activeParameter": 1,
            "signatures": [
                ["label": "f()"], ["label": "g(😀: A, b: B)", "parameters": [["label": [2, 7]], ["label": "b: B"]]],
            ],
        ])
        #expect(found.map(\.label) == ["g(😀: A, b: B)", "f()"] && found.map(\.activeParameter) == [1, nil])
        #expect(found[0].parameters.map { found[0].label[$0] } == ["😀: A", "b: B"])
        for damaged: JSON in [[0, 99], [-1, 1], [2, 1], [1], "none", nil] {
            let signature = CallSignature.all(in: [
                "signatures": [["label": "f(a)", "parameters": [["label": damaged]]]]
            ])
            #expect(signature.first?.parameters.isEmpty == true && signature.first?.activeParameter == nil)
        }
        #expect(CallSignature.all(in: nil).isEmpty && CallSignature.all(in: ["signatures": [1, [:]]]).isEmpty)
    }
}
