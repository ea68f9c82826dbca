// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding
import Testing

/// The literals come from an independent implementation of the published algorithms. That implementation reproduces the
/// authors' own values: xoshiro256** starts with 11520, 0, 1509978240, 1215971899390074240 for the state 1, 2, 3, 4,
/// and SplitMix64 with 6457827717110365317, 3203168211198807973, 9817491932198370423 for the seed 1234567.
struct SeededGeneratorTests {
    private static let published: [(seed: UInt64, numbers: [UInt64])] = [
        (0, [0x99EC_5F36_CB75_F2B4, 0xBF6E_1F78_4956_452A, 0x1A5F_849D_4933_E6E0, 0x6AA5_94F1_262D_2D2C]),
        (1, [0xB3F2_AF6D_0FC7_10C5, 0x853B_5596_4736_4CEA, 0x92F8_9756_082A_4514, 0x642E_1C7B_C266_A3A7]),
        (7, [0xB358_FAF7_4EF9_765A, 0x475C_3D96_4F48_2CD2, 0xD6F1_D349_952C_7996, 0xFB29_3873_1E80_7240]),
        (
            0x0123_4567_89AB_CDEF,
            [0xA2C2_A420_38D4_EC3D, 0x05FC_25D0_738E_7B0F, 0x625E_7BFF_938E_701E, 0x1BA4_DDC6_FE2B_5726]
        ),
        (.max, [0x8F55_20D5_2A7E_AD08, 0xC476_A018_CAA1_802D, 0x81DE_31C0_D260_469E, 0xBF65_8D7E_065F_3C2F]),
    ]

    @Test(arguments: published)
    func seedGivesThePublishedSequence(seed: UInt64, numbers: [UInt64]) {
        var generator = SeededGenerator(seed: seed)
        #expect(numbers.map { _ in generator.next() } == numbers)
    }

    @Test func sequenceIsCorrectFarOutToo() {
        var generator = SeededGenerator(seed: 7)
        for _ in 1..<1000 { _ = generator.next() }
        #expect(generator.next() == 0xD8DF_721A_B427_1195)
    }

    @Test func copyIsIndependent() {
        var original = SeededGenerator(seed: 3)
        _ = original.next()
        var copy = original
        let ahead = (copy.next(), copy.next())
        #expect((original.next(), original.next()) == ahead)
    }
}

struct BoundedNumberTests {
    @Test func numbersBelowTenAreFixedForASeed() {
        var generator = SeededGenerator(seed: 7)
        let drawn = (0..<12).map { _ in generator.number(below: 10) }
        #expect(drawn == [7, 2, 8, 9, 9, 8, 0, 1, 4, 1, 5, 7])
    }

    /// For a bound of 3 · 2⁶¹, a quarter of all draws is rejected and repeated. For this seed, the fourth and the fifth
    /// are.
    @Test func drawsThatWouldBiasALargeIntervalAreRepeated() {
        var generator = SeededGenerator(seed: 7)
        let drawn = (0..<6).map { _ in generator.number(below: 3 << 61) }
        #expect(
            drawn == [
                4_846_258_151_560_678_497, 1_928_269_721_375_543_502, 5_808_147_339_934_739_864,
                6_037_439_055_838_090_395, 420_254_273_381_114_143, 722_437_603_611_755_698,
            ])
    }

    @Test(arguments: [1, 2, 3, 7, 16, 1000, 1 << 32, 3 << 61, Int.max])
    func numbersStayBelowTheirBound(bound: Int) {
        var generator = SeededGenerator(seed: UInt64(bound))
        let drawn = (0..<20_000).map { _ in generator.number(below: bound) }
        #expect(drawn.allSatisfy { (0..<bound).contains($0) })
    }

    @Test(arguments: [2, 3, 5, 6, 7, 16, 100])
    func numbersBelowASmallBoundAreEquallyLikely(bound: Int) {
        var generator = SeededGenerator(seed: 11)
        var counts = Array(repeating: 0, count: bound)
        for _ in 0..<bound * 1000 { counts[generator.number(below: bound)] += 1 }
        #expect(chiSquare(of: counts) < chiSquareLimit(cells: bound))
    }

    /// Without rejection, two of the three remainders would be half as likely again as the third.
    @Test func remaindersOfALargeBoundAreEquallyLikely() {
        var generator = SeededGenerator(seed: 12)
        var counts = [0, 0, 0]
        for _ in 0..<30_000 { counts[generator.number(below: 3 << 61) % 3] += 1 }
        #expect(chiSquare(of: counts) < chiSquareLimit(cells: 3))
    }

    @Test func boundOfOneAlwaysGivesZero() {
        var generator = SeededGenerator(seed: 5)
        let drawn = (0..<100).map { _ in generator.number(below: 1) }
        #expect(Set(drawn) == [0])
    }
}
