// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Noise that changes smoothly in space.
///
/// Source: Ken Perlin, "Improving Noise", ACM Transactions on Graphics 21 (2002).
nonisolated struct GradientNoise {
    /// Perlin’s permutation of the numbers below 256.
    private static let permutation: [UInt8] = [
        151, 160, 137, 91, 90, 15, 131, 13, 201, 95, 96, 53, 194, 233, 7, 225, 140, 36, 103, 30, 69,
        142, 8, 99, 37, 240, 21,
        10, 23, 190, 6, 148, 247, 120, 234, 75, 0, 26, 197, 62, 94, 252, 219, 203, 117, 35, 11, 32, 57,
        177, 33, 88, 237,
        149, 56, 87, 174, 20, 125, 136, 171, 168, 68, 175, 74, 165, 71, 134, 139, 48, 27, 166, 77, 146,
        158, 231, 83, 111,
        229, 122, 60, 211, 133, 230, 220, 105, 92, 41, 55, 46, 245, 40, 244, 102, 143, 54, 65, 25, 63,
        161, 1, 216, 80, 73,
        209, 76, 132, 187, 208, 89, 18, 169, 200, 196, 135, 130, 116, 188, 159, 86, 164, 100, 109, 198,
        173, 186, 3, 64, 52,
        217, 226, 250, 124, 123, 5, 202, 38, 147, 118, 126, 255, 82, 85, 212, 207, 206, 59, 227, 47, 16,
        58, 17, 182, 189,
        28, 42, 223, 183, 170, 213, 119, 248, 152, 2, 44, 154, 163, 70, 221, 153, 101, 155, 167, 43,
        172, 9, 129, 22, 39,
        253, 19, 98, 108, 110, 79, 113, 224, 232, 178, 185, 112, 104, 218, 246, 97, 228, 251, 34, 242,
        193, 238, 210, 144,
        12, 191, 179, 162, 241, 81, 51, 145, 235, 249, 14, 239, 107, 49, 192, 214, 31, 181, 199, 106,
        157, 184, 84, 204,
        176, 115, 121, 50, 45, 127, 4, 150, 254, 138, 236, 205, 93, 222, 114, 67, 29, 24, 72, 243, 141,
        128, 195, 78, 66,
        215, 61, 156, 180,
    ]

    private let table: [UInt8]

    /// Creates noise. The seed 0 is that of the published program.
    init(seed: Int32) {
        var table = Self.permutation
        if seed != 0 {
            var twister = MersenneTwister(seed: UInt64(UInt32(bitPattern: seed)))
            for last in stride(from: 255, to: 0, by: -1) {
                table.swapAt(last, Int(twister.next() % UInt64(last + 1)))
            }
        }
        self.table = table
    }

    /// Returns the noise at a point, which is about from -1 to 1.
    func value(at point: SIMD3<Double>) -> Double {
        let corner = point.rounded(.down)
        let inside = point - corner
        let cell = SIMD3<Int>(
            Self.wrapped(corner.x), Self.wrapped(corner.y), Self.wrapped(corner.z))
        let faded = inside * inside * inside * (inside * (inside * 6 - 15) + 10)
        func along(_ y: Int, _ z: Int) -> Double {
            let ends = [0, 1].map { x in
                gradient(cell &+ [x, y, z], inside - [Double(x), Double(y), Double(z)])
            }
            return ends[0] + faded.x * (ends[1] - ends[0])
        }
        let planes = [0, 1].map { z in along(0, z) + faded.y * (along(1, z) - along(0, z)) }
        return planes[0] + faded.z * (planes[1] - planes[0])
    }

    /// Returns a number from -1 to 1 for a cell.
    func random(_ cell: SIMD3<Int>) -> Double { Double(hash(cell)) / 127.5 - 1 }

    /// Returns the remainder of a division by 256, in which the pattern repeats.
    static func wrapped(_ number: Double) -> Int {
        Int((number - (number / 256).rounded(.down) * 256).clamped(to: 0...255))
    }

    private func hash(_ cell: SIMD3<Int>) -> UInt8 {
        let x = Int(table[cell.x & 255])
        let y = Int(table[(x + cell.y) & 255])
        return table[(y + cell.z) & 255]
    }

    private func gradient(_ cell: SIMD3<Int>, _ offset: SIMD3<Double>) -> Double {
        let hash = hash(cell) & 15
        let first = hash < 8 ? offset.x : offset.y
        let second = hash < 4 ? offset.y : hash == 12 || hash == 14 ? offset.x : offset.z
        return (hash & 1 == 0 ? first : -first) + (hash & 2 == 0 ? second : -second)
    }
}
