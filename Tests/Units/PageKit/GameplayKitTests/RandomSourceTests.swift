// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import GameplayKit

struct RandomSourceTests {
    /// The figures are those of the authors' program and of the standard of C++, for the seed 5489.
    @Test func mersenneTwisterHasThePublishedNumbers() {
        var twister = MersenneTwister(seed: 5489)
        #expect(
            (0..<3).map { _ in twister.next() } == [14514284786278117030, 4620546740167642908, 13109570281517897720])
        for _ in 3..<9999 { _ = twister.next() }
        #expect(twister.next() == 9_981_545_732_273_789_042)
    }

    /// The figures are those of Wikipedia and of RFC 6229.
    @Test(
        arguments: [
            (Array("Key".utf8), [0xEB, 0x9F, 0x77, 0x81, 0xB7, 0x34, 0xCA, 0x72, 0xA7, 0x19]),
            (Array("Wiki".utf8), [0x60, 0x44, 0xDB, 0x6D, 0x41, 0xB7]),
            ([1, 2, 3, 4, 5], [0xB2, 0x39, 0x63, 0x05, 0xF0, 0x3D, 0xC0, 0x27]),
        ] as [([UInt8], [UInt8])])
    func arc4HasThePublishedNumbers(key: [UInt8], bytes: [UInt8]) {
        var cipher = ARC4(key: key)
        #expect(bytes.map { _ in cipher.next() } == bytes)
        let first = bytes.prefix(4).reduce(0) { $0 << 8 | Int32($1) }
        #expect(GKARC4RandomSource(seed: key).nextInt() == Int(first))
    }

    /// The first numbers of Knuth's generator for the seed 1, computed as he describes it.
    @Test func linearCongruentialGeneratorIsThatOfKnuth() {
        let source = GKLinearCongruentialRandomSource(seed: 1)
        _ = source.nextInt()
        #expect(source.seed == 7_806_831_264_735_756_412)
        _ = source.nextInt()
        #expect(source.seed == 9_396_908_728_118_811_419)
    }
}
