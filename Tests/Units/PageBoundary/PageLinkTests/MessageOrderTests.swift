// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import PageLink

/// Who may send what when. Messages in the order of a page are in the tests of its process.
struct MessageOrderTests {
    private static let files = PageFiles(library: "/page.so", resources: [], showsValues: true)

    /// Returns the order after a page was loaded and has shown its first frame.
    private func shown() -> MessageOrder {
        var order = MessageOrder(showsMoments: false)
        order.note(.load(Self.files))
        order.note(.replay([], until: 0, isLast: true))
        let answers = [
            FromPage.loaded(PageTitle(name: "")), .checkpoints([1]), .properties([], values: []), .unchanged,
        ]
        for message in answers {
            let isAccepted = order.accept(message)
            #expect(isAccepted)
        }
        return order
    }

    /// Returns which of the messages are taken.
    private func taken(_ messages: [FromPage], after order: MessageOrder) -> [Bool] {
        var order = order
        return messages.map { order.accept($0) }
    }

    @Test func nothingComesBeforeThePageIsLoaded() {
        let all: [FromPage] = [
            .loaded(PageTitle(name: "")), .notLoaded(""), .unchanged, .frame(PageFrame(edits: [])), .progress(step: 4),
            .checkpoints([]), .trace([]), .answer(.element(nil), question: 1), .properties([], values: []),
            .propertyChanges([]), .values([]), .repeated(until: 0, isComplete: true),
            .moment(Moment(step: 0, edits: [])), .trails([], from: 0), .changed, .playing([]),
            .soundData([], player: 0),
        ]
        for message in all {
            #expect(taken([message], after: MessageOrder(showsMoments: false)) == [false], "\(message)")
            #expect(taken([message], after: MessageOrder(showsMoments: true)) == [false], "\(message)")
        }
    }

    @Test func eachRequestHasOneAnswer() {
        var order = shown()
        #expect(taken([.unchanged], after: order) == [false])
        order.note(.advance(to: 1))
        #expect(taken([.unchanged, .unchanged], after: order) == [true, false])
        #expect(
            taken([.properties([], values: []), .propertyChanges([]), .unchanged], after: order) == [true, false, true])
        #expect(
            taken([.playing([]), .playing([]), .unchanged, .playing([])], after: order) == [true, false, true, false])
        #expect(taken([.values([]), .values([])], after: order) == [true, false])
        #expect(taken([.checkpoints([]), .trace([])], after: order) == [false, false])
        order.note(.nearest(to: ElementID(piece: 1), question: 7))
        #expect(
            taken([.answer(.element(nil), question: 6), .answer(.element(nil), question: 7)], after: order)
                == [false, true])
    }

    @Test func answerIsGivenOnce() {
        var order = shown()
        order.note(.cursor(from: nil, toward: .left, question: 3))
        let answer = FromPage.answer(.element(nil), question: 3)
        #expect(taken([answer, answer], after: order) == [true, false])
    }

    @Test func progressHasALimit() {
        var order = shown()
        order.note(.advance(to: 100))
        let reports = (1...1000).map { FromPage.progress(step: 4 * $0) }
        #expect(taken(reports, after: order).count { $0 } == 25)
        #expect(taken([.progress(step: 40), .progress(step: 40)], after: order) == [true, false])
    }

    @Test func progressOfThePastHasALimit() {
        var order = MessageOrder(showsMoments: true)
        order.note(.replay([], until: 100, isLast: true))
        order.note(.showMoment(50, trail: 9))
        let reports = (1...1000).map { _ in FromPage.progress(step: 4) }
        #expect(taken(reports, after: order).count { $0 } == 26)
        let moment = FromPage.moment(Moment(step: 50, edits: []))
        #expect(
            taken([moment, moment, .trails([], from: 50), .trails([], from: 50)], after: order) == [
                true, false, true, false,
            ])
        let repeated = [0, 50, 50, 100].map { FromPage.repeated(until: $0, isComplete: $0 == 100) }
        #expect(taken(repeated + repeated, after: order) == [false, true, false, true, false, false, false, false])
    }

    @Test func valuesOfAMomentHaveALimit() {
        var order = MessageOrder(showsMoments: true)
        let all = Array(repeating: FromPage.pastValues([], at: 50), count: 100)
        order.note(.showMoment(50, trail: 0))
        #expect(taken(all, after: order).count { $0 } == 0, "the window does not show values")
        order.note(.load(PageFiles(library: "page.so", resources: [], showsValues: true)))
        order.note(.showMoment(50, trail: 0))
        #expect(taken(all, after: order).count { $0 } == 8)
        for step in 1...9 { order.note(.showMoment(step, trail: 0)) }
        #expect(taken(all, after: order).count { $0 } == 16, "those of the moment before can be on their way")
    }

    @Test func soundsInMemoryHaveALimit() {
        var order = shown()
        let sounds = (0..<100).map { FromPage.soundData([], player: $0) }
        #expect(taken(sounds, after: order) == Array(repeating: false, count: 100))
        order.note(.advance(to: 1))
        #expect(taken(sounds, after: order).count { $0 } == 32)
    }

    // MARK: - Lists

    @Test func listsBeyondTheirLimitsAreRefused() throws {
        expectLimit(33) { .checkpoints(Array(repeating: 1, count: $0)) }
        expectLimit(500) { .propertyChanges(Array(repeating: PropertyChange(index: 0, value: .flag(true)), count: $0)) }
        expectLimit(8 << 20) { .soundData([UInt8](repeating: 1, count: $0), player: 1) }
        expectLimit(32) { count in
            .playing((0..<count).map { Playback(player: $0, file: "/a.wav", start: 0, offset: 0) })
        }
        expectLimit(64) { .trails(Array(repeating: Trail(points: []), count: $0), from: 0) }
        expectLimit(256) { .trails([Trail(points: Array(repeating: Point(x: 1, y: 2), count: $0))], from: 0) }
        let root = Node(area: Size(width: 9, height: 9))
        expectLimit(131_072) { .frame(PageFrame(edits: Array(repeating: NodeEdit(.root, .opacity(1)), count: $0))) }
        expectLimit(16_384) {
            .frame(PageFrame(edits: [NodeEdit(.root, .children(Array(repeating: NodeID(number: 1), count: $0)))]))
        }
        expectLimit(200_000) { count in
            let shape = Shape(path: Path(Array(repeating: .close, count: count)), fill: .white, stroke: nil)
            var node = root
            node.content = .shapes([shape])
            return .frame(PageFrame(edits: [NodeEdit(.root, .node(node))]))
        }
    }

    /// Expects that a message can have a number of elements, and not one more.
    private func expectLimit(
        _ count: Int, at location: SourceLocation = #_sourceLocation, _ message: (Int) -> FromPage
    ) {
        func isDecoded(_ message: FromPage) -> Bool {
            guard var bytes = try? MessageFraming.bytes(of: message)[...] else { return false }
            return (try? MessageFraming.next(in: &bytes) as FromPage?) ?? nil != nil
        }
        #expect(isDecoded(message(count)) && !isDecoded(message(count + 1)), sourceLocation: location)
    }
}
