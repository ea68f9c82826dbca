// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import RandomDecks
import Seeding
import Testing

@testable import Decks

/// Decks from tables.
struct TableImportTests {
    /// A file system in memory with one folder.
    private struct MadeUp: FileSystem {
        var files: [String: [UInt8]] = [:]

        func fileNames(in folder: String) -> [String]? { folder == "made-up://media" ? Array(files.keys) : nil }

        func contents(of uri: String, limit: Int) -> [UInt8]? {
            files.first { FileURI.of($0.key, in: "made-up://media") == uri }.map(\.value)
        }
    }

    private static let picture: [UInt8] = Array(#"<svg width="8" height="8"/>"#.utf8)
    private static let sound = RandomDecks.wav(samples: [128], rate: 8000)

    private func table(_ text: String, files: [String: [UInt8]] = [:]) throws(TableImportError) -> TableImport {
        try TableImport(Array(text.utf8), folder: "made-up://media", in: MadeUp(files: files))
    }

    private func texts(_ text: String) throws(TableImportError) -> [[String]] {
        try table(text).groups.map { $0.map { $0.text ?? "" } }
    }

    @Test(arguments: [
        // The examples of RFC 4180.
        ("aaa,bbb,ccc\r\nzzz,yyy,xxx\r\n", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
        ("aaa,bbb,ccc\r\nzzz,yyy,xxx", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
        ("\"aaa\",\"bbb\",\"ccc\"\r\nzzz,yyy,xxx", [["aaa", "bbb", "ccc"], ["zzz", "yyy", "xxx"]]),
        ("\"aaa\",\"b\r\nbb\",\"ccc\"\r\nzzz,yyy,xxx", [["aaa", "b bb", "ccc"], ["zzz", "yyy", "xxx"]]),
        ("\"aaa\",\"b\"\"bb\",\"ccc\"", [["aaa", "b\"bb", "ccc"]]),
        // Other separators, line ends, and a byte order mark.
        ("\u{FEFF}a;b\nc;d", [["a", "b"], ["c", "d"]]), ("a,b;c\nd;e", [["a", "b;c"]]),
        ("a\tb,c\nd\te", [["a", "b,c"], ["d", "e"]]),
        ("a,b\rc,d\r", [["a", "b"], ["c", "d"]]), ("\"a;b\";c\nd;e", [["a;b", "c"], ["d", "e"]]),
        ("\"a,b,c\";d", [["a,b,c", "d"]]), ("a;b;1,5\nc;d;2,5", [["a", "b", "1,5"], ["c", "d", "2,5"]]),
        // Quotes inside of a field.
        ("5\" disk,b\"\nc,\"\"", [["5\" disk", "b\""]]), ("\"\"\"a\"\"\",b", [["\"a\"", "b"]]),
        ("\"a\"x,b", [["ax", "b"]]),
        // Empty rows and fields.
        ("\n\na,b\n , \n,,\nc,d", [["a", "b"], ["c", "d"]]), ("a,,b\nc,d,e", [["a", "b"], ["c", "d"]]),
        (" a  b ,\tc", [["a  b"]]),
    ]) func tableIsRead(text: String, groups: [[String]]) throws {
        // Some of the groups have one side, so that they are not imported.
        let expected = groups.filter { $0.count > 1 }
        guard !expected.isEmpty else { return }
        #expect(try texts(text) == expected)
    }

    @Test func rowsAreGroupsOfTwoUnlessAllHaveThree() throws {
        #expect(try table("a,b,c\nd,e,f").groupSize == 3)
        let mixed = try table("a,b,c\nd,e\nf,g,h,i")
        #expect(mixed.groupSize == 2 && mixed.groups.map(\.count) == [2, 2, 2])
        #expect(try table("a,b,c,d\ne,f,g,h").groupSize == 2)
    }

    @Test func rowWithOneSideIsReportedWithItsNumber() throws {
        let imported = try table("a,b\n\n\"c\nc\",\nd,e\n,f")
        #expect(imported.groups.count == 2)
        #expect(imported.problems == [.init(row: 3, reason: .singleSide), .init(row: 5, reason: .singleSide)])
    }

    @Test func textThatCannotBeOnACardIsReported() throws {
        let long = String(repeating: "x", count: 1001)
        let imported = try table("a,b\n\(long),c\nd,\u{7}e\n")
        #expect(imported.groups.count == 1)
        #expect(imported.problems.filter { $0.reason == .unusableText }.map(\.row) == [2, 3])
    }

    @Test func rowsAfterTheLargestDeckAreReported() throws {
        let rows = (1...510).map { "a\($0),b\($0)" }
        let imported = try table(rows.joined(separator: "\n"))
        #expect(imported.groups.count == 500 && imported.problems == [.init(row: 501, reason: .tooManyGroups)])
    }

    @Test(arguments: [
        "Country,Capital\nFrance,Paris\nPeru,Lima", "Land;Hauptstadt\nPeru;Lima\nKuba;Havanna",
        "FRONT\tBACK\na\tb\nc\td", "City,Founded\nRome,-753\nLima,1535", "1,2\none,two\nthree,four",
    ]) func titlesOfColumnsAreRecognized(text: String) throws {
        let table = try table(text)
        let first = try #require(text.split(separator: "\n").first)
        #expect(table.header == first.split { ",;\t".contains($0) }.map(String.init))
        #expect(table.withoutHeader.groups == Array(table.groups.dropFirst()))
        #expect(table.withoutHeader.header == nil)
    }

    @Test(arguments: [
        "France,Paris\nPeru,Lima\nCuba,Havana", "one,1\ntwo,2\nthree,3", "Country,Capital\nPeru,Lima",
        "Country,Paris\nPeru,Lima\nCuba,Havana", "7,8\n1,2\n3,4",
    ]) func otherFirstRowsAreNoHeader(text: String) throws {
        #expect(try table(text).header == nil)
    }

    @Test func tableThatCannotBeReadIsRefused() {
        #expect(throws: TableImportError.noGroups) { try table("") }
        #expect(throws: TableImportError.noGroups) { try table("a\nb\nc") }
        #expect(throws: TableImportError.unclosedQuote(row: 3)) { try table("a,b\nc,d\ne,\"f\ng,h\n") }
        for bytes in [[0xFF, 0xFE, 0x61, 0], [0x61, 0x2C, 0xE9], [0x61, 0, 0x2C, 0x62]] as [[UInt8]] {
            #expect(throws: TableImportError.notUTF8) { try TableImport(bytes, in: MadeUp()) }
        }
    }

    @Test func everyTableSurvivesARoundTrip() throws {
        var generator = SeededGenerator(seed: 4)
        let signs = Array("ab ü漢😀,;\t'.\"\"\"\n|<&[")
        for number in 0..<1000 {
            let separator = [",", ";", "\t"][number % 3]
            let size = 2 + generator.number(below: 2)
            let rows = (0...generator.number(below: 10)).map { _ in
                (0..<size).map { _ in
                    "w"
                        + String(
                            (0..<generator.number(below: 8)).map { _ in signs[generator.number(below: signs.count)] })
                }
            }
            // All fields are in quotes. The first row has none of the separators in its fields.
            let first = (0..<size).map { "\"first\($0)\"" }.joined(separator: separator)
            let lines = rows.map { row in
                row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: separator)
            }
            let imported = try texts(([first] + lines).joined(separator: number % 2 == 0 ? "\n" : "\r\n"))
            let expected = rows.map { $0.map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") } }
            #expect(Array(imported.dropFirst()) == expected)
        }
    }

    // MARK: - Anki

    @Test func ankiTextIsRead() throws {
        let imported = try table(
            """
            #separator:tab
            #html:true
            #guid column:1
            #notetype column:2
            #deck column:3
            #tags column:6
            k1\tBasic\tPets\tcat<br>\t&quot;Katze&quot;&nbsp;&amp; <b>Kater</b>\tanimal
            k2\tBasic\tPets\t"<div>a ""dog""</div>"\t<img src="dog &amp; co.svg"> \tanimal pet
            k3\tBasic\tPets\t[sound:bird.wav]bird\t<img alt='x' src=bird.svg />Vogel\t
            """, files: ["dog & co.svg": Self.picture, "bird.svg": Self.picture, "bird.wav": Self.sound])
        #expect(
            imported.groups == [
                [.init(text: "cat"), .init(text: "\"Katze\" & Kater")],
                [.init(text: "a \"dog\""), .init(picture: "dog & co.svg")],
                [.init(text: "bird", sound: "bird.wav"), .init(picture: "bird.svg", text: "Vogel")],
            ])
        #expect(imported.groupSize == 2 && imported.problems == [])
        #expect(Set(imported.files.keys) == ["dog & co.svg", "bird.svg", "bird.wav"])
    }

    @Test(arguments: [("Comma", ","), ("semicolon", ";"), ("Tab", "\t"), ("Pipe", "|"), ("Colon", ":"), ("|", "|")])
    func ankiSeparatorIsUsed(name: String, separator: String) throws {
        #expect(try texts("#separator:\(name)\r\n#html:false\r\na <b>\(separator)b\r\n") == [["a <b>", "b"]])
    }

    @Test func lineWithANumberSignIsAnkiHeaderOnlyIfItsKeyIsKnown() throws {
        #expect(try texts("#1,#2\n#separator:x,b") == [["#1", "#2"], ["#separator:x", "b"]])
    }

    @Test func numberOfARowCountsTheHeader() throws {
        let imported = try table("#separator:tab\n#html:true\na\tb\nc\n")
        #expect(imported.problems == [.init(row: 4, reason: .singleSide)])
    }

    @Test func fileThatCannotBeUsedIsReported() throws {
        let files = [
            "text.svg": Array("no".utf8),
            "long.wav": RandomDecks.wav(samples: [UInt8](repeating: 0, count: 31), rate: 1),
        ]
        let imported = try table(
            """
            #separator:tab
            #html:true
            a<img src="none.png">\tb
            c<img src="../etc/passwd">\td
            e<img src="text.svg">\tf
            g\th[sound:long.wav]
            <img src="none.png">\ti
            """, files: files)
        #expect(imported.groups.count == 4 && imported.files.isEmpty)
        #expect(
            imported.problems == [
                .init(row: 3, reason: .missingFile("none.png")), .init(row: 4, reason: .missingFile("../etc/passwd")),
                .init(row: 5, reason: .unusableFile("text.svg")), .init(row: 6, reason: .unusableFile("long.wav")),
                .init(row: 7, reason: .missingFile("none.png")), .init(row: 7, reason: .singleSide),
            ])
    }

    @Test func sideHasAtMostTwoParts() throws {
        let imported = try table(
            "#html:true\n<img src=a.svg>[sound:a.wav]a\tb\nc<img src=a.wav>\td",
            files: ["a.svg": Self.picture, "a.wav": Self.sound])
        #expect(imported.groups[0][0] == .init(picture: "a.svg", sound: "a.wav"))
        #expect(imported.groups[1][0] == .init(text: "c"))
        #expect(
            imported.problems == [
                .init(row: 2, reason: .crowdedSide), .init(row: 3, reason: .unusableFile("a.wav")),
            ])
    }

    @Test(arguments: [
        ("a &lt;b&gt; &amp;amp; &#39;&#x1F600;&#X41;", "a <b> &amp; '😀A"),
        ("a & b &unknown; &#0; &#xD800; &", "a & b &unknown; &#0; &#xD800; &"),
        ("1 < 2 > 0", "1 < 2 > 0"), ("a<br>b<BR/>c<p class='x>y'>d</p>", "a b c d "), ("<!-- a --> b <!-- c", " b "),
        ("a<style>p { x: '<b>' }</style>b<script>1 < 2", "ab"), ("<b", ""), ("a</b>c<", "ac<"), ("a<b =x y>z", "az"),
        ("漢<i>字</i>", "漢字"),
    ]) func tagsAreRemovedAndEntitiesReplaced(html: String, text: String) {
        #expect(HTMLText(html).text == text)
    }

    /// Any text is imported or refused without a crash, and what is imported is a valid deck.
    @Test func anyTextIsSurvived() throws {
        var generator = SeededGenerator(seed: 5)
        let parts = [
            "#separator:", "#html:true\n", "#tags column:2\n", "tab", "\n", "\r", "\"", "\"\"", ",", ";", "\t", "a",
            "b ",
            "<img src=", "<img src=\"a.svg\">", "[sound:a.wav]", "[sound:", "]", "<", ">", "&", "&lt;", "&#", ";",
            "<!--",
            "-->", "<style>", "</style>", "=", "'", "ü", "\u{301}", "/", "\u{1}",
        ]
        var count = 0
        for _ in 0..<5000 {
            let text = (0..<generator.number(below: 40)).map { _ in parts[generator.number(below: parts.count)] }
                .joined()
            guard let imported = try? table(text, files: ["a.svg": Self.picture, "a.wav": Self.sound]) else { continue }
            count += 1
            var document = DeckDocument()
            (document.groupSize, document.groups, document.files) = (
                imported.groupSize, imported.groups, imported.files
            )
            // A deck has at least two groups.
            document.groups.append(document.groups[0])
            #expect(throws: Never.self) { try document.check() }
        }
        #expect(count > 500)
    }
}
