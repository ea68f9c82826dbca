// SPDX-License-Identifier: GPL-3.0-or-later
import JSON
import Testing

@testable import CodeAssistance
@testable import PageSource

/// Corrupted messages of a language server, which reads code that can come from a stranger.
struct LanguageServerFuzzTests {
    private static let text = "let a = 😀.first\r\nvar bé = add(1, to: 2)\n"
    private static let position = SourcePosition(line: 2, column: 15)
    private static let edit: JSON = [
        "newText": "add(${1:Int}, to: ${2:\\$x})",
        "range": [
            "start": ["line": 1, "character": 9], "end": ["line": 1, "character": 13],
        ],
    ]
    /// Answers to each kind of question.
    private static let answers: [JSON] = [
        [
            "isIncomplete": true,
            "items": [
                [
                    "label": "add(n: Int, to: Int)", "kind": 3, "detail": "Int", "filterText": "add(:to:)",
                    "sortText": "a", "insertTextFormat": 2, "textEdit": edit, "deprecated": false, "tags": [1],
                    "documentation": ["kind": "markdown", "value": "Adds **numbers**.\n\n- Note: 1"],
                ],
                ["label": "é😀", "insertText": "é", "documentation": "A text.", "sortText": "b"],
                ["label": "x", "textEdit": ["newText": "x", "insert": ["start": 1, "end": nil]]],
            ],
        ],
        [
            "contents": ["kind": "markdown", "value": "```swift\nvar a: Int\n```\n\n[A](next) `number`.\n\n| a | b |"],
            "range": ["start": ["line": 0, "character": 4], "end": ["line": 0, "character": 5]],
        ],
        [
            "activeSignature": 1, "activeParameter": 0,
            "signatures": [
                ["label": "f()", "documentation": "None"],
                [
                    "label": "g(😀: A, b: B)", "activeParameter": 1,
                    "parameters": [["label": [2, 7]], ["label": "b: B"]],
                ],
            ],
        ],
        [
            "changes": [
                "file:///a": [
                    [
                        "newText": "c",
                        "range": ["start": ["line": 1, "character": 4], "end": ["line": 1, "character": 6]],
                    ]
                ]
            ]
        ],
    ]

    @Test func messagesOfALanguageServerAreRefusedOrRead() {
        let streams = Self.answers.enumerated().map { id, answer in
            MessageReader.bytes(of: ["jsonrpc": "2.0", "id": .integer(id), "result": answer])
        }
        var mutator = Mutator(seed: 47)
        var run = FuzzRun("messages of a language server", within: .ofWindow)
        for number in 0..<FuzzRun.count("FUZZ_ANSWERS", short: 5000) {
            var bytes = streams[number % streams.count]
            mutator.mutateText(&bytes)
            // Most lengths would no longer be right.
            if number % 4 > 0 { bytes = Self.withLength(bytes) }
            let (first, second) = bytes.divided(at: mutator.number(below: bytes.count + 1))
            run.read(bytes) { Self.read(first, second) }
        }
        run.finish()
    }

    /// Reads messages that arrive in two parts, as answers to every question. Returns the reason if they were refused.
    private static func read(_ first: [UInt8], _ second: [UInt8]) -> String? {
        var reader = MessageReader()
        guard let messages = try? reader.consume(first) + reader.consume(second) else { return "damaged" }
        if messages.isEmpty { return "incomplete" }
        let lines = LinePositions(text)
        for message in messages {
            guard let result = message["result"] else { continue }
            for item in Completion(result, at: position, in: lines).items {
                #expect(item.range.contains(position) || item.range.upperBound == position)
                #expect(item.insertion.text.utf8.count <= CompletionItem.maxInsertion && !item.label.isEmpty)
            }
            _ = SymbolHelp(result, in: lines)?.range
            _ = PageSymbol.ids(in: result)
            let renamed = SymbolRename.File(
                result, of: "file:///a", path: "/a", text: text, in: lines, from: "bé", to: "c")
            if let renamed {
                #expect(renamed.changes.applied(to: text) == text.replacing("bé", with: "c"))
            }
            for signature in CallSignature.all(in: result) {
                for parameter in signature.parameters { _ = signature.label[parameter] }
                _ = signature.activeParameter.map { signature.parameters[$0] }
            }
        }
        return nil
    }

    /// Returns a message with a header that is right.
    private static func withLength(_ bytes: [UInt8]) -> [UInt8] {
        let body = bytes.firstIndex(of: UInt8(ascii: "{")).map { bytes[$0...] } ?? []
        return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}

extension [UInt8] {
    /// Returns the parts before and after a place.
    fileprivate func divided(at place: Int) -> ([UInt8], [UInt8]) { (Array(self[..<place]), Array(self[place...])) }
}
