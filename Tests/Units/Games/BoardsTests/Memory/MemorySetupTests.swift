// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import MemoryRules
import Testing

/// The notation of setups.
struct MemorySetupTests {
    private static let players: [MemorySetup.Players] =
        (1...4).map { .people($0) } + Opponent.Strength.allCases.map { .computer($0) }

    @Test func defaultIsOnePersonOnFourByFourCards() {
        let setup = MemorySetup()
        #expect(setup.notation == "4x4 people 1")
        #expect(setup.groups == 8)
        #expect(setup.playerCount == 1)
    }

    @Test(arguments: [
        (MemorySetup(columns: 6, rows: 5, players: .people(3)), "6x5 people 3", 15, 3),
        (MemorySetup(columns: 10, rows: 10, players: .computer(.hard)), "10x10 computer hard", 50, 2),
        (MemorySetup(columns: 1, rows: 4, players: .computer(.easy)), "1x4 computer easy", 2, 2),
    ])
    func setupHasThisNotation(setup: MemorySetup, notation: String, pairs: Int, players: Int) {
        #expect(setup.notation == notation)
        #expect(setup.groups == pairs)
        #expect(setup.playerCount == players)
    }

    @Test func everySetupOfTwoToFiftyPairsSurvivesARoundTripAndNoOther() {
        var legal = 0
        for columns in 0...102 {
            for rows in 0...102 {
                let isLegal = columns * rows % 2 == 0 && (2...50).contains(columns * rows / 2)
                for players in Self.players {
                    let setup = MemorySetup(columns: columns, rows: rows, players: players)
                    let read = MemorySetup(notation: setup.notation)
                    #expect(read == (isLegal ? setup : nil), "\(setup.notation)")
                    #expect(MemorySetup(size: setup.sizeNotation, players: setup.playersNotation) == read)
                    legal += isLegal ? 1 : 0
                }
            }
        }
        // The number of ways to factor the even numbers from 4 to 100, order included, times seven kinds of players.
        #expect(legal == 7 * stride(from: 4, through: 100, by: 2).map(divisors).reduce(0, +))
    }

    @Test func everySetupOfThreesSurvivesARoundTripAndNoOther() {
        var legal = 0
        for columns in 0...102 {
            for rows in 0...102 {
                let isLegal = columns * rows % 3 == 0 && (6...100).contains(columns * rows)
                for players in Self.players {
                    let setup = MemorySetup(columns: columns, rows: rows, groupSize: 3, players: players)
                    #expect(MemorySetup(notation: setup.notation) == (isLegal ? setup : nil), "\(setup.notation)")
                    legal += isLegal ? 1 : 0
                }
            }
        }
        #expect(legal == 7 * stride(from: 6, through: 99, by: 3).map(divisors).reduce(0, +))
    }

    @Test(arguments: [
        ("6x3 people 1 of 3", MemorySetup(columns: 6, rows: 3, groupSize: 3), 6),
        (
            "9x6 computer easy of 3", MemorySetup(columns: 9, rows: 6, groupSize: 3, players: .computer(.easy)), 18
        ),
    ])
    func setupOfThreesEndsWithItsGroupSize(notation: String, setup: MemorySetup, groups: Int) {
        #expect(setup.notation == notation)
        #expect(setup.groups == groups)
        #expect(MemorySetup(notation: notation) == setup)
    }

    @Test(arguments: [
        "4x4 people 1 of 3", "4x4 people 1 of 2", "6x3 people 1 of 4", "6x3 people 1 of 03", "6x3 people 1  of 3",
        "6x3 people 1 of 3 of 3", "6x3 people 1 of", "6x3 of 3", " of 3", "3x1 people 1 of 3", "6x3 people 1 of 3 ",
    ])
    func invalidSetupsOfThreesAreRefused(notation: String) {
        #expect(MemorySetup(notation: notation) == nil)
    }

    @Test(arguments: [
        "3x3", "5x5", "9x11", "1x2", "2x1", "1x1", "0x4", "4x0", "51x2", "2x51", "17x6", "6x17", "102x1", "-4x-4",
        "-2x-2",
    ])
    func oddTooSmallOrTooLargeSizesAreRefused(size: String) {
        #expect(MemorySetup(size: size, players: "people 1") == nil)
    }

    @Test(arguments: [
        "", "4", "x", "4x", "x4", "4x4x4", "4 x 4", "4×4", "4X4", "04x4", "4x04", "+4x4", "4x+4", "4.0x4", " 4x4",
        "4x4 ",
        "four", "4xx4", "x4x4", "99999999999999999999x2", "9223372036854775807x2",
    ])
    func invalidSizesAreRefused(size: String) {
        #expect(MemorySetup(size: size, players: "people 1") == nil)
    }

    @Test(arguments: [
        "", "people", "people 0", "people 5", "people -1", "people one", "computer", "computer 1", "computer Easy",
        "computer extreme", "easy", "People 1", "people 1 2", "people 1.0", "nobody 1",
    ])
    func invalidPlayersAreRefused(players: String) {
        #expect(MemorySetup(size: "4x4", players: players) == nil)
    }

    @Test(arguments: ["", " ", "4x4", "people 1", "4x4people 1", "people 1 4x4", "4x4,people 1", "4x4 people 1 b"])
    func invalidSetupsAreRefused(notation: String) {
        #expect(MemorySetup(notation: notation) == nil)
    }

    /// Results are grouped by this text, so each setup must have exactly one notation.
    @Test(arguments: [
        "4x4 people 01", "4x4 people +1", "4x4  people 1", "4x4 people  1", " 4x4 people 1", "4x4 people 1 ",
    ])
    func otherSpellingsOfASetupAreRefused(notation: String) {
        #expect(MemorySetup(notation: notation) == nil)
    }

    private func divisors(of number: Int) -> Int { (1...number).count { number % $0 == 0 } }
}
