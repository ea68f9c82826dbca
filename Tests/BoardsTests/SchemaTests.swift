import Boards
import Foundation
import Scene
import Testing

/// The schema in which the live properties are stored says the same as their descriptions.
@MainActor struct SchemaTests {
    private static let id = "io.github.peekaboard.Peekaboard.memory"
    private let board = MemoryBoard(seed: 7)
    private let keys: [String: String]

    /// Reads the keys of the schema: of each the text between its tags, by its name.
    init() throws {
        let file = dataFolder.appending(path: "io.github.peekaboard.Peekaboard.gschema.xml")
        let text = try String(contentsOf: file, encoding: .utf8)
        let schema = try #require(
            text.components(separatedBy: "<schema ").first { $0.hasPrefix("id=\"\(Self.id)\"") })
        let keys = schema.components(separatedBy: "<key ").dropFirst().map { key in
            (key.attribute("name") ?? "", key.components(separatedBy: "</key>")[0])
        }
        self.keys = try Dictionary(keys) { first, second in
            throw DoubleKey(keys: [first, second])
        }
    }

    private struct DoubleKey: Error { let keys: [String] }

    @Test func eachLivePropertyHasItsKeyAndEachKeyItsProperty() {
        #expect(Set(keys.keys) == Set(board.liveProperties.map(\.key)))
    }

    @Test func numbersAreStoredAsNumbersOfTheSameRangeAndStandard() throws {
        for property in board.liveProperties {
            guard case .number(let range, _, _) = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "d", "\(property.key)")
            #expect(key.attribute("min").flatMap(Double.init) == range.lowerBound, "\(property.key)")
            #expect(key.attribute("max").flatMap(Double.init) == range.upperBound, "\(property.key)")
            #expect(property.standard == key.standard.flatMap(Double.init).map { .number($0) }, "\(property.key)")
        }
    }

    @Test func coloursAreStoredAsText() throws {
        for property in board.liveProperties {
            guard case .color = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "s", "\(property.key)")
            let text = try #require(key.quotedStandard)
            #expect(property.standard == Color(hex: text).map { .color($0) }, "\(property.key)")
        }
    }

    @Test func picturesAreStoredAsText() throws {
        for property in board.liveProperties {
            guard case .picture = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "s", "\(property.key)")
            #expect(property.standard == .picture(.plain))
            #expect(key.quotedStandard == "color", "\(property.key)")
        }
    }

    @Test func choicesAreStoredAsText() throws {
        for property in board.liveProperties {
            guard case .choice(let choices, _) = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "s", "\(property.key)")
            let text = try #require(key.quotedStandard)
            #expect(property.standard == .choice(text), "\(property.key)")
            #expect(choices.contains { $0.id == text }, "\(property.key)")
        }
    }

    @Test func picturesThatCanBeChosenAreShipped() {
        for property in board.liveProperties {
            guard case .picture(let shipped, _) = property.kind else { continue }
            #expect(FileManager.default.fileExists(atPath: dataFolder.appending(path: shipped).path), "\(shipped)")
        }
    }
}

extension String {
    /// The value of the first attribute of a name.
    fileprivate func attribute(_ name: String) -> String? {
        between(name + "=\"", "\"")
    }

    /// The text of the default.
    fileprivate var standard: String? {
        between("<default>", "</default>")?.trimmingCharacters(in: .whitespaces)
    }

    /// The text of the default, out of its quotation marks.
    fileprivate var quotedStandard: String? {
        guard let standard, standard.hasPrefix("'"), standard.hasSuffix("'"), standard.count >= 2 else { return nil }
        return String(standard.dropFirst().dropLast())
    }

    private func between(_ opening: String, _ closing: String) -> String? {
        let parts = components(separatedBy: opening)
        return parts.count > 1 ? parts[1].components(separatedBy: closing)[0] : nil
    }
}
