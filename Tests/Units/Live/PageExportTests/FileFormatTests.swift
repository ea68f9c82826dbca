// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files
import Seeding
import Testing

@testable import PageExport

/// Names with any characters, as they are written in files of each format and read by the parsers of GLib.
struct FileFormatTests {
    /// Names that have gone wrong elsewhere, and a thousand others.
    private static let names: [String] =
        [
            "Pairs", "Tom & Jerry", "\"Quoted\" 'twice'", "<b>", "]]>", "a\nb", "a\r\nb", "\t", " leading", "trailing ",
            "$(reboot)", "`reboot`", "\\", "\\n", "\\s", "a=b", "[Program]", "#", "%f", "Фигуры", "記憶", "זיכרון",
            "e\u{301}", "\u{301}", "=\u{301}", "👩‍👩‍👧", "\u{2028}", "\u{FEFF}", "\u{202E}abc", "@NAME@", "{name}",
        ] + odd(1000)

    private static func odd(_ count: Int) -> [String] {
        var generator = SeededGenerator(seed: 43)
        let signs = Array(" &<>\"'\\\n\r\t;=#[]%$`@{}()|éß中א\u{301}\u{200D}\u{2028}\u{1}\u{7F}👩".unicodeScalars)
        return (0..<count).map { _ in
            var name = String.UnicodeScalarView()
            for _ in 0...generator.number(below: 12) {
                let isLetter = generator.number(below: 3) == 0
                name.append(
                    isLetter
                        ? Unicode.Scalar(UInt8(97 + generator.number(below: 26)))
                        : signs[generator.number(below: signs.count)])
            }
            return String(name)
        }
    }

    @Test func textInXMLIsReadAsItWas() throws {
        for name in Self.names {
            let text = "<a>\(FileFormat.xml.escaped(name))</a>"
            // XML has no place for these.
            let possible = name.unicodeScalars.map { $0 == "\u{1}" ? "\u{FFFD}" : $0 }
            #expect(parsedXML(text) == String(String.UnicodeScalarView(possible)), "\(name.debugDescription)")
        }
    }

    @Test func valueInAKeyFileIsReadAsItWas() throws {
        let file = g_key_file_new()
        defer { g_key_file_unref(file) }
        for name in Self.names {
            let text = "[Desktop Entry]\nName=\(FileFormat.keyFile.escaped(name))\nType=Application\n"
            try #require(g_key_file_load_from_data(file, text, gsize(text.utf8.count), G_KEY_FILE_NONE, nil) != 0)
            let value = try #require(g_key_file_get_string(file, "Desktop Entry", "Name", nil))
            defer { g_free(value) }
            #expect(Array(String(cString: value).unicodeScalars) == Array(name.unicodeScalars))
            #expect(
                KeyFile(text).groups["Desktop Entry"]?["Name"].map { Array($0.unicodeScalars) }
                    == Array(name.unicodeScalars))
        }
    }

    @Test func wordInAShellScriptIsReadAsItWas() throws {
        for name in Self.names {
            var (count, words): (gint, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) = (0, nil)
            try #require(g_shell_parse_argv("echo \(FileFormat.shell.escaped(name))", &count, &words, nil) != 0)
            defer { g_strfreev(words) }
            let line = name.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }
            #expect(count == 2 && words?[1].map { Array(String(cString: $0).unicodeScalars) } == line)
        }
    }

    @Test func stringInSwiftHasOneLineAndNothingInvisible() {
        for name in Self.names {
            let text = FileFormat.swift.escaped(name)
            #expect(text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
            #expect(unescapedSwift(text).map { Array($0.unicodeScalars) } == Array(name.unicodeScalars))
        }
        #expect(FileFormat.swift.escaped("a\"b\\(c)\u{202E}") == "\"a\\\"b\\\\(c)\\u{202e}\"")
    }

    @Test func textInMarkdownHasOneLineAndNoMarkup() {
        #expect(FileFormat.markdown.escaped("# *Tom*\n[x](y)") == "\\# \\*Tom\\* \\[x\\](y)")
    }

    @Test func zeroCharacterIsReplaced() {
        for format in [FileFormat.xml, .keyFile, .swift, .shell, .markdown, .plain] {
            #expect(!format.escaped("a\0b").unicodeScalars.contains("\0"))
        }
    }

    @Test func manifestIsReadAsItWas() throws {
        for name in Self.names where ProgramDescription(name: name, id: "a.b.c").problem == nil {
            let description = ProgramDescription(name: name, id: "org.example.Pairs", license: .mit)
            let manifest = ProgramManifest(
                description, swiftVersion: "6.3.1", device: "phone", page: "Page/\(name).swift")
            #expect(try ProgramManifest(manifest.text, of: "program.ini") == manifest)
        }
    }

    /// Returns the text between two tags, as GLib's parser reads it.
    private func parsedXML(_ text: String) -> String? {
        final class Found { var text = "" }
        let found = Found()
        var parser = GMarkupParser()
        parser.text = { _, text, count, data, _ in
            let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
            Unmanaged<Found>.fromOpaque(data!).takeUnretainedValue().text += String(decoding: bytes, as: UTF8.self)
        }
        let context = g_markup_parse_context_new(
            &parser, GMarkupParseFlags(rawValue: 0), Unmanaged.passUnretained(found).toOpaque(), nil)
        defer { g_markup_parse_context_free(context) }
        guard g_markup_parse_context_parse(context, text, text.utf8.count, nil) != 0,
            g_markup_parse_context_end_parse(context, nil) != 0
        else { return nil }
        return found.text
    }

    /// Returns the value of a literal in Swift.
    private func unescapedSwift(_ literal: String) -> String? {
        var rest = literal.unicodeScalars.dropFirst().dropLast()
        var value = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                if scalar == "\"" { return nil }
                value.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "n": value.append("\n")
            case "r": value.append("\r")
            case "t": value.append("\t")
            case "\\": value.append("\\")
            case "\"": value.append("\"")
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                guard let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
                value.append(scalar)
                rest = rest.dropFirst(digits.count + 2)
            default: return nil
            }
        }
        return String(value)
    }
}
