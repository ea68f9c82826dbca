// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The memory that painted pictures take, counted in pixels. Painters that share it stay within the limit together.
final class PixelMemory {
    /// The maximum length of a side, the maximum number of pixels of a picture, and that of all pictures together (256
    /// MiB). Pictures above a limit are painted at a lower resolution.
    private static let longestSide = 8192.0, maxPixels = 16 << 20, maxTotalPixels = 64 << 20

    /// The number of pixels of all nodes that exist. Nodes are released on the main thread.
    nonisolated(unsafe) var used = 0

    /// Returns the resolution at which an area in device pixels is painted, at most 1. A picture uses at most a quarter
    /// of the remaining memory, so some memory is always left. `copies` is how often its pixels are in memory at the same
    /// time while it is painted.
    func resolution(_ size: Size, copies: Int = 1) -> Double {
        // The smallest picture is one pixel, so the limit can be exceeded slightly.
        let most = Double(min(Self.maxPixels / copies, max(0, Self.maxTotalPixels - used) / 4))
        return min(1, Self.longestSide / max(size.width, size.height), (most / (size.width * size.height)).squareRoot())
    }
}
