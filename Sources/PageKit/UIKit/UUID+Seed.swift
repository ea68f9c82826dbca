// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

extension UUID {
    /// Creates a random identifier from the seed of the page.
    public init() {
        let generator = ViewKit.SystemRandomNumberGenerator()
        let (high, low) = (generator.next(), generator.next())
        func byte(_ number: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * index)) }
        // Version 4 of RFC 9562.
        self.init(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
                byte(high, 6) & 0x0F | 0x40, byte(high, 7), byte(low, 0) & 0x3F | 0x80, byte(low, 1), byte(low, 2),
                byte(low, 3), byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
            ))
    }
}
