import Scene

extension ToPage: TaggedCodable {
    static let cases: [Case<ToPage>] = [
        Case(environment), Case(load), Case(input), Case(key), Case(cursor), Case(nearest), Case(pieceAt),
        Case(advance), Case(visibility),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .environment(let environment): bytes.append(tag: 0, environment)
        case .load(let files): bytes.append(tag: 1, files)
        case .input(let input, let time): bytes.append(tag: 2, input, time)
        case .key(let key, let piece, let shift, let time, let question):
            bytes.append(tag: 3, key, piece, shift, time, question)
        case .cursor(let piece, let direction, let question): bytes.append(tag: 4, piece, direction, question)
        case .nearest(let piece, let question): bytes.append(tag: 5, piece, question)
        case .pieceAt(let point, let device, let question): bytes.append(tag: 6, point, device, question)
        case .advance(let time): bytes.append(tag: 7, time)
        case .visibility(let isVisible, let time): bytes.append(tag: 8, isVisible, time)
        }
    }
}

extension FromPage: TaggedCodable {
    static let cases: [Case<FromPage>] = [
        Case(loaded, where: { $0?.isValid ?? true }), Case(notLoaded), Case(scene, where: { $0.isValid }), Case(answer),
        Case(sound),
        Case(announcement),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .loaded(let board): bytes.append(tag: 0, board)
        case .notLoaded(let reason): bytes.append(tag: 1, reason)
        case .scene(let scene): bytes.append(tag: 2, scene)
        case .answer(let answer, let question): bytes.append(tag: 3, answer, question)
        case .sound(let name): bytes.append(tag: 4, name)
        case .announcement(let said): bytes.append(tag: 5, said)
        }
    }
}

extension Answer: TaggedCodable {
    static let cases: [Case<Answer>] = [Case(key), Case(piece)]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .key(let answer): bytes.append(tag: 0, answer)
        case .piece(let piece): bytes.append(tag: 1, piece)
        }
    }
}

extension Announcement: FieldCodable {
    static let fields = Fields({ ($0.text, $0.isVital) }, Announcement.init)
}

extension PageEnvironment: FieldCodable {
    static let fields = Fields(
        { ($0.data, $0.translations, $0.area, $0.isDark, $0.allowsMotion, $0.readsRightToLeft) },
        PageEnvironment.init)
}

extension PageFiles: FieldCodable { static let fields = Fields({ ($0.library, $0.resources) }, PageFiles.init) }

extension PageBoard: FieldCodable { static let fields = Fields({ $0.name }, PageBoard.init) }

extension PageScene.AccessibleState: FieldCodable {
    static let fields = Fields({ ($0.names, $0.tabOrder, $0.state) }, PageScene.AccessibleState.init)
}

extension PageScene: FieldCodable {
    static let fields = Fields(
        { ($0.scene, $0.activity, $0.longPressTime, $0.holdsPiece, $0.accessibleState) }, PageScene.init)
}
