// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Three box blurs, which approximate a Gaussian one, as the SVG specification suggests.
struct BoxBlur {
    /// The width of a box, an odd number, which has a middle.
    private let width: Int

    /// Creates a blur with a standard deviation in pixels.
    init(deviation: Double) { width = Int((deviation * 3 * (2 * .pi).squareRoot() / 4 + 0.5).rounded(.down)) | 1 }

    /// How far a blur spreads, in pixels.
    var margin: Int { width / 2 * 3 + 1 }

    /// Blurs the values of an image.
    func apply(to coverage: inout [UInt8], columns: Int, rows: Int) {
        guard width > 1 else { return }
        for _ in 0..<3 {
            for row in 0..<rows { smooth(&coverage, from: row * columns, count: columns, stride: 1) }
            for column in 0..<columns { smooth(&coverage, from: column, count: rows, stride: columns) }
        }
    }

    /// Replaces each of a sequence of values by the mean of those in a box around it. Values beyond the ends are zero.
    private func smooth(_ coverage: inout [UInt8], from start: Int, count: Int, stride: Int) {
        let reach = width / 2
        coverage.withUnsafeMutableBufferPointer { values in
            withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { old in
                for index in 0..<count { old[index] = values[start + index * stride] }
                var sum = (0..<min(reach, count)).reduce(0) { $0 + Int(old[$1]) }
                for index in 0..<count {
                    if index + reach < count { sum += Int(old[index + reach]) }
                    if index > reach { sum -= Int(old[index - reach - 1]) }
                    values[start + index * stride] = UInt8((sum + width / 2) / width)
                }
            }
        }
    }
}
