// SPDX-License-Identifier: GPL-3.0-or-later
import Seeding

/// Makes corrupted inputs from valid ones, reproducibly for a seed.
struct Mutator {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    /// Returns a random number below a bound.
    mutating func number(below bound: Int) -> Int { generator.number(below: bound) }

    /// Changes bytes in one to three places. Occasionally duplicates, removes, or truncates parts.
    mutating func mutate(_ bytes: inout [UInt8]) {
        for _ in 0...number(below: 3) where !bytes.isEmpty {
            let place = number(below: bytes.count)
            switch number(below: 12) {
            case 0...2: bytes[place] ^= 1 << number(below: 8)
            case 3: bytes[place] = UInt8(number(below: 256))
            case 4: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF][number(below: 5)]
            case 5, 6: overwrite(&bytes, at: place, with: Self.doubles[number(below: Self.doubles.count)].bitPattern)
            case 7, 8: overwrite(&bytes, at: place, with: UInt64(bitPattern: Int64(whole())))
            case 9: bytes.insert(contentsOf: part(of: bytes), at: place)
            case 10: bytes.removeSubrange(place..<min(bytes.count, place + 1 + number(below: 16)))
            default:
                bytes[place] &+= 1
                if number(below: 8) == 0 { bytes.removeLast(number(below: bytes.count)) }
            }
        }
    }

    /// Changes text like `mutate`, or replaces numbers in it.
    mutating func mutateText(_ bytes: inout [UInt8]) {
        guard number(below: 4) > 0 else { return mutate(&bytes) }
        for _ in 0...number(below: 3) {
            let place = number(below: max(1, bytes.count))
            guard let first = bytes[place...].firstIndex(where: Self.isDigit) else { continue }
            let end = bytes[first...].firstIndex { !Self.isDigit($0) } ?? bytes.endIndex
            let numbers = ["0", "-1", "1e9", "1e38", "-1e-30", "NaN", "99999999999999999999", "0.5", "7", "65536"]
            bytes.replaceSubrange(first..<end, with: numbers[number(below: numbers.count)].utf8)
        }
    }

    private static let doubles: [Double] = [
        .nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e300, 1e12, 1e6, -1e6, 32_768, -1, 0.5, 1,
        .leastNonzeroMagnitude,
    ]

    private mutating func whole() -> Int {
        [0, 1, 2, -1, 255, 1000, 1 << 31, .max, .min, number(below: 16)][number(below: 10)]
    }

    /// Returns up to 64 bytes from a random place in the input.
    private mutating func part(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        let start = number(below: bytes.count)
        return bytes[start..<min(bytes.count, start + 1 + number(below: 64))]
    }

    private func overwrite(_ bytes: inout [UInt8], at place: Int, with value: UInt64) {
        for byte in 0..<8 where place + byte < bytes.count {
            bytes[place + byte] = UInt8(truncatingIfNeeded: value >> (8 * byte))
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
