// SPDX-License-Identifier: GPL-3.0-or-later
import JSON
import Testing

/// Reading and writing JSON.
struct JSONTests {
    private static let values: [JSON] = [
        nil, true, false, 0, -1, 1.5, -0.25, 1e300, 2.5e-300, "", "text", [], [:], [[]], [nil],
        [1, "two", [3.5, [:]]],
        .integer(999_999_999_999_999_999), .integer(-999_999_999_999_999_999),
        ["a": 1, "b": ["c": [true, nil]], "": "empty name", "ü\"\\": "name with escapes"],
        "\u{1}\u{1F}\t\n\r\u{8}\u{C}\"\\/\u{7F}", "ä€😀\u{FEFF}\u{2028}e\u{301}",
    ]

    @Test(arguments: values) func valueSurvivesARoundTrip(_ value: JSON) throws {
        #expect(try JSON(parsing: value.text()) == value)
        #expect(try JSON(parsing: value.text(isIndented: true)) == value)
    }

    @Test func textHasNoRawControlCharacters() {
        let text = JSON.string(String(String.UnicodeScalarView((1..<32).map { Unicode.Scalar($0)! }))).text()
        #expect(text.utf8.allSatisfy { $0 >= 32 })
    }

    @Test func equalValuesHaveEqualTexts() {
        let names = (0..<100).map { "name \($0)" }
        let forward = JSON.object(Dictionary(uniqueKeysWithValues: names.map { ($0, 1) }))
        let backward = JSON.object(Dictionary(uniqueKeysWithValues: names.reversed().map { ($0, 1) }))
        #expect(forward.text() == backward.text())
        #expect((["b": 1, "a": [2, "x"]] as JSON).text() == #"{"a":[2,"x"],"b":1}"#)
    }

    @Test func indentedTextHasAMemberPerLine() {
        #expect((["b": 1, "a": 2] as JSON).text(isIndented: true) == "{\n  \"a\" : 2,\n  \"b\" : 1\n}")
    }

    @Test func escapesAreRead() throws {
        #expect(try JSON(parsing: #""\" \\ \/ \b \f \n \r \t \u0041 \u00e9""#) == "\" \\ / \u{8} \u{C} \n \r \t A é")
        #expect(try JSON(parsing: #""\ud83d\ude00 \uD83D\uDE00""#) == "😀 😀")
    }

    @Test(arguments: [#""\ud83d""#, #""\ud83d\u0041""#, #""\u12"#, #""\"#])
    func damagedEscapeIsRefused(_ text: String) {
        #expect(throws: JSON.ParsingError.self) { try JSON(parsing: text) }
    }

    @Test func halfOfACharacterIsReplaced() throws {
        let value = try JSON(parsing: #"["\ud83dx","b"]"#)
        #expect(value[0]?.string?.contains("\u{FFFD}") == true && value[1] == "b")
    }

    @Test func spaceAroundValuesIsIgnored() throws {
        #expect(try JSON(parsing: " \t\r\n{ \"a\" :\n[ 1 , 2 ] } \n") == ["a": [1, 2]])
    }

    @Test func integersAndNumbersAreDistinguished() throws {
        #expect(try JSON(parsing: "[0,-7,1.0,1e2,2.5E-1]") == [0, -7, 1.0, 100.0, 0.25])
        #expect(try JSON(parsing: "[1.0, 1]")[0]?.integer == 1)
        #expect(JSON.number(0.5).integer == nil && JSON.integer(3).number == 3)
        let long = "1234567890123456789012.5"
        #expect(try JSON(parsing: long) == .number(Double(long)!))
    }

    @Test(arguments: ["9223372036854775808", "[-99999999999999999999]", "{\"a\":1234567890123456789}"])
    func integerThatIsTooLongIsRefusedInsteadOfChanged(_ text: String) {
        #expect(throws: JSON.ParsingError.unsupported) { try JSON(parsing: text) }
    }

    @Test func textWithAZeroCharacterIsRefusedInsteadOfCut() throws {
        for text in [#""a\u0000b""#, #"{"a\u0000":1}"#, #"["\\\u0000"]"#] {
            #expect(throws: JSON.ParsingError.unsupported) { try JSON(parsing: text) }
        }
        #expect(try JSON(parsing: #""\\u0000""#) == #"\u0000"#)
        #expect(try JSON(parsing: #""\u0001\u0010\u0100""#) == "\u{1}\u{10}\u{100}")
        #expect(throws: JSON.ParsingError.self) { try JSON(parsing: "1\0 2") }
    }

    @Test func whatJSONLacksIsReplaced() {
        #expect(
            ([.number(.infinity), .number(.nan), "a\0b", ["\0": 1]] as JSON).text() == "[null,null,\"a�b\",{\"�\":1}]")
    }

    @Test(arguments: ["[", "{\"a\":"]) func depthIsLimited(_ opening: String) throws {
        let closing = opening == "[" ? "]" : "}"
        func nested(_ depth: Int) -> String {
            String(repeating: opening, count: depth) + (opening == "[" ? "" : "1")
                + String(repeating: closing, count: depth)
        }
        _ = try JSON(parsing: nested(JSON.maxDepth))
        for text in [nested(JSON.maxDepth + 1), String(repeating: opening, count: 1_000_000)] {
            #expect(throws: JSON.ParsingError.tooDeep) { try JSON(parsing: text) }
        }
        #expect(throws: JSON.ParsingError.tooDeep) { try JSON(parsing: "[[]]", maxDepth: 1) }
    }

    @Test func bracketsInTextsDoNotCount() throws {
        let text = String(repeating: "[{", count: 1000)
        #expect(try JSON(parsing: JSON.string(text + #"\"["#).text()) == .string(text + #"\"["#))
        #expect(try JSON(parsing: JSON.array(Array(repeating: [], count: 1000)).text()).array?.count == 1000)
    }

    @Test(arguments: [
        "", " ", "[", "]", "[1", "[1,", "[1,]", "[1 2]", "{", "{\"a\"", "{\"a\":", "{\"a\":1,}", "{1:2}", "nul", "truE",
        "\"", "\"a", "1 1", "[1]]", "{}{}", "+", "-", "\u{1}",
    ]) func damagedTextIsRefused(_ text: String) {
        #expect(throws: JSON.ParsingError.self) { try JSON(parsing: text) }
    }

    @Test func invalidUnicodeIsRefused() {
        #expect(throws: JSON.ParsingError.invalid("invalid UTF-8")) { try JSON(parsing: [0x22, 0xC3, 0x22]) }
    }

    /// Every prefix of a text, and every text in which one byte is another, is read or refused without a crash.
    @Test func damageAtAnyPlaceIsSurvived() throws {
        let text = Array(#"{"a":[1,-2.5e3,"\ud83d\ude00\n",{"b":null}],"c":true,"ü":[[],{}]}"#.utf8)
        _ = try JSON(parsing: text)
        for length in 0..<text.count {
            #expect(throws: JSON.ParsingError.self) { try JSON(parsing: text[..<length]) }
        }
        for index in text.indices {
            for byte in Array("\"\\[]{},:0x-/'\n\0\u{7F}".utf8) + [0x80, 0xFF] {
                var damaged = text
                damaged[index] = byte
                let value = try? JSON(parsing: damaged)
                if let value, let again = try? JSON(parsing: value.text()) { #expect(again == value) }
            }
        }
    }

    @Test func membersAndElementsAreFound() throws {
        let value = try JSON(parsing: #"{"a":[1,{"b":"c"}],"n":null,"t":true,"a2":2.5}"#)
        #expect(value["a"]?[1]?["b"]?.string == "c" && value["n"] == .null && value["t"]?.bool == true)
        #expect(value["none"] == nil && value["a"]?[2] == nil && value["a"]?["b"] == nil && value[0] == nil)
        #expect(value["a2"]?.number == 2.5 && value["a"]?.array?.count == 2 && value.object?.count == 4)
        #expect(value["t"]?.integer == nil && value["t"]?.string == nil && value["a"]?.object == nil)
    }
}
