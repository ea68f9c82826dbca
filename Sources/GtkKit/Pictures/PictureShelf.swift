import CGtk
import Scene

/// Where all pictures come from that plates bear: the program's own drawings, and those of the player's that were
/// found good.
public final class PictureShelf {
    /// Called when a picture has come, maybe in place of an older one.
    var renewed: () -> Void = {}

    private let folder: String
    private var drawings: [String: Object] = [:]
    private var own: [String: OwnPicture] = [:]

    /// A shelf whose shipped drawings lie below `folder`.
    public init(folder: String) { self.folder = folder }

    /// Whether a picture of the player's is here.
    public func holds(uri: String) -> Bool { own[uri] != nil }

    /// Reads a picture of the player's off the main thread and keeps it. `body` is told whether it is there now; where
    /// it was refused an older one of that URI stays.
    public func load(uri: String, then body: @escaping (PictureProblem?) -> Void) {
        inBackground {
            OwnPicture.read(uri: uri)
        } then: { [weak self] result in
            switch result {
            case .success(let picture):
                self?.own[uri] = picture
                self?.renewed()
                body(nil)
            case .failure(let problem): body(problem)
            }
        }
    }

    /// Paints a picture so that it fills a size in points, in the present units of `context`.
    func paint(_ picture: Picture, on context: OpaquePointer, size: Size) {
        switch picture {
        case .shipped(let path):
            guard let drawing = drawing(path) else { return }
            var viewport = RsvgRectangle(x: 0, y: 0, width: size.width, height: size.height)
            rsvg_handle_render_document(drawing.typed(RsvgHandle.self), context, &viewport, nil)
        case .own(let uri):
            guard let pixels = own[uri]?.pixels else { return }
            cover(size, with: pixels, on: context)
        }
    }

    private func cover(_ size: Size, with pixels: OpaquePointer, on context: OpaquePointer) {
        let width = Double(gdk_pixbuf_get_width(pixels))
        let height = Double(gdk_pixbuf_get_height(pixels))
        let scale = max(size.width / width, size.height / height)
        cairo_save(context)
        cairo_translate(context, (size.width - width * scale) / 2, (size.height - height * scale) / 2)
        cairo_scale(context, scale, scale)
        gdk_cairo_set_source_pixbuf(context, pixels, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
        cairo_paint(context)
        cairo_restore(context)
    }

    private func drawing(_ path: String) -> Object? {
        if let known = drawings[path] { return known }
        guard let handle = rsvg_handle_new_from_file("\(folder)/\(path)", nil) else {
            return nil
        }
        let drawing = Object(taking: UnsafeMutableRawPointer(handle))
        drawings[path] = drawing
        return drawing
    }
}
