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
        let height = pixels.count / width
        return stride(from: 0, to: height, by: side).flatMap { top in
            stride(from: 0, to: width, by: side).map { left in
                let block = (top..<min(top + side, height)).flatMap { y in
                    pixels[y * width + left..<y * width + min(left + side, width)]
                }
                return [16, 8, 0].map { shift in
                    block.reduce(0) { $0 + Int($1 >> UInt32(shift) & 0xFF) } / block.count
                }
            }
        }
    }
}
