// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Provides the pictures on plates: the program's drawings and the pictures that the user has chosen.
package final class PictureCache {
    private let tally = Tally("picture cache")
    private let folder: String
    private var drawings: [String: Object] = [:]
    private var userPictures: [String: UserPicture] = [:]
    /// What happens when pictures were added or replaced. Each returns whether its owner still exists.
    private var observers: [() -> Bool] = []

    /// Creates a cache. `folder` is the data folder with the program's drawings.
    package init(folder: String) { self.folder = folder }

    /// Adds decoded pictures, keyed by URI.
    package func add(_ pictures: [String: UserPicture]) {
        userPictures.merge(pictures) { $1 }
        observers = observers.filter { $0() }
    }

    /// Calls a function when pictures were added or replaced, as long as an object exists.
    func whenChanged<Owner: AnyObject>(for owner: Owner, _ body: @escaping (Owner) -> Void) {
        observers.append { [weak owner] in
            guard let owner else { return false }
            body(owner)
            return true
        }
    }

    /// Discards the decoded pictures except those with the given URIs.
    package func removeAll(except uris: Set<String>) { userPictures = userPictures.filter { uris.contains($0.key) } }

    /// Loads a picture of the user on another thread, then calls `body`. If the picture is rejected, a previously
    /// loaded picture with the same URI is kept.
    package func load(uri: String, then body: @escaping (PictureError?) -> Void) {
        inBackground {
            UserPicture.read(uri: uri)
        } then: { [weak self] result in
            switch result {
            case .success(let picture):
                self?.add([uri: picture])
                body(nil)
            case .failure(let problem): body(problem)
            }
        }
    }

    /// Paints a picture that fills the given size, in user-space units of the context. Paints nothing if a side is below 0,
    /// such as that of the disc of a ball that is too flat for it.
    func paint(_ picture: Picture, on context: OpaquePointer, size: Size) {
        guard size.width >= 0, size.height >= 0 else { return }
        switch picture {
        case .shipped(let path):
            guard let drawing = drawing(path) else { return }
            peekaboard_drawing_paint(drawing.raw, context, size.width, size.height)
        case .custom, .bitmap: if let picture = userPicture(picture) { cover(size, with: picture, on: context) }
        case .text(let text): write(text, on: context, size: size)
        }
    }

    /// Returns whether a picture is available.
    func has(_ picture: Picture) -> Bool {
        switch picture {
        case .shipped(let path): drawing(path) != nil
        case .custom(let uri): userPictures[uri] != nil
        case .text, .bitmap: true
        }
    }

    /// Returns the natural size of a picture, in points. Returns `nil` if the picture has none, or is not available.
    func naturalSize(of picture: Picture) -> Size? {
        switch picture {
        case .shipped(let path):
            var size = Size(width: 0, height: 0)
            guard let drawing = drawing(path), peekaboard_drawing_size(drawing.raw, &size.width, &size.height) != 0
            else { return nil }
            return size
        case .custom(let uri): return userPictures[uri]?.naturalSize
        case .bitmap(let bitmap): return Size(width: Double(bitmap.width), height: Double(bitmap.height))
        case .text: return nil
        }
    }

    /// Paints a picture stretched to the given size, in user-space units of the context.
    func paint(_ picture: Picture, on context: OpaquePointer, stretchedTo size: Size) {
        guard let natural = naturalSize(of: picture) else { return paint(picture, on: context, size: size) }
        cairo_save(context)
        switch picture {
        case .custom, .bitmap:
            guard let user = userPicture(picture) else { break }
            cairo_scale(context, size.width / user.size.width, size.height / user.size.height)
            cairo_set_source_surface(context, user.surface, 0, 0)
            cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
            cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
            cairo_rectangle(context, 0, 0, user.size.width, user.size.height)
            cairo_fill(context)
        case .shipped, .text:
            // Drawings keep their proportions, so the rest of the scale is that of the context.
            let height = natural.height * size.width / natural.width
            cairo_scale(context, 1, size.height / height)
            paint(picture, on: context, size: Size(width: size.width, height: height))
        }
        cairo_restore(context)
    }

    /// Returns a picture that consists of pixels. Those of a page are copied each time: what was painted is kept.
    private func userPicture(_ picture: Picture) -> UserPicture? {
        switch picture {
        case .custom(let uri): userPictures[uri]
        case .bitmap(let bitmap): UserPicture(bitmap)
        case .shipped, .text: nil
        }
    }

    private func cover(_ size: Size, with picture: UserPicture, on context: OpaquePointer) {
        let scale = max(size.width / picture.size.width, size.height / picture.size.height)
        cairo_save(context)
        cairo_translate(
            context, (size.width - picture.size.width * scale) / 2, (size.height - picture.size.height * scale) / 2)
        cairo_scale(context, scale, scale)
        cairo_set_source_surface(context, picture.surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BEST)
        cairo_paint(context)
        cairo_restore(context)
    }

    /// Draws centered text in the desktop's font, at the largest size that fits. Long text is wrapped.
    private func write(_ text: String, on context: OpaquePointer, size: Size) {
        let layout = Object(adopting: pango_cairo_create_layout(context)!)
        let available = Size(width: size.width * 0.84, height: size.height * 0.72)
        pango_layout_set_text(layout.opaque, text, -1)
        pango_layout_set_alignment(layout.opaque, PANGO_ALIGN_CENTER)
        let attributes = pango_attr_list_new()
        defer { pango_attr_list_unref(attributes) }
        pango_attr_list_insert(attributes, pango_attr_font_features_new("tnum=1"))
        pango_layout_set_attributes(layout.opaque, attributes)
        var ink = PangoRectangle()
        pango_layout_set_width(layout.opaque, Int32(available.width * Double(PANGO_SCALE)))
        FittingSizes(inHeight: size.height).fit { points in
            DesktopFont.set(on: layout, size: points, isBold: true)
            pango_layout_set_wrap(layout.opaque, points > size.height * 0.07 ? PANGO_WRAP_WORD : PANGO_WRAP_WORD_CHAR)
            pango_layout_get_pixel_extents(layout.opaque, &ink, nil)
            return Double(ink.width) <= available.width && Double(ink.height) <= available.height
        }
        cairo_set_source_rgb(context, Plate.ink.red, Plate.ink.green, Plate.ink.blue)
        cairo_move_to(
            context, (size.width - Double(ink.width)) / 2 - Double(ink.x),
            (size.height - Double(ink.height)) / 2 - Double(ink.y))
        pango_cairo_show_layout(context, layout.opaque)
    }

    private func drawing(_ path: String) -> Object? {
        if let known = drawings[path] { return known }
        guard let drawing = peekaboard_drawing_new("\(folder)/\(path)").map({ Object(adopting: $0) }) else {
            return nil
        }
        drawings[path] = drawing
        return drawing
    }
}
