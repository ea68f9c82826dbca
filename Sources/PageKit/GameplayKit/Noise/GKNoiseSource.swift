// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

/// A pattern in space, with values from -1 to 1.
@preconcurrency @MainActor open class GKNoiseSource: NSObject {
    /// Returns the value at a point.
    func value(at point: vector_double3) -> Double { 0 }
}

/// The same value everywhere.
@preconcurrency @MainActor open class GKConstantNoiseSource: GKNoiseSource {
    /// The value.
    public var value: Double

    /// Creates a source.
    public init(value: Double) {
        self.value = value
        super.init()
    }

    override func value(at point: vector_double3) -> Double { value }
}

/// Squares like those of a chessboard.
@preconcurrency @MainActor open class GKCheckerboardNoiseSource: GKNoiseSource {
    /// The side of a square.
    public var squareSize: Double

    /// Creates a source.
    public init(squareSize: Double) {
        self.squareSize = squareSize
        super.init()
    }

    override func value(at point: vector_double3) -> Double {
        let cell = (point / squareSize).rounded(.down)
        return (cell.x + cell.y + cell.z).remainder(dividingBy: 2) == 0 ? 1 : -1
    }
}

/// Rings around the origin, which are 1 apart at the frequency 1.
@preconcurrency @MainActor open class GKCylindersNoiseSource: GKNoiseSource {
    /// The number of rings in a distance of 1.
    public var frequency: Double

    /// Creates a source.
    public init(frequency: Double) {
        self.frequency = frequency
        super.init()
    }

    override func value(at point: vector_double3) -> Double { ring(hypot(point.x, point.y)) }

    /// Returns the value at a distance from the middle.
    func ring(_ distance: Double) -> Double {
        let place = distance * frequency
        return 1 - 4 * abs(place - place.rounded())
    }
}

/// Spheres around the origin, which are 1 apart at the frequency 1.
@preconcurrency @MainActor open class GKSpheresNoiseSource: GKCylindersNoiseSource {
    override func value(at point: vector_double3) -> Double {
        ring((point * point).sum().squareRoot())
    }
}

/// Smooth noise at several scales.
@preconcurrency @MainActor open class GKCoherentNoiseSource: GKNoiseSource {
    /// The number of features in a distance of 1.
    public var frequency: Double
    /// The number of scales.
    public var octaveCount: Int
    /// The frequency of a scale divided by that of the one before.
    public var lacunarity: Double
    /// The seed.
    public var seed: Int32 { didSet { noise = GradientNoise(seed: seed) } }
    private var noise: GradientNoise

    init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
        (self.frequency, self.octaveCount, self.lacunarity, self.seed) = (
            frequency, octaveCount, lacunarity, seed
        )
        noise = GradientNoise(seed: seed)
        super.init()
    }

    /// Returns the noise of each scale.
    func octaves(at point: vector_double3) -> [Double] {
        var frequency = frequency
        return (0..<min(max(octaveCount, 0), 32)).map { _ in
            defer { frequency *= lacunarity }
            return noise.value(at: point * frequency)
        }
    }
}

/// Perlin noise, like clouds.
@preconcurrency @MainActor open class GKPerlinNoiseSource: GKCoherentNoiseSource {
    /// The strength of a scale divided by that of the one before.
    public var persistence: Double

    /// Creates a source.
    public init(
        frequency: Double, octaveCount: Int, persistence: Double, lacunarity: Double, seed: Int32
    ) {
        self.persistence = persistence
        super.init(frequency: frequency, octaveCount: octaveCount, lacunarity: lacunarity, seed: seed)
    }

    /// Creates a source with six scales.
    public convenience init() {
        self.init(frequency: 1, octaveCount: 6, persistence: 0.5, lacunarity: 2, seed: 0)
    }

    override func value(at point: vector_double3) -> Double { sum(of: octaves(at: point)) }

    /// Adds up the values of the scales.
    func sum(of octaves: [Double]) -> Double {
        var strength = 1.0
        return octaves.reduce(0) { sum, value in
            defer { strength *= persistence }
            return sum + value * strength
        }.clamped(to: -1...1)
    }
}

/// The magnitude of Perlin noise, like billowing clouds.
@preconcurrency @MainActor open class GKBillowNoiseSource: GKPerlinNoiseSource {
    override func value(at point: vector_double3) -> Double {
        sum(of: octaves(at: point).map { 2 * abs($0) - 1 })
    }
}

/// Noise with sharp ridges, like mountains.
@preconcurrency @MainActor open class GKRidgedNoiseSource: GKCoherentNoiseSource {
    /// Creates a source.
    public override init(frequency: Double, octaveCount: Int, lacunarity: Double, seed: Int32) {
        super.init(frequency: frequency, octaveCount: octaveCount, lacunarity: lacunarity, seed: seed)
    }

    /// Creates a source with six scales.
    public convenience init() { self.init(frequency: 1, octaveCount: 6, lacunarity: 2, seed: 0) }

    override func value(at point: vector_double3) -> Double {
        var (sum, strength, weight) = (0.0, 1.0, 1.0)
        for value in octaves(at: point) {
            let ridge = (1 - abs(value)) * (1 - abs(value)) * weight
            weight = (2 * ridge).clamped(to: 0...1)
            sum += ridge * strength
            strength /= 2
        }
        return (sum - 1).clamped(to: -1...1)
    }
}

/// Cells around random points.
@preconcurrency @MainActor open class GKVoronoiNoiseSource: GKNoiseSource {
    /// The number of cells in a distance of 1.
    public var frequency: Double
    /// How much the values of the cells differ.
    public var displacement: Double
    /// Whether the distance from the middle of a cell is added to its value.
    public var isDistanceEnabled: Bool
    /// The seed.
    public var seed: Int32 { didSet { noise = GradientNoise(seed: seed) } }
    private var noise: GradientNoise

    /// Creates a source.
    public init(frequency: Double, displacement: Double, distanceEnabled: Bool, seed: Int32) {
        (self.frequency, self.displacement, isDistanceEnabled, self.seed) = (
            frequency, displacement, distanceEnabled, seed
        )
        noise = GradientNoise(seed: seed)
        super.init()
    }

    override func value(at point: vector_double3) -> Double {
        let place = vector_double3(point.x, point.y, 0) * frequency
        let corner = place.rounded(.down)
        var nearest = (distance: Double.infinity, value: 0.0)
        for x in -1...1 {
            for y in -1...1 {
                let cell = SIMD3(
                    GradientNoise.wrapped(corner.x + Double(x)), GradientNoise.wrapped(corner.y + Double(y)),
                    0)
                let shift =
                    vector_double3(noise.random(cell), noise.random(cell &+ [0, 0, 1]), 0) / 2 + 0.5
                let middle = corner + vector_double3(Double(x) + shift.x, Double(y) + shift.y, 0)
                let distance = hypot(middle.x - place.x, middle.y - place.y)
                if distance < nearest.distance { nearest = (distance, noise.random(cell &+ [0, 0, 2])) }
            }
        }
        let value = nearest.value * displacement
        return (isDistanceEnabled ? value + nearest.distance * 2 - 1 : value).clamped(to: -1...1)
    }
}
