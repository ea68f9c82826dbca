// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

nonisolated extension Drawing {
    /// A rectangle with round corners, outside of which nothing is drawn, or what is drawn shows through in it.
    struct Clip: Equatable, Sendable {
        /// The rectangle, in its own coordinates.
        var rect: CGRect
        /// The radius of the corners, in its own coordinates.
        var cornerRadius: CGFloat = 0
        /// The transform to the coordinates of the drawing.
        var transform = CGAffineTransform.identity
        /// The path in the rectangle outside of which nothing is drawn, in the clip’s own coordinates.
        var outline: Path?
        /// Whether what the path encloses an even number of times is outside.
        var usesEvenOddRule = false
        /// The image in the rectangle that is as opaque as what is drawn.
        var image: UIImage.Source?
    }
}

nonisolated extension Drawing.Clip {
    /// What the window can show of a drawing.
    private static let reach = CGRect(x: -16_384, y: -16_384, width: 32_768, height: 32_768)

    /// Creates a clip to a rectangle.
    init(_ rect: CGRect, by transform: CGAffineTransform) {
        let rect = rect.standardized
        let isStraight = transform.b == 0 && transform.c == 0
        self.init(
            rect: isStraight ? rect.applying(transform).intersection(Self.reach) : rect,
            transform: isStraight ? .identity : transform)
    }

    /// Creates a clip to a path. Returns `nil` if that is neither a rectangle, a rounded rectangle, nor an ellipse.
    init?(_ path: Path, by transform: CGAffineTransform) {
        let box = path.bounds
        guard !box.isNull else { return nil }
        if path.isSimilar(to: Path(rect: box)) {
            self.init(box, by: transform)
        } else if box.width > 0, box.height > 0, path.isSimilar(to: Path(ovalIn: box)) || path.isCircle(in: box) {
            // The corners of a square are circles, which the transform makes as high as the ellipse.
            let stretch = CGAffineTransform(translationX: box.midX, y: box.midY)
                .scaledBy(x: 1, y: box.height / box.width)
            self.init(
                rect: CGRect(center: .zero, size: CGSize(width: box.width, height: box.width)),
                cornerRadius: box.width / 2, transform: stretch.concatenating(transform))
        } else if case .move(let start)? = path.elements.first,
            path.isSimilar(to: Path(roundedRect: box, radiusX: start.x - box.minX, radiusY: start.x - box.minX))
        {
            self.init(rect: box, cornerRadius: start.x - box.minX, transform: transform)
        } else {
            return nil
        }
    }

    /// Returns the clip inside another drawing.
    func applying(_ transform: CGAffineTransform) -> Drawing.Clip {
        let whole = self.transform.concatenating(transform)
        if cornerRadius == 0, !hasMask { return Drawing.Clip(rect, by: whole) }
        var clip = self
        clip.transform = whole
        return clip
    }

    /// Whether a mask shows what is drawn.
    var hasMask: Bool { outline != nil || image != nil }

    /// How much the clip contributes to the length of a drawing.
    var length: Int { outline.map { $0.elements.count } ?? 0 }

    /// What shows where something is drawn, if it is neither a rectangle nor a rounded one.
    @MainActor var mask: Drawing.Element? {
        if let outline {
            return Drawing.Element(
                content: .shape(Shape(path: outline, fill: .black, usesEvenOddFill: usesEvenOddRule)))
        }
        switch image {
        case .recorded(let drawing) where drawing.size.width > 0 && drawing.size.height > 0:
            let transform = CGAffineTransform(
                a: rect.width / drawing.size.width, b: 0, c: 0, d: rect.height / drawing.size.height, tx: rect.minX,
                ty: rect.minY)
            return Drawing.Element(content: .drawing(drawing), transform: transform)
        case let image?: return image.picture.map { Drawing.Element(content: .picture($0, in: rect)) }
        case nil: return nil
        }
    }

    /// Whether the clip is a rectangle whose sides are parallel to those of the drawing.
    var isStraight: Bool { cornerRadius == 0 && transform == .identity && !hasMask }
}

nonisolated extension [Drawing.Clip] {
    /// The largest number of clips. Each needs a node inside that of the previous one.
    private static var maxCount: Int { 16 }

    /// Returns the intersection with a clip, or `nil` if nothing remains. Straight rectangles become one, so drawing an
    /// image into its successor again and again does not add clips.
    func adding(_ clip: Drawing.Clip) -> [Drawing.Clip]? {
        guard clip.rect.width > 0, clip.rect.height > 0, clip.transform.inverse != nil else { return nil }
        guard !contains(clip) else { return self }
        var clips = self
        if clip.isStraight, let index = firstIndex(where: \.isStraight) {
            clips[index].rect = clips[index].rect.intersection(clip.rect)
            return clips[index].rect.isEmpty ? nil : clips
        }
        guard count < Self.maxCount else { return self }
        clips.insert(clip, at: clip.isStraight ? 0 : count)
        return clips
    }
}

nonisolated extension Path {
    /// Returns whether a path has the same steps, except for rounding.
    fileprivate func isSimilar(to other: Path) -> Bool {
        guard elements.count == other.elements.count else { return false }
        let tolerance = 1e-6 * max(1, other.bounds.width, other.bounds.height)
        return zip(elements, other.elements).allSatisfy { one, other in
            let (points, others) = (one.points, other.points)
            guard points.count == others.count, (one == .close) == (other == .close) else { return false }
            return zip(points, others).allSatisfy { $0.distance(to: $1) <= tolerance }
        }
    }

    /// Whether the path is a full turn of an arc.
    fileprivate func isCircle(in box: CGRect) -> Bool {
        let radius = box.width / 2
        guard abs(box.width - box.height) <= 1e-6 * radius, elements.count(where: \.isCurve) == 4 else { return false }
        return elements.allSatisfy {
            guard let end = $0.points.last else { return true }
            return abs(hypot(end.x - box.midX, end.y - box.midY) - radius) <= 1e-6 * radius
        }
    }
}

nonisolated extension Path.Element {
    fileprivate var isCurve: Bool { if case .curve = self { true } else { false } }
}
