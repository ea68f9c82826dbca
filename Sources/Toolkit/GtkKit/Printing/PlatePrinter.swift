// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Paints plates for a printer: the program’s drawings and texts as shapes, and the user’s pictures at the resolution of the
/// printer.
package final class PlatePrinter {
    /// The resolution of pictures, in dots per inch.
    private static let resolution = 600.0

    private let pictures: PictureCache
    private let painter: PlatePainter
    private var loaded: Set<String> = []

    /// Creates a printer of plates. `folder` is the data folder with the program’s drawings.
    package init(folder: String) {
        pictures = PictureCache(folder: folder)
        painter = PlatePainter(pictureCache: pictures)
    }

    /// Reads the user’s pictures on plates that are `size` large, in millimeters, and forgets those of other plates.
    /// Calls `body` when all are ready, or with the URI of the first picture that cannot be used, and the reason.
    package func load(
        _ plates: [Plate], size: Size, then body: @escaping ((uri: String, problem: PictureError)?) -> Void
    ) {
        let needed = Set(plates.flatMap { [$0.picture, $0.badge] }.compactMap { $0?.uri })
        pictures.removeAll(except: needed)
        let missing = needed.subtracting(loaded).sorted()
        loaded = needed
        // A picture covers its plate, so its longer side can be cut off. Most are not wider than 4 : 3.
        let side = Int(max(size.width, size.height) / 25.4 * Self.resolution * 4 / 3)
        inBackground {
            let batch = PictureBatch()
            return missing.map { ($0, UserPicture.readForPrinting(uri: $0, longestSide: side, in: batch)) }
        } then: { [weak self] results in
            var pictures: [String: UserPicture] = [:]
            for (uri, result) in results {
                switch result {
                case .success(let picture): pictures[uri] = picture
                case .failure(let problem): return body((uri, problem))
                }
            }
            self?.pictures.add(pictures)
            body(nil)
        }
    }

    /// Paints a plate in a rectangle.
    package func paint(_ plate: Plate, in frame: Rect, on context: OpaquePointer) {
        cairo_save(context)
        cairo_translate(context, frame.origin.x, frame.origin.y)
        cairo_scale(context, frame.size.width / plate.size.width, frame.size.height / plate.size.height)
        painter.paint(plate, on: context)
        cairo_restore(context)
    }
}

extension Picture {
    /// The URI of a picture of the user.
    fileprivate var uri: String? { if case .custom(let uri) = self { uri } else { nil } }
}
