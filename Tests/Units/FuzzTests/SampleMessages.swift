// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import RandomTrees
import Scene

@testable import PageLink

/// Messages of every kind. Together, they have every case of every type, and a value in every field.
@MainActor enum SampleMessages {
    private static let trees = (CellPattern.Finish.all + [nil]).map {
        SampleScenes.tree(SampleScenes.small(finish: $0))
    }

    /// The frames that a window shows first.
    static let first = trees.map { frame(from: .empty, to: $0) }
    /// Frames that can follow any of those and each other, because the trees have the same nodes.
    static let next = zip(trees, trees.dropFirst() + trees.prefix(1)).flatMap { old, new in
        let reduced = SampleScenes.reduced(old)
        return [
            frame(from: old, to: SampleScenes.changed(new)), frame(from: old, to: reduced),
            frame(from: reduced, to: old),
        ]
    }
    /// Frames with the boards of the program, with random trees, and with a node of each blend mode.
    static let other: [FromPage] = {
        var random = RandomTrees(seed: 40)
        let boards = SampleScenes.ofBoards().map { SampleScenes.tree($0) }
        let blended = NodeEffects.BlendMode.allCases.map { mode in
            var tree = random.tree(most: 1)
            tree[.root]!.effects = NodeEffects(blendMode: mode)
            return tree
        }
        return (boards + (0..<60).map { _ in random.tree(most: 12) } + blended).map { frame(from: .empty, to: $0) }
    }()

    /// The message with the live properties, each of which can be changed then.
    static let withProperties = message(Array(properties.dropLast()))

    /// The messages of a page that are not frames.
    static let small: [FromPage] = [
        .loaded(PageTitle(name: "Pairs board")), .loaded(PageTitle(name: "", hasView: false)), .notLoaded("no reason"),
        .unchanged, .progress(step: 300), .changed,
        .checkpoints([1, 1 << 60]), .answer(.key(.unused), question: 3), .answer(.key(.used), question: 4),
        .answer(.key(.focus(ElementID(piece: 3))), question: 5), .answer(.element(element), question: 6),
        .sound("pair"), .soundFile("/etc/a.wav"), .announcement(Announcement("words", isVital: true)),
        .soundData([82, 73, 70, 70], player: 2), .soundData([], player: 0),
        .playing([
            Playback(player: 0, file: "/etc/a.wav", start: 3, offset: 0.5),
            Playback(
                player: 1, file: "/b.mp3", start: 60, offset: 2, rate: 1.5, repetitions: nil, pan: -0.5,
                volume: VolumeRamp(from: 0.25, to: 1, start: 1.5, duration: 5)),
            Playback(player: 2, file: nil, start: 0, offset: 0),
        ]),
        withProperties, message(properties), message([]),
        .propertyChanges(properties.indices.dropLast().map { PropertyChange(index: $0, value: values[$0]) }),
        .propertyChanges(values.map { PropertyChange(index: 0, value: $0) }),
        .values([value]), .pastValues([value, value], at: 60),
        .trace([TracedValue(line: 1, digest: 0), TracedValue(line: 12, digest: .max)]),
        .repeated(until: 60, isComplete: true),
        .moment(Moment(step: 60, edits: SampleScenes.tree(SampleScenes.ofBoards()[0]).edits(from: .empty))),
        .trails([Trail(points: [Point(x: 1, y: 2), Point(x: 3, y: 4)])], from: 60),
    ]

    private static let value = PageValue(
        place: PageValue.Place(line: 3, column: 1, endLine: 4, endColumn: 9), name: "view", count: 2,
        text: "UIView", isPrinted: true, isLatest: false, elementCount: 3, history: [1, 2.5], color: .white,
        thumbnail: SampleScenes.tree(SampleScenes.ofBoards()[0]).edits(from: .empty))

    /// The messages of a window.
    static let toPage: [ToPage] =
        PageDevice.allCases.map {
            .setUp(
                PageSetup(
                    data: "/data", translations: "/words", fontName: "Cantarell 11", seed: 7,
                    start: LocalTime(year: 2026, month: 7, day: 1), environment: environment, device: $0))
        } + [
            .load(PageFiles(library: "/page.so", resources: ["/a", "/b"])),
            .replay(inputs.enumerated().map { TimedInput(step: 9 * $0, $1) }, until: 99, isLast: true),
            .cursor(from: element, toward: .left, question: 9), .nearest(to: element, question: 5),
            .elementAt(Point(x: 1, y: 2), by: .pointer, question: 4), .advance(to: 9),
            .showMoment(60, trail: 120, cells: [0.25, -7]), .moreValues,
        ] + inputs.map { .input(TimedInput(step: 300, $0), question: 3) }

    private static func frame(from old: NodeTree, to new: NodeTree) -> FromPage {
        let activity: Activity = new.count % 2 == 0 ? .waiting(until: 5) : new.count % 3 == 0 ? .still : .moving
        return .frame(
            PageFrame(
                edits: new.edits(from: old), state: PageFrame.State(activity: activity, interceptsEvents: true)))
    }

    // MARK: - Inputs

    private static let element = ElementID(node: NodeID(number: 1), piece: 1)
    private static let environment = PageEnvironment(
        area: Size(width: 800, height: 600), isDark: false, allowsMotion: true, readsRightToLeft: false)

    private static let inputs: [PageInput] = {
        let touches = Touch.Phase.all.enumerated().map { index, phase in
            Touch(
                id: 1 << 40, phase, at: Point(x: 1, y: 2), time: 3, by: Device.all[index % Device.all.count])
        }
        let events: [TouchRecognizer.Event] = [
            .touch(touches[0]), .secondaryButton(isDown: true, hasShift: false), .wheel(clicks: -2, hasShift: true),
        ]
        let keys: [Key] =
            [.character("A"), .topRow(12), .escape, .delete, .pageUp, .pageDown] + Direction.all.map { .go($0) }
        let actions: [ElementAction] = [
            .increment, .decrement, .custom(3), .beginEditing, .endEditing, .edit("typed"), .submit,
            .reveal,
        ]
        let other: [PageInput] = [
            .cancelTouches, .activate(element), .environment(environment),
            .scroll(by: Point(x: 0, y: 3), at: Point(x: 1, y: 2), isSmooth: true),
        ]
        let expressions = ["gc.padding = 40", "x"].compactMap(PageExpression.init)
        return touches.map { .touch($0) } + events.map { .event($0) } + keys.map { .key($0, on: element, shift: true) }
            + expressions.map { .expression($0) } + actions.map { .perform($0, on: ElementID(view: NodeID(number: 5))) }
            + other
            + values.map { .property(PropertyInput(key: "Gravity", value: $0, defaultValue: .number(9.8))) }
    }()

    // MARK: - Live properties

    private static let choices = ["a", "b"].map { PropertyKind.Choice(id: $0, title: $0) }
    private static let values: [PropertyValue] = [
        .number(9.8), .number(1), .number(0.5), .number(50), .flag(true), .color(.black), .choice("a"), .choice("b"),
        .text("text"), .picture(.plain), .picture(.shipped), .picture(.custom(uri: "file:///a.png")),
    ]

    private static func message(_ properties: [PageProperty]) -> FromPage {
        .properties(properties, values: properties.map(\.defaultValue))
    }

    /// Live properties of each kind. The last one, a picture, is always refused.
    private static let properties: [PageProperty] = {
        let units: [PropertyKind.Unit] = [.other("m"), .points, .seconds, .percent]
        let kinds =
            units.map { PropertyKind.number(0...100, step: 0.1, unit: $0) } + [
                .flag, .color, .choice(choices, takesFolder: false), .choice(choices, takesFolder: false),
                .text(limit: 20), .picture(shipped: "cards/b.svg", called: "Flower"),
            ]
        let styles: [LiteralStyle] = [
            .decimal, .whole, .plain, .plain, .plain, .plain, .plain, .caseNames(["first", "second"]), .plain, .plain,
        ]
        return zip(zip(kinds, styles), values).enumerated().map { index, parts in
            PageProperty(
                key: "\(index)", title: "title", section: "section", kind: parts.0.0, style: parts.0.1,
                defaultValue: parts.1,
                origin: index % 2 == 0
                    ? .source(file: "/Page.swift", line: 1, column: 8) : .board(name: "gc.padding"))
        }
    }()
}
