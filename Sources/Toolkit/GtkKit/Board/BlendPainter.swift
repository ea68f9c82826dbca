// SPDX-License-Identifier: GPL-3.0-or-later
// GSK has no nodes for most blend modes, so parts that are blended are painted in memory, with Cairo.

import CGtk
import Scene

/// How a part of a node is combined with those below it.
struct PartBlend: Equatable {
    /// The index among the parts.
    let index: Int
    let mode: NodeEffects.BlendMode
    /// What shows where the part replaces what is below; `nil` for everywhere, or if it does not.
    let mask: OpaquePointer?
}

/// Combines parts, from bottom to top, on a surface that is empty at first.
struct BlendPainter {
    let parts: [OpaquePointer]
    let blends: [PartBlend]

    /// Draws the parts, in points, on a context of an image.
    func paint(on context: OpaquePointer) {
        var rest = blends[...]
        for (index, part) in parts.enumerated() {
            if let blend = rest.first, blend.index == index {
                rest.removeFirst()
                paint(part, blend, on: context)
            } else {
                gsk_render_node_draw(part, context)
            }
        }
    }

    private func paint(_ part: OpaquePointer, _ blend: PartBlend, on context: OpaquePointer) {
        // Elsewhere, the part changes nothing.
        let extent = blend.mode.replacesBackdrop ? blend.mask : part
        guard let picture = BlendedPicture(context, around: extent) else { return }
        picture.draw(part)
        guard blend.mode.replacesBackdrop || blend.mode == .plusDarker else {
            return picture.paint(on: context, by: blend.mode.cairo)
        }
        // All colors are combined, and where the part is, the result replaces what is below.
        guard let result = BlendedPicture(context, around: extent) else { return }
        result.copy(context)
        if blend.mode == .plusDarker {
            result.darken(by: picture)
        } else {
            result.combine(with: picture, by: blend.mode.cairo)
        }
        var mask: BlendedPicture?
        if let node = blend.mask {
            mask = BlendedPicture(context, around: extent, format: CAIRO_FORMAT_A8)
            mask?.draw(node)
        }
        result.replace(context, where: mask)
    }
}

/// Pixels as large as those of a part of an image.
private final class BlendedPicture {
    nonisolated(unsafe) private let surface: OpaquePointer
    nonisolated(unsafe) private let context: OpaquePointer
    private let left: Int, top: Int, width: Int, height: Int

    /// Creates transparent pixels at the place of a node in the image of another context, or at that of the whole image.
    /// Returns `nil` if there are none.
    init?(_ outer: OpaquePointer, around node: OpaquePointer?, format: cairo_format_t = CAIRO_FORMAT_ARGB32) {
        guard let target = cairo_get_target(outer) else { return nil }
        var (left, top) = (0.0, 0.0)
        var (right, bottom) = (
            Double(cairo_image_surface_get_width(target)), Double(cairo_image_surface_get_height(target))
        )
        if let node {
            var bounds = graphene_rect_t()
            gsk_render_node_get_bounds(node, &bounds)
            var (startX, startY) = (Double(bounds.origin.x), Double(bounds.origin.y))
            var (endX, endY) = (startX + Double(bounds.size.width), startY + Double(bounds.size.height))
            cairo_user_to_device(outer, &startX, &startY)
            cairo_user_to_device(outer, &endX, &endY)
            (left, top) = (max(left, startX.rounded(.down) - 1), max(top, startY.rounded(.down) - 1))
            (right, bottom) = (min(right, endX.rounded(.up) + 1), min(bottom, endY.rounded(.up) + 1))
        }
        guard right > left, bottom > top else { return nil }
        (self.left, self.top) = (Int(left), Int(top))
        (width, height) = (Int(right - left), Int(bottom - top))
        guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)),
            let context = cairo_create(surface)
        else { return nil }
        var matrix = cairo_matrix_t()
        cairo_get_matrix(outer, &matrix)
        matrix.x0 -= left
        matrix.y0 -= top
        cairo_set_matrix(context, &matrix)
        (self.surface, self.context) = (surface, context)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Draws a node.
    func draw(_ node: OpaquePointer) { gsk_render_node_draw(node, context) }

    /// Copies the pixels of the image.
    func copy(_ outer: OpaquePointer) {
        Self.paint(
            cairo_get_target(outer), at: (-left, -top), on: context, by: CAIRO_OPERATOR_SOURCE, where: nil)
    }

    /// Combines the pixels with others of the same place.
    func combine(with other: BlendedPicture, by mode: cairo_operator_t) {
        Self.paint(other.surface, at: (0, 0), on: context, by: mode, where: nil)
    }

    /// Paints the pixels on the image.
    func paint(on outer: OpaquePointer, by mode: cairo_operator_t) { paint(on: outer, by: mode, where: nil) }

    /// Replaces the pixels of the image, as far as a mask is opaque.
    func replace(_ outer: OpaquePointer, where mask: BlendedPicture?) {
        paint(on: outer, by: CAIRO_OPERATOR_SOURCE, where: mask?.surface)
    }

    private func paint(on outer: OpaquePointer, by mode: cairo_operator_t, where mask: OpaquePointer?) {
        cairo_save(outer)
        cairo_identity_matrix(outer)
        cairo_rectangle(outer, Double(left), Double(top), Double(width), Double(height))
        cairo_clip(outer)
        Self.paint(surface, at: (left, top), on: outer, by: mode, where: mask)
        cairo_restore(outer)
    }

    /// Adds the darkness of others to the pixels. Both are premultiplied: the darkness is the opacity less the color.
    func darken(by other: BlendedPicture) {
        cairo_surface_flush(surface)
        cairo_surface_flush(other.surface)
        guard let pixels = cairo_image_surface_get_data(surface),
            let others = cairo_image_surface_get_data(other.surface)
        else { return }
        // A pixel of this format fills a row without a gap.
        for start in stride(from: 0, to: 4 * width * height, by: 4) {
            let (alpha, otherAlpha) = (Int(pixels[start + 3]), Int(others[start + 3]))
            let sum = min(255, alpha + otherAlpha)
            for component in start..<start + 3 {
                let darkness = alpha - Int(pixels[component]) + otherAlpha - Int(others[component])
                pixels[component] = UInt8(min(max(0, sum - darkness), sum))
            }
            pixels[start + 3] = UInt8(sum)
        }
        cairo_surface_mark_dirty(surface)
    }

    private static func paint(
        _ surface: OpaquePointer?, at place: (x: Int, y: Int), on context: OpaquePointer, by mode: cairo_operator_t,
        where mask: OpaquePointer?
    ) {
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_set_operator(context, mode)
        cairo_set_source_surface(context, surface, Double(place.x), Double(place.y))
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        if let mask {
            cairo_mask_surface(context, mask, Double(place.x), Double(place.y))
        } else {
            cairo_paint(context)
        }
        cairo_restore(context)
    }
}

extension NodeEffects.BlendMode {
    fileprivate var cairo: cairo_operator_t {
        switch self {
        case .normal, .plusDarker: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
