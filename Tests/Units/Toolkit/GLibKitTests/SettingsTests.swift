// SPDX-License-Identifier: GPL-3.0-or-later
import GLibKit
import Glibc
import TemporaryFolders
import Testing

/// Notifications of changed settings.
@MainActor struct SettingsTests {
    private static let schema = """
        <schemalist>
          <schema id="org.example.Glass" path="/org/example/glass/">
            <key name="padding" type="d"><default>20</default></key>
            <key name="pages" type="as"><default>['a']</default></key>
          </schema>
        </schemalist>
        """

    private let folder = TemporaryFolder()
    private let settings: Settings

    init() {
        let file = fopen(folder.file("org.example.Glass.gschema.xml"), "w")!
        fputs(Self.schema, file)
        fclose(file)
        #expect(system("glib-compile-schemas --strict '\(folder.path)'") == 0)
        settings = Settings(schema: "org.example.Glass", folder: folder.path, inMemory: true)
    }

    @Test func ownChangesAreNotReportedAsOutsideChanges() {
        #expect(settings.isStored)
        var heard = 0
        settings.onChangeFromOutside(of: "padding") { heard += 1 }
        for padding in 30...40 { settings.set("padding", to: Double(padding)) }
        #expect(settings.number("padding") == 40)
        settings.reset("padding")
        #expect(settings.number("padding") == 20)
        #expect(heard == 0)
    }

    @Test func listsOfTextsAreStored() {
        #expect(settings.texts("pages") == ["a"])
        for list in [["/ä b", "'\n"], []] {
            settings.set("pages", to: list)
            #expect(settings.texts("pages") == list)
        }
        settings.reset("pages")
        #expect(settings.texts("pages") == ["a"])
        // A key of another type, or of another version, is kept in memory.
        #expect(settings.texts("padding") == nil && settings.texts("unknown") == nil)
        settings.set("unknown", to: ["b"])
        #expect(settings.texts("unknown") == ["b"])
    }

    @Test func changesWithoutASchemaAreNotReportedEither() {
        let unstored = Settings(schema: "org.example.Unknown", folder: folder.path)
        var heard = 0
        unstored.onChangeFromOutside(of: "padding") { heard += 1 }
        unstored.set("padding", to: 30)
        unstored.reset("padding")
        #expect(unstored.number("padding") == nil)
        #expect(heard == 0)
    }
}
