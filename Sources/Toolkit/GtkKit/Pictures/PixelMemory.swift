// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The memory that painted pictures take, counted in pixels. Painters that share it stay within the limit together.
final class PixelMemory {
    /// The maximum length of a side, and the maximum number of pixels of a picture. Pictures above a limit are painted at a
    /// lower resolution.
    private static let longestSide = 8192.0, maxPixels = 16 << 20
    /// The range of the limit for all pictures together (80 to 256 MiB), and that limit in multiples of the pixels of an area.
    private static let totals = Double(20 << 20)...Double(64 << 20), areas = 24.0

    /// The maximum number of pixels of all pictures together.
    private var maxTotalPixels = Int(totals.upperBound)

    /// The number of pixels of all nodes that exist. Nodes are released on the main thread.
    nonisolated(unsafe) var used = 0

    /// Sets how much memory is used, by the number of device pixels of the area in which the pictures are seen.
    func setArea(_ pixels: Double) { maxTotalPixels = Int((Self.areas * pixels).clamped(to: Self.totals)) }

    /// Returns the resolution at which an area in device pixels is painted, at most 1. A picture uses at most a quarter
    /// of the remaining memory, so some memory is always left. `copies` is how often its pixels are in memory at the same
    /// time while it is painted.
    func resolution(_ size: Size, copies: Int = 1) -> Double {
        // The smallest picture is one pixel, so the limit can be exceeded slightly.
        let most = Double(min(Self.maxPixels / copies, max(0, maxTotalPixels - used) / 4))
        return min(1, Self.longestSide / max(size.width, size.height), (most / (size.width * size.height)).squareRoot())
    }
}
