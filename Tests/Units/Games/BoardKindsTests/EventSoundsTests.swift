// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import DataFolder
import Foundation
import MemoryRules
import PasscodeRules
import PentominoRules
import Testing

/// The sound of each event.
@MainActor struct EventSoundsTests {
    private nonisolated static let memory: [(MemoryGame.Event, String?)] = [
        (.turned(0), "turn"), (.paired([0, 1]), "pair"), (.missed([0, 1]), "miss"), (.turnedBack([0, 1]), nil),
        (.peeked(times: 1), "peek"), (.turnPassed(to: 1), nil), (.finished, "won"),
    ]
    private nonisolated static let pentominoes: [(PentominoGame.Event, String?)] = [
        (.pickedUp(.f), "lift"), (.turned(.f, .clockwise), "turn"), (.flipped(.f), "turn"),
        (.placed(Placement(.x, at: Square(column: 0, row: 0))), "place"), (.returned(.f), "glide"),
        (.takenOff(.f), "glide"), (.finished, "won"),
    ]
    private nonisolated static let passcode: [(PasscodeGame.Event, String?)] = [
        (.right(1, base: 0), "right"), (.wrong(1, base: 0), "wrong"), (.shuffled([0, 1]), nil),
        (.placed(1, base: 0), nil), (.returned(1), nil), (.roundWon(0), "card"), (.finished, "won"),
    ]

    @Test(arguments: memory) func eachMemoryEventHasItsSound(event: MemoryGame.Event, sound: String?) {
        #expect(MemoryKind.sound(of: event) == sound)
    }

    @Test(arguments: pentominoes) func eachPentominoesEventHasItsSound(event: PentominoGame.Event, sound: String?) {
        #expect(PentominoKind.sound(of: event) == sound)
    }

    @Test(arguments: passcode) func eachPasscodeEventHasItsSound(event: PasscodeGame.Event, sound: String?) {
        #expect(PasscodeKind.sound(of: event) == sound)
    }

    @Test func everyShippedSoundBelongsToAnEvent() throws {
        let folder = dataFolder.appending(path: "sounds")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let named =
            Self.memory.compactMap(\.1) + Self.pentominoes.compactMap(\.1) + Self.passcode.compactMap(\.1)
        #expect(Set(files.map(\.lastPathComponent)) == Set(named.map { "\($0).wav" }))
        for file in files {
            #expect(try Data(contentsOf: file).starts(with: Data("RIFF".utf8)), "\(file.lastPathComponent) is a sound")
        }
    }
}
