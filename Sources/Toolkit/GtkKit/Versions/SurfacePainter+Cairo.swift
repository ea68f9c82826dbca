// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

extension SurfacePainter {
    /// Whether recordings can be drawn. Cairo 1.18 writes to a constant, and crashes, when some of them are clipped.
    static let canRecord = cairo_version() < 11800
}
