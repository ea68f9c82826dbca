// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// What a page has drawn: shapes, pictures, and texts. It is a list and not pixels, so it is sharp in any size.
nonisolated package struct Drawing: Equatable, Sendable {
    /// Something that was drawn.
    struct Element: Equatable, Sendable {
        /// What was drawn, in its own coordinates.
        var content: Content
        /// The transform from the coordinates of the content to those of the drawing.
        var transform = CGAffineTransform.identity
        /// The opacity, 0...1. That of shapes and texts is in their colors.
        var opacity: CGFloat = 1
        /// What the content is clipped to.
        var clips: [Clip] = []
        /// How the content is combined with what is below, and its shadow.
        var effects: NodeEffects?
    }

    /// What an element shows.
    enum Content: Equatable, Sendable {
        case shape(Shape)
        case picture(Picture, in: CGRect)
        case text(NodeText, in: CGRect)
        /// A drawing that fades as a whole.
        case drawing(Drawing)
    }

    /// The size, in points. Nothing is shown outside.
    var size: CGSize
    /// What was drawn, from bottom to top.
    private(set) var elements: [Element] = []
    /// How many drawings are inside each other, at most.
    private(set) var depth = 1
    /// The number of steps of all paths, and of other elements.
    private(set) var length = 0
    /// Whether an element is not just drawn over those below.
    private(set) var isBlended = false

    init(size: CGSize) { self.size = size }

    /// Adds an element above the others.
    mutating func append(_ element: Element) {
        length += element.length
        // Elements with the same clips share them.
        if element.clips != elements.last?.clips { length += element.clips.reduce(0) { $0 + $1.length } }
        elements.append(element)
        if let mode = element.effects?.blendMode, mode != .normal { isBlended = true }
        if case .drawing(let drawing) = element.content { depth = max(depth, drawing.depth + 1) }
    }
}

extension Drawing {
    /// Whether there are pictures among the elements.
    nonisolated var hasPictures: Bool {
        elements.contains {
            switch $0.content {
            case .picture: true
            case .drawing(let drawing): drawing.hasPictures
            case .shape, .text: false
            }
        }
    }

    /// Returns the drawing in one color. With `keepsWhite`, white stays.
    nonisolated func tinted(_ color: Color, keepsWhite: Bool) -> Drawing {
        func tint(_ old: Color) -> Color {
            let isWhite = keepsWhite && old.red == 1 && old.green == 1 && old.blue == 1
            return isWhite ? old : color.withAlpha(color.alpha * old.alpha)
        }
        var drawing = Drawing(size: size)
        for var element in elements {
            switch element.content {
            case .shape(var shape):
                shape.fill = shape.fill.map(tint)
                if let stroke = shape.stroke { shape.stroke?.color = tint(stroke.color) }
                if let gradient = shape.gradient {
                    shape.gradient?.stops = gradient.stops.map { Gradient.Stop(place: $0.place, color: tint($0.color)) }
                }
                element.content = .shape(shape)
            case .text(var text, let rect):
                text.mapColors(tint)
                element.content = .text(text, in: rect)
            case .drawing(let inner): element.content = .drawing(inner.tinted(color, keepsWhite: keepsWhite))
            case .picture: break
            }
            drawing.append(element)
        }
        return drawing
    }
}

extension Drawing.Element {
    /// Returns the element inside another drawing.
    nonisolated func placed(by transform: CGAffineTransform, in outer: [Drawing.Clip]) -> Drawing.Element? {
        guard let clips = clips.reduce(outer, { $0?.adding($1.applying(transform)) }) else { return nil }
        var element = Drawing.Element(
            content: content, transform: self.transform.concatenating(transform), opacity: opacity, clips: clips,
            effects: effects?.applying(transform))
        if case .shape(let shape) = content, let moved = shape.applying(element.transform) {
            element.content = .shape(moved)
            element.transform = .identity
        }
        return element
    }

    /// How much the element contributes to the length of a drawing.
    nonisolated var length: Int {
        let own =
            switch content {
            case .shape(let shape): shape.path.elements.count + 1
            case .picture, .text: 1
            case .drawing(let drawing): drawing.length + 1
            }
        return effects == nil ? own : own + Self.lengthOfEffects
    }

    /// How much effects contribute, which need nodes of their own.
    nonisolated private static let lengthOfEffects = 50

    /// A rectangle that contains everything that the element draws, without its shadow.
    nonisolated var extent: CGRect {
        switch content {
        case .shape(let shape): shape.extent.applying(transform)
        case .picture(_, let rect): rect.applying(transform)
        // Letters can extend beyond their rectangle.
        case .text(let text, let rect): rect.insetBy(dx: -text.overhang, dy: -text.overhang).applying(transform)
        case .drawing(let drawing): CGRect(origin: .zero, size: drawing.size).applying(transform)
        }
    }
}

nonisolated extension NodeText {
    /// How far letters can extend beyond the rectangle of the text.
    var overhang: Double {
        (styling?.runs ?? []).reduce(style.size) {
            max($0, $1.style.size * (1 + $1.slant.magnitude) + abs($1.baselineOffset))
        }
    }
}

nonisolated extension NodeEffects {
    /// Returns the effects in a drawing in another one. A shadow is scaled with its drawing.
    fileprivate func applying(_ transform: CGAffineTransform) -> NodeEffects {
        guard let shadow else { return self }
        let scale = transform.areaScale.squareRoot()
        let offset = CGSize(
            width: transform.a * shadow.offset.width + transform.c * shadow.offset.height,
            height: transform.b * shadow.offset.width + transform.d * shadow.offset.height)
        var effects = self
        effects.shadow =
            NodeStyle.Shadow(color: shadow.color, radius: shadow.radius * scale, offset: offset).withinLimits
        return effects
    }
}

nonisolated extension Shape {
    /// Returns the transformed shape, or `nil` if its stroke would not have the same width everywhere.
    func applying(_ transform: CGAffineTransform) -> Shape? {
        guard transform != .identity else { return self }
        var shape = self
        shape.path = path.applying(transform)
        if let gradient { shape.gradient?.transform = gradient.transform.concatenating(transform) }
        if let stroke {
            guard let scale = transform.uniformScale else { return nil }
            shape.stroke?.width = stroke.width * scale
            shape.stroke?.dashes = stroke.dashes.map { $0 * scale }
            shape.stroke?.offsets.dashPhase = stroke.offsets.dashPhase * scale
        }
        return shape
    }

    /// A rectangle that contains everything that the shape draws.
    var extent: CGRect {
        let box = path.controlBounds
        guard let stroke else { return box }
        // Pointed corners extend up to ten times as far as the line.
        let margin = stroke.width / 2 * (stroke.join == .miter && path.elements.count > 2 ? 10 : 1.5)
        return box.insetBy(dx: -margin, dy: -margin)
    }
}

nonisolated extension CGAffineTransform {
    /// The scale, if it is the same in all directions.
    var uniformScale: CGFloat? {
        let (one, other) = (hypot(a, b), hypot(c, d))
        let tolerance = 1e-9 * max(one, other)
        return abs(one - other) <= tolerance && abs(a * c + b * d) <= tolerance * max(one, other) ? one : nil
    }
}
