// A painter owns a reference to each node that it has created, until the node's plate is no longer in use.

import CGtk
import Scene

/// Paints each plate once, at its exact size in device pixels, and caches it as a render node centered at the origin.
final class PlatePainter {
    /// Whether the renderer is Cairo, which draws surfaces directly. It copies a texture on every draw, and older
    /// versions of GTK also convert each pixel. Applies to plates that are painted from now on.
    var usesCairo = false
    /// Whether to draw strong borders around pieces and large letters on tiles. Applies to plates that are painted from
    /// now on.
    var isHighContrast = false

    /// The size, in points, up to which a background of a single color is painted. A larger one is filled by the
    /// renderer in each frame, which takes no memory, and less time if only a small part is redrawn.
    private static let maxPaintedSide = 100.0
    /// The largest plate, in points of the board, and the smallest visible plate, in device pixels.
    private static let largest = 32_768.0, smallest = 0.1
    /// The maximum length of a side, the maximum number of pixels of a plate, and that of all plates together (256
    /// MiB). Plates above a limit are painted at a lower resolution.
    private static let longestSide = 8192.0, maxPixels = 16 << 20, maxTotalPixels = 64 << 20

    private let pictureCache: PictureCache
    private var nodes: [Plate: RenderNode] = [:]
    private var shadows: [Shadow: RenderNode] = [:]
    private var scale = 0.0
    private var density = 0.0

    fileprivate struct Shadow: Hashable {
        let size: Size
        let radius: Double
        let cells: CellPattern?
        let depth: Double
    }

    init(pictureCache: PictureCache) { self.pictureCache = pictureCache }

    /// Sets the board's scale and the number of device pixels per point. Discards the cache if either has changed.
    func use(scale: Double, density: Double) {
        guard scale != self.scale || density != self.density else { return }
        self.scale = scale
        self.density = density
        nodes = [:]
        shadows = [:]
    }

    /// Discards all cached plates except the given ones.
    func removeAll(except plates: [Plate]) {
        let wanted = Set(plates)
        nodes = nodes.filter { wanted.contains($0.key) }
        let outlines = Set(plates.map { Shadow(of: $0, depth: 0) })
        shadows = shadows.filter { outlines.contains($0.key.lying) }
    }

    /// Returns a length on the board in whole device pixels.
    func pixels(_ length: Double) -> Double { min(max(1, (length * scale * density).rounded()), 1e6) }

    /// Returns the node of a plate.
    func node(of plate: Plate) -> RenderNode {
        if let known = nodes[plate] { return known }
        if isFilledByRenderer(plate) {
            let node = form(of: plate)
            nodes[plate] = node
            return node
        }
        // A transparent border of one pixel keeps the edges smooth during rotation.
        let node = raster(plate.size, margin: 1 / (scale * density)) { context in
            paint(plate, on: context)
        }
        nodes[plate] = node
        return node
    }

    /// Returns whether the renderer fills a plate instead of drawing a painted one. Not used for rounded plates with
    /// Cairo, because clipping is slower than drawing.
    private func isFilledByRenderer(_ plate: Plate) -> Bool {
        plate.isGround && plate.isPlain && max(plate.size.width, plate.size.height) > Self.maxPaintedSide
            && (!usesCairo || plate.cornerRadius == 0)
    }

    /// Returns the soft shadow of a plate at a height of `depth` points above the board.
    func shadow(of plate: Plate, depth: Double) -> RenderNode {
        let key = Shadow(of: plate, depth: depth)
        if let known = shadows[key] { return known }
        let reach = depth * 2
        let node = raster(plate.size, margin: reach) { context in
            let steps = 12
            for step in 0..<steps {
                let grow = depth * (1.25 - 2 * Double(step) / Double(steps))
                cairo_set_source_rgba(context, 0, 0, 0, 0.36 / Double(steps))
                if let cells = plate.cells {
                    CellPainter(cells, of: plate, on: context).fillShadow(grown: grow, dy: depth * 0.6)
                } else {
                    trace(plate.size, radius: plate.cornerRadius, inset: -grow, dy: depth * 0.6, on: context)
                    cairo_fill(context)
                }
            }
        }
        shadows[key] = node
        return node
    }

    private func paint(_ plate: Plate, on context: OpaquePointer) {
        if let cells = plate.cells {
            return CellPainter(cells, of: plate, on: context, isHighContrast: isHighContrast).paint()
        }
        trace(plate.size, radius: plate.cornerRadius, on: context)
        cairo_save(context)
        cairo_clip(context)
        setColor(fill(of: plate), on: context)
        cairo_paint(context)
        if let caption = plate.caption {
            CaptionPainter(caption, of: plate, on: context).paint { pictureCache.paint($0, on: context, size: $1) }
        } else if let picture = plate.picture {
            pictureCache.paint(picture, on: context, size: plate.size)
        }
        cairo_restore(context)
        if let ring = plate.ring { paint(ring, of: plate, on: context) }
        if let edge = plate.edge { line(edge, width: 2, inset: 1, of: plate, on: context) }
        if let rim = plate.rim { line(rim, width: 1.5, inset: 6, of: plate, on: context) }
        if isHighContrast, plate.castsShadow { paintBorder(of: plate, on: context) }
    }

    /// Returns the fill color, which is lighter if text on the plate needs more contrast.
    private func fill(of plate: Plate) -> Color {
        guard isHighContrast, case .text = plate.picture else { return plate.fill }
        return plate.fill.mixed(with: .white, share: 0.35)
    }

    /// Draws a white line inside a black one, which is visible on any color. If the plate has a ring, there is no room
    /// for the white line.
    private func paintBorder(of plate: Plate, on context: OpaquePointer) {
        let width = max(1.5, plate.size.width / 40)
        line(.black, width: width, inset: width / 2, of: plate, on: context)
        if plate.ring == nil { line(.white, width: width, inset: width * 1.5, of: plate, on: context) }
    }

    /// Draws a ring inside the edge of a round plate, filled clockwise from the top.
    private func paint(_ ring: Plate.Ring, of plate: Plate, on context: OpaquePointer) {
        let (center, radius) = (plate.size.width / 2, plate.size.width / 2 - ring.width / 2)
        cairo_set_line_width(context, ring.width)
        cairo_new_path(context)
        cairo_arc(context, center, center, radius, 0, 2 * .pi)
        setColor(ring.track, on: context)
        cairo_stroke(context)
        guard ring.fraction > 0 else { return }
        cairo_arc(context, center, center, radius, -.pi / 2, -.pi / 2 + 2 * .pi * ring.fraction)
        setColor(ring.color, on: context)
        cairo_stroke(context)
    }

    private func line(_ color: Color, width: Double, inset: Double, of plate: Plate, on context: OpaquePointer) {
        trace(plate.size, radius: max(2, plate.cornerRadius - inset), inset: inset, on: context)
        setColor(color, on: context)
        cairo_set_line_width(context, width)
        cairo_stroke(context)
    }

    private func setColor(_ color: Color, on context: OpaquePointer) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// Adds a rounded rectangle to the path, shrunk by `inset` on each side and moved down by `dy`.
    private func trace(_ size: Size, radius: Double, inset: Double = 0, dy: Double = 0, on context: OpaquePointer) {
        let left = inset, top = inset + dy
        let right = size.width - inset, bottom = size.height - inset + dy
        let corner = min(max(radius - (inset < 0 ? inset : 0), 0), (right - left) / 2, (bottom - top) / 2)
        cairo_new_sub_path(context)
        cairo_arc(context, right - corner, top + corner, corner, -.pi / 2, 0)
        cairo_arc(context, right - corner, bottom - corner, corner, 0, .pi / 2)
        cairo_arc(context, left + corner, bottom - corner, corner, .pi / 2, .pi)
        cairo_arc(context, left + corner, top + corner, corner, .pi, .pi * 1.5)
        cairo_close_path(context)
    }

    /// Returns a node that fills the shape of a plate with a single color.
    private func form(of plate: Plate) -> RenderNode {
        guard canBeSeen(plate.size) else { return .empty }
        let (width, height) = (pixels(plate.size.width) / density, pixels(plate.size.height) / density)
        var bounds = graphene_rect_t()
        graphene_rect_init(&bounds, Float(-width / 2), Float(-height / 2), Float(width), Float(height))
        var color = GdkRGBA(plate.fill)
        let rectangle = gsk_color_node_new(&color, &bounds)!
        guard plate.cornerRadius > 0 else { return RenderNode(adopting: rectangle) }
        defer { gsk_render_node_unref(rectangle) }
        var outline = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(plate.cornerRadius * scale))
        return RenderNode(adopting: gsk_rounded_clip_node_new(rectangle, &outline))
    }

    /// Returns whether a plate is large enough to be visible and small enough to be painted. False for NaN.
    private func canBeSeen(_ size: Size) -> Bool {
        let least = Self.smallest / (scale * density)
        return size.width >= least && size.height >= least && max(size.width, size.height) <= Self.largest
    }

    /// Returns the resolution at which an area in device pixels is painted, at most 1. A plate uses at most a quarter
    /// of the remaining memory, so some memory is always left.
    private func resolution(_ width: Double, _ height: Double) -> Double {
        let kept = (nodes.values.map(\.pixels) + shadows.values.map(\.pixels)).reduce(0, +)
        let most = Double(min(Self.maxPixels, (Self.maxTotalPixels - kept) / 4))
        return min(1, Self.longestSide / max(width, height), (most / (width * height)).squareRoot())
    }

    /// Creates a node centered at the origin. `paint` draws in board coordinates, from the upper left corner of `size`.
    /// The margin is rounded up to whole device pixels.
    private func raster(_ size: Size, margin: Double, paint: (OpaquePointer) -> Void) -> RenderNode {
        guard canBeSeen(size) else { return .empty }
        let inner = Size(width: pixels(size.width), height: pixels(size.height))
        let edge = (margin * scale * density).rounded(.up)
        let whole = Size(width: inner.width + 2 * edge, height: inner.height + 2 * edge)
        let resolution = resolution(whole.width, whole.height)
        let width = Int32(max(1, whole.width * resolution))
        let height = Int32(max(1, whole.height * resolution))
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else { return .empty }
        cairo_scale(context, Double(width) / whole.width, Double(height) / whole.height)
        cairo_translate(context, edge, edge)
        cairo_scale(context, inner.width / size.width, inner.height / size.height)
        paint(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        var bounds = graphene_rect_t()
        graphene_rect_init(
            &bounds, Float(-whole.width / 2 / density), Float(-whole.height / 2 / density),
            Float(whole.width / density), Float(whole.height / density))
        return usesCairo ? drawing(of: surface, in: bounds) : texture(of: surface, in: &bounds)
    }

    /// Returns a node that draws a surface. Consumes the reference. The drawing is recorded at whole pixels and then
    /// moved by a transform, because Cairo blurs a recording at a fractional position when only a part of it is
    /// redrawn.
    private func drawing(of surface: OpaquePointer, in bounds: graphene_rect_t) -> RenderNode {
        let width = cairo_image_surface_get_width(surface)
        let height = cairo_image_surface_get_height(surface)
        var pixels = graphene_rect_t()
        graphene_rect_init(&pixels, 0, 0, Float(width), Float(height))
        let node = gsk_cairo_node_new(&pixels)!
        defer { gsk_render_node_unref(node) }
        let context = gsk_cairo_node_get_draw_context(node)!
        cairo_set_source_surface(context, surface, 0, 0)
        cairo_paint(context)
        cairo_destroy(context)
        cairo_surface_destroy(surface)
        var corner = bounds.origin
        let transform = gsk_transform_scale(
            gsk_transform_translate(nil, &corner), bounds.size.width / Float(width), bounds.size.height / Float(height))
        defer { gsk_transform_unref(transform) }
        return RenderNode(adopting: gsk_transform_node_new(node, transform), pixels: Int(width) * Int(height))
    }

    /// Returns a texture node with the pixels of a surface. Consumes the reference.
    private func texture(of surface: OpaquePointer, in bounds: inout graphene_rect_t) -> RenderNode {
        let width = cairo_image_surface_get_width(surface)
        let height = cairo_image_surface_get_height(surface)
        let stride = gsize(cairo_image_surface_get_stride(surface))
        let bytes = g_bytes_new_with_free_func(
            cairo_image_surface_get_data(surface), stride * gsize(height),
            { surface in cairo_surface_destroy(OpaquePointer(surface!)) }, UnsafeMutableRawPointer(surface))!
        defer { g_bytes_unref(bytes) }
        guard let texture = gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, stride)
        else { return .empty }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        return RenderNode(adopting: gsk_texture_node_new(texture, &bounds), pixels: Int(width) * Int(height))
    }
}

extension PlatePainter.Shadow {
    /// The cache key of a plate's shadow.
    fileprivate init(of plate: Plate, depth: Double) {
        self.init(size: plate.size, radius: plate.cornerRadius, cells: plate.cells, depth: depth)
    }

    /// The cache key of the same plate's shadow at depth 0.
    fileprivate var lying: Self { Self(size: size, radius: radius, cells: cells, depth: 0) }
}

extension Plate {
    /// Whether the plate has nothing but its fill color.
    fileprivate var isPlain: Bool {
        edge == nil && rim == nil && picture == nil && caption == nil && ring == nil && cells == nil
    }
}
