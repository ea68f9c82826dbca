// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

@testable import GameplayKit

struct NoiseTests {
    /// The figure is that of Perlin’s own program.
    @Test func gradientNoiseHasThePublishedValue() {
        let noise = GradientNoise(seed: 0)
        #expect(abs(noise.value(at: [3.14, 42, 7]) - 0.13691995878400012) < 1e-15)
        #expect(noise.value(at: [3, -2, 5]) == 0 && noise.value(at: [.infinity, .nan, 1e300]).isNaN)
    }

    private nonisolated static let sources: [@MainActor @Sendable () -> GKNoiseSource] = [
        { GKPerlinNoiseSource() }, { GKBillowNoiseSource() }, { GKRidgedNoiseSource() },
        {
            GKPerlinNoiseSource(frequency: 3, octaveCount: 3, persistence: 0.9, lacunarity: 2.5, seed: -7)
        },
        { GKVoronoiNoiseSource(frequency: 2, displacement: 1, distanceEnabled: false, seed: 3) },
        { GKVoronoiNoiseSource(frequency: 2, displacement: 1, distanceEnabled: true, seed: 3) },
        { GKCylindersNoiseSource(frequency: 2) }, { GKSpheresNoiseSource(frequency: 2) },
    ]

    @Test(arguments: sources) func valuesDifferBetweenMinusOneAndOne(
        make: @MainActor @Sendable () -> GKNoiseSource
    ) {
        let map = GKNoiseMap(
            GKNoise(make()), size: [5, 5], origin: [-2.5, 7], sampleCount: [40, 30], seamless: false)
        let again = GKNoiseMap(
            GKNoise(make()), size: [5, 5], origin: [-2.5, 7], sampleCount: [40, 30], seamless: false)
        let places = (0..<Int32(30)).flatMap { row in (0..<Int32(40)).map { vector_int2($0, row) } }
        let values = places.map { map.value(at: $0) }
        #expect(
            values.allSatisfy { (-1...1).contains($0) } && (values.max() ?? 0) - (values.min() ?? 0) > 0.5
        )
        #expect(values == places.map { again.value(at: $0) })
    }

    @Test func seedsDiffer() {
        func values(_ seed: Int32) -> [Float] {
            let noise = GKNoise(
                GKPerlinNoiseSource(
                    frequency: 1, octaveCount: 2, persistence: 0.5, lacunarity: 2, seed: seed))
            return (0..<20).map { noise.value(atPosition: [Float($0) * 0.37, 0.5]) }
        }
        #expect(values(1) == values(1) && values(1) != values(2))
    }

    @Test func patternsAreCombined() {
        let noise = GKNoise(GKConstantNoiseSource(value: 0.5))
        func value(_ x: Float = 0) -> Float { noise.value(atPosition: [x, 0]) }
        noise.add(GKNoise(GKConstantNoiseSource(value: 0.25)))
        #expect(value() == 0.75)
        noise.invert()
        #expect(value() == -0.75)
        noise.clamp(lowerBound: -0.5, upperBound: 1)
        #expect(value() == -0.5)
        noise.applyAbsoluteValue()
        noise.multiply(GKNoise(GKConstantNoiseSource(value: 0.5)))
        #expect(value() == 0.25)
        noise.maximum(GKNoise(GKCheckerboardNoiseSource(squareSize: 1)))
        #expect((value(0.5), value(1.5), value(-0.5)) == (1, 0.25, 0.25))
        noise.move(by: [1, 0, 0])
        #expect((value(0.5), value(1.5)) == (0.25, 1))
        noise.scale(by: [10, 10, 1])
        #expect((value(5), value(15)) == (0.25, 1))
        noise.rotate(by: [0, 0, .pi / 2])
        #expect(noise.value(atPosition: [0, 15]) == 1 && noise.value(atPosition: [-1, 5]) == 0.25)
    }

    @Test func mapIsInterpolatedAndCanBeSeamless() {
        let noise = GKNoise(GKPerlinNoiseSource())
        let map = GKNoiseMap(
            noise, size: [3.3, 3.3], origin: [0.2, 0.4], sampleCount: [60, 60], seamless: true)
        let steps = (0..<Int32(60)).map { abs(map.value(at: [0, $0]) - map.value(at: [59, $0])) }
        #expect((steps.max() ?? 1) < 0.25, "opposite edges are as near to each other as neighbors")
        map.setValue(-1, at: [2, 3])
        map.setValue(1, at: [3, 3])
        #expect(
            map.interpolatedValue(at: [2.75, 3]) == 0.5 && map.interpolatedValue(at: [2, 3]) == -1)
        #expect(map.interpolatedValue(at: [1000, -1000]) == map.value(at: [59, 0]))
        #expect(GKNoiseMap(noise).sampleCount == [100, 100])
    }
}
