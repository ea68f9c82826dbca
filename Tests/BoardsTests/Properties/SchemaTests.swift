import Boards
import Foundation
import PentominoRules
import Scene
import Testing

/// The schema in which the live properties are stored says the same as their descriptions.
@MainActor struct SchemaTests {
    /// The boards, by the names of their schemas.
    nonisolated static let boards = ["memory", "pentominoes", "passcode"]
    private let memory = MemoryBoard(seed: 7)
    private let tiles = PentominoBoard(seed: 7, today: { Day.first })
    private let circles = PasscodeBoard(seed: 7)

    private func properties(of board: String) -> [LiveProperty] {
        switch board {
        case "memory": memory.liveProperties
        case "pentominoes": tiles.liveProperties
        default: circles.liveProperties
        }
    }

    /// The keys of a board's schema: of each the text between its tags, by its name.
    private func keys(of board: String) throws -> [String: String] {
        let file = dataFolder.appending(path: "io.github.peekaboard.Peekaboard.gschema.xml")
        let text = try String(contentsOf: file, encoding: .utf8)
        let id = "io.github.peekaboard.Peekaboard.\(board)"
        let schema = try #require(text.components(separatedBy: "<schema ").first { $0.hasPrefix("id=\"\(id)\"") })
        let keys = schema.components(separatedBy: "<key ").dropFirst().map { key in
            (key.attribute("name") ?? "", key.components(separatedBy: "</key>")[0])
        }
        return try Dictionary(keys) { first, second in
            throw DoubleKey(keys: [first, second])
        }
    }

    private struct DoubleKey: Error { let keys: [String] }

    @Test(arguments: boards) func eachLivePropertyHasItsKeyAndEachKeyItsProperty(_ board: String) throws {
        let keys = try keys(of: board)
        #expect(Set(keys.keys) == Set(properties(of: board).map(\.key)))
    }

    @Test(arguments: boards) func numbersAreStoredAsNumbersOfTheSameRangeAndStandard(_ board: String) throws {
        let keys = try keys(of: board)
        for property in properties(of: board) {
            guard case .number(let range, _, _) = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "d", "\(property.key)")
            #expect(key.attribute("min").flatMap(Double.init) == range.lowerBound, "\(property.key)")
            #expect(key.attribute("max").flatMap(Double.init) == range.upperBound, "\(property.key)")
            #expect(property.standard == key.standard.flatMap(Double.init).map { .number($0) }, "\(property.key)")
        }
    }

    @Test(arguments: boards) func coloursAreStoredAsText(_ board: String) throws {
        let keys = try keys(of: board)
        for property in properties(of: board) {
            guard case .color = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "s", "\(property.key)")
            let text = try #require(key.quotedStandard)
            #expect(property.standard == Color(hex: text).map { .color($0) }, "\(property.key)")
        }
    }

    @Test(arguments: boards) func switchesAreStoredAsSuch(_ board: String) throws {
        let keys = try keys(of: board)
        for property in properties(of: board) {
            guard case .flag = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "b", "\(property.key)")
            #expect(property.standard == .flag(key.standard == "true"), "\(property.key)")
        }
    }

    @Test(arguments: boards) func picturesAreStoredAsText(_ board: String) throws {
        let keys = try keys(of: board)
        for property in properties(of: board) {
            guard case .picture = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "s", "\(property.key)")
            let stored: [(PictureChoice, String)] = [(.plain, "color"), (.shipped, "shipped")]
            let standard = try #require(stored.first { property.standard == .picture($0.0) }, "\(property.key)")
            #expect(key.quotedStandard == standard.1, "\(property.key)")
        }
    }

    @Test(arguments: boards) func wordsAreStoredAsText(_ board: String) throws {
        let keys = try keys(of: board)
        for property in properties(of: board) {
            guard case .text(let limit) = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "s", "\(property.key)")
            let text = try #require(key.quotedStandard)
            #expect(property.standard == .text(text) && text.count <= limit, "\(property.key)")
        }
    }

    @Test(arguments: boards) func choicesAreStoredAsText(_ board: String) throws {
        let keys = try keys(of: board)
        for property in properties(of: board) {
            guard case .choice(let choices, _) = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "s", "\(property.key)")
            let text = try #require(key.quotedStandard)
            #expect(property.standard == .choice(text), "\(property.key)")
            #expect(choices.contains { $0.id == text }, "\(property.key)")
        }
    }

    @Test(arguments: boards) func picturesThatCanBeChosenAreShipped(_ board: String) {
        for property in properties(of: board) {
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
