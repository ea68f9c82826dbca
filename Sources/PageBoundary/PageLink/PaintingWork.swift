// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The work of painting a tree, estimated before it is painted. A page must not keep the window busy with one frame.
///
/// Pixels do not count here; see `hasQuickLayers`.
struct PaintingWork {
    /// The limits for all text, in bytes, for fonts, for sizes into which texts are fitted, for the squares of patterns, and
    /// for all edges, in points. Fonts and fitted sizes share their limits.
    private static let maxText = 1 << 17, maxFonts = 128, maxFits = 32, maxSquares = 4096, maxEdges = 4e6
    /// The limit for text that is fitted into pictures, in bytes. It is laid out again for each size that is tried.
    private static let maxFittedText = 2 * maxText / fittings
    /// How many times a text is laid out, each time with another font, until it fits a picture.
    static let fittings = 8
    /// The limit for places at which edges of the same shape can cross.
    private static let maxCrossings = 2e9

    /// The text, in bytes, that takes as long as a part of a text with a look of its own, and as the shadow of one.
    private static let bytesOfPart = 32, bytesOfShadow = 4096

    private var text = 0, fittedText = 0
    private var styles: Set<TextStyle> = []
    /// The sizes into which texts are fitted.
    private var fits: Set<Size> = []
    private var squares = 0
    /// The length of the edges of everything that is filled. A renderer visits each edge in each row of pixels.
    private var edges = 0.0
    /// The renderer sorts the edges in each row of pixels.
    private var crossings = 0.0

    /// Whether the window can paint everything in a short time.
    var isShort: Bool {
        text <= Self.maxText && fittedText <= Self.maxFittedText
            && styles.count + Self.maxFonts / Self.maxFits * fits.count <= Self.maxFonts
            && squares <= Self.maxSquares && edges <= Self.maxEdges
            && crossings <= Self.maxCrossings
    }

    /// Adds the content of a node, except for a board.
    mutating func add(_ node: Node) {
        if let path = node.style.shadow?.path { add(Shape(path: path, fill: .black)) }
        switch node.content {
        case .text(let content):
            text += content.string.utf8.count
            styles.insert(content.style)
            if let styling = content.styling { add(styling) }
        case .picture(let content): addFitted(content.picture, node.bounds.size)
        case .shapes(let shapes): for shape in shapes { add(shape) }
        case .textField(let field):
            text += field.string.utf8.count + field.placeholder.utf8.count
            styles.insert(field.style)
        case .board, nil: break
        }
    }

    /// Adds the plates of a board that its pieces show.
    mutating func add(_ scene: Scene) {
        var isShown = [Bool](repeating: false, count: scene.plates.count)
        for piece in scene.pieces { (isShown[piece.front.index], isShown[piece.back.index]) = (true, true) }
        for (index, plate) in scene.plates.enumerated() where isShown[index] { add(plate) }
    }

    /// Adds the looks of the parts of a text. Each takes as long as some letters, and a shadow as long as a long text.
    private mutating func add(_ styling: TextStyling) {
        text += Self.bytesOfPart * (styling.runs.count + styling.paragraphs.count)
        text += Self.bytesOfShadow * styling.shadowCount
        for run in styling.runs { styles.insert(run.wideStyle) }
    }

    private mutating func add(_ shape: Shape) {
        let (length, points) = (shape.path.lengthLimit, shape.path.elements.reduce(0) { $0 + Double($1.points.count) })
        if shape.fill != nil || shape.gradient != nil {
            edges += length
            crossings += points * points
        }
        guard let stroke = shape.stroke else { return }
        let dash = stroke.dashes.isEmpty ? .infinity : stroke.dashes.reduce(0, +) / Double(stroke.dashes.count)
        let ends = points + length / dash
        // The outline has two sides, and a round end has more points.
        let sides = stroke.cap == .round || stroke.join == .round ? 3.0 : 2.0
        edges += 2 * length + ends * (8 + 4 * stroke.width)
        crossings += sides * ends * sides * ends
    }

    private mutating func add(_ plate: Plate) {
        if let picture = plate.picture { addFitted(picture, plate.size) }
        if let caption = plate.caption {
            addFitted(.text(caption.title), plate.size)
            addFitted(.text(caption.text), plate.size)
        }
        if let label = plate.label { addFitted(.text(label), plate.size) }
        if let badge = plate.badge { addFitted(badge, plate.size) }
        guard let cells = plate.cells else { return }
        squares += cells.filled.count
        edges += cells.edges(of: plate.size)
        if let letter = cells.letter { addFitted(.text(letter), plate.size) }
    }

    private mutating func addFitted(_ picture: Picture, _ size: Size) {
        guard case .text(let string) = picture else { return }
        fittedText += string.utf8.count
        fits.insert(size)
    }
}

extension CellPattern {
    /// The length of the edges of the lines on a plate, which depend on the size of a square as in the window.
    fileprivate func edges(of plate: Size) -> Double {
        let cell = Size(width: plate.width / Double(columns), height: plate.height / Double(rows))
        let outline = Double(filled.count) * 2 * (cell.width + cell.height)
        let ends = 8 + 4 * max(2, 0.11 * cell.width)
        switch finish {
        case .solid, .flat, .inlaid, .wells, .outlined, .crossed: return 8 * outline
        case .dashed: return 4 * outline + 2 * ends * outline / max(0.5, 0.38 * cell.width)
        case .hatched:
            let lines = (plate.width + plate.height) / max(5, 0.26 * cell.width)
            return 4 * outline + 2 * lines * plate.height + 2 * ends * outline / max(0.5, 0.24 * cell.width)
        }
    }
}
