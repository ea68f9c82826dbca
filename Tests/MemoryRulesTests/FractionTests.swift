import Testing

@testable import MemoryRules

struct FractionTests {
    @Test func aFractionIsInLowestTermsWithAPositiveDenominator() {
        #expect(Fraction(6, 4) == Fraction(3, 2))
        #expect(Fraction(3, -6) == Fraction(-1, 2))
        #expect(Fraction(-4, -2) == Fraction(2))
        #expect(Fraction(0, -7) == Fraction(0))
        #expect(Fraction(0, -7).denominator == 1)
        #expect(Fraction(3, -6).denominator == 2)
    }

    @Test func sumsAndProductsAreExact() {
        #expect(Fraction(1, 6) + Fraction(1, 10) == Fraction(4, 15))
        #expect(Fraction(1, 2) + Fraction(-1, 2) == Fraction(0))
        #expect(Fraction(3, 4) * Fraction(-8, 9) == Fraction(-2, 3))
        #expect(Fraction(0) * Fraction(5, 7) == Fraction(0))
    }

    /// The plain product would not fit.
    @Test func termsThatCancelDoNotOverflow() {
        let large = 1 << 40
        #expect(Fraction(large, 3) * Fraction(3, large) == Fraction(1))
        #expect(Fraction(1, large) + Fraction(1, large) == Fraction(1, large / 2))
    }

    @Test func sumsOfUnitFractionsAreTheHarmonicNumbers() {
        let harmonic = (1...20).reduce(Fraction(0)) { $0 + Fraction(1, $1) }
        #expect(harmonic == Fraction(55_835_135, 15_519_504))
        #expect(abs(harmonic.value - 3.597_739_657_143_682) < 1e-15)
    }

    @Test func aFractionIsWrittenWithAStroke() {
        #expect("\(Fraction(558_242, 45_045))" == "558242/45045")
        #expect("\(Fraction(8, 4))" == "2")
    }
}
