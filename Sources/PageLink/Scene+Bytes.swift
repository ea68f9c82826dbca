import Scene

extension Point: Transferable {
    func write(to bytes: inout [UInt8]) {
        x.write(to: &bytes)
        y.write(to: &bytes)
    }

    init(from bytes: inout ByteReader) throws(LinkError) { self.init(x: try bytes.value(), y: try bytes.value()) }
}

extension Size: Transferable {
    func write(to bytes: inout [UInt8]) {
        width.write(to: &bytes)
        height.write(to: &bytes)
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        self.init(width: try bytes.value(), height: try bytes.value())
        guard 0...1e6 ~= width, 0...1e6 ~= height else { throw .damaged }
    }
}

extension Color: Transferable {
    func write(to bytes: inout [UInt8]) { for share in [red, green, blue] { share.write(to: &bytes) } }

    init(from bytes: inout ByteReader) throws(LinkError) {
        let shares: (Double, Double, Double) = (try bytes.value(), try bytes.value(), try bytes.value())
        guard 0...1 ~= shares.0, 0...1 ~= shares.1, 0...1 ~= shares.2 else { throw .damaged }
        self.init(red: shares.0, green: shares.1, blue: shares.2)
    }
}

extension Picture: Transferable {
    func write(to bytes: inout [UInt8]) {
        switch self {
        case .shipped(let path): bytes.append(tag: 0, path)
        case .own(let uri): bytes.append(tag: 1, uri)
        case .text(let text): bytes.append(tag: 2, text)
        }
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        let (tag, text): (UInt8, String) = (try bytes.tag(below: 3), try bytes.value())
        self = tag == 0 ? .shipped(text) : tag == 1 ? .own(text) : .text(text)
    }
}

extension Plate.Caption: Transferable {
    func write(to bytes: inout [UInt8]) {
        title.write(to: &bytes)
        text.write(to: &bytes)
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        self.init(title: try bytes.value(), text: try bytes.value())
    }
}

extension Plate.Ring: Transferable {
    func write(to bytes: inout [UInt8]) {
        share.write(to: &bytes)
        color.write(to: &bytes)
        track.write(to: &bytes)
        width.write(to: &bytes)
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        self.init(
            share: try bytes.value(), color: try bytes.value(), track: try bytes.value(), width: try bytes.value())
    }
}

extension CellPattern.Cell: Transferable {
    func write(to bytes: inout [UInt8]) {
        column.write(to: &bytes)
        row.write(to: &bytes)
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        self.init(column: try bytes.value(), row: try bytes.value())
    }
}

extension CellPattern: Transferable {
    private static let finishes: [Finish] = [.solid, .inlaid, .wells, .outlined, .hatched, .dashed, .crossed]

    func write(to bytes: inout [UInt8]) {
        columns.write(to: &bytes)
        rows.write(to: &bytes)
        // In the order of reading, so that equal patterns are equal bytes.
        filled.sorted { ($0.row, $0.column) < ($1.row, $1.column) }.write(to: &bytes)
        bytes.append(UInt8(Self.finishes.firstIndex(of: finish) ?? 0))
        letter.write(to: &bytes)
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        let (columns, rows): (Int, Int) = (try bytes.value(), try bytes.value())
        let filled: [Cell] = try bytes.value()
        self.init(
            columns: columns, rows: rows, filled: filled,
            finish: Self.finishes[Int(try bytes.tag(below: UInt8(Self.finishes.count)))], letter: try bytes.value())
    }
}

extension Plate: Transferable {
    func write(to bytes: inout [UInt8]) {
        let values: [any Transferable] = [
            size, cornerRadius, fill, edge, rim, picture, cells, caption, ring, isGround,
        ]
        for value in values { value.write(to: &bytes) }
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        self.init(
            size: try bytes.value(), cornerRadius: try bytes.value(), fill: try bytes.value(), edge: try bytes.value(),
            rim: try bytes.value(), picture: try bytes.value(), cells: try bytes.value())
        caption = try bytes.value()
        ring = try bytes.value()
        isGround = try bytes.value()
    }
}

extension Piece: Transferable {
    func write(to bytes: inout [UInt8]) {
        center.write(to: &bytes)
        for number in [turn, rotation, scale, opacity, held] { number.write(to: &bytes) }
        front.place.write(to: &bytes)
        back.place.write(to: &bytes)
        isAdrift.write(to: &bytes)
        isPresent.write(to: &bytes)
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        self.init(center: try bytes.value(), front: .first, back: .first)
        turn = try bytes.value()
        rotation = try bytes.value()
        scale = try bytes.value()
        opacity = try bytes.value()
        held = try bytes.value()
        front = PlateID(place: try bytes.value())
        back = PlateID(place: try bytes.value())
        isAdrift = try bytes.value()
        isPresent = try bytes.value()
    }
}

extension Scene: Transferable {
    func write(to bytes: inout [UInt8]) {
        size.write(to: &bytes)
        background.write(to: &bytes)
        plates.write(to: &bytes)
        pieces.write(to: &bytes)
        order.write(to: &bytes)
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        self.init(
            size: try bytes.value(), background: try bytes.value(), plates: try bytes.value(),
            pieces: try bytes.value())
        order = try bytes.value()
    }
}
