// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import DataFolder
import Foundation
import Scene
import Testing

/// The settings schemas agree with the descriptions of the live properties.
@MainActor struct SchemaTests {
    /// The names of all boards, which are also the names of their schemas.
    private static let names = BoardKinds.all.map { $0.name }
    private static let schemas = dataFolder.appending(path: "schemas")
    private let boards: [String: any GameBoard]

    init() {
        func board<Kind: BoardKind>(of kind: Kind.Type) -> any GameBoard { Kind.makeBoard(seed: 7) }
        boards = Dictionary(uniqueKeysWithValues: BoardKinds.all.map { ($0.name, board(of: $0)) })
    }

    private func properties(of board: String) throws -> [BoardProperty] {
        try #require(boards[board]).propertiesOfGames
    }

    /// Returns the keys of a board's schema: the XML inside each key, by the key's name.
    private func keys(of board: String) throws -> [String: String] {
        let id = "io.github.peekaboard.Peekaboard.\(board)"
        let schemas = try FileManager.default.contentsOfDirectory(at: Self.schemas, includingPropertiesForKeys: nil)
            .flatMap { try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "<schema ") }
        let schema = try #require(schemas.first { $0.hasPrefix("id=\"\(id)\"") })
        let keys = schema.components(separatedBy: "<key ").dropFirst().map { key in
            (key.attribute("name") ?? "", key.components(separatedBy: "</key>")[0])
        }
        return try Dictionary(keys) { first, second in
            throw DoubleKey(keys: [first, second])
        }
    }

    private struct DoubleKey: Error { let keys: [String] }

    @Test(arguments: await names) func everyLivePropertyHasAKeyAndEveryKeyAProperty(_ board: String) throws {
        let keys = try keys(of: board)
        // One key is not a property: whether the user has made a move.
        #expect(Set(keys.keys) == Set(try properties(of: board).map(\.key) + ["played"]))
    }

    @Test(arguments: await names) func numbersAreStoredWithTheSameRangeAndDefault(_ board: String) throws {
        let keys = try keys(of: board)
        for property in try properties(of: board) {
            guard case .number(let range, _, _) = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "d", "\(property.key)")
            #expect(key.attribute("min").flatMap(Double.init) == range.lowerBound, "\(property.key)")
            #expect(key.attribute("max").flatMap(Double.init) == range.upperBound, "\(property.key)")
            #expect(
                property.defaultValue == key.defaultValue.flatMap(Double.init).map { .number($0) }, "\(property.key)")
        }
    }

    @Test(arguments: await names) func colorsAreStoredAsText(_ board: String) throws {
        let keys = try keys(of: board)
        for property in try properties(of: board) {
            guard case .color = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "s", "\(property.key)")
            let text = try #require(key.quotedDefault)
            #expect(property.defaultValue == Color(hex: text).map { .color($0) }, "\(property.key)")
        }
    }

    @Test(arguments: await names) func switchesAreStoredAsBooleans(_ board: String) throws {
        let keys = try keys(of: board)
        for property in try properties(of: board) {
            guard case .flag = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "b", "\(property.key)")
            #expect(property.defaultValue == .flag(key.defaultValue == "true"), "\(property.key)")
        }
    }

    @Test(arguments: await names) func picturesAreStoredAsText(_ board: String) throws {
        let keys = try keys(of: board)
        for property in try properties(of: board) {
            guard case .picture = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "s", "\(property.key)")
            let stored: [(PictureChoice, String)] = [(.plain, "color"), (.shipped, "shipped")]
            let defaultValue = try #require(stored.first { property.defaultValue == .picture($0.0) }, "\(property.key)")
            #expect(key.quotedDefault == defaultValue.1, "\(property.key)")
        }
    }

    @Test(arguments: await names) func wordsAreStoredAsText(_ board: String) throws {
        let keys = try keys(of: board)
        for property in try properties(of: board) {
            guard case .text(let limit) = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "s", "\(property.key)")
            let text = try #require(key.quotedDefault)
            #expect(property.defaultValue == .text(text) && text.count <= limit, "\(property.key)")
        }
    }

    @Test(arguments: await names) func choicesAreStoredAsText(_ board: String) throws {
        let keys = try keys(of: board)
        for property in try properties(of: board) {
            guard case .choice(let choices, _) = property.kind else { continue }
            let key = try #require(keys[property.key], "\(property.key)")
            #expect(key.attribute("type") == "s", "\(property.key)")
            let text = try #require(key.quotedDefault)
            #expect(property.defaultValue == .choice(text), "\(property.key)")
            #expect(choices.contains { $0.id == text }, "\(property.key)")
        }
    }

    @Test(arguments: await names) func picturesOfferedAsChoicesAreShipped(_ board: String) throws {
        for property in try properties(of: board) {
            guard case .picture(let shipped, _) = property.kind else { continue }
            #expect(FileManager.default.fileExists(atPath: dataFolder.appending(path: shipped).path), "\(shipped)")
        }
    }
}

extension String {
    /// Returns the value of the first attribute with the given name.
    fileprivate func attribute(_ name: String) -> String? {
        between(name + "=\"", "\"")
    }

    /// The text of the default value.
    fileprivate var defaultValue: String? {
        between("<default>", "</default>")?.trimmingCharacters(in: .whitespaces)
    }

    /// The text of the default value, without its quotation marks.
    fileprivate var quotedDefault: String? {
        guard let defaultValue, defaultValue.hasPrefix("'"), defaultValue.hasSuffix("'"), defaultValue.count >= 2 else {
            return nil
        }
        return String(defaultValue.dropFirst().dropLast())
    }

    private func between(_ opening: String, _ closing: String) -> String? {
        let parts = components(separatedBy: opening)
        return parts.count > 1 ? parts[1].components(separatedBy: closing)[0] : nil
    }
}
