// SPDX-License-Identifier: GPL-3.0-or-later
import Testing

@testable import GtkKit

/// The sizes that are tried until a text fits into a picture.
@MainActor struct FittingSizesTests {
    /// Returns the sizes that are tried for a text that fits up to a size, in order.
    private func tries(inHeight height: Double, fittingUpTo largest: Double) -> [Double] {
        var tried: [Double] = []
        FittingSizes(inHeight: height).fit { size in
            tried.append(size)
            return size <= largest
        }
        return tried
    }

    /// The sizes one after the other, each a little smaller, until one fits or the next is too small.
    private func firstSize(inHeight height: Double, fittingUpTo largest: Double) -> Double {
        var size = height * 0.5
        while size > largest, size * 0.92 > 6 { size *= 0.92 }
        return size
    }

    @Test(arguments: [1, 12, 13.1, 40, 90, 300, 2000, 32_768], [0, 5, 6.2, 9, 30, 100, 20_000])
    func largestSizeIsFoundInAFewTries(height: Double, largest: Double) {
        let tried = tries(inHeight: height, fittingUpTo: largest)
        #expect(tried.last == firstSize(inHeight: height, fittingUpTo: largest))
        #expect(tried.count <= FittingSizes.maxTries && Set(tried).count >= tried.count - 1)
    }
}
