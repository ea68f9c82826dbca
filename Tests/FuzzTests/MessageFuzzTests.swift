import CGtk
import Scene
import Testing

@testable import GtkKit
@testable import PageLink

/// Corrupted messages of the link, handled as in the window: parsed, looked up, and prepared for drawing.
@MainActor struct MessageFuzzTests {
    private let pictureCache = PictureCache(folder: dataFolder)

    init() { prepareToolkit() }

    @Test func messagesFromAPageAreRefusedOrDrawn() throws {
        let finishes: [CellPattern.Finish?] = [.solid, .inlaid, .wells, .outlined, .hatched, .dashed, .crossed, nil]
        let trees = finishes.map { SampleScenes.tree(SampleScenes.small(finish: $0)) }
        let small = try trees.map { try frame($0.edits(from: .empty)) }
        let boards = try SampleScenes.ofBoards().map { try frame(SampleScenes.tree($0).edits(from: .empty)) }
        // Every window shows one of the trees first, so the differences between them can follow.
        let changes = try zip(trees, trees.dropFirst() + trees.prefix(1)).map { old, new in
            try frame(changed(new).edits(from: old))
        }
        let others = try [
            FromPage.loaded(PageTitle(name: "Pairs board")), .notLoaded("no reason"), .unchanged, .progress(0.5),
            .answer(.key(.focus(ElementID(piece: 3))), question: 5),
            .answer(.element(ElementID(node: NodeID(number: 1), piece: 3)), question: 6), .sound("pair"),
            .soundFile("/a.wav"), .announcement(Announcement("words", isVital: true)), Self.properties,
            .propertyChanges([PropertyChange(index: 1, value: .flag(true))]),
        ].map { try Frame.bytes(of: $0) }
        var mutator = Mutator(seed: 41)
        var run = FuzzRun("messages of a page")
        var view = View(pictureCache)
        for number in 0..<FuzzRun.count("FUZZ_MESSAGES", short: 3000) {
            // Keep each window for a while so that scenes follow one another.
            if number % 200 == 0 {
                view = View(pictureCache, usesCairo: number % 400 == 0, density: number % 600 == 0 ? 2 : 1)
                #expect(view.take(small[number / 200 % small.count]) == nil)
            }
            let choice = mutator.number(below: 100)
            let (sources, index) =
                choice < 35
                ? (small, mutator.number(below: small.count))
                : choice < 70
                    ? (changes, mutator.number(below: changes.count))
                    : choice < 75
                        ? (boards, mutator.number(below: boards.count))
                        : (others, mutator.number(below: others.count))
            let bytes = mutated(sources[index], by: &mutator)
            run.read { view.take(bytes) }
        }
        run.finish()
    }

    /// Live properties of each kind.
    private static let properties: FromPage = {
        let choices = ["a", "b"].map { PropertyKind.Choice(id: $0, title: $0) }
        let kinds: [(PropertyKind, PropertyValue)] = [
            (.number(0...20, step: 0.1, unit: .other("m")), .number(9.8)), (.flag, .flag(false)),
            (.color, .color(.black)), (.choice(choices, takesFolder: false), .choice("a")),
            (.text(limit: 20), .text("text")),
        ]
        let all = kinds.enumerated().map { index, kind in
            PageProperty(
                key: "\(index)", title: "title", section: "", kind: kind.0, style: .plain, defaultValue: kind.1,
                origin: .source(file: "/Page.swift", line: 1, column: 8))
        }
        return .properties(all, values: all.map(\.defaultValue))
    }()

    private func frame(_ edits: [NodeEdit]) throws -> [UInt8] {
        let state = PageFrame.State(activity: .waiting(until: 5), interceptsEvents: true)
        return try Frame.bytes(of: FromPage.frame(PageFrame(edits: edits, state: state)))
    }

    /// Returns a tree with other values of most properties.
    private func changed(_ tree: NodeTree) -> NodeTree {
        var tree = tree
        tree.root.children.reverse()
        guard case .board(var board) = tree[NodeID(number: 1)]?.content else { return tree }
        board.scene.pieces[0].center.x += 5
        board.scene.pieces[1].turn += 0.5
        board.scene.order = nil
        board.accessibility.state = "as it is"
        tree[NodeID(number: 1)]?.content = .board(board)
        tree[NodeID(number: 2)]?.center.x += 7
        tree[NodeID(number: 2)]?.opacity = 0.5
        tree[NodeID(number: 3)]?.isHidden = true
        tree[NodeID(number: 3)]?.transform = AffineTransform(scaleX: 2, y: 0.5)
        tree[NodeID(number: 4)]?.style.cornerRadius = 20
        tree[NodeID(number: 2)]?.accessibility = NodeAccessibility(
            role: .adjustable, label: "Speed", value: "5", hint: "Faster", isSelected: true, actions: ["Stop", "Go"])
        return tree
    }

    @Test func messagesFromAWindowAreRefusedOrParsed() throws {
        let environment = PageEnvironment(
            area: Size(width: 800, height: 600), isDark: false, allowsMotion: true, readsRightToLeft: false)
        let piece = ElementID(node: NodeID(number: 1), piece: 1)
        let touch = Touch(id: 1 << 40, .began, at: Point(x: 1, y: 2), time: 3, by: .finger)
        let inputs: [PageInput] = [
            .touch(touch), .event(.touch(touch)), .event(.secondaryButton(isDown: true, hasShift: false)),
            .event(.wheel(clicks: -2, hasShift: true)), .cancelTouches, .key(.character("A"), on: piece, shift: true),
            .activate(piece), .perform(.custom(3), on: ElementID(view: NodeID(number: 2))), .environment(environment),
            .property(PropertyInput(key: "Gravity", value: .number(3.5), defaultValue: .number(9.8))),
        ]
        let messages: [ToPage] = [
            .setUp(
                PageSetup(
                    data: "/data", translations: "/words", fontName: "Cantarell 11", seed: 7,
                    today: CalendarDay(year: 2026, month: 7, day: 1),
                    environment: environment)),
            .load(PageFiles(library: "/page.so", resources: ["/a", "/b"])),
            .replay(inputs.enumerated().map { TimedInput(step: 9 * $0, $1) }, until: 99, isLast: true),
            .input(TimedInput(step: 300, inputs[0]), question: 3),
            .cursor(from: piece, toward: .left, question: 9), .nearest(to: piece, question: 5),
            .elementAt(Point(x: 1, y: 2), by: .pointer, question: 4), .advance(to: 9),
        ]
        let sources = try messages.map { try Frame.bytes(of: $0) }
        var mutator = Mutator(seed: 42)
        var run = FuzzRun("messages of a window")
        for _ in 0..<FuzzRun.count("FUZZ_MESSAGES", short: 3000) / 4 {
            let bytes = mutated(sources[mutator.number(below: sources.count)], by: &mutator)
            run.read {
                var left = bytes[...]
                do throws(LinkError) {
                    return try (Frame.next(in: &left) as ToPage?) == nil ? "incomplete" : nil
                } catch {
                    return "\(error)"
                }
            }
        }
        run.finish()
    }

    /// Mutates a message, and usually corrects its length field.
    private func mutated(_ message: [UInt8], by mutator: inout Mutator) -> [UInt8] {
        var bytes = message
        guard mutator.number(below: 16) > 0 else {
            mutator.mutate(&bytes)
            return bytes
        }
        var content = Array(message.dropFirst(4))
        mutator.mutate(&content)
        return (0..<4).map { UInt8(truncatingIfNeeded: content.count >> (8 * $0)) } + content
    }
}

/// The window's handling of messages, without the widgets.
@MainActor private struct View {
    private let painter: NodePainter
    private let density: Double
    private var tree = NodeTree.empty

    init(_ pictureCache: PictureCache, usesCairo: Bool = false, density: Double = 1) {
        painter = NodePainter(pictureCache: pictureCache)
        painter.usesCairo = usesCairo
        self.density = density
    }

    /// Handles a message. Returns the reason if it was refused.
    mutating func take(_ bytes: [UInt8]) -> String? {
        var left = bytes[...]
        do throws(LinkError) {
            guard let message: FromPage = try Frame.next(in: &left) else { return "incomplete" }
            if case .properties(let properties, let values) = message {
                for (property, value) in zip(properties, values) {
                    _ = SwiftLiteral.expression(value, of: property.kind, property.style)
                }
            }
            guard case .frame(let frame) = message else { return nil }
            var next = tree
            guard next.take(frame.edits), frame.state?.isValid ?? true else { return "invalid" }
            tree = next
            show()
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func show() {
        for node in tree.accessibleNodes {
            for element in node.elements {
                guard let rect = tree.outline(of: element, along: node.path)?.rect else { continue }
                _ = (wholePoints(rect.origin.x), wholePoints(rect.size.width))
                if case .board(let board) = node.content, let piece = element.piece { _ = board.names[piece] }
            }
        }
        if let node = painter.node(of: tree, density: density) { gsk_render_node_unref(node) }
    }
}
