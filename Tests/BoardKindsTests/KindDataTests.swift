import BoardKinds
import Foundation
import Testing

/// What a board has besides its code, and what no two boards may share. The compiler sees neither.
@MainActor struct KindDataTests {
    private static let names = BoardKinds.all.map { $0.name }

    @Test(arguments: await names) func aBoardHasAPictureOfItself(_ name: String) {
        #expect(isShipped("help/\(name).png"))
    }

    @Test(arguments: await names) func theIconsOfABoardAreShipped(_ name: String) throws {
        let kind = try #require(BoardKinds.named(name))
        let icons = [kind.iconName] + kind.actionDescriptions.compactMap(\.button?.icon)
        for icon in icons where icon.hasPrefix("peekaboard-") {
            #expect(isShipped("icons/hicolor/scalable/actions/\(icon).svg"))
        }
        #expect(kind.iconName.hasPrefix("peekaboard-"))
    }

    @Test func noTwoBoardsHaveTheSameName() { #expect(Set(Self.names).count == Self.names.count) }

    @Test func noTwoActionsHaveTheSameName() {
        let actions = BoardKinds.all.flatMap { $0.actionDescriptions }.map(\.name)
        #expect(Set(actions).count == actions.count)
    }

    private func isShipped(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: dataFolder.appending(path: path).path)
    }
}
