import GtkKit
import Testing

/// Who hears of a change of a setting.
struct SettingsTests {
    private let schemas: StandardSchemas
    private let settings: Settings

    init() throws {
        schemas = try StandardSchemas()
        settings = Settings(
            schema: "io.github.peekaboard.Peekaboard.memory", folder: schemas.folder.path, inMemory: true)
    }

    @Test func whatIsKeptIsNotHeardAsAChangeFromOutside() {
        #expect(settings.isStored)
        var heard = 0
        settings.onChangeFromOutside(of: "padding") { heard += 1 }
        for padding in 30...40 { settings.set("padding", to: Double(padding)) }
        #expect(settings.number("padding") == 40)
        settings.reset("padding")
        #expect(settings.number("padding") == 20)
        #expect(heard == 0)
    }

    @Test func neitherIsWhatHasNoSchema() {
        let unstored = Settings(schema: "io.github.peekaboard.Unknown", folder: schemas.folder.path)
        var heard = 0
        unstored.onChangeFromOutside(of: "padding") { heard += 1 }
        unstored.set("padding", to: 30)
        unstored.reset("padding")
        #expect(unstored.number("padding") == nil)
        #expect(heard == 0)
    }
}
