// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A drawing that takes the place of a color.
struct RepeatedDrawing {
    /// The largest number of repetitions, and the largest index of a cell.
    private static let (maxCount, maxIndex) = (5000.0, 1e12)

    /// What is repeated.
    let cell: Drawing
    /// The transform from the first cell to the drawing.
    let transform: CGAffineTransform
    /// The distances of the cells.
    let step: CGSize
    var opacity: CGFloat = 1

    /// The places of the cells that can be seen in a rectangle of the drawing, in the coordinates of the first one; `nil`
    /// if there are too many. Cells that are extremely far from the first one are left out.
    func places(in area: CGRect) -> [CGPoint]? {
        guard !area.isNull, let box = transform.inverse.map(area.applying) else { return [] }
        func indexes(_ low: CGFloat, _ high: CGFloat, _ length: CGFloat, _ step: CGFloat) -> (CGFloat, CGFloat) {
            (((low - length) / step).rounded(.down) + 1, (high / step).rounded(.up) - 1)
        }
        let columns = indexes(box.minX, box.maxX, cell.size.width, step.width)
        let rows = indexes(box.minY, box.maxY, cell.size.height, step.height)
        guard [columns.0, columns.1, rows.0, rows.1].allSatisfy({ $0.magnitude <= Self.maxIndex }) else { return [] }
        let count = max(0, columns.1 - columns.0 + 1) * max(0, rows.1 - rows.0 + 1)
        guard count <= Self.maxCount else { return nil }
        guard count > 0 else { return [] }
        return (Int(rows.0)...Int(rows.1)).flatMap { row in
            (Int(columns.0)...Int(columns.1)).map { column in
                CGPoint(x: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
            }
        }
    }

    /// The shapes of a cell that does not reach into the next ones, so that the same shape of all cells can be drawn at
    /// once; `nil` if there is something else.
    var separateShapes: [Shape]? {
        let frame = CGRect(origin: .zero, size: cell.size)
        guard step.width >= cell.size.width, step.height >= cell.size.height else { return nil }
        var shapes: [Shape] = []
        for element in cell.elements {
            guard case .shape(let shape) = element.content, shape.gradient == nil, element.effects == nil,
                element.transform == .identity, frame.contains(element.extent),
                element.clips.allSatisfy({ $0.isStraight && $0.rect.contains(element.extent) })
            else { return nil }
            shapes.append(shape)
        }
        return shapes
    }
}

extension CGContext {
    /// Fills areas with a pattern from now on. The components are the opacity or, if the pattern has no colors of its own,
    /// those of the color space on which that of the context is based, and the opacity.
    public func setFillPattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.fillPattern = repeated(pattern, colorComponents, in: state.fillSpace)
    }

    /// Draws lines with a pattern from now on. The components are the opacity or, if the pattern has no colors of its own,
    /// those of the color space on which that of the context is based, and the opacity.
    public func setStrokePattern(_ pattern: CGPattern, colorComponents: UnsafePointer<CGFloat>) {
        state.strokePattern = repeated(pattern, colorComponents, in: state.strokeSpace)
    }

    /// Moves the patterns that are set from now on.
    public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

    /// Sets what the components of colors of areas mean, and makes that color black.
    public func setFillColorSpace(_ space: CGColorSpace) {
        state.fillSpace = space
        setFillColor(.black)
    }

    /// Sets what the components of colors of lines mean, and makes that color black.
    public func setStrokeColorSpace(_ space: CGColorSpace) {
        state.strokeSpace = space
        setStrokeColor(.black)
    }

    /// Sets the color of areas by its components in the color space, which the opacity follows.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.fillSpace, components: components) { setFillColor(color) }
    }

    /// Sets the color of lines by its components in the color space, which the opacity follows.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        if let color = CGColor(colorSpace: state.strokeSpace, components: components) { setStrokeColor(color) }
    }

    private func repeated(
        _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, in space: CGColorSpace
    ) -> RepeatedDrawing {
        let color = pattern.isColored ? .black : CGColor(colorSpace: space, components: components) ?? .black
        let corner = CGAffineTransform(translationX: pattern.bounds.minX, y: pattern.bounds.minY)
        return RepeatedDrawing(
            cell: pattern.cell(color: color),
            transform: corner.concatenating(pattern.matrix).translated(by: state.patternPhase), step: pattern.step,
            opacity: pattern.isColored ? components[0] : 1)
    }

    /// Repeats an image in the areas, or draws lines with it, from now on.
    func setPattern(_ image: UIImage, of part: WritableKeyPath<State, RepeatedDrawing?>) {
        let cell = CGContext.record(size: image.size) { _ in image.draw(at: .zero) }
        state[keyPath: part] = RepeatedDrawing(
            cell: cell, transform: CGAffineTransform.identity.translated(by: state.patternPhase), step: image.size)
    }

    // MARK: - Drawing

    /// Fills a path whose coordinates have a transform.
    func fill(_ path: Path, by transform: CGAffineTransform, evenOdd: Bool = false) {
        guard let pattern = state.fillPattern else {
            return draw(path, by: transform, fill: state.fill, evenOdd: evenOdd)
        }
        paint(pattern, in: path, by: transform, evenOdd: evenOdd)
    }

    /// Draws a line along a path whose coordinates have a transform.
    func stroke(_ path: Path, by transform: CGAffineTransform, _ stroke: Shape.Stroke) {
        guard let pattern = state.strokePattern else { return draw(path, by: transform, stroke: stroke) }
        paint(pattern, in: PathStroker.outline(of: path, stroke), by: transform)
    }

    private func paint(
        _ pattern: RepeatedDrawing, in path: Path, by transform: CGAffineTransform, evenOdd: Bool = false
    ) {
        let area = path.bounds.applying(transform).intersection(CGRect(origin: .zero, size: drawing.size))
        guard let places = pattern.places(in: area) else { return DrawingFault.tooLong.report() }
        saveGState()
        defer { restoreGState() }
        state.transform = transform
        clip(to: path, evenOdd: evenOdd)
        if let shapes = pattern.separateShapes {
            setAlpha(state.alpha * pattern.opacity)
            for shape in shapes {
                let copies = places.map { place in
                    shape.path.applying(CGAffineTransform(translationX: place.x, y: place.y)).elements
                }
                draw(
                    Path(copies.flatMap(\.self)), by: pattern.transform, fill: shape.fill,
                    evenOdd: shape.usesEvenOddFill, stroke: shape.stroke)
            }
            return
        }
        state.transform = pattern.transform
        for place in places {
            draw(pattern.cell, in: CGRect(origin: place, size: pattern.cell.size), opacity: pattern.opacity)
        }
    }
}

extension CGAffineTransform {
    fileprivate func translated(by distance: CGSize) -> CGAffineTransform {
        concatenating(CGAffineTransform(translationX: distance.width, y: distance.height))
    }
}
