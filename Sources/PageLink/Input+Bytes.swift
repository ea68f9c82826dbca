import Scene

extension Device: Transferable {
    func write(to bytes: inout [UInt8]) { bytes.append(self == .pointer ? 0 : 1) }
    init(from bytes: inout ByteReader) throws(LinkError) { self = try bytes.tag(below: 2) == 0 ? .pointer : .finger }
}

extension Direction: Transferable {
    private static let all: [Direction] = [.left, .right, .up, .down, .rowStart, .rowEnd, .first, .last]

    func write(to bytes: inout [UInt8]) { bytes.append(UInt8(Self.all.firstIndex(of: self) ?? 0)) }
    init(from bytes: inout ByteReader) throws(LinkError) {
        self = Self.all[Int(try bytes.tag(below: UInt8(Self.all.count)))]
    }
}

extension Input: Transferable {
    func write(to bytes: inout [UInt8]) {
        switch self {
        case .press(let point, let device): bytes.append(tag: 0, point, device)
        case .pressEnded: bytes.append(tag: 1)
        case .tap(let point, let device): bytes.append(tag: 2, point, device)
        case .longPress: bytes.append(tag: 3)
        case .drag(let point): bytes.append(tag: 4, point)
        case .drop: bytes.append(tag: 5)
        case .cancel: bytes.append(tag: 6)
        case .otherTap(let point, let count): bytes.append(tag: 7, point, count)
        case .turn(let isClockwise): bytes.append(tag: 8, isClockwise)
        case .activate(let piece): bytes.append(tag: 9, piece)
        }
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        switch try bytes.tag(below: 10) {
        case 0: self = .press(try bytes.value(), by: try bytes.value())
        case 1: self = .pressEnded
        case 2: self = .tap(try bytes.value(), by: try bytes.value())
        case 3: self = .longPress
        case 4: self = .drag(to: try bytes.value())
        case 5: self = .drop
        case 6: self = .cancel
        case 7: self = .otherTap(try bytes.value(), count: try bytes.value())
        case 8: self = .turn(isClockwise: try bytes.value())
        default: self = .activate(try bytes.value())
        }
    }
}

extension Key: Transferable {
    func write(to bytes: inout [UInt8]) {
        switch self {
        case .character(let character): bytes.append(tag: 0, String(character))
        case .topRow(let number): bytes.append(tag: 1, number)
        case .go(let direction): bytes.append(tag: 2, direction)
        case .escape: bytes.append(tag: 3)
        case .delete: bytes.append(tag: 4)
        }
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        switch try bytes.tag(below: 5) {
        case 0:
            let text: String = try bytes.value()
            guard text.count == 1, let character = text.first else { throw .damaged }
            self = .character(character)
        case 1:
            self = .topRow(try bytes.value())
            guard case .topRow(1...12) = self else { throw .damaged }
        case 2: self = .go(try bytes.value())
        case 3: self = .escape
        default: self = .delete
        }
    }
}

extension KeyAnswer: Transferable {
    func write(to bytes: inout [UInt8]) {
        switch self {
        case .unused: bytes.append(tag: 0)
        case .used: bytes.append(tag: 1)
        case .focus(let piece): bytes.append(tag: 2, piece)
        }
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        switch try bytes.tag(below: 3) {
        case 0: self = .unused
        case 1: self = .used
        default: self = .focus(try bytes.value())
        }
    }
}

extension Activity: Transferable {
    func write(to bytes: inout [UInt8]) {
        switch self {
        case .still: bytes.append(tag: 0)
        case .waiting(let time): bytes.append(tag: 1, time)
        case .moving: bytes.append(tag: 2)
        }
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        switch try bytes.tag(below: 3) {
        case 0: self = .still
        case 1: self = .waiting(until: try bytes.value())
        default: self = .moving
        }
    }
}
