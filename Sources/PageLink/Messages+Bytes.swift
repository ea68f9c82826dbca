import Scene

extension ToPage: Transferable {
    func write(to bytes: inout [UInt8]) {
        switch self {
        case .surroundings(let surroundings): bytes.append(tag: 0, surroundings)
        case .load(let files): bytes.append(tag: 1, files)
        case .input(let input, let time): bytes.append(tag: 2, input, time)
        case .key(let key, let piece, let shift, let time, let question):
            bytes.append(tag: 3, key, piece, shift, time, question)
        case .cursor(let piece, let direction, let question): bytes.append(tag: 4, piece, direction, question)
        case .nearest(let piece, let question): bytes.append(tag: 5, piece, question)
        case .pieceAt(let point, let device, let question): bytes.append(tag: 6, point, device, question)
        case .advance(let time): bytes.append(tag: 7, time)
        case .seen(let isSeen, let time): bytes.append(tag: 8, isSeen, time)
        }
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        switch try bytes.tag(below: 9) {
        case 0: self = .surroundings(try bytes.value())
        case 1: self = .load(try bytes.value())
        case 2: self = .input(try bytes.value(), at: try bytes.value())
        case 3:
            self = .key(
                try bytes.value(), on: try bytes.value(), shift: try bytes.value(), at: try bytes.value(),
                question: try bytes.value())
        case 4: self = .cursor(from: try bytes.value(), toward: try bytes.value(), question: try bytes.value())
        case 5: self = .nearest(to: try bytes.value(), question: try bytes.value())
        case 6: self = .pieceAt(try bytes.value(), by: try bytes.value(), question: try bytes.value())
        case 7: self = .advance(to: try bytes.value())
        default: self = .seen(try bytes.value(), at: try bytes.value())
        }
    }
}

extension FromPage: Transferable {
    func write(to bytes: inout [UInt8]) {
        switch self {
        case .loaded(let board): bytes.append(tag: 0, board)
        case .notLoaded(let reason): bytes.append(tag: 1, reason)
        case .scene(let scene): bytes.append(tag: 2, scene)
        case .answer(let answer, let question): bytes.append(tag: 3, answer, question)
        case .sound(let name): bytes.append(tag: 4, name)
        case .announcement(let said):
            bytes.append(tag: 5, said.text)
            said.isVital.write(to: &bytes)
        }
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        switch try bytes.tag(below: 6) {
        case 0: self = .loaded(try bytes.value())
        case 1: self = .notLoaded(try bytes.value())
        case 2: self = .scene(try bytes.value())
        case 3: self = .answer(try bytes.value(), question: try bytes.value())
        case 4: self = .sound(try bytes.value())
        default: self = .announcement(Announcement(try bytes.value(), isVital: try bytes.value()))
        }
    }
}

extension Answer: Transferable {
    func write(to bytes: inout [UInt8]) {
        switch self {
        case .key(let answer): bytes.append(tag: 0, answer)
        case .piece(let piece): bytes.append(tag: 1, piece)
        }
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        self = try bytes.tag(below: 2) == 0 ? .key(try bytes.value()) : .piece(try bytes.value())
    }
}

extension PageSurroundings: Transferable {
    func write(to bytes: inout [UInt8]) {
        data.write(to: &bytes)
        translations.write(to: &bytes)
        area.write(to: &bytes)
        for flag in [isDark, allowsMotion, readsRightToLeft] { flag.write(to: &bytes) }
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        self.init(
            data: try bytes.value(), translations: try bytes.value(), area: try bytes.value(),
            isDark: try bytes.value(), allowsMotion: try bytes.value(), readsRightToLeft: try bytes.value())
    }
}

extension PageFiles: Transferable {
    func write(to bytes: inout [UInt8]) {
        library.write(to: &bytes)
        resources.write(to: &bytes)
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        self.init(library: try bytes.value(), resources: try bytes.value())
    }
}

extension PageBoard: Transferable {
    func write(to bytes: inout [UInt8]) { bytes.append(rawValue) }
    init(from bytes: inout ByteReader) throws(LinkError) {
        guard let board = PageBoard(rawValue: try bytes.integer(UInt8.self)) else { throw .damaged }
        self = board
    }
}

extension PageScene.Words: Transferable {
    func write(to bytes: inout [UInt8]) {
        names.write(to: &bytes)
        tabOrder.write(to: &bytes)
        state.write(to: &bytes)
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        self.init(names: try bytes.value(), tabOrder: try bytes.value(), state: try bytes.value())
    }
}

extension PageScene: Transferable {
    func write(to bytes: inout [UInt8]) {
        scene.write(to: &bytes)
        activity.write(to: &bytes)
        longPressTime.write(to: &bytes)
        holdsPiece.write(to: &bytes)
        words.write(to: &bytes)
    }

    init(from bytes: inout ByteReader) throws(LinkError) {
        self.init(
            scene: try bytes.value(), activity: try bytes.value(), longPressTime: try bytes.value(),
            holdsPiece: try bytes.value(), words: try bytes.value())
        guard isSound else { throw .damaged }
    }
}
