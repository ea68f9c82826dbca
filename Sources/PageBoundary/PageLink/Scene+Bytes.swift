// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension Point: FieldCodable, ListElement {
    static let maxCount = Trail.maxPoints
    static let fields = Fields({ ($0.x, $0.y) }, Point.init)
}

extension Size: FieldCodable {
    static let fields = Fields(
        { ($0.width, $0.height) }, Size.init, where: { 0...1e6 ~= $0 && 0...1e6 ~= $1 })
}

extension Color: FieldCodable {
    static let fields = Fields(
        { ($0.red, $0.green, $0.blue, $0.alpha) }, Color.init,
        where: { 0...1 ~= $0 && 0...1 ~= $1 && 0...1 ~= $2 && 0...1 ~= $3 })
}

extension Picture: TaggedCodable {
    static let cases: [Case<Picture>] = [Case(shipped), Case({ custom(uri: $0) }), Case(text), Case(bitmap)]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .shipped(let path): bytes.append(tag: 0, path)
        case .custom(let uri): bytes.append(tag: 1, uri)
        case .text(let text): bytes.append(tag: 2, text)
        case .bitmap(let bitmap): bytes.append(tag: 3, bitmap)
        }
    }
}

extension Bitmap: BinaryCodable {
    func write(to bytes: inout [UInt8]) {
        width.write(to: &bytes)
        height.write(to: &bytes)
        bytes.append(contentsOf: self.bytes)
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        let (width, height): (Int, Int) = (try bytes.value(), try bytes.value())
        guard let count = Self.byteCount(width: width, height: height),
            let bitmap = Bitmap(width: width, height: height, bytes: Array(try bytes.read(count)))
        else { throw .damaged }
        self = bitmap
    }
}

extension TableTexture: IndexCodable { static let all = allCases }

extension Plate.Caption: FieldCodable { static let fields = Fields({ ($0.title, $0.text) }, Plate.Caption.init) }

extension Plate.Ring: FieldCodable {
    static let fields = Fields({ ($0.fraction, $0.color, $0.track, $0.width) }, Plate.Ring.init)
}

extension Plate.Dome: IndexCodable { static let all = allCases }

extension Plate.Hollow: FieldCodable { static let fields = Fields({ $0.texture }, Plate.Hollow.init) }

extension CellPattern.Cell: FieldCodable, ListElement {
    static let maxCount = CellPattern.maxSquares * CellPattern.maxSquares
    static let fields = Fields({ ($0.column, $0.row) }, CellPattern.Cell.init)
}

extension CellPattern.Finish: IndexCodable {
    static let all: [Self] = [.solid, .flat, .inlaid, .wells, .outlined, .hatched, .dashed, .crossed]
}

extension CellPattern: FieldCodable {
    static let fields = Fields(
        { ($0.columns, $0.rows, $0.cellsInOrder, $0.finish, $0.letter) }, CellPattern.init)

    /// The squares in reading order, so that equal patterns have equal encodings.
    private var cellsInOrder: [Cell] { filled.sorted { ($0.row, $0.column) < ($1.row, $1.column) } }
}

extension Plate: FieldCodable, ListElement {
    static let maxCount = NodeBoard.maxPlates
    static let fields = Fields(
        {
            (
                $0.size, $0.cornerRadius, $0.fill, $0.edge, $0.rim, $0.picture, $0.caption, $0.label, $0.badge,
                $0.ring, $0.cells, $0.isGround, $0.thickness, $0.dome, $0.hollow
            )
        }, Plate.init)
}

extension PlateID: FieldCodable { static let fields = Fields({ $0.index }, PlateID.init) }

extension Piece: FieldCodable, ListElement {
    static let maxCount = NodeBoard.maxPieces
    static let fields = Fields(
        {
            (
                $0.center, $0.front, $0.back, $0.turn, $0.rotation, $0.scale, $0.opacity, $0.held,
                $0.usesSubpixelPosition,
                $0.isPresent
            )
        }, Piece.init)
}

extension Scene: FieldCodable {
    static let fields = Fields({ ($0.size, $0.background, $0.texture, $0.plates, $0.pieces, $0.order) }, Scene.init)
}
