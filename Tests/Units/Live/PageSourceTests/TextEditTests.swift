// SPDX-License-Identifier: GPL-3.0-or-later
import PageSource
import Testing

struct TextEditTests {
    @Test func editsAreAppliedTogether() {
        let source = Array("abc def".utf8)
        let edits = [
            TextEdit(range: 4..<7, replacement: "ö"), TextEdit(range: 0..<0, replacement: "("),
            TextEdit(range: 0..<0, replacement: "["), TextEdit(range: 0..<3, replacement: ""),
            TextEdit(range: 7..<7, replacement: ")"),
        ]
        #expect(TextEdit.apply(edits, to: source).map { String(decoding: $0, as: UTF8.self) } == "([ ö)")
        #expect(TextEdit.apply([], to: source) == source)
    }

    @Test(arguments: [
        [0..<3, 2..<4], [2..<4, 0..<3], [1..<2, 0..<3], [0..<4, 2..<2], [0..<8], [8..<8], [0..<1, -1..<0],
    ])
    func editsThatOverlapOrAreOutsideAreNotApplied(ranges: [Range<Int>]) {
        #expect(TextEdit.apply(ranges.map { TextEdit(range: $0, replacement: "x") }, to: Array("abc def".utf8)) == nil)
    }

    @Test(arguments: [
        ("<#Int#>", 0..<7), (", y: <#String#>, z: <#Int#>", 5..<15), ("é<#T##Int#>", 2..<12), ("a <# b <#c#>", 7..<12),
        ("<# a\n#> <#b#>", 8..<13), ("<#>#>", 0..<5), ("<##>", 0..<4), ("#><#", nil), ("<#Int", nil), ("<#>", nil),
        ("a < b", nil), ("", nil), ("<", nil),
    ])
    func firstPlaceholderIsFound(text: String, range: Range<Int>?) {
        #expect(TextEdit(range: 0..<0, replacement: text).placeholder == range)
    }

    @Test(arguments: [
        (1, 1, 0), (1, 3, 2), (2, 1, 3), (2, 2, 4), (2, 3, nil), (3, 1, 5), (3, 2, 6), (3, 3, nil), (4, 1, nil),
        (0, 1, nil), (1, 0, nil), (1, 4, nil), (Int.max, 1, nil), (1, Int.max, nil), (-1, -1, nil),
    ])
    func positionsAreThoseOfBytes(line: Int, column: Int, offset: Int?) {
        #expect(SourcePosition(line: line, column: column).offset(in: Array("é\n\r\na".utf8)) == offset)
    }

    @Test func positionsAfterACarriageReturnAreAmbiguous() {
        #expect(SourcePosition(line: 1, column: 1).offset(in: Array("a\rb\n".utf8)) == nil)
        #expect(SourcePosition(line: 2, column: 1).offset(in: Array("a\rb\nc".utf8)) == 4)
    }
}
