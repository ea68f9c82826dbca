// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension ToPage: TaggedCodable {
    static let cases: [Case<ToPage>] = [
        Case(setUp), Case(load), Case { replay($0, until: $1, isLast: $2) }, Case { input($0, question: $1) },
        Case(cursor),
        Case(nearest), Case(elementAt), Case(advance),
        Case({ showMoment($0, trail: $1, cells: $2) }, where: { _, _, cells in cells.count <= PageFiles.maxCells }),
        Case(.moreValues),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .setUp(let setup): bytes.append(tag: 0, setup)
        case .load(let files): bytes.append(tag: 1, files)
        case .replay(let inputs, let step, let isLast): bytes.append(tag: 2, inputs, step, isLast)
        case .input(let input, let question): bytes.append(tag: 3, input, question)
        case .cursor(let element, let direction, let question): bytes.append(tag: 4, element, direction, question)
        case .nearest(let element, let question): bytes.append(tag: 5, element, question)
        case .elementAt(let point, let device, let question): bytes.append(tag: 6, point, device, question)
        case .advance(let step): bytes.append(tag: 7, step)
        case .showMoment(let step, let trail, let cells): bytes.append(tag: 8, step, trail, cells)
        case .moreValues: bytes.append(tag: 9)
        }
    }
}

extension FromPage: TaggedCodable {
    static let cases: [Case<FromPage>] = [
        Case(loaded, where: { $0.isValid }), Case(notLoaded, where: { $0.isShort }), Case(frame),
        Case(.unchanged), Case({ progress(step: $0) }, where: { $0 >= 0 }), Case(checkpoints), Case(answer),
        Case(sound, where: { $0.isShort && !$0.contains("/") }), Case(announcement, where: { $0.text.isShort }),
        Case(soundFile, where: { $0.isPath }),
        Case({ properties($0, values: $1) }, where: PageProperty.areValid), Case(propertyChanges),
        Case({ values($0) }, where: { $0.allSatisfy(\.isValid) }), Case { trace($0) },
        Case({ repeated(until: $0, isComplete: $1) }, where: { step, _ in step >= 0 }), Case(moment),
        Case({ trails($0, from: $1) }, where: { _, step in step >= 0 }), Case(.changed),
        Case({ playing($0) }, where: Playback.areValid),
        Case({ soundData($0, player: $1) }, where: { _, player in player >= 0 }),
        Case({ pastValues($0, at: $1) }, where: { values, step in step >= 0 && values.allSatisfy(\.isValid) }),
    ]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .loaded(let title): bytes.append(tag: 0, title)
        case .notLoaded(let reason): bytes.append(tag: 1, reason)
        case .frame(let frame): bytes.append(tag: 2, frame)
        case .unchanged: bytes.append(tag: 3)
        case .progress(let step): bytes.append(tag: 4, step)
        case .checkpoints(let digests): bytes.append(tag: 5, digests)
        case .answer(let answer, let question): bytes.append(tag: 6, answer, question)
        case .sound(let name): bytes.append(tag: 7, name)
        case .announcement(let said): bytes.append(tag: 8, said)
        case .soundFile(let path): bytes.append(tag: 9, path)
        case .properties(let properties, let values): bytes.append(tag: 10, properties, values)
        case .propertyChanges(let changes): bytes.append(tag: 11, changes)
        case .values(let values): bytes.append(tag: 12, values)
        case .trace(let values): bytes.append(tag: 13, values)
        case .repeated(let step, let isComplete): bytes.append(tag: 14, step, isComplete)
        case .moment(let moment): bytes.append(tag: 15, moment)
        case .trails(let trails, let step): bytes.append(tag: 16, trails, step)
        case .changed: bytes.append(tag: 17)
        case .playing(let playbacks): bytes.append(tag: 18, playbacks)
        case .soundData(let data, let player): bytes.append(tag: 19, data, player)
        case .pastValues(let values, let step): bytes.append(tag: 20, values, step)
        }
    }
}

extension Answer: TaggedCodable {
    static let cases: [Case<Answer>] = [Case(key), Case(element)]

    func write(to bytes: inout [UInt8]) {
        switch self {
        case .key(let answer): bytes.append(tag: 0, answer)
        case .element(let element): bytes.append(tag: 1, element)
        }
    }
}

extension Announcement: FieldCodable {
    static let fields = Fields({ ($0.text, $0.isVital) }, Announcement.init)
}

extension Playback: FieldCodable, ListElement {
    static let fields = Fields(
        { ($0.player, $0.file, $0.start, $0.offset, $0.rate, $0.repetitions, $0.pan, $0.volume) },
        Playback.init(player:file:start:offset:rate:repetitions:pan:volume:))

    /// Returns whether all of the playbacks are possible at the same time.
    fileprivate static func areValid(_ playbacks: [Playback]) -> Bool {
        playbacks.allSatisfy(\.isValid) && Set(playbacks.map(\.player)).count == playbacks.count
    }

    private var isValid: Bool {
        let hasValidTime = start >= 0 && offset >= 0 && (repetitions ?? 0) >= 0
        return player >= 0 && file?.isPath != false && hasValidTime && Self.rates.contains(rate)
            && (-1...1).contains(pan)
    }
}

extension VolumeRamp: FieldCodable {
    static let fields = Fields(
        { ($0.from, $0.to, $0.start, $0.duration) }, VolumeRamp.init(from:to:start:duration:),
        where: { from, to, _, duration in
            (0...1).contains(from) && (0...1).contains(to) && duration >= 0
        })
}

extension String {
    /// Whether it can be the absolute path of a file.
    fileprivate var isPath: Bool { isShort && utf8.first == UInt8(ascii: "/") && !utf8.contains(0) }
}

extension LocalTime: FieldCodable {
    static let fields = Fields({ ($0.year, $0.month, $0.day, $0.second) }, LocalTime.init)
}

extension PageEnvironment: FieldCodable {
    static let fields = Fields(
        { ($0.area, $0.isDark, $0.allowsMotion, $0.readsRightToLeft, $0.textScale, $0.enlarges) }, PageEnvironment.init)
}

extension PageDevice: IndexCodable { static let all = allCases }

extension PageSetup: FieldCodable {
    static let fields = Fields(
        { ($0.data, $0.translations, $0.fontName, $0.seed, $0.start, $0.environment, $0.device) }, PageSetup.init)
}

extension PageFiles: FieldCodable {
    static let fields = Fields(
        { ($0.library, $0.resources, $0.showsValues, $0.tracesValues, $0.readsCells) },
        PageFiles.init(library:resources:showsValues:tracesValues:readsCells:))
}

extension PageTitle: FieldCodable {
    static let fields = Fields({ ($0.name, $0.hasView) }, PageTitle.init(name:hasView:))
}

extension Moment: FieldCodable {
    static let fields = Fields({ ($0.step, $0.edits) }, Moment.init(step:edits:), where: { step, _ in step >= 0 })
}

extension Trail: FieldCodable, ListElement {
    static let fields = Fields({ $0.points }, Trail.init(points:))
}

extension PageFrame.State: FieldCodable {
    static let fields = Fields({ ($0.activity, $0.interceptsEvents) }, PageFrame.State.init)
}

extension PageFrame: FieldCodable { static let fields = Fields({ ($0.edits, $0.state) }, PageFrame.init) }
