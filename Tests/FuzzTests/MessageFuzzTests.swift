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
        let small = try finishes.map { try Frame.bytes(of: FromPage.scene(SampleScenes.small(finish: $0))) }
        let boards = try SampleScenes.ofBoards().map { try Frame.bytes(of: FromPage.scene($0)) }
        let others = try [
            FromPage.loaded(PageBoard(name: "Pairs board")), .notLoaded("no reason"),
            .answer(.key(.focus(3)), question: 5), .sound("pair"), .announcement(Announcement("words", isVital: true)),
        ].map { try Frame.bytes(of: $0) }
        var mutator = Mutator(seed: 41)
        var run = FuzzRun("messages of a page")
        var view = View(pictureCache)
        for number in 0..<FuzzRun.count("FUZZ_MESSAGES", short: 3000) {
            // Keep each window for a while so that scenes follow one another.
            if number % 200 == 0 {
                view = View(pictureCache, usesCairo: number % 400 == 0, density: number % 600 == 0 ? 2 : 1)
            }
            let choice = mutator.number(below: 100)
            let (sources, index) =
                choice < 70
                ? (small, mutator.number(below: small.count))
                : choice < 75 ? (boards, mutator.number(below: boards.count)) : (others, mutator.number(below: 5))
            let bytes = mutated(sources[index], by: &mutator)
            run.read { view.take(bytes) }
        }
        run.finish()
    }

    @Test func messagesFromAWindowAreRefusedOrParsed() throws {
        let messages: [ToPage] = [
            .environment(
                PageEnvironment(
                    data: "/data", translations: "/words", fontName: "Cantarell 11",
                    area: Size(width: 800, height: 600), isDark: false, allowsMotion: true, readsRightToLeft: false)),
            .load(PageFiles(library: "/page.so", resources: ["/a", "/b"])),
            .input(.tap(Point(x: 1, y: 2), by: .finger), at: 3),
            .key(.character("A"), on: 1, shift: true, at: 2, question: 3),
            .cursor(from: 1, toward: .left, question: 9), .pieceAt(Point(x: 1, y: 2), by: .pointer, question: 4),
            .advance(to: 9), .visibility(true, at: 1),
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
    private let painter: BoardPainter
    private let density: Double
    private var scenes = SceneSequence()

    init(_ pictureCache: PictureCache, usesCairo: Bool = false, density: Double = 1) {
        painter = BoardPainter(pictureCache: pictureCache)
        painter.usesCairo = usesCairo
        self.density = density
    }

    /// Handles a message. Returns the reason if it was refused.
    mutating func take(_ bytes: [UInt8]) -> String? {
        var left = bytes[...]
        do throws(LinkError) {
            guard let message: FromPage = try Frame.next(in: &left) else { return "incomplete" }
            guard case .scene(let scene) = message else { return nil }
            guard scenes.takes(scene) else { return "out of sequence" }
            show(scene)
            return nil
        } catch {
            return "\(error)"
        }
    }

    private func show(_ shown: PageScene) {
        let scene = shown.scene
        let fit = Fit(board: scene.size, in: Size(width: 400, height: 300))
        for piece in shown.accessibleState?.tabOrder ?? [] {
            let rect = fit.inArea(scene.rect(of: piece))
            _ = (wholePoints(rect.origin.x), wholePoints(rect.size.width), shown.accessibleState?.names[piece])
        }
        if let node = painter.node(of: scene, fit: fit, density: density) { gsk_render_node_unref(node) }
    }
}
