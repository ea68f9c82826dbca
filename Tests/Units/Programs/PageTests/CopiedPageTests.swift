// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import DataFolder
import Foundation
import PageLink
import Scene
import Testing

/// Copying a changed board from the program as a page. The page must show the same board.
struct CopiedPageTests {
    @Test func copiedPageShowsTheSameBoard() throws {
        for kind in BoardKinds.all { try expectCopy(of: kind) }
    }

    private func expectCopy<Kind: BoardKind>(of kind: Kind.Type) throws {
        let board = Kind.makeBoard(seed: 7)
        for property in board.liveProperties { property.write(property.anotherValue) }
        board.deal(seed: 11, at: 0)
        // Found by trial, so that the test knows no rules.
        var game = board.game
        for text in ["0", "4", "b", "+F", "r", "t3@500"] {
            if let move = Kind.Board.Rules.Move(notation: text) { _ = try? game.play(move) }
        }
        board.goOn(from: game, at: 0)
        board.resize(to: Size(width: 800, height: 600))
        let text = SwiftPage.text(of: board, controller: Kind.controllerName)
        let running = try RunningPage(BuiltPage(text), data: dataFolder.path)
        #expect(try running.loaded().hasView, "\(text)")
        let shown = try #require(running.scene)
        #expect(shown.size == board.scene.size)
        #expect(shown.background == board.scene.background)
        #expect(shown.plates == board.scene.plates)
        let (pieces, originals) = (shown.pieces.filter(\.isPresent), board.scene.pieces.filter(\.isPresent))
        #expect(pieces.map(\.front) == originals.map(\.front))
        #expect(pieces.map(\.center) == originals.map(\.center))
        #expect(running.output == "")
    }
}

extension BoardProperty {
    /// Changes the property to another value that leaves the given properties as they are, and returns the value.
    func changed(keeping others: [BoardProperty]) -> PropertyValue {
        let before = others.map { $0.read() }
        for value in otherValues {
            write(value)
            if read() == value, others.map({ $0.read() }) == before { return value }
            for (other, value) in zip(others, before) { other.write(value) }
        }
        return read()
    }

    private var otherValues: [PropertyValue] {
        guard case .choice(let choices, _) = kind else { return [anotherValue] }
        return choices.reversed().map { .choice($0.id) }.filter { $0 != defaultValue }
    }

    /// A value of the right kind that differs from the default.
    var anotherValue: PropertyValue {
        switch kind {
        case .number(let range, _, _):
            .number(defaultValue == .number(range.upperBound) ? range.lowerBound : range.upperBound)
        case .color: .color(Color(rgb: 0x0A0B0C))
        case .picture: defaultValue == .picture(.shipped) ? .picture(.plain) : .picture(.shipped)
        // The last deck has enough faces for the largest size.
        case .choice(let choices, _): .choice(choices.last { .choice($0.id) != defaultValue }?.id ?? "")
        case .flag: defaultValue == .flag(true) ? .flag(false) : .flag(true)
        case .text: .text("“Ein \\Wort\\” \"ß\"\n\t🦊")
        }
    }
}
