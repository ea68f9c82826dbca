// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import DataFolder
import Files
import TemporaryFolders
import Testing

@testable import GtkKit
@testable import PaintedTrees

/// The sizes of picture files, compared with those of the decoded pictures.
@MainActor struct PictureSizeTests {
    private let folder = TemporaryFolder()

    init() { Toolkit.prepare() }

    @Test(arguments: ["png", "jpeg", "bmp", "tiff"], [(320, 240), (1, 300), (37, 5)])
    func sizeIsThatOfTheDecodedPicture(format: String, size: (width: Int, height: Int)) throws {
        let path = folder.file("picture")
        let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, Int32(size.width), Int32(size.height))
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        try #require(gdk_pixbuf_savev(pixels, path, format, nil, nil, nil) != 0)
        let read = try #require(PictureFile.size(ofFile: path))
        #expect(read == PictureFile.Dimensions(width: Double(size.width), height: Double(size.height)))
        #expect(try decodedSize(of: path) == read)
    }

    @Test func pictureThatIsScaledDownKeepsItsNaturalSize() throws {
        let path = folder.file("picture")
        let pixels = gdk_pixbuf_new(GDK_COLORSPACE_RGB, 0, 8, 1601, 799)
        defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
        try #require(gdk_pixbuf_savev(pixels, path, "tiff", nil, nil, nil) != 0)
        let picture = try UserPicture.read(uri: FileURI.of(path: path)).get()
        #expect(picture.size.width < 800)
        #expect([picture.naturalSize.width, picture.naturalSize.height] == [1601, 799])
    }

    @Test func sizeOfADrawingIsThatOfTheRenderedOne() throws {
        for name in ["cards/b.svg", "cards/animals/fox.svg", "cards/passcode/lighthouse.svg"] {
            let path = "\(dataFolder.path)/\(name)"
            #expect(PictureFile.size(ofFile: path) == (try decodedSize(of: path)))
        }
    }

    private func decodedSize(of path: String) throws -> PictureFile.Dimensions {
        let picture = try UserPicture.read(uri: FileURI.of(path: path)).get()
        return PictureFile.Dimensions(width: picture.size.width, height: picture.size.height)
    }
}
