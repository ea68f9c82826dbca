// SPDX-License-Identifier: GPL-3.0-or-later
// A painter owns a reference to each node that it has created, until the node's plate is no longer in use.

import CGtk
import Scene

/// Paints each plate once, at its exact size in device pixels, and caches it as a render node centered at the origin.
final class PlatePainter {
    /// Whether the renderer is Cairo. Applies to plates that are painted from now on.
    var usesCairo: Bool {
        get { surfaces.usesCairo }
        set { surfaces.usesCairo = newValue }
    }
    /// Whether to draw strong borders around pieces and large letters on tiles. Applies to plates that are painted from
    /// now on.
    var isHighContrast = false

    /// The size, in points, up to which a background of a single color is painted. A larger one is filled by the
    /// renderer in each frame, which takes no memory, and less time if only a small part is redrawn.
    private static let maxPaintedSide = 100.0
    /// The height of a picture above a label, as a fraction of the plate’s.
    private static let labeledPicture = 0.7
    /// The width and the margin of a badge, as fractions of the plate’s width.
    private static let badgeWidth = 0.26, badgeMargin = 0.05
    /// The diameter of the disc on a ball and the width of its stripe, as fractions of the ball’s diameter.
    private static let discOfBall = 0.62, stripeOfBall = 0.68
    /// The angle of the stripe.
    private static let stripeAngle = -0.45
    /// The largest plate, in points of the board, and the smallest visible plate, in device pixels.
    private static let largest = 32_768.0, smallest = 0.1

    private let pictureCache: PictureCache
    private let surfaces: SurfacePainter
    private var nodes: [Plate: RenderNode] = [:]
    private var shadows: [PlateShadow: RenderNode] = [:]
    private var scale = 0.0
    private var density = 0.0

    fileprivate struct PlateShadow: Hashable {
        let size: Size
        let radius: Double
        let cells: CellPattern?
        let depth: Double
    }

    init(pictureCache: PictureCache, memory: PixelMemory = PixelMemory()) {
        self.pictureCache = pictureCache
        surfaces = SurfacePainter(memory: memory)
    }

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
        let outlines = Set(plates.map { PlateShadow(of: $0, depth: 0) })
        shadows = shadows.filter { outlines.contains($0.key.lying) }
    }

    /// Returns a length on the board in whole device pixels.
    func pixels(_ length: Double) -> Double { min(max(1, (length * scale * density).rounded()), 1e6) }

    func node(of plate: Plate) -> RenderNode {
        if let known = nodes[plate] { return known }
        if isFilledByRenderer(plate) {
            let node = plate.hollow.map { hollow(of: plate, $0) } ?? form(of: plate)
            nodes[plate] = node
            return node
        }
        // A transparent border of one pixel keeps the edges smooth during rotation.
        let node = raster(plate.size, margin: plate.thickness + 1 / (scale * density)) { context in
            if plate.thickness > 0 {
                trace(plate.size, radius: plate.cornerRadius, dy: plate.thickness, on: context)
                plate.sideColor.setSource(of: context)
                cairo_fill(context)
            }
            paint(plate, on: context)
        }
        nodes[plate] = node
        return node
    }

    /// Returns whether the renderer fills a plate instead of drawing a painted one. Not used for rounded plates with
    /// Cairo, because clipping is slower than drawing.
    private func isFilledByRenderer(_ plate: Plate) -> Bool {
        // Of a hollow, an edge remains in high contrast, which is painted.
        plate.isGround && plate.hollow != nil && !(isHighContrast && plate.edge != nil)
            || plate.isGround && plate.isPlain && max(plate.size.width, plate.size.height) > Self.maxPaintedSide
                && (!usesCairo || plate.cornerRadius == 0)
    }

    /// Returns the soft shadow of a plate at a height of `depth` points above the board.
    func shadow(of plate: Plate, depth: Double) -> RenderNode {
        let key = PlateShadow(of: plate, depth: depth)
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

    /// Paints a plate from the upper left corner, in points.
    func paint(_ plate: Plate, on context: OpaquePointer) {
        if let cells = plate.cells {
            return CellPainter(cells, of: plate, on: context, isHighContrast: isHighContrast).paint()
        }
        trace(plate.size, radius: plate.cornerRadius, on: context)
        cairo_save(context)
        cairo_clip(context)
        fill(of: plate).setSource(of: context)
        cairo_paint(context)
        if let dome = plate.dome { paint(dome, on: plate, context) }
        if let caption = plate.caption {
            CaptionPainter(caption, of: plate, on: context).paint { pictureCache.paint($0, on: context, size: $1) }
        } else {
            paintPicture(of: plate, on: context)
        }
        cairo_restore(context)
        if let ring = plate.ring { paint(ring, of: plate, on: context) }
        if let edge = plate.edge { line(edge, width: 2, inset: 1, of: plate, on: context) }
        if let rim = plate.rim { line(rim, width: 1.5, inset: 6, of: plate, on: context) }
        if isHighContrast, plate.castsShadow { paintBorder(of: plate, on: context) }
    }

    /// Paints what is light on a ball, and the light on a round plate with the shade at its lower right.
    private func paint(_ dome: Plate.Dome, on plate: Plate, _ context: OpaquePointer) {
        if let light = dome.disc { paintBall(plate, light, isStriped: dome == .stripedBall, context) }
        if !isHighContrast { paintLight(on: plate, context) }
    }

    private func paintBall(_ plate: Plate, _ light: Color, isStriped: Bool, _ context: OpaquePointer) {
        let (width, height) = (plate.size.width, plate.size.height)
        if isStriped {
            light.setSource(of: context)
            cairo_paint(context)
            cairo_save(context)
            cairo_translate(context, width / 2, height / 2)
            cairo_rotate(context, Self.stripeAngle)
            cairo_rectangle(context, -width, -height * Self.stripeOfBall / 2, 2 * width, height * Self.stripeOfBall)
            fill(of: plate).setSource(of: context)
            cairo_fill(context)
            cairo_restore(context)
        }
        light.setSource(of: context)
        let inset = width * (1 - Self.discOfBall) / 2
        trace(plate.size, radius: plate.cornerRadius - inset, inset: inset, on: context)
        cairo_fill(context)
    }

    private func paintLight(on plate: Plate, _ context: OpaquePointer) {
        let (x, y) = (plate.size.width * 0.36, plate.size.height * 0.3)
        let dome = cairo_pattern_create_radial(x, y, 0, x, y, max(plate.size.width, plate.size.height) * 0.8)
        defer { cairo_pattern_destroy(dome) }
        cairo_pattern_add_color_stop_rgba(dome, 0, 1, 1, 1, 0.6)
        cairo_pattern_add_color_stop_rgba(dome, 0.3, 1, 1, 1, 0.15)
        cairo_pattern_add_color_stop_rgba(dome, 0.55, 1, 1, 1, 0)
        cairo_pattern_add_color_stop_rgba(dome, 0.56, 0, 0, 0, 0)
        cairo_pattern_add_color_stop_rgba(dome, 1, 0, 0, 0, 0.4)
        cairo_set_source(context, dome)
        cairo_paint(context)
    }

    /// Draws the picture with its label below and its badge in the corner.
    private func paintPicture(of plate: Plate, on context: OpaquePointer) {
        var size = plate.size
        if let label = plate.label {
            size.height *= Self.labeledPicture
            cairo_save(context)
            cairo_translate(context, 0, size.height)
            pictureCache.paint(
                .text(label), on: context, size: Size(width: size.width, height: plate.size.height - size.height))
            cairo_restore(context)
        }
        cairo_save(context)
        cairo_rectangle(context, 0, 0, size.width, size.height)
        cairo_clip(context)
        if plate.dome?.disc != nil {
            let inset = plate.size.width * (1 - Self.discOfBall) / 2
            cairo_translate(context, inset, inset)
            size = Size(width: size.width - 2 * inset, height: size.height - 2 * inset)
        }
        if let picture = plate.picture { pictureCache.paint(picture, on: context, size: size) }
        cairo_restore(context)
        guard let badge = plate.badge else { return }
        let (width, margin) = (plate.size.width * Self.badgeWidth, plate.size.width * Self.badgeMargin)
        let badgeSize = Size(width: width, height: width * plate.size.height / plate.size.width)
        cairo_translate(
            context, plate.size.width - width - margin, plate.size.height - badgeSize.height - margin)
        Rect(origin: Point(x: 0, y: 0), size: badgeSize).trace(cornerRadius: margin, on: context)
        plate.fill.setSource(of: context)
        cairo_fill(context)
        pictureCache.paint(badge, on: context, size: badgeSize)
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
        ring.track.setSource(of: context)
        cairo_stroke(context)
        guard ring.fraction > 0 else { return }
        cairo_arc(context, center, center, radius, -.pi / 2, -.pi / 2 + 2 * .pi * ring.fraction)
        ring.color.setSource(of: context)
        cairo_stroke(context)
    }

    private func line(_ color: Color, width: Double, inset: Double, of plate: Plate, on context: OpaquePointer) {
        trace(plate.size, radius: max(2, plate.cornerRadius - inset), inset: inset, on: context)
        color.setSource(of: context)
        cairo_set_line_width(context, width)
        cairo_stroke(context)
    }

    /// Adds a rounded rectangle to the path, shrunk by `inset` on each side and moved down by `dy`.
    private func trace(_ size: Size, radius: Double, inset: Double = 0, dy: Double = 0, on context: OpaquePointer) {
        let shrunk = Size(width: size.width - 2 * inset, height: size.height - 2 * inset)
        Rect(origin: Point(x: inset, y: inset + dy), size: shrunk)
            .trace(cornerRadius: inset < 0 ? radius - inset : radius, on: context)
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

    /// Returns the node of a hollow. A picture on its bottom is a square in its middle.
    private func hollow(of plate: Plate, _ hollow: Plate.Hollow) -> RenderNode {
        guard !isHighContrast, canBeSeen(plate.size) else { return form(of: plate) }
        let size = Size(width: pixels(plate.size.width) / density, height: pixels(plate.size.height) / density)
        let rect = Rect(center: Point(x: 0, y: 0), size: size)
        let textures = TexturePainter(pictureCache: pictureCache, surfaces: surfaces)
        let bottom = hollow.texture.flatMap { textures.node(of: $0, on: plate.fill, in: rect, scale: density) }
        var parts = [bottom ?? RenderNode(plate.fill, in: rect)]
        if let picture = plate.picture {
            let side = min(plate.size.width, plate.size.height)
            let square = Size(width: side, height: side)
            parts.append(raster(square, margin: 0) { pictureCache.paint(picture, on: $0, size: square) })
        }
        parts += HollowPainter(rect: rect, fill: plate.fill, scale: scale).shade
        var (bounds, outline) = (graphene_rect_t(rect), GskRoundedRect())
        gsk_rounded_rect_init_from_rect(&outline, &bounds, Float(plate.cornerRadius * scale))
        if let edge = plate.edge {
            let widths = Array(repeating: Float(2 * scale), count: 4)
            let colors = Array(repeating: GdkRGBA(edge), count: 4)
            parts.append(RenderNode(adopting: gsk_border_node_new(&outline, widths, colors)))
        }
        let whole = RenderNode(parts, memory: surfaces.memory)
        guard plate.cornerRadius > 0 else { return whole }
        return RenderNode(
            adopting: gsk_rounded_clip_node_new(whole.pointer, &outline), pixels: whole.pixels, of: surfaces.memory)
    }

    /// Returns whether a plate is large enough to be visible and small enough to be painted. False for NaN.
    private func canBeSeen(_ size: Size) -> Bool {
        let least = Self.smallest / (scale * density)
        return size.width >= least && size.height >= least && max(size.width, size.height) <= Self.largest
    }

    /// Creates a node centered at the origin. `paint` draws in board coordinates, from the upper left corner of `size`.
    /// The margin is rounded up to whole device pixels.
    private func raster(_ size: Size, margin: Double, paint: (OpaquePointer) -> Void) -> RenderNode {
        guard canBeSeen(size) else { return .empty }
        let inner = Size(width: pixels(size.width), height: pixels(size.height))
        let edge = (margin * scale * density).rounded(.up)
        let whole = Size(width: inner.width + 2 * edge, height: inner.height + 2 * edge)
        var bounds = graphene_rect_t()
        graphene_rect_init(
            &bounds, Float(-whole.width / 2 / density), Float(-whole.height / 2 / density),
            Float(whole.width / density), Float(whole.height / density))
        return surfaces.node(of: whole, in: bounds) { context in
            cairo_translate(context, edge, edge)
            cairo_scale(context, inner.width / size.width, inner.height / size.height)
            paint(context)
        }
    }
}

extension PlatePainter.PlateShadow {
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
        edge == nil && rim == nil && picture == nil && caption == nil && label == nil
            && badge == nil && ring == nil && cells == nil && dome == nil
    }
}
