// SPDX-License-Identifier: GPL-3.0-or-later
extension PaintedTree {
    /// Returns how many square blocks have a visibly different mean color, or `Int.max` if the sizes differ.
    ///
    /// Means change little if a text has another font or an edge is smoothed in another way.
    func differingBlocks(from other: PaintedTree, side: Int = 4, limit: Int = 20) -> Int {
        guard width == other.width, pixels.count == other.pixels.count else { return .max }
        let (ours, others) = (means(side: side), other.means(side: side))
        return zip(ours, others).count { one, other in
            zip(one, other).contains { abs($0 - $1) > limit }
        }
    }

    /// Returns the mean red, green, and blue of each block.
    private func means(side: Int) -> [[Int]] {
        let (height, shifts) = (pixels.count / width, [16, 8, 0])
        var means: [[Int]] = []
        for top in stride(from: 0, to: height, by: side) {
            for left in stride(from: 0, to: width, by: side) {
                let (bottom, right) = (min(top + side, height), min(left + side, width))
                var sums = [0, 0, 0]
                for y in top..<bottom {
                    for pixel in pixels[y * width + left..<y * width + right] {
                        for index in 0..<3 { sums[index] += Int(pixel >> shifts[index] & 0xFF) }
                    }
                }
                let count = (bottom - top) * (right - left)
                means.append(sums.map { $0 / count })
            }
        }
        return means
    }
}
