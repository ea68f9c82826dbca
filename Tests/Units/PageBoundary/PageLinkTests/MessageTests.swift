// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import PageLink

/// Encoding and decoding messages, and invalid bytes.
struct MessageTests {
    @Test func eachMessageSurvivesARoundTrip() throws {
        var random = RandomMessages(seed: 1)
        for _ in 0..<2000 {
            let (one, other) = (random.toPage(), random.fromPage())
            #expect(try reread(one) == one)
            #expect(try reread(other) == other)
        }
    }

    @Test func consecutiveMessagesAreReadOneAfterAnother() throws {
        var random = RandomMessages(seed: 2)
        let messages = (0..<50).map { _ in random.fromPage() }
        var bytes: ArraySlice<UInt8> = []
        for message in messages { bytes += try MessageFraming.bytes(of: message) }
        var found: [FromPage] = []
        while let message: FromPage = try MessageFraming.next(in: &bytes) { found.append(message) }
        #expect(found == messages)
        #expect(bytes.isEmpty)
    }

    @Test func incompleteMessageIsBuffered() throws {
        var random = RandomMessages(seed: 3)
        for _ in 0..<50 {
            let bytes = try MessageFraming.bytes(of: random.fromPage())
            for count in [0, 1, 3, 4, bytes.count / 2, bytes.count - 1] where count < bytes.count {
                var part = bytes[..<count]
                #expect(try (MessageFraming.next(in: &part) as FromPage?) == nil)
                #expect(part.count == count)
            }
        }
    }

    @Test func truncatedMessageIsRefused() throws {
        var random = RandomMessages(seed: 4)
        for _ in 0..<300 {
            let content = try MessageFraming.bytes(of: random.fromPage()).dropFirst(4)
            let cut = random.number(below: content.count)
            var bytes = length(cut) + content.prefix(cut)
            #expect(throws: LinkError.damaged) { try MessageFraming.next(in: &bytes) as FromPage? }
        }
    }

    @Test func extraBytesInAMessageAreRefused() throws {
        var random = RandomMessages(seed: 7)
        for _ in 0..<50 {
            let content = try MessageFraming.bytes(of: random.toPage()).dropFirst(4) + [0]
            var bytes = length(content.count) + content
            #expect(throws: LinkError.damaged) { try MessageFraming.next(in: &bytes) as ToPage? }
        }
    }

    /// Any bytes are either a valid message or refused.
    @Test func damagedBytesAreRefusedOrAValidMessage() throws {
        var random = RandomMessages(seed: 5)
        var accepted = 0
        for _ in 0..<3000 {
            let tree = random.tree()
            let sent = random.flag() ? .frame(random.frame(from: tree).frame) : random.fromPage()
            var (one, other) = (
                ArraySlice(try MessageFraming.bytes(of: random.toPage())),
                ArraySlice(try MessageFraming.bytes(of: sent))
            )
            for _ in 0...random.number(below: 3) {
                one[random.number(below: one.count)] = UInt8(random.number(below: 256))
                other[random.number(below: other.count)] = UInt8(random.number(below: 256))
            }
            _ = try? MessageFraming.next(in: &one) as ToPage?
            var shown = tree
            guard case .frame(let frame) = try? MessageFraming.next(in: &other) as FromPage?, shown.apply(frame.edits)
            else {
                continue
            }
            accepted += 1
            expectDrawable(shown)
        }
        #expect(accepted > 100)
    }

    @Test func excessiveLengthIsRefusedBeforeTheContentArrives() {
        var bytes = length(MessageFraming.limit + 1)
        #expect(throws: LinkError.damaged) { try MessageFraming.next(in: &bytes) as FromPage? }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func impossibleNumberIsRefused(number: Double) throws {
        var bytes = ArraySlice(
            try MessageFraming.bytes(of: ToPage.elementAt(Point(x: number, y: 0), by: .finger, question: 1)))
        #expect(throws: LinkError.damaged) { try MessageFraming.next(in: &bytes) as ToPage? }
    }

    @Test func impossiblePlaybackIsRefused() throws {
        func isDecoded(_ playbacks: [Playback]) throws -> Bool {
            var bytes = ArraySlice(try MessageFraming.bytes(of: FromPage.playing(playbacks)))
            return (try? MessageFraming.next(in: &bytes) as FromPage?) ?? nil != nil
        }
        func isDecoded(_ change: (inout Playback) -> Void) throws -> Bool {
            var playback = Playback(player: 1, file: "/a.wav", start: 2, offset: 3)
            change(&playback)
            return try isDecoded([playback])
        }
        #expect(try isDecoded { _ in } && isDecoded([]))
        let impossible: [(inout Playback) -> Void] = [
            { $0.player = -1 }, { $0.file = "a.wav" }, { $0.file = "/a\0" }, { $0.start = -1 }, { $0.offset = -0.5 },
            { $0.offset = .infinity }, { $0.rate = 0.4 }, { $0.rate = .nan }, { $0.repetitions = -1 }, { $0.pan = 1.1 },
            { $0.volume.from = -0.1 }, { $0.volume.to = 2 }, { $0.volume.duration = -1 }, { $0.volume.start = .nan },
        ]
        for (index, change) in impossible.enumerated() { #expect(try !isDecoded(change), "\(index)") }
        let playback = Playback(player: 1, file: "/a.wav", start: 2, offset: 3)
        #expect(try !isDecoded([playback, playback]))
    }

    /// Each number has one encoding: nothing is cut off, no bits are lost, and there are no needless bytes.
    @Test(arguments: [
        [], [0x80], [0x80, 0], [0x81, 0x80, 0], [UInt8](repeating: 0xFF, count: 9) + [0x02],
        [UInt8](repeating: 0xFF, count: 9) + [0x81, 0], [UInt8](repeating: 0x80, count: 10) + [1],
        [UInt8](repeating: 0xFF, count: 30),
    ])
    func damagedIntegerIsRefused(encoding: [UInt8]) {
        var bytes = length(1 + encoding.count) + [7] + encoding
        #expect(throws: LinkError.damaged) { try MessageFraming.next(in: &bytes) as ToPage? }
    }

    @Test(arguments: [0, 1, -1, 63, -64, 64, -65, 8191, 8192, 1 << 32, -(1 << 32), .max, .min, .max - 1, .min + 1])
    func integersOfEachSizeSurviveARoundTrip(number: Int) throws {
        #expect(try reread(ToPage.advance(to: number)) == .advance(to: number))
    }

    @Test func smallIntegersTakeOneByte() throws {
        for number in -64...63 { #expect(try MessageFraming.bytes(of: ToPage.advance(to: number)).count == 4 + 1 + 1) }
    }

    @Test func inputBeforeTheFirstStepIsRefused() throws {
        for message in [
            ToPage.input(TimedInput(step: -1, .cancelTouches), question: nil),
            .replay([1, -9].map { TimedInput(step: $0, .cancelTouches) }, until: 9, isLast: true),
        ] {
            var bytes = ArraySlice(try MessageFraming.bytes(of: message))
            #expect(throws: LinkError.damaged) { try MessageFraming.next(in: &bytes) as ToPage? }
        }
    }

    @Test func impossibleProgressIsRefused() throws {
        var bytes = ArraySlice(try MessageFraming.bytes(of: FromPage.progress(step: -1)))
        #expect(throws: LinkError.damaged) { try MessageFraming.next(in: &bytes) as FromPage? }
    }

    @Test func nameThatIsTooLongIsRefused() throws {
        let name = String(repeating: "x", count: 100_000)
        var bytes = ArraySlice(try MessageFraming.bytes(of: FromPage.loaded(PageTitle(name: name))))
        #expect(throws: LinkError.damaged) { try MessageFraming.next(in: &bytes) as FromPage? }
    }

    /// Expects that all references in a tree lead somewhere, and that all its numbers can be painted.
    private func expectDrawable(_ tree: NodeTree) {
        let nodes = tree.numbers.compactMap { tree[NodeID(number: $0)] }
        #expect(nodes.flatMap(\.children).count == nodes.count - 1)
        for node in nodes {
            #expect(node.children.allSatisfy { tree[$0] != nil })
            #expect(node.center.x.isFinite && node.center.y.isFinite && 0...1 ~= node.opacity)
            guard case .board(let board) = node.content else { continue }
            let scene = board.scene
            #expect(scene.pieces.allSatisfy { scene.plates.has($0.front) && scene.plates.has($0.back) })
            #expect(scene.pieces.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
            #expect(board.accessibility.names.count == scene.pieces.count)
            #expect(board.accessibility.tabOrder.allSatisfy { scene.pieces.indices.contains($0) })
            #expect(scene.order.map { $0.sorted() == Array(scene.pieces.indices) } ?? true)
        }
    }

    private func reread<Message: BinaryCodable>(_ message: Message) throws -> Message? {
        var bytes = ArraySlice(try MessageFraming.bytes(of: message))
        let read: Message? = try MessageFraming.next(in: &bytes)
        #expect(bytes.isEmpty)
        return read
    }

    private func length(_ count: Int) -> ArraySlice<UInt8> {
        ArraySlice((0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
    }
}
