import Scene

extension Device: IndexCodable { static let all: [Device] = [.pointer, .finger] }

extension Direction: IndexCodable {
    static let all: [Direction] = [.left, .right, .up, .down, .rowStart, .rowEnd, .first, .last]
}

extension Input: TaggedCodable {
    static let cases: [Case<Input>] = [
        Case(press), Case(.pressEnded), Case(tap), Case(.longPress), Case(drag), Case(.drop), Case(.cancel),
        Case(otherTap), Case(turn), Case(activate),
    ]

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
}

extension Key: TaggedCodable {
    static let cases: [Case<Key>] = [
        Case(character), Case(topRow, where: { 1...12 ~= $0 }), Case(go), Case(.escape), Case(.delete),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .character(let character): bytes.append(tag: 0, character)
        case .topRow(let number): bytes.append(tag: 1, number)
        case .go(let direction): bytes.append(tag: 2, direction)
        case .escape: bytes.append(tag: 3)
        case .delete: bytes.append(tag: 4)
        }
    }
}

extension KeyResult: TaggedCodable {
    static let cases: [Case<KeyResult>] = [Case(.unused), Case(.used), Case(focus)]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .unused: bytes.append(tag: 0)
        case .used: bytes.append(tag: 1)
        case .focus(let piece): bytes.append(tag: 2, piece)
        }
    }
}

extension Activity: TaggedCodable {
    static let cases: [Case<Activity>] = [Case(.still), Case(waiting), Case(.moving)]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .still: bytes.append(tag: 0)
        case .waiting(let time): bytes.append(tag: 1, time)
        case .moving: bytes.append(tag: 2)
        }
    }
}
