// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

@testable import GameplayKit

struct RandomDistributionTests {
    private let source = GKMersenneTwisterRandomSource(seed: 2026)

    @Test(arguments: [1, 2, 6, 255, 1 << 20, 1 << 32, 1 << 40])
    func numbersAreBelowTheirBound(bound: Int) {
        let numbers = (0..<2000).map { _ in source.nextInt(upperBound: bound) }
        #expect(numbers.allSatisfy { (0..<bound).contains($0) })
        // Each half has as many, within five standard deviations.
        if bound % 2 == 0 { #expect(abs(numbers.count { $0 < bound / 2 } - 1000) < 112) }
    }

    @Test(arguments: [0, 1, -5]) func boundWithoutNumbersBelowItGivesZero(bound: Int) {
        #expect(source.nextInt(upperBound: bound) == 0)
    }

    @Test func numbersOfASourceHave32BitsAndTheRest() {
        let numbers = (0..<1000).map { _ in source.nextInt() }
        #expect(numbers.allSatisfy { Int32(exactly: $0) != nil } && numbers.contains { $0 < 0 })
        #expect((0..<1000).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
        #expect(Set((0..<100).map { _ in source.nextBool() }).count == 2)
    }

    @Test(
        arguments: [
            { GKMersenneTwisterRandomSource(seed: 7) }, { GKLinearCongruentialRandomSource(seed: 7) },
            { GKARC4RandomSource(seed: [7]) },
        ] as [@MainActor @Sendable () -> GKRandomSource])
    func sameSeedGivesTheSameOrder(make: @MainActor @Sendable () -> GKRandomSource) {
        let cards = Array(0..<52)
        let order = make().arrayByShufflingObjects(in: cards) as? [Int]
        #expect(order == make().arrayByShufflingObjects(in: cards) as? [Int])
        #expect(order?.sorted() == cards && order != cards)
    }

    @Test func seedBeginsTheNumbersAgain() {
        let first = (0..<400).map { _ in source.nextInt() }
        source.seed = 2026
        #expect((0..<400).map { _ in source.nextInt() } == first)
        let (whole, rest) = (GKARC4RandomSource(seed: [1, 2]), GKARC4RandomSource(seed: [1, 2]))
        rest.dropValues(768)
        #expect((0..<769).map { _ in whole.nextInt() }.last == rest.nextInt())
        whole.seed = [1, 2]
        rest.seed = [1, 2]
        #expect(whole.nextInt() == rest.nextInt())
    }

    @Test func eachOrderIsEquallyLikely() {
        var counts: [[Int]: Int] = [:]
        for _ in 0..<6000 {
            counts[source.arrayByShufflingObjects(in: [1, 2, 3]) as? [Int] ?? [], default: 0] += 1
        }
        // Five standard deviations.
        #expect(counts.count == 6 && counts.values.allSatisfy { abs($0 - 1000) < 145 })
    }

    @Test func diceHaveTheirSides() {
        for (die, sides) in [
            (GKRandomDistribution.d6(), 6), (.d20(), 20), (GKShuffledDistribution.d6(), 6),
        ] {
            #expect(
                (die.lowestValue, die.highestValue, die.numberOfPossibleOutcomes) == (1, sides, sides))
            #expect(Set((0..<sides * 50).map { _ in die.nextInt() }) == Set(1...sides))
        }
        #expect(GKRandomDistribution(forDieWithSideCount: 3).highestValue == 3)
    }

    @Test func uniformNumbersOfADieAreFractionsOfItsSides() {
        let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 20)
        let numbers = Set((0..<1000).map { _ in die.nextUniform() })
        #expect(numbers == Set((1...20).map { Float($0) / 20 }))
    }

    @Test(arguments: [
        GKRandomDistribution.self, GKGaussianDistribution.self, GKShuffledDistribution.self,
    ])
    func boundLimitsADistribution(type: GKRandomDistribution.Type) {
        let distribution = type.init(randomSource: source, lowestValue: 2, highestValue: 9)
        #expect(Set((0..<500).map { _ in distribution.nextInt(upperBound: 6) }) == [2, 3, 4, 5])
        #expect(distribution.nextInt(upperBound: 2) == 2)
        #expect((0..<100).allSatisfy { _ in (2...9).contains(distribution.nextInt(upperBound: 100)) })
    }

    @Test func numbersNearTheMeanAreLikelier() {
        let bell = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 600)
        #expect((bell.mean, bell.deviation) == (300, 100))
        let numbers = (0..<10_000).map { _ in bell.nextInt() }
        #expect(numbers.allSatisfy { (0...600).contains($0) })
        // 68.3 and 95.4 %, of those within three deviations, within five standard deviations.
        let near = numbers.count { abs($0 - 300) < 100 }
        let middle = numbers.count { abs($0 - 300) < 200 }
        #expect(abs(near - 6820) < 240 && abs(middle - 9560) < 110)
        let narrow = GKGaussianDistribution(randomSource: source, mean: 10, deviation: 2)
        #expect((narrow.lowestValue, narrow.highestValue) == (4, 16))
        #expect(GKGaussianDistribution(randomSource: source, mean: 5, deviation: 0).nextInt() == 5)
    }

    /// A source of a page’s own that always returns the same number.
    @Test func constantSourceDoesNotHang() {
        final class Constant: NSObject, GKRandom {
            func nextInt() -> Int { 0 }
            func nextInt(upperBound: Int) -> Int { 0 }
            func nextUniform() -> Float { 0 }
            func nextBool() -> Bool { false }
        }
        let bell = GKGaussianDistribution(randomSource: Constant(), lowestValue: 0, highestValue: 10)
        #expect((0...10).contains(bell.nextInt()) && !bell.nextBool())
    }

    @Test(arguments: [1, 2, 3, 6, 100]) func shuffledNumbersComeOnceInEachRound(count: Int) {
        let fair = GKShuffledDistribution(
            randomSource: source, lowestValue: -3, highestValue: count - 4)
        let rounds = (0..<50).map { _ in (0..<count).map { _ in fair.nextInt() } }
        #expect(rounds.allSatisfy { $0.sorted() == Array(-3...count - 4) })
        let all = rounds.flatMap(\.self)
        if count > 1 { #expect(zip(all, all.dropFirst()).allSatisfy { $0 != $1 }) }
        if count > 2 { #expect(Set(rounds).count > 1) }
    }

    @Test func shuffledRangeCanBeLarge() {
        let fair = GKShuffledDistribution(randomSource: source, lowestValue: 0, highestValue: 1 << 50)
        #expect(Set((0..<1000).map { _ in fair.nextInt() }).count == 1000)
    }

    @Test func sourcesWithoutASeedFollowFromThePage() {
        func numbers() -> [Int] {
            PageContext.current.random = .init(seed: 5)
            return [
                GKRandomSource.sharedRandom(), GKRandomSource(), GKARC4RandomSource(),
                GKLinearCongruentialRandomSource(),
                GKMersenneTwisterRandomSource(),
            ].map { $0.nextInt() } + [GKRandomDistribution.d20().nextInt()]
        }
        #expect(numbers() == numbers() && Set(numbers()).count > 4)
    }
}
