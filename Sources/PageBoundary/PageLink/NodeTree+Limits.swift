// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

// The window paints any tree that a page sends, so a tree must satisfy the conditions that painting and lookups rely on.
// The page's process checks them before it sends a frame, and the window rejects a frame that violates them.

extension NodeTree {
    /// The limits for nodes, for the depth of the tree, for boards, and for text fields.
    static let maxNodes = 16_384
    private static let maxDepth = 64, maxBoards = 16, maxTextFields = 256
    /// The limit for the edits of a frame, which are checked one by one.
    static let maxEdits = 8 * maxNodes
    /// The limit for how much the range of numbers in use grows and shrinks in a frame, which takes time for each number.
    private static let maxResizing = 4 * maxNodes
    private static let maxBoardEdits = 4 * maxBoards
    /// The limit for the pixels of all bitmaps, which a message has to hold.
    private static let maxPixels = 2 * Bitmap.maxPixels
    /// The limit for all text for screen readers, in bytes, and for the steps of all paths, which is also that for the
    /// shapes whose lines change in a frame.
    private static let maxSpokenText = 1 << 17
    static let maxPathElements = 200_000

    /// Applies the edits of a frame. Returns false if the result cannot be shown, or if an edit does not fit. The tree
    /// must not be used then.
    package mutating func apply(_ edits: [NodeEdit]) -> Bool {
        guard edits.count <= Self.maxEdits else { return false }
        var (hasNewStructure, hasNewPlates, hasNewLayers) = (false, false, false)
        var (boardEdits, changedShapes, resizing) = (0, 0, 0)
        for edit in edits {
            let count = numbers.count
            guard edit.id.number < Self.maxNodes, edit.change.isValid, apply(edit) else { return false }
            resizing += abs(numbers.count - count)
            guard resizing <= Self.maxResizing else { return false }
            switch edit.change {
            case .node, .removed, .children, .accessibility: hasNewStructure = true
            case .content(let content): hasNewStructure = hasNewStructure || content != nil
            case .bounds:
                hasNewStructure = hasNewStructure || self[edit.id]?.content?.isFitted ?? false
                hasNewLayers = true
            case .transform, .perspective, .opacity, .isHidden, .clips, .isMasked, .effects: hasNewLayers = true
            case .style(let style):
                hasNewStructure = hasNewStructure || style.shadow?.path != nil
                hasNewLayers = true
            case .board(let changes):
                hasNewPlates = hasNewPlates || changes.contains(where: \.canShowPlate)
                hasNewLayers = hasNewLayers || changes.contains { $0.canShowPlate || $0.changesScale }
                boardEdits += 1
                guard boardEdits <= Self.maxBoardEdits, case .board(let board) = self[edit.id]?.content,
                    board.isValid(after: edit.change)
                else { return false }
            case .strokes:
                // It takes time for each shape of the node.
                if case .shapes(let shapes) = self[edit.id]?.content { changedShapes += shapes.count }
                guard changedShapes <= Self.maxPathElements else { return false }
            case .center: break
            }
        }
        if hasNewStructure { return isValid }
        return (!hasNewPlates || hasQuickBoards) && (!hasNewLayers || hasQuickLayers)
    }

    /// Whether the tree can be shown.
    package var isValid: Bool {
        guard isTree(depth: Self.maxDepth), count <= Self.maxNodes else { return false }
        var (boards, fields, spokenText, elements, pixels) = (0, 0, 0, 0, 0)
        var work = PaintingWork()
        for node in numbers.lazy.compactMap({ self[NodeID(number: $0)] }) {
            guard node.isValid else { return false }
            work.add(node)
            spokenText += node.accessibility?.length ?? 0
            if let path = node.style.shadow?.path { elements += path.elements.count + 1 }
            switch node.content {
            case .board: boards += 1
            case .textField: fields += 1
            case .shapes(let shapes): elements += shapes.reduce(0) { $0 + $1.path.elements.count + 1 }
            case .picture(let picture): if case .bitmap(let bitmap) = picture.picture { pixels += bitmap.pixelCount }
            case .text, nil: break
            }
        }
        return boards <= Self.maxBoards && fields <= Self.maxTextFields && spokenText <= Self.maxSpokenText
            && pixels <= Self.maxPixels && elements <= Self.maxPathElements && work.isShort && hasQuickBoards
            && hasQuickLayers
    }

    /// Whether all boards together can be painted in a short time. They are counted apart from the rest of the tree,
    /// because their pieces change more often.
    private var hasQuickBoards: Bool {
        var work = PaintingWork()
        for number in numbers {
            if case .board(let board) = self[NodeID(number: number)]?.content { work.add(board.scene) }
        }
        return work.isShort
    }
}

extension NodeEdit.Change {
    /// Whether the new value can be shown. Boards are checked when the edits have been applied.
    fileprivate var isValid: Bool {
        switch self {
        case .node(let node): node.isValid
        case .center(let point): point.isNear
        case .bounds(let rect): rect.isValid
        case .transform(let transform): transform.isValid
        case .perspective(let perspective): perspective?.isValid ?? true
        case .opacity(let opacity): 0...1 ~= opacity
        case .style(let style): style.isValid
        case .effects(let effects): effects?.isValid ?? true
        case .content(let content): content?.isValid ?? true
        case .strokes(let offsets): offsets.allSatisfy(\.isValid)
        case .accessibility(let accessibility): accessibility?.isValid ?? true
        case .removed, .isHidden, .clips, .isMasked, .board, .children: true
        }
    }
}

extension Node {
    fileprivate var isValid: Bool {
        center.isNear && bounds.isValid && transform.isValid && perspective?.isValid ?? true && 0...1 ~= opacity
            && style.isValid
            && content?.isValid ?? true && accessibility?.isValid ?? true && effects?.isValid ?? true
    }
}

extension NodePerspective {
    fileprivate var isValid: Bool { x.magnitude <= 1 && y.magnitude <= 1 }
}

extension NodeEffects {
    /// Whether the effects can be painted. A path of a shadow would have no effect.
    fileprivate var isValid: Bool {
        shadow.map { $0.isValid && $0.path == nil } ?? true && copies?.isValid ?? true
    }
}

extension NodeCopies {
    /// The limit for the number of copies of a node.
    package static let maxCount = 1000

    fileprivate var isValid: Bool {
        0...Self.maxCount ~= count && transform.isValid
            && [colorStep.red, colorStep.green, colorStep.blue, colorStep.alpha].allSatisfy { $0.magnitude <= 1 }
    }
}

extension NodeAccessibility {
    /// The indexes that custom actions can have.
    package static let actionLimits = 0..<32

    fileprivate var isValid: Bool {
        actions.count <= Self.actionLimits.count && ([label, value, hint] + actions).allSatisfy(\.isShort)
    }

    /// The length of all texts, in bytes.
    fileprivate var length: Int { ([label, value, hint] + actions).reduce(0) { $0 + $1.utf8.count } }
}

extension NodeStyle {
    fileprivate var isValid: Bool {
        let extent = 0...Plate.maxExtent
        return extent ~= cornerRadius && border.map { extent ~= $0.width } ?? true
            && shadow?.isValid ?? true
    }
}

extension NodeStyle.Shadow {
    fileprivate var isValid: Bool {
        0...200 ~= radius && offset.width.magnitude <= 1e4 && offset.height.magnitude <= 1e4
            && path?.isValid ?? true
    }
}

extension NodeContent {
    /// Whether the work of painting depends on the size of the node.
    fileprivate var isFitted: Bool {
        if case .picture(let picture) = self, case .text = picture.picture { true } else { false }
    }

    fileprivate var isValid: Bool {
        switch self {
        case .board(let board): board.isValid
        case .picture(let picture): if case .bitmap = picture.picture { true } else { picture.picture.isValid }
        case .shapes(let shapes): shapes.allSatisfy(\.isValid)
        case .text(let text):
            text.string.isShort && text.style.family?.isShort ?? true && text.styling?.isValid(for: text.string) ?? true
                && text.styling?.runs.allSatisfy { $0.style.family?.isShort ?? true } ?? true
        case .textField(let field):
            field.string.isShort && field.placeholder.isShort && field.style.family?.isShort ?? true
                && 0...Plate.maxExtent ~= field.inset && field.actionCount >= 0
        }
    }
}

extension BoardEdit {
    /// Whether the edit can show a plate that was not shown before.
    fileprivate var canShowPlate: Bool {
        switch self {
        case .plate, .piece, .plateCount, .pieceCount: true
        case .center, .size, .background, .texture, .order, .accessibility: false
        }
    }

    /// Whether the edit changes the scale of the board.
    fileprivate var changesScale: Bool { if case .size = self { true } else { false } }
}

extension NodeBoard {
    /// The limits for pieces and sides. There are more sides because a deck can be a folder of thousands of pictures of
    /// which only a few are dealt.
    static let maxPieces = 1000, maxPlates = 10_000

    /// Whether every index is in range and every number can be painted.
    fileprivate var isValid: Bool {
        hasValidCounts && scene.plates.allSatisfy(\.isValid) && scene.pieces.allSatisfy { isValid($0) }
            && hasValidOrder && accessibility.isValid(for: scene.pieces.indices)
    }

    /// Whether the board is valid after edits of a valid board. Only what the edits have changed is checked.
    fileprivate func isValid(after change: NodeEdit.Change) -> Bool {
        guard case .board(let edits) = change, hasValidCounts else { return false }
        var needsFullCheck = false
        for edit in edits {
            switch edit {
            case .plate(_, let plate): if !plate.isValid { return false }
            case .piece(_, let piece): if !isValid(piece) { return false }
            case .center(_, let center): if !center.isNear { return false }
            case .plateCount, .pieceCount: needsFullCheck = true
            case .size, .background, .texture, .order, .accessibility: break
            }
        }
        return needsFullCheck ? isValid : hasValidOrder && hasValidAccessibility(after: edits)
    }

    private func hasValidAccessibility(after edits: [BoardEdit]) -> Bool {
        let isNew = edits.contains { if case .accessibility = $0 { true } else { false } }
        let pieces = scene.pieces.indices
        return isNew ? accessibility.isValid(for: pieces) : accessibility.names.count == pieces.count
    }

    private var hasValidCounts: Bool {
        scene.pieces.count <= Self.maxPieces && scene.plates.count <= Self.maxPlates && 0.1...1e6 ~= scene.size.width
            && 0.1...1e6 ~= scene.size.height
    }

    private var hasValidOrder: Bool {
        scene.order.map { $0.count == scene.pieces.count && $0.areDistinct(in: scene.pieces.indices) } ?? true
    }

    private func isValid(_ piece: Piece) -> Bool {
        piece.isValid && scene.plates.has(piece.front) && scene.plates.has(piece.back)
    }
}

extension BoardAccessibility {
    fileprivate func isValid(for pieces: Range<Int>) -> Bool {
        names.count == pieces.count && tabOrder.areDistinct(in: pieces) && state.isShort && title.isShort
            && names.allSatisfy { $0?.isShort ?? true }
    }
}

extension PageTitle {
    /// Whether the name is short enough to be shown.
    var isValid: Bool { name.isShort }
}

extension PageFrame.State {
    /// Whether the window can wait for the time.
    package var isValid: Bool { if case .waiting(let time) = activity { time.magnitude <= 1e9 } else { true } }
}

extension Point {
    /// Whether the point can be painted or touched.
    package var isNear: Bool { x.magnitude <= 1e6 && y.magnitude <= 1e6 }
}

extension Rect {
    fileprivate var isValid: Bool {
        let extent = 0...Plate.maxExtent
        return origin.isNear && extent ~= size.width && extent ~= size.height
    }
}

extension AffineTransform {
    fileprivate var isValid: Bool {
        [a, b, c, d].allSatisfy { $0.magnitude <= 1e4 } && tx.magnitude <= 1e6 && ty.magnitude <= 1e6
    }
}

extension Path {
    fileprivate var isValid: Bool {
        let limit = Plate.maxExtent
        return elements.flatMap(\.points).allSatisfy { $0.x.magnitude <= limit && $0.y.magnitude <= limit }
    }
}

extension Shape {
    /// The largest number of dashes of a path. Each is painted separately.
    private static let maxDashes = 10_000.0

    fileprivate var isValid: Bool {
        guard path.isValid, gradient?.isValid ?? true else { return false }
        guard let stroke else { return true }
        guard 0...1000 ~= stroke.width, stroke.dashes.count <= 64, stroke.dashes.allSatisfy({ $0 >= 0 && $0 <= 1e6 }),
            stroke.offsets.isValid
        else { return false }
        guard !stroke.dashes.isEmpty else { return true }
        let dash = stroke.dashes.reduce(0, +) / Double(stroke.dashes.count)
        return dash > 0 && path.lengthLimit / dash <= Self.maxDashes
    }
}

extension StrokeOffsets {
    fileprivate var isValid: Bool { 0...1 ~= start && 0...1 ~= end && dashPhase.magnitude <= 1e6 }
}

extension Gradient {
    fileprivate var isValid: Bool {
        let isNear =
            switch form {
            case .line(let start, let end): start.isNear && end.isNear
            case .circles(let start, let end): start.isValid && end.isValid
            }
        return isNear && transform.isValid && stops.allSatisfy { 0...1 ~= $0.place }
    }
}

extension Gradient.Circle {
    fileprivate var isValid: Bool { center.isNear && 0...1e6 ~= radius }
}

extension Piece {
    fileprivate var isValid: Bool {
        // Slightly more than the range in use, to allow for rounding during animations.
        let fraction = -0.5...1.5
        return center.isNear && scale.magnitude <= 100 && turn.magnitude <= 1e9 && rotation.magnitude <= 1e9
            && fraction ~= opacity && fraction ~= held
    }
}

extension Plate {
    /// More points than any screen has.
    fileprivate static let maxExtent = 32_768.0
    /// More than any card.
    private static let maxThickness = 100.0

    fileprivate var isValid: Bool {
        let extent = 0...Self.maxExtent
        return extent ~= size.width && extent ~= size.height && cornerRadius.magnitude <= extent.upperBound
            && 0...Self.maxThickness ~= thickness
            && caption.map { $0.title.isShort && $0.text.isShort } ?? true
            && ring.map { 0...1 ~= $0.fraction && extent ~= $0.width } ?? true
            && picture?.isValid ?? true && label?.isShort ?? true && badge?.isValid ?? true && cells?.isValid ?? true
    }
}

extension Picture {
    fileprivate var isValid: Bool {
        switch self {
        // Paths of shipped pictures must not lead out of the data folder.
        case .shipped(let path):
            path.isShort && path.utf8.first.map { $0 != UInt8(ascii: "/") } ?? false
                && !path.split(separator: "/").contains("..")
        case .custom(let text), .text(let text): text.isShort
        // Its pixels are only counted in nodes.
        case .bitmap: false
        }
    }
}

extension CellPattern {
    /// The maximum number of columns and rows. Tracing the outline of a pattern takes longer the more separate squares
    /// it has.
    static let maxSquares = 32

    fileprivate var isValid: Bool {
        1...Self.maxSquares ~= columns && 1...Self.maxSquares ~= rows && letter?.isShort ?? true
            && filled.allSatisfy { 0..<columns ~= $0.column && 0..<rows ~= $0.row }
    }
}

extension String {
    /// Whether the text can be laid out quickly. The limit is long enough for the URI of any file.
    var isShort: Bool { utf8.count <= 1 << 14 }
}

extension [Int] {
    /// Whether all elements are in a range that starts at 0, without duplicates.
    fileprivate func areDistinct(in range: Range<Int>) -> Bool {
        var isSeen = [Bool](repeating: false, count: range.count)
        return allSatisfy { number in
            guard range ~= number, !isSeen[number] else { return false }
            isSeen[number] = true
            return true
        }
    }
}
