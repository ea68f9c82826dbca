// SPDX-License-Identifier: GPL-3.0-or-later
import ViewKit

/// Random numbers in a range, of which those near its middle are likelier: they are distributed normally. No number is
/// further from the mean than three times the deviation.
@preconcurrency @MainActor open class GKGaussianDistribution: GKRandomDistribution {
    /// The number in the middle.
    public let mean: Float
    /// The standard deviation: about 68 % of the numbers are no further from the mean.
    public let deviation: Float

    /// Creates a distribution of the numbers from the lowest to the highest. The range is six deviations.
    public required init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
        highestValue highestInclusive: Int
    ) {
        mean = (Float(lowestInclusive) + Float(highestInclusive)) / 2
        deviation = (Float(highestInclusive) - Float(lowestInclusive)) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// Creates a distribution of the numbers within three deviations of the mean.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        (self.mean, self.deviation) = (mean, deviation)
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
            highestValue: Int((mean + 3 * deviation).rounded()))
    }

    /// Source: G. E. P. Box and Mervin E. Muller, "A Note on the Generation of Random Normal Deviates", The Annals of
    /// Mathematical Statistics 29 (1958).
    override func number(upTo limit: Int) -> Int {
        // A source of the page's own may always return the same number.
        for _ in 0..<1000 {
            let distance = sqrt(-2 * log(max(0x1p-25, Double(source.nextUniform()))))
            let angle = 2 * Double.pi * Double(source.nextUniform())
            let number = (Double(mean) + Double(deviation) * distance * cos(angle)).rounded()
            if number >= Double(lowestValue), number <= Double(limit) { return Int(number) }
        }
        return super.number(upTo: limit)
    }
}
