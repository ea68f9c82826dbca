// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

struct BitmapTests {
    @Test func bytesHaveToFitTheSize() {
        #expect(Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6, 7, 8])?.pixelCount == 2)
        #expect(Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 4]) == nil)
        #expect(Bitmap(width: 0, height: 1, bytes: []) == nil && Bitmap(width: -1, height: -1, bytes: [1]) == nil)
        #expect(Bitmap.byteCount(width: 1024, height: 1024) == 4 << 20)
        #expect(Bitmap.byteCount(width: 1025, height: 1024) == nil && Bitmap.byteCount(width: .max, height: 2) == nil)
    }

    @Test func pixelsAreStoredFromBlueToOpacity() {
        let bitmap = Bitmap(width: 2, height: 2) { UInt32(0xFF00_0000 + $0 + 16 * $1) }
        #expect(bitmap?.bytes == [0, 0, 0, 255, 1, 0, 0, 255, 16, 0, 0, 255, 17, 0, 0, 255])
    }

    @Test func aLargePictureHasEachSecondPixel() {
        let bitmap = Bitmap(width: 5, height: 3, maxPixels: 7) { UInt32($0 + 16 * $1) }
        #expect(bitmap?.width == 3 && bitmap?.height == 2)
        #expect(bitmap?.bytes.enumerated().filter { $0.offset % 4 == 0 }.map(\.element) == [0, 2, 4, 32, 34, 36])
    }

    @Test func aReducedPictureHasTheSameColors() {
        let bitmap = Bitmap(width: 4, height: 1) { x, _ in 0x1020_3040 + UInt32(x) }
        #expect(bitmap?.reduced(to: 4) == bitmap)
        #expect(bitmap?.reduced(to: 2).bytes == [0x40, 0x30, 0x20, 0x10, 0x42, 0x30, 0x20, 0x10])
    }

    @Test func equalPicturesHaveTheSameHash() {
        func bitmap(_ last: UInt32) -> Bitmap? { Bitmap(width: 100, height: 1) { x, _ in x == 99 ? last : 7 } }
        #expect(bitmap(1) == bitmap(1) && bitmap(1)?.hashValue == bitmap(1)?.hashValue && bitmap(1) != bitmap(2))
    }
}
