// SPDX-License-Identifier: GPL-3.0-or-later
/// The checksums of PNG chunks (CRC-32 of ISO 3309). Without correct ones a changed chunk is not parsed at all.
enum PNGChecksums {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ sum >> 1 : sum >> 1 }
    }

    /// Corrects the checksums in a file, as far as its chunks can be followed.
    static func update(_ bytes: inout [UInt8]) {
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            let end = place + 8 + length
            guard end + 4 <= bytes.count else { return }
            let sum = ~bytes[place + 4..<end].reduce(~UInt32(0)) { sum, byte in
                table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8
            }
            for byte in 0..<4 { bytes[end + byte] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * byte)) }
            place = end + 4
        }
    }
}
