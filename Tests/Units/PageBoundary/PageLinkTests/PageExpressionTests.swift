// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import PageLink

struct PageExpressionTests {
    @Test func textIsLimited() throws {
        let longest = String(repeating: "ß", count: PageExpression.maxLength / 2)
        #expect(PageExpression(longest)?.text == longest)
        for text in ["", longest + "x", "a\u{0}b"] {
            #expect(PageExpression(text) == nil)
            var bytes: [UInt8] = []
            text.write(to: &bytes)
            var reader = ByteReader(bytes[...])
            #expect(throws: LinkError.damaged) { try PageExpression(from: &reader) }
        }
    }

    /// Sessions find the functions of expressions by these names.
    @Test func nameDependsOnTheText() throws {
        let names = try ["", "x", "y"].map { try #require(PageExpression("a" + $0)).name }
        #expect(names == ["expression_af63dc4c8601ec8c", "expression_89c4a07b545a29c", "expression_89c4b07b545a44f"])
    }
}
