// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

struct VolumeRampTests {
    @Test func volumeChangesEvenlyFromOneValueToTheOther() {
        let ramp = VolumeRamp(from: 0.25, to: 0.75, start: 5, duration: 2)
        #expect([0, 5, 6, 7, 9].map(ramp.volume) == [0.25, 0.25, 0.5, 0.75, 0.75])
    }

    @Test func changeWithoutDurationIsSudden() {
        let ramp = VolumeRamp(from: 0, to: 1, start: 5, duration: 0)
        #expect([4, 5, 6].map(ramp.volume) == [0, 1, 1])
    }
}
