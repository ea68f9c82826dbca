// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import DataFolder
import Foundation
import Testing

/// The names, actions, and keys that every kind of board declares.
@MainActor struct KindListTests {
    @Test func namesTitlesAndIconsAreUnique() {
        let kinds = BoardKinds.all
        let texts = [
            kinds.map { $0.name }, kinds.map { $0.title }, kinds.map { $0.boardTitle }, kinds.map { $0.iconName },
        ]
        for names in texts {
            #expect(Set(names).count == kinds.count && names.allSatisfy { !$0.isEmpty })
        }
    }

    @Test func namesContainOnlyLettersAndHyphens() {
        for kind in BoardKinds.all {
            #expect(kind.name.allSatisfy { $0.isASCII && ($0.isLowercase || $0 == "-") })
        }
    }

    @Test func eachKindIsFoundByItsName() {
        for kind in BoardKinds.all { #expect(BoardKinds.named(kind.name) == kind) }
        for name in ["", "chess", "Memory"] { #expect(BoardKinds.named(name) == nil) }
    }

    @Test func actionNamesAreUniqueAcrossBoards() {
        let names = BoardKinds.all.flatMap { $0.actionDescriptions }.map(\.name)
        #expect(Set(names).count == names.count && names.count >= 8)
    }

    @Test func shortcutsAreUniqueWithinABoard() {
        for kind in BoardKinds.all {
            let keys = kind.actionDescriptions.compactMap { $0.key?.accelerator }
            #expect(Set(keys).count == keys.count)
        }
    }

    @Test func eachMenuItemHasAMnemonic() {
        for action in BoardKinds.all.flatMap({ $0.actionDescriptions }) {
            #expect(action.title.count { $0 == "_" } == 1, "\(action.name)")
            if let button = action.button { #expect(!button.icon.isEmpty && !button.name.contains("_")) }
        }
    }

    @Test func mnemonicsAreUniqueWithinABoard() {
        for kind in BoardKinds.all {
            let letters = kind.actionDescriptions.compactMap { action in
                action.title.firstIndex(of: "_").map { action.title[action.title.index(after: $0)].lowercased() }
            }
            #expect(Set(letters).count == letters.count)
        }
    }

    @Test func actionsWithAStateAreToggles() {
        func toggles<Kind: BoardKind>(of kind: Kind.Type) -> [String] {
            kind.actionDescriptions.filter(\.isToggle).map(\.name)
        }
        #expect(toggles(of: MemoryKind.self) == ["watch"])
        #expect(toggles(of: PentominoKind.self) == ["show-solution"])
        #expect(toggles(of: PasscodeKind.self) == ["pause", "watch-passcode"])
    }

    @Test func everyBoardHasRulesAndKeyHelp() {
        for kind in BoardKinds.all {
            for fromRight in [false, true] {
                let rules = kind.rules(fromRight: fromRight)
                #expect(rules.first?.heading == "Goal" && rules.count >= 3)
                #expect(rules.allSatisfy { !$0.text.isEmpty && $0.text.hasSuffix(".") })
                // They fit a narrow window.
                let pictures = rules.compactMap(\.picture)
                #expect(pictures.count == 2 && pictures.allSatisfy { $0.size.width <= 288 && !$0.pieces.isEmpty })
            }
            #expect(kind.keys.count >= 5 && kind.keys.allSatisfy { !$0.keys.isEmpty && !$0.title.isEmpty })
        }
    }

    @Test func unknownCategoryIsShownAsItIs() {
        for kind in BoardKinds.all { #expect(kind.results.category("of a later version") == "of a later version") }
    }

    @Test(arguments: [
        ("memory", "6x6 computer easy", "6 × 6, forgetful computer"), ("pentominoes", "5x12", "5 × 12"),
        ("pentominoes", "daily hard", "Daily puzzle (hard)"), ("passcode", "12 drifting", "12 drifting circles"),
        ("passcode", "16 still", "16 stationary circles"),
    ])
    func categoryHasATitle(board: String, category: String, title: String) {
        #expect(BoardKinds.named(board)?.results.category(category) == title)
    }

    @Test func iconsAreShipped() {
        let names = FileManager.default.enumerator(atPath: dataFolder.path)?.compactMap { $0 as? String } ?? []
        for kind in BoardKinds.all { #expect(names.contains { $0.hasSuffix("\(kind.iconName).svg") }) }
    }
}
