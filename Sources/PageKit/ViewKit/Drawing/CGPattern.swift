// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Draws a cell of a pattern. The first argument is the `info` of the pattern.
public typealias CGPatternDrawPatternCallback = @MainActor (UnsafeMutableRawPointer?, CGContext) -> Void

/// Gives back what the `info` of a pattern refers to.
public typealias CGPatternReleaseInfoCallback = @convention(c) (UnsafeMutableRawPointer?) -> Void

/// How the distances of cells are rounded to pixels. It has no effect: cells are shapes, which are sharp everywhere.
nonisolated public enum CGPatternTiling: Int32, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    case noDistortion, constantSpacingMinimalDistortion, constantSpacing
}

/// The functions of a pattern.
@preconcurrency @MainActor public struct CGPatternCallbacks {
    /// The version of the structure, 0.
    public var version: UInt32
    /// Draws a cell.
    public var drawPattern: CGPatternDrawPatternCallback?
    /// Called when the pattern is no longer used.
    public var releaseInfo: CGPatternReleaseInfoCallback?

    /// Creates the functions of a pattern.
    public init(
        version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
    ) {
        (self.version, self.drawPattern, self.releaseInfo) = (version, drawPattern, releaseInfo)
    }
}

/// A drawing that is repeated in the areas and lines of a context.
@preconcurrency @MainActor public final class CGPattern {
    let bounds: CGRect
    let isColored: Bool
    /// The transform from a cell to the coordinates of a context without transforms.
    let matrix: CGAffineTransform
    let step: CGSize
    private let info: UnsafeMutableRawPointer?
    private let callbacks: CGPatternCallbacks
    private var isDrawing = false

    /// Creates a pattern. A cell shows what is drawn in the bounds; cells follow each other in the distances of the steps,
    /// in points. A colored pattern sets its own colors. Returns `nil` if there is no such pattern.
    public init?(
        info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
        tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
    ) {
        guard xStep.isFinite, yStep.isFinite, xStep != 0, yStep != 0, matrix.inverse != nil, bounds.size.width > 0,
            bounds.size.height > 0
        else { return nil }
        (self.info, self.bounds, self.matrix, self.isColored) = (info, bounds, matrix, isColored)
        step = CGSize(width: xStep.magnitude, height: yStep.magnitude)
        self.callbacks = callbacks.pointee
    }

    @MainActor deinit { callbacks.releaseInfo?(info) }

    /// Returns what a cell shows. A pattern without colors of its own has the given one.
    func cell(color: CGColor) -> Drawing {
        let context = CGContext(size: bounds.size, isImage: false)
        // A pattern that is filled with itself has no end.
        guard !isDrawing else { return context.drawing }
        isDrawing = true
        defer { isDrawing = false }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        if !isColored {
            context.setFillColor(color)
            context.setStrokeColor(color)
        }
        callbacks.drawPattern?(info, context)
        return context.drawing
    }
}
