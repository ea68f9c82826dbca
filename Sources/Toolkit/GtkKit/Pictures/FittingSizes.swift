// SPDX-License-Identifier: GPL-3.0-or-later
/// The font sizes of which the largest is chosen at which a text fits into a picture. Each but the first is a little
/// smaller than the one before.
struct FittingSizes {
    /// The largest number of sizes that are tried. `PaintingWork` counts as many.
    static let maxTries = 8

    private static let ratio = 0.92, smallest = 6.0

    private let sizes: [Double]

    /// Creates the sizes for a text in a picture of the given height.
    init(inHeight height: Double) {
        var sizes = [height * 0.5]
        while let last = sizes.last, last * Self.ratio > Self.smallest, sizes.count < 1 << (Self.maxTries - 1) {
            sizes.append(last * Self.ratio)
        }
        self.sizes = sizes
    }

    /// Finds the largest size at which a text fits, or the smallest one if it fits at none. `fits` lays out the text in a
    /// size, and is called last with the size that was found.
    func fit(_ fits: (Double) -> Bool) {
        var (low, high, last) = (0, sizes.count - 1, -1)
        while low < high {
            let middle = (low + high) / 2
            last = middle
            if fits(sizes[middle]) { high = middle } else { low = middle + 1 }
        }
        if last != low { _ = fits(sizes[low]) }
    }
}
