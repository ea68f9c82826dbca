// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import DataFolder
import Files
import Scene
import TemporaryFolders
import Testing

@testable import GtkKit

/// Corrupted picture files: the player's own pictures, and drawings.
@MainActor struct PictureFuzzTests {
    private let folder = TemporaryFolder()

    init() { prepareToolkit() }

    @Test func drawingIsRefusedOrPainted() {
        let sources = ["cards/b.svg", "cards/animals/fox.svg", "cards/passcode/lighthouse.svg"].map {
            TemporaryFolder.bytes(of: "\(dataFolder.path)/\($0)")
        }
        var mutator = Mutator(seed: 43)
        var run = FuzzRun("SVG files", within: .ofWindow)
        for number in 0..<FuzzRun.count("FUZZ_DRAWINGS", short: 200) {
            var bytes = sources[number % sources.count]
            mutator.mutateText(&bytes)
            folder.write(bytes, to: "drawing.svg")
            // The decoder has a limit of its own, since some drawings take very long. What counts is the window’s time.
            run.read(bytes) { readOwn("drawing.svg") }
        }
        run.finish()
    }

    @Test func photographIsRefusedOrPainted() {
        let sources = [(8, 8), (64, 40), (1, 300)].map { png(width: $0.0, height: $0.1) }
        var mutator = Mutator(seed: 44)
        var run = FuzzRun("PNG files", within: .ofWindow)
        for number in 0..<FuzzRun.count("FUZZ_PHOTOGRAPHS", short: 200) {
            var bytes = sources[number % sources.count]
            mutator.mutate(&bytes)
            // With wrong checksums, nearly all would be refused immediately.
            if number % 4 > 0 { PNGChecksums.update(&bytes) }
            folder.write(bytes, to: "photograph.png")
            run.read(bytes) { readOwn("photograph.png") }
        }
        run.finish()
    }

    /// The header says how much memory is needed.
    @Test(
        arguments: [4, 9, 100, 7_999].map { ($0, "damaged") } + [8_001, 60_000].map { ($0, "tooManyPixels") })
    func photographWithAnotherSizeInItsHeaderIsRefused(side: Int, reason: String) {
        var bytes = png(width: 8, height: 8)
        for start in [16, 20] {
            for byte in 0..<4 { bytes[start + byte] = UInt8(truncatingIfNeeded: side >> (24 - 8 * byte)) }
        }
        PNGChecksums.update(&bytes)
        folder.write(bytes, to: "photograph.png")
        #expect(readOwn("photograph.png") == reason)
    }

    /// Reads a picture file and paints it. Returns the reason, in one line, if it was refused.
    private func readOwn(_ name: String) -> String? {
        let uri = "file://\(folder.file(name))"
        let size = PictureFile.size(ofFile: folder.file(name))
        switch UserPicture.read(uri: uri) {
        case .success(let picture):
            // Larger photographs are scaled down.
            if name.hasSuffix(".png"), let size, max(size.width, size.height) <= 768 {
                #expect(Size(width: size.width, height: size.height) == picture.size)
            }
            let pictureCache = PictureCache(folder: "")
            pictureCache.add([uri: picture])
            paint(.custom(uri: uri), from: pictureCache)
            return nil
        case .failure(let problem):
            let message = problem.message(file: name)
            #expect(message.hasPrefix(name) && !message.contains("\n"))
            return "\(problem)"
        }
    }

    private func paint(_ picture: Picture, from pictureCache: PictureCache) {
        let painter = PlatePainter(pictureCache: pictureCache)
        painter.use(scale: 1, density: 1)
        var plate = Plate(size: Size(width: 60, height: 70), cornerRadius: 5, fill: .white)
        plate.picture = picture
        _ = painter.node(of: plate)
    }

    private func png(width: Int32, height: Int32) -> [UInt8] {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
        let context = cairo_create(surface)
        cairo_set_source_rgba(context, 0.2, 0.5, 0.9, 0.7)
        cairo_arc(context, 4, 4, 4, 0, 6)
        cairo_fill(context)
        cairo_destroy(context)
        cairo_surface_write_to_png(surface, folder.file("source.png"))
        cairo_surface_destroy(surface)
        return TemporaryFolder.bytes(of: folder.file("source.png"))
    }
}
