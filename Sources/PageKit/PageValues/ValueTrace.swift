// SPDX-License-Identifier: GPL-3.0-or-later
/// The values that a page makes, in their order, for a comparison of two runs.
package struct ValueTrace {
    /// The values so far: the line of each, and a number that is different for most values.
    package private(set) var values: [(line: Int, digest: UInt64)] = []

    private let maxCount: Int

    init(maxCount: Int) { self.maxCount = maxCount }

    /// Adds a value, unless there are too many.
    mutating func append(_ text: String, at place: SourcePlace) {
        guard values.count < maxCount, place.line > 0 else { return }
        // FNV-1a.
        var digest: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.utf8 { digest = (digest ^ UInt64(byte)) &* 0x100_0000_01b3 }
        values.append((place.line, digest))
    }
}
