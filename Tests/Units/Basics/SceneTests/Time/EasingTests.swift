// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

struct EasingTests {
    @Test(arguments: [Easing.linear, .inOut])
    func bothEndsAreExact(easing: Easing) {
        #expect(easing(0) == 0)
        #expect(easing(1) == 1)
    }

    @Test(arguments: [Easing.linear, .inOut])
    func timesOutsideAreClamped(easing: Easing) {
        #expect(easing(-0.5) == 0)
        #expect(easing(-.infinity) == 0)
        #expect(easing(1.5) == 1)
        #expect(easing(.infinity) == 1)
    }

    @Test(arguments: [Easing.linear, .inOut])
    func easingsNeverGoBackward(easing: Easing) {
        let shares = (0...1000).map { easing(Double($0) / 1000) }
        #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test(arguments: [Easing.linear, .inOut])
    func halfTheTimeIsHalfTheWayAndTheHalvesAreSymmetric(easing: Easing) {
        #expect(easing(0.5) == 0.5)
        for time in stride(from: 0.0, through: 0.5, by: 0.01) {
            #expect(abs(easing(time) + easing(1 - time) - 1) < 1e-12)
        }
    }

    @Test func linearHasConstantSpeed() {
        #expect(Easing.linear(0.25) == 0.25)
    }

    @Test func inOutStartsAndEndsAtRest() {
        #expect(abs(Easing.inOut(0.25) - 0.15625) < 1e-12)
        #expect(Easing.inOut(0.001) < 0.00001)
        #expect(Easing.inOut(0.999) > 0.99999)
    }
}
