// SPDX-License-Identifier: GPL-3.0-or-later
import Files
import Scene
import TemporaryFolders
import Testing

@testable import PageRuns

/// The preferences of an exported program, as a file.
struct ProgramPreferencesTests {
    private let folder = TemporaryFolder()
    private var file: String { folder.file("data/org.example.Pairs/preferences.ini") }

    private static let values: [String: PropertyValue] = [
        "gc.padding": .number(7.5), "Größe = 1\n[a]": .text("a\\n\n\u{2028}\"b\" ü"), "#": .flag(true),
        "": .choice("felt"),
        "b%20": .color(Color(red: 0.1, green: 0, blue: 1, alpha: 0.5)), "c": .picture(.plain),
        "d": .picture(.shipped), "e": .picture(.custom(uri: "file:///a%20b.png")),
    ]

    @Test func valuesOfEachKindAreKept() {
        var preferences = ProgramPreferences()
        preferences.values = Self.values
        #expect(preferences.write(to: file))
        #expect(ProgramPreferences(contentsOf: file) == preferences)
        preferences.values["gc.padding"] = nil
        #expect(preferences.write(to: file))
        #expect(ProgramPreferences(contentsOf: file) == preferences)
    }

    @Test func withoutAFileThereAreNone() {
        #expect(ProgramPreferences(contentsOf: file).values.isEmpty)
    }

    @Test(arguments: [
        "a=1", "a={}", "a={\"number\":\"x\"}", "a={", "a", "%zz={\"number\":1}", "[Other]\na={\"number\":1}",
    ])
    func damagedLineIsLeftOut(line: String) {
        folder.write("preferences.ini", "[Preferences]\nb={\"number\":2}\n\(line)\n")
        #expect(ProgramPreferences(contentsOf: folder.file("preferences.ini")).values == ["b": .number(2)])
    }
}
