// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import DataFolder
import Foundation
import Testing

/// The data files of each board, which the compiler cannot check.
@MainActor struct KindDataTests {
    private static let names = BoardKinds.all.map { $0.name }

    @Test(arguments: await names) func everyBoardHasAPicture(_ name: String) {
        #expect(isShipped("help/\(name).png"))
    }

    @Test(arguments: await names) func iconsOfEveryBoardAreShipped(_ name: String) throws {
        let kind = try #require(BoardKinds.named(name))
        let icons = [kind.iconName] + kind.actionDescriptions.compactMap(\.button?.icon)
        for icon in icons where icon.hasPrefix("peekaboard-") {
            #expect(isShipped("icons/hicolor/scalable/actions/\(icon).svg"))
        }
        #expect(kind.iconName.hasPrefix("peekaboard-"))
    }

    private func isShipped(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: dataFolder.appending(path: path).path)
    }
}
