// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc
import Testing

@testable import PageSource

/// Texts that no one writes. What reads them on the window's thread needs a time that grows with
/// their length, not with its square, which would be hours.
struct AnyTextTests {
    private static let length = 50_000

    nonisolated private static let texts = [
        "x", "{", "(", "}", "\"", "\\(", "\"\\(", "#", "`", "/", "/*", "/*:\n", "//: \n", "#\"", "\"\"\"", "<#",
        "@objc ",
        "#selector(", "import ", "import A\n", "#if a\n", "#else\n", "func f(", "class A {", "Live(",
        "let a = Live(\"", "[", "*", "_", "> ", "|a|\n|-|\n", "- ", "![", "[a](", "é", "\u{202E}", "\n", "a\n", ".",
        "$", "a: ", "<page ",
    ]

    @Test(.timeLimit(.minutes(5)), arguments: texts) func textIsReadInATimeThatGrowsWithIt(part: String) {
        let text = String(repeating: part, count: Self.length / part.utf8.count)
        let bytes = Array(text.utf8)
        #expect(RichText(text).plainText.utf8.count <= 3 * Self.length)
        #expect(RichComment.all(in: text).count <= Self.length)
        #expect(RichText(commentsOf: text).blocks.count <= Self.length)
        #expect(ImportStatement.lines(in: text).utf8.count <= 3 * Self.length)
        #expect(ObjectiveCForms(bytes).replaced.count == bytes.count)
        #expect(ObjectiveCMethods(bytes).methods.count <= Self.length)
        #expect(PageList.names(in: text) == [] && PageList.names(inManifest: text, "Pages") == [])
        #expect(LineMovement(from: text, to: "a\n" + text).newLine(of: 1) != nil)
        #expect(TextChange(from: text, to: "a" + text)?.replacement.isEmpty == false)
    }
}
