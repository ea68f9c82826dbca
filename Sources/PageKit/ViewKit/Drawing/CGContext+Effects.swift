// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// How colors are combined with those below them.
public typealias CGBlendMode = NodeEffects.BlendMode

extension CGContext {
    /// Sets how what is drawn from now on is combined with what is below it.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    // MARK: - Shadows

    /// Gives a black shadow, a third opaque, to what is drawn from now on.
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: Color.black.withAlpha(1.0 / 3))
    }

    /// Gives a shadow to what is drawn from now on, or none if there is no color. The offset and the radius of the blur
    /// are in the coordinates of the context before any transform.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0 else { return state.shadow = nil }
        // Upward is upward in a context whose origin is at the lower left.
        let height = memory == nil ? offset.height : -offset.height
        let shadow = NodeStyle.Shadow(
            color: color, radius: blur, offset: CGSize(width: offset.width, height: height)
        ).withinLimits
        if shadow == nil { DrawingFault.invalidNumber.report() }
        state.shadow = shadow
    }

    // MARK: - Layers

    /// Begins a layer: what is drawn until `endTransparencyLayer()` gets the present opacity, blend mode, and shadow as a
    /// whole.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) { beginLayer(clippedTo: nil) }

    /// Begins a layer that is clipped to a rectangle.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [AnyHashable: Any]?) {
        beginLayer(clippedTo: rect)
    }

    // MARK: - Clearing

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        if let clips = state.clips, layers.isEmpty, clips.allSatisfy(\.isStraight), state.transform.b == 0,
            state.transform.c == 0
        {
            let area = CGRect(origin: .zero, size: drawing.size)
            if ([rect.applying(state.transform)] + clips.map(\.rect)).allSatisfy({ $0.contains(area) }) {
                return removeAll()
            }
        }
        saveGState()
        (state.blendMode, state.shadow, state.alpha) = (.clear, nil, 1)
        draw(Path(rect: rect), by: state.transform, fill: .black)
        restoreGState()
    }

    // MARK: - Lines as areas

    /// Replaces the path by the outline of the lines that would be drawn along it.
    public func replacePathWithStrokedPath() {
        guard let inverse = state.transform.inverse else { return path = Path() }
        path = PathStroker.outline(of: path.applying(inverse), state.stroke).applying(state.transform)
    }

    // MARK: - Masks

    /// Clips what is drawn from now on to a rectangle in which it is as opaque as an image. Where an image of gray pixels
    /// without opacity is white, everything is seen.
    public func clip(to rect: CGRect, mask: CGImage) {
        var clip = Drawing.Clip(rect: rect.standardized, transform: state.transform)
        clip.image = mask.maskSource
        state.clips = state.clips?.adding(clip)
    }
}

extension CGPath {
    /// Returns the outline of the lines that would be drawn along the path. It is filled by the winding rule.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let stroker = PathStroker(radius: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(stroker.outline(of: steps.startingWithMove.applying(transform)))
    }

    /// Returns the dashes that would be drawn along the path.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(PathStroker.dashes(of: steps.startingWithMove, phase: phase, lengths: lengths).applying(transform))
    }
}

extension CGImage {
    /// What a mask shows of the image: if all of it is opaque and gray, it is as opaque as it is bright.
    var maskSource: UIImage.Source {
        guard case .bitmap(let bitmap) = source else { return source }
        let pixels = stride(from: 0, to: bitmap.bytes.count, by: 4).lazy
        let isGray = pixels.allSatisfy {
            let bytes = bitmap.bytes
            return bytes[$0 + 3] == 255 && bytes[$0] == bytes[$0 + 1] && bytes[$0] == bytes[$0 + 2]
        }
        guard isGray else { return source }
        let bytes = pixels.flatMap { [UInt8](repeating: bitmap.bytes[$0], count: 4) }
        return Bitmap(width: bitmap.width, height: bitmap.height, bytes: Array(bytes)).map(UIImage.Source.bitmap)
            ?? source
    }
}

nonisolated extension NodeStyle.Shadow {
    /// The shadow with a radius and an offset that can be drawn, or `nil` if a number is invalid.
    var withinLimits: NodeStyle.Shadow? {
        guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return nil }
        func limited(_ length: CGFloat) -> CGFloat { min(max(length, -1e4), 1e4) }
        return NodeStyle.Shadow(
            color: color, radius: min(max(radius, 0), 200),
            offset: CGSize(width: limited(offset.width), height: limited(offset.height)))
    }
}
