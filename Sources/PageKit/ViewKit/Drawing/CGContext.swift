// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A list of what a page draws, and how it draws now: its colors, lines, transform, and clips. In `draw(_:)` and in
/// image contexts, `UIGraphicsGetCurrentContext()` returns the present one.
@preconcurrency @MainActor public final class CGContext {
    struct State {
        var transform = CGAffineTransform.identity
        var fill = Color.black
        /// What takes the place of the color of areas, and of that of lines.
        var fillPattern: RepeatedDrawing?
        var strokePattern: RepeatedDrawing?
        /// What components of colors mean.
        var fillSpace = CGColorSpaceCreateDeviceRGB()
        var strokeSpace = CGColorSpaceCreateDeviceRGB()
        /// How far patterns are moved.
        var patternPhase = CGSize.zero
        var stroke = Shape.Stroke(color: .black)
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: NodeStyle.Shadow?
        /// `nil` if everything is clipped.
        var clips: [Drawing.Clip]? = []
        /// The latest path to which everything is clipped and that is not among the clips, in the coordinates of the
        /// drawing.
        var outline: Path?
    }

    /// The contexts in use. The last one is the present one.
    static var stack: [CGContext] = []
    /// The largest number of steps of all paths in a drawing.
    private static let maxLength = 50_000
    /// The largest number of drawings inside each other that fade as a whole.
    private static let maxDepth = 8

    /// What was drawn, without layers that have not ended.
    var drawing: Drawing { layers.first?.outer ?? target }
    /// What is drawn on: the whole, or the layer that was begun last.
    private var target: Drawing
    /// A layer that was begun, with what it is drawn on, and with the state at its beginning.
    struct OpenLayer {
        let outer: Drawing
        let state: State
        let saved: [State]
        /// What it is clipped to.
        let clip: Drawing.Clip?
    }
    /// The layers that have not ended.
    private(set) var layers: [OpenLayer] = []
    /// The scale of the image for which the context was made.
    let scale: CGFloat
    /// The pixels of the context, if it is one of pixels.
    var memory: BitmapMemory?
    /// Whether what is drawn becomes an image, which is clipped to its size wherever it is drawn.
    private let isImage: Bool
    var state = State()
    /// The present path, in the coordinates of the drawing.
    var path = Path()

    private var saved: [State] = []

    init(size: CGSize, scale: CGFloat = 1, isImage: Bool) {
        self.isImage = isImage
        target = Drawing(size: size)
        self.scale = scale
    }

    // MARK: - State

    /// Saves colors, lines, transform, and clips.
    public func saveGState() { saved.append(state) }

    /// Goes back to the colors, lines, transform, and clips that were saved last.
    public func restoreGState() { if let last = saved.popLast() { state = last } }

    /// The transform from the present coordinates to those of the context.
    public var ctm: CGAffineTransform { state.transform }

    /// Moves the origin.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    /// Scales the coordinates.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }

    /// Rotates the coordinates by an angle in radians, clockwise.
    public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }

    /// Transforms the coordinates.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Sets the color of areas.
    public func setFillColor(_ color: CGColor) { (state.fill, state.fillPattern) = (color, nil) }

    /// Sets the color of areas.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the color of areas to a shade of gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the color of lines to a shade of gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    /// Sets the color of lines.
    public func setStrokeColor(_ color: CGColor) { (state.stroke.color, state.strokePattern) = (color, nil) }

    /// Sets the color of lines.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(Color(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Sets the width of lines.
    public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = cap }

    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = join }

    /// Sets the lengths of dashes and gaps. If there are none, lines are solid.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.stroke.dashes, state.stroke.offsets.dashPhase) = (lengths, phase)
    }

    /// Sets the opacity of what is drawn from now on, 0...1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

    // MARK: - Recording

    /// Draws a path whose coordinates have a transform.
    func draw(
        _ path: Path, by transform: CGAffineTransform, fill: Color? = nil, gradient: Gradient? = nil,
        evenOdd: Bool = false, stroke: Shape.Stroke? = nil
    ) {
        guard !path.elements.isEmpty else { return }
        var shape = Shape(
            path: path.startingWithMove, fill: fill?.faded(by: state.alpha), gradient: gradient?.faded(by: state.alpha),
            usesEvenOddFill: evenOdd)
        if var stroke, stroke.width > 0 {
            stroke.color = stroke.color.faded(by: state.alpha)
            shape.stroke = stroke
        }
        guard shape.fill != nil || shape.gradient != nil || shape.stroke != nil else { return }
        if let moved = shape.applying(transform) {
            add(Drawing.Element(content: .shape(moved)))
        } else {
            add(Drawing.Element(content: .shape(shape), transform: transform))
        }
    }

    /// Draws text in a rectangle.
    func draw(_ text: NodeText, in rect: CGRect) {
        var text = text
        text.mapColors { $0.faded(by: state.alpha) }
        add(Drawing.Element(content: .text(text, in: rect), transform: state.transform))
    }

    /// Draws a picture in a rectangle.
    func draw(_ picture: Picture, in rect: CGRect, opacity: CGFloat) {
        add(
            Drawing.Element(
                content: .picture(picture, in: rect.standardized), transform: state.transform,
                opacity: opacity * state.alpha))
    }

    /// Draws another drawing in a rectangle.
    func draw(_ drawing: Drawing, in rect: CGRect, opacity: CGFloat) {
        guard drawing.size.width > 0, drawing.size.height > 0 else { return }
        let transform = CGAffineTransform(
            a: rect.width / drawing.size.width, b: 0, c: 0, d: rect.height / drawing.size.height, tx: rect.minX,
            ty: rect.minY
        ).concatenating(state.transform)
        let opacity = opacity * state.alpha
        let isGroup = opacity < 1 && drawing.elements.count > 1 || drawing.isBlended || hasEffects
        if isGroup, drawing.depth < Self.maxDepth {
            return add(Drawing.Element(content: .drawing(drawing), transform: transform, opacity: opacity))
        }
        // Drawing pads draw each image into the next one, so that must not check all elements again.
        if isImage, target.elements.isEmpty, drawing.size == target.size, transform == .identity,
            opacity == 1, state.clips == []
        {
            return target = drawing
        }
        let frame = Drawing.Clip(CGRect(origin: .zero, size: drawing.size), by: transform)
        guard let clips = state.clips?.adding(frame) else { return }
        for element in drawing.elements {
            guard let placed = element.placed(by: transform, in: clips) else { continue }
            append(placed.faded(by: opacity))
        }
    }

    private func add(_ element: Drawing.Element) {
        guard let clips = state.clips else { return }
        var element = element
        element.clips = clips
        if let outline = state.outline, element.isGradient, let last = clips.lastIndex(where: { $0.outline == outline })
        {
            // The gradient fills the path itself.
            (element.clips[last].outline, element.clips[last].usesEvenOddRule) = (nil, false)
        }
        if hasEffects {
            let mode = state.blendMode
            if target.elements.isEmpty, [.clear, .destinationIn, .destinationOut].contains(mode) { return }
            element.effects = NodeEffects(blendMode: mode, shadow: mode.replacesBackdrop ? nil : state.shadow)
        }
        append(element)
    }

    private var hasEffects: Bool { state.blendMode != .normal || state.shadow != nil }

    /// Removes everything that was drawn.
    func removeAll() { target = Drawing(size: target.size) }

    /// Begins a layer.
    func beginLayer(clippedTo rect: CGRect?) {
        let clip = rect.map { Drawing.Clip($0, by: state.transform) }
        layers.append(OpenLayer(outer: target, state: state, saved: saved, clip: clip))
        target = Drawing(size: target.size)
        saved = []
        (state.alpha, state.blendMode, state.shadow, state.clips, state.outline) = (1, .normal, nil, [], nil)
    }

    /// Ends the layer that was begun last, and draws it.
    public func endTransparencyLayer() {
        guard let layer = layers.popLast() else { return }
        let inner = target
        (target, state, saved) = (layer.outer, layer.state, layer.saved)
        guard !inner.elements.isEmpty || state.blendMode != .normal else { return }
        let known = state
        if let clip = layer.clip { state.clips = state.clips?.adding(clip) }
        let transform = state.transform
        state.transform = .identity
        draw(inner, in: CGRect(origin: .zero, size: inner.size), opacity: 1)
        state = known
        state.transform = transform
    }

    private func append(_ element: Drawing.Element) {
        guard let element = element.withinLimits else { return DrawingFault.invalidNumber.report() }
        let known = layers.reduce(0) { $0 + $1.outer.length }
        guard known + target.length + element.length <= Self.maxLength else { return DrawingFault.tooLong.report() }
        target.append(element)
    }
}

extension Color {
    fileprivate func faded(by opacity: CGFloat) -> Color { opacity < 1 ? withAlpha(alpha * opacity) : self }
}

extension Path {
    /// The path with a step to its beginning.
    var startingWithMove: Path {
        switch elements.first {
        case .line(let point): Path([.move(to: point)] + elements)
        case .curve(let end, _, _): Path([.move(to: end)] + elements)
        default: self
        }
    }
}

extension Gradient {
    fileprivate func faded(by opacity: CGFloat) -> Gradient {
        guard opacity < 1 else { return self }
        var gradient = self
        gradient.stops = stops.map { Stop(place: $0.place, color: $0.color.faded(by: opacity)) }
        return gradient
    }
}

extension Drawing.Element {
    fileprivate var isGradient: Bool { if case .shape(let shape) = content { shape.gradient != nil } else { false } }

    fileprivate func faded(by opacity: CGFloat) -> Drawing.Element {
        guard opacity < 1 else { return self }
        var element = self
        switch content {
        case .shape(var shape):
            shape.fill = shape.fill?.faded(by: opacity)
            shape.gradient = shape.gradient?.faded(by: opacity)
            if let stroke = shape.stroke { shape.stroke?.color = stroke.color.faded(by: opacity) }
            element.content = .shape(shape)
        case .text(var text, let rect):
            text.mapColors { $0.faded(by: opacity) }
            element.content = .text(text, in: rect)
        case .picture, .drawing: element.opacity *= opacity
        }
        return element
    }
}
