// SPDX-License-Identifier: GPL-3.0-or-later
import PasscodeRules
import Testing

struct PasscodeSetupTests {
    @Test func defaultGameHasTwelveDriftingCirclesAndThreeRounds() {
        let setup = PasscodeSetup()
        #expect(setup.circleCount == 12)
        #expect(setup.variant == .drifting)
        #expect(setup.roundCount == 3)
    }

    @Test func eachCountIsAMultipleOfARound() {
        #expect(PasscodeSetup.circleCounts == [4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48])
    }

    @Test func eachSetupSurvivesARoundTrip() {
        #expect(PasscodeSetup(circleCount: 48, variant: .still).notation == "48 still")
        for count in PasscodeSetup.circleCounts {
            for variant in PasscodeSetup.Variant.allCases {
                let setup = PasscodeSetup(circleCount: count, variant: variant)
                #expect(PasscodeSetup(notation: setup.notation) == setup)
            }
        }
    }

    @Test(arguments: [
        "", " ", "12", "drifting", "12drifting", "12  drifting", " 12 drifting", "12 drifting ", "012 drifting",
        "+12 drifting", "0 still", "2 still", "13 still", "52 still", "-4 still", "12 Still", "12 still still",
        "still 12", "12\tstill", "١٢ still", "99999999999999999999 still",
    ])
    func invalidSetupsAreRefused(notation: String) {
        #expect(PasscodeSetup(notation: notation) == nil)
    }
}
