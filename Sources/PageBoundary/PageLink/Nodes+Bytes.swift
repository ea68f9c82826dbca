// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension NodeID: ListElement {
    static let maxCount = NodeTree.maxNodes

    func write(to bytes: inout [UInt8]) { bytes.append(integer: UInt16(truncatingIfNeeded: number)) }
    init(from bytes: inout ByteReader) throws(LinkError) { self.init(number: Int(try bytes.integer(UInt16.self))) }
}

extension Rect: FieldCodable { static let fields = Fields({ ($0.origin, $0.size) }, Rect.init(origin:size:)) }

extension AffineTransform: FieldCodable {
    static let fields = Fields({ ($0.a, $0.b, $0.c, $0.d, $0.tx, $0.ty) }, AffineTransform.init)
}

extension NodeStyle.Border: FieldCodable { static let fields = Fields({ ($0.width, $0.color) }, NodeStyle.Border.init) }

extension NodeStyle.Shadow: FieldCodable {
    // An offset can be negative, so it is not encoded as a size.
    static let fields = Fields(
        { ($0.color, $0.radius, $0.offset.width, $0.offset.height) },
        { NodeStyle.Shadow(color: $0, radius: $1, offset: Size(width: $2, height: $3)) })
}

extension NodeStyle: FieldCodable {
    static let fields = Fields(
        { ($0.fill, $0.cornerRadius, $0.border, ShadowAndCorners(shadow: $0.shadow, corners: $0.corners)) },
        { NodeStyle(fill: $0, cornerRadius: $1, corners: $3.corners, border: $2, shadow: $3.shadow) })
}

/// The shadow of a style, and what few styles have: other corners, and a path of the shadow. A byte says what follows.
struct ShadowAndCorners: BinaryCodable {
    var shadow: NodeStyle.Shadow?
    var corners: NodeStyle.Corners

    func write(to bytes: inout [UInt8]) {
        let (hasShadow, hasPath, hasCorners) = (shadow != nil, shadow?.path != nil, corners != .all)
        bytes.append((hasShadow ? 1 : 0) | (hasPath ? 2 : 0) | (hasCorners ? 4 : 0))
        shadow?.write(to: &bytes)
        shadow?.path?.write(to: &bytes)
        if hasCorners { bytes.append(corners.rawValue) }
    }
}

extension ShadowAndCorners {
    init(from bytes: inout ByteReader) throws(LinkError) {
        let parts = try bytes.integer(UInt8.self)
        // Only a shadow has a path.
        guard parts < 8, parts & 3 != 2 else { throw .damaged }
        shadow = parts & 1 != 0 ? try NodeStyle.Shadow(from: &bytes) : nil
        if parts & 2 != 0 { shadow?.path = try Path(from: &bytes) }
        corners = .all
        guard parts & 4 != 0 else { return }
        corners = NodeStyle.Corners(rawValue: try bytes.integer(UInt8.self))
        guard corners.isStrictSubset(of: .all) else { throw .damaged }
    }
}

extension NodeEffects.BlendMode: IndexCodable { static let all = allCases }

extension NodeEffects: FieldCodable {
    static let fields = Fields({ ($0.blendMode, $0.shadow, $0.copies) }, NodeEffects.init)
}

extension NodeCopies.ColorStep: FieldCodable {
    static let fields = Fields({ ($0.red, $0.green, $0.blue, $0.alpha) }, NodeCopies.ColorStep.init)
}

extension NodeCopies: FieldCodable {
    static let fields = Fields({ ($0.count, $0.transform, $0.color, $0.colorStep) }, NodeCopies.init)
}

extension NodePerspective: FieldCodable { static let fields = Fields({ ($0.x, $0.y) }, NodePerspective.init) }

/// Whether a node is masked, and the effects and the perspective that few nodes have. A byte says what follows.
struct MaskAndEffects: BinaryCodable {
    var isMasked: Bool
    var effects: NodeEffects?
    var perspective: NodePerspective?

    func write(to bytes: inout [UInt8]) {
        bytes.append((isMasked ? 1 : 0) | (effects != nil ? 2 : 0) | (perspective != nil ? 4 : 0))
        effects?.write(to: &bytes)
        perspective?.write(to: &bytes)
    }
}

extension MaskAndEffects {
    init(from bytes: inout ByteReader) throws(LinkError) {
        let parts = try bytes.integer(UInt8.self)
        guard parts < 8 else { throw .damaged }
        isMasked = parts & 1 != 0
        effects = parts & 2 != 0 ? try NodeEffects(from: &bytes) : nil
        perspective = parts & 4 != 0 ? try NodePerspective(from: &bytes) : nil
    }
}

extension BoardAccessibility: FieldCodable {
    static let fields = Fields({ ($0.title, $0.state, $0.names, $0.tabOrder) }, BoardAccessibility.init)
}

extension NodeBoard: FieldCodable { static let fields = Fields({ ($0.scene, $0.accessibility) }, NodeBoard.init) }

extension NodePicture.Fit: IndexCodable { static let all: [Self] = [.stretch, .inside, .fill, .center] }

extension NodePicture: FieldCodable { static let fields = Fields({ ($0.picture, $0.fit) }, NodePicture.init) }

extension NodeTextField: FieldCodable {
    static let fields = Fields(
        {
            (
                $0.string, $0.placeholder, $0.style, $0.color, $0.alignment, $0.inset, $0.isSecure, $0.isFocused,
                $0.actionCount, $0.placeholderColor
            )
        }, NodeTextField.init)
}

extension NodeContent: TaggedCodable {
    static let cases: [Case<NodeContent>] = [
        Case(board), Case(picture), Case(shapes), Case(text), Case(textField),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .board(let board): bytes.append(tag: 0, board)
        case .picture(let picture): bytes.append(tag: 1, picture)
        case .shapes(let shapes): bytes.append(tag: 2, shapes)
        case .text(let text): bytes.append(tag: 3, text)
        case .textField(let field): bytes.append(tag: 4, field)
        }
    }
}

extension NodeAccessibility.Role: IndexCodable { static let all = allCases }

extension NodeAccessibility: FieldCodable {
    static let fields = Fields(
        { ($0.role, $0.label, $0.value, $0.hint, $0.isEnabled, $0.isSelected, $0.actions) }, NodeAccessibility.init)
}

extension Node: FieldCodable {
    static let fields = Fields(
        {
            (
                $0.center, $0.bounds, $0.transform, $0.opacity, $0.isHidden, $0.clips,
                MaskAndEffects(isMasked: $0.isMasked, effects: $0.effects, perspective: $0.perspective), $0.style,
                $0.content, $0.accessibility,
                $0.children
            )
        },
        { center, bounds, transform, opacity, isHidden, clips, mask, style, content, accessibility, children in
            var node = Node(center: center, bounds: bounds, content: content)
            (node.transform, node.opacity, node.isHidden, node.clips) = (transform, opacity, isHidden, clips)
            (node.isMasked, node.effects, node.style) = (mask.isMasked, mask.effects, style)
            node.perspective = mask.perspective
            (node.accessibility, node.children) = (accessibility, children)
            return node
        })
}

extension BoardEdit: TaggedCodable, ListElement {
    /// Each plate and piece can change, and the center of a piece once more.
    static let maxCount = 2 * (NodeBoard.maxPlates + NodeBoard.maxPieces)

    static let cases: [Case<BoardEdit>] = [
        Case(size), Case(background), Case(plate), Case(plateCount), Case(piece), Case(center), Case(pieceCount),
        Case(order), Case(accessibility), Case(texture),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .size(let size): bytes.append(tag: 0, size)
        case .background(let color): bytes.append(tag: 1, color)
        case .plate(let index, let plate): bytes.append(tag: 2, index, plate)
        case .plateCount(let count): bytes.append(tag: 3, count)
        case .piece(let index, let piece): bytes.append(tag: 4, index, piece)
        case .center(let index, let point): bytes.append(tag: 5, index, point)
        case .pieceCount(let count): bytes.append(tag: 6, count)
        case .order(let order): bytes.append(tag: 7, order)
        case .accessibility(let accessibility): bytes.append(tag: 8, accessibility)
        case .texture(let texture): bytes.append(tag: 9, texture)
        }
    }
}

extension NodeEdit.Change: TaggedCodable {
    static let cases: [Case<NodeEdit.Change>] = [
        Case(node), Case(.removed), Case(center), Case(bounds), Case(transform), Case(opacity), Case(isHidden),
        Case(clips), Case(style), Case(content), Case(board), Case(children), Case(accessibility),
        Case(isMasked), Case(effects), Case(perspective), Case(strokes),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .node(let node): bytes.append(tag: 0, node)
        case .removed: bytes.append(tag: 1)
        case .center(let point): bytes.append(tag: 2, point)
        case .bounds(let rect): bytes.append(tag: 3, rect)
        case .transform(let transform): bytes.append(tag: 4, transform)
        case .opacity(let opacity): bytes.append(tag: 5, opacity)
        case .isHidden(let isHidden): bytes.append(tag: 6, isHidden)
        case .clips(let clips): bytes.append(tag: 7, clips)
        case .style(let style): bytes.append(tag: 8, style)
        case .content(let content): bytes.append(tag: 9, content)
        case .board(let edits): bytes.append(tag: 10, edits)
        case .children(let children): bytes.append(tag: 11, children)
        case .accessibility(let accessibility): bytes.append(tag: 12, accessibility)
        case .isMasked(let isMasked): bytes.append(tag: 13, isMasked)
        case .effects(let effects): bytes.append(tag: 14, effects)
        case .perspective(let perspective): bytes.append(tag: 15, perspective)
        case .strokes(let offsets): bytes.append(tag: 16, offsets)
        }
    }
}

extension NodeEdit: FieldCodable, ListElement {
    static let maxCount = NodeTree.maxEdits
    static let fields = Fields({ ($0.id, $0.change) }, NodeEdit.init)
}
