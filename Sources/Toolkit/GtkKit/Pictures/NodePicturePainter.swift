// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Draws a picture in a rectangle.
struct NodePicturePainter {
    /// The visible part of the picture, in points.
    let extents: Rect

    private let picture: Picture
    private let frame: Rect
    private let pictureCache: PictureCache

    /// Creates a painter. Returns `nil` if the picture would not be visible.
    init?(_ picture: NodePicture, in bounds: Rect, pictureCache: PictureCache) {
        guard pictureCache.has(picture.picture) else { return nil }
        let natural = pictureCache.naturalSize(of: picture.picture) ?? bounds.size
        frame = Rect(
            center: Point(
                x: bounds.origin.x + bounds.size.width / 2, y: bounds.origin.y + bounds.size.height / 2),
            size: picture.fit.size(of: natural, in: bounds.size))
        guard let visible = frame.intersection(bounds) else { return nil }
        extents = visible
        self.picture = picture.picture
        self.pictureCache = pictureCache
    }

    /// Draws the picture, in points.
    func paint(on context: OpaquePointer) {
        cairo_rectangle(context, extents.origin.x, extents.origin.y, extents.size.width, extents.size.height)
        cairo_clip(context)
        cairo_translate(context, frame.origin.x, frame.origin.y)
        pictureCache.paint(picture, on: context, stretchedTo: frame.size)
    }
}

extension NodePicture.Fit {
    /// Returns the size at which a picture is drawn.
    fileprivate func size(of picture: Size, in bounds: Size) -> Size {
        let (horizontal, vertical) = (bounds.width / picture.width, bounds.height / picture.height)
        switch self {
        case .stretch: return bounds
        case .center: return picture
        case .inside: return picture.scaled(by: min(horizontal, vertical))
        case .fill: return picture.scaled(by: max(horizontal, vertical))
        }
    }
}

extension Size {
    fileprivate func scaled(by factor: Double) -> Size { Size(width: width * factor, height: height * factor) }
}
