// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Testing

struct MemorySetupTextTests {
    @Test(arguments: [
        ("4x4 people 1", "4 × 4, 1 player"), ("10x3 people 4", "10 × 3, 4 players"),
        ("6x6 computer easy", "6 × 6, forgetful computer"), ("6x6 computer medium", "6 × 6, attentive computer"),
        ("6x6 computer hard", "6 × 6, perfect-memory computer"),
        ("6x3 people 1 of 3", "6 × 3, sets of three, 1 player"),
        ("9x6 computer hard of 3", "9 × 6, sets of three, perfect-memory computer"), ("4 by 4", "4 by 4"), ("", ""),
    ])
    func setupIsNamedByItsSizeAndPlayers(notation: String, words: String) {
        #expect(MemorySetupText.title(notation) == words)
    }
}
