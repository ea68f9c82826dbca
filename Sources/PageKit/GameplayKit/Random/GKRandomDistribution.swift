// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// Random numbers in a range, such as those of a die. All numbers of the range are equally likely.
@preconcurrency @MainActor open class GKRandomDistribution: NSObject, GKRandom {
    /// The lowest number.
    public let lowestValue: Int
    /// The highest number.
    public let highestValue: Int
    /// How many different numbers there are.
    public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    let source: any GKRandom

    /// Creates a distribution of the numbers from the lowest to the highest, which draws from a source.
    public required init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
        highestValue highestInclusive: Int
    ) {
        precondition(lowestInclusive <= highestInclusive, "lowestValue must not be above highestValue")
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, highestInclusive)
        super.init()
    }

    /// Creates a distribution of the numbers from the lowest to the highest, with a source of its own.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
            randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// Creates the distribution of a die: the numbers from 1.
    public convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
    }

    /// Returns the distribution of a die with six sides.
    public class func d6() -> Self {
        self.init(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 6)
    }

    /// Returns the distribution of a die with twenty sides.
    public class func d20() -> Self {
        self.init(randomSource: GKRandomSource(), lowestValue: 1, highestValue: 20)
    }

    open func nextInt() -> Int { number(upTo: highestValue) }

    /// Returns a number of the distribution that is less than a bound; the lowest one if there is none.
    open func nextInt(upperBound: Int) -> Int {
        upperBound > lowestValue ? number(upTo: min(highestValue, upperBound - 1)) : lowestValue
    }

    /// Returns a number of the distribution divided by the highest one.
    open func nextUniform() -> Float { highestValue == 0 ? 0 : Float(nextInt()) / Float(highestValue) }

    open func nextBool() -> Bool { source.nextBool() }

    /// Returns a number from the lowest one up to a limit.
    func number(upTo limit: Int) -> Int { lowestValue + source.nextInt(upperBound: limit - lowestValue + 1) }
}
