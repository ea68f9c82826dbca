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
        for message in messages { bytes += try Frame.bytes(of: message) }
        var found: [FromPage] = []
        while let message: FromPage = try Frame.next(in: &bytes) { found.append(message) }
        #expect(found == messages)
        #expect(bytes.isEmpty)
    }

    @Test func incompleteMessageIsBuffered() throws {
        var random = RandomMessages(seed: 3)
        for _ in 0..<50 {
            let bytes = try Frame.bytes(of: random.fromPage())
            for count in [0, 1, 3, 4, bytes.count / 2, bytes.count - 1] where count < bytes.count {
                var part = bytes[..<count]
                #expect(try (Frame.next(in: &part) as FromPage?) == nil)
                #expect(part.count == count)
            }
        }
    }

    @Test func truncatedMessageIsRefused() throws {
        var random = RandomMessages(seed: 4)
        for _ in 0..<300 {
            let content = try Frame.bytes(of: random.fromPage()).dropFirst(4)
            let cut = random.number(below: content.count)
            var bytes = length(cut) + content.prefix(cut)
            #expect(throws: LinkError.damaged) { try Frame.next(in: &bytes) as FromPage? }
        }
    }

    @Test func extraBytesInAMessageAreRefused() throws {
        var bytes = length(2) + [13, 0]
        #expect(throws: LinkError.damaged) { try Frame.next(in: &bytes) as ToPage? }
    }

    /// Any bytes are either a valid message or refused.
    @Test func damagedBytesAreRefusedOrAValidMessage() throws {
        var random = RandomMessages(seed: 5)
        for _ in 0..<3000 {
            var (one, other) = (
                ArraySlice(try Frame.bytes(of: random.toPage())), ArraySlice(try Frame.bytes(of: random.fromPage()))
            )
            for _ in 0...random.number(below: 3) {
                one[random.number(below: one.count)] = UInt8(random.number(below: 256))
                other[random.number(below: other.count)] = UInt8(random.number(below: 256))
            }
            _ = try? Frame.next(in: &one) as ToPage?
            guard let message = try? Frame.next(in: &other) as FromPage?, case .scene(let scene) = message else {
                continue
            }
            // An accepted scene can be drawn.
            #expect(scene.scene.pieces.allSatisfy { scene.scene.plates.has($0.front) })
            #expect(scene.scene.pieces.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
        }
    }

    @Test func excessiveLengthIsRefusedBeforeTheContentArrives() {
        var bytes = length(Frame.limit + 1)
        #expect(throws: LinkError.damaged) { try Frame.next(in: &bytes) as FromPage? }
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func impossibleNumberIsRefused(number: Double) throws {
        var bytes = ArraySlice(try Frame.bytes(of: ToPage.advance(to: number)))
        #expect(throws: LinkError.damaged) { try Frame.next(in: &bytes) as ToPage? }
    }

    @Test func pieceWithAMissingPlateIsRefused() throws {
        var scene = Scene(size: Size(width: 10, height: 10), background: .white)
        scene.pieces = [Piece(center: Point(x: 1, y: 1), front: .first, back: .first)]
        let message = FromPage.scene(
            PageScene(scene: scene, activity: .still, longPressTime: 2, holdsPiece: false, accessibleState: nil))
        var bytes = ArraySlice(try Frame.bytes(of: message))
        #expect(throws: LinkError.damaged) { try Frame.next(in: &bytes) as FromPage? }
    }

    private func reread<Message: BinaryCodable>(_ message: Message) throws -> Message? {
        var bytes = ArraySlice(try Frame.bytes(of: message))
        let read: Message? = try Frame.next(in: &bytes)
        #expect(bytes.isEmpty)
        return read
    }

    private func length(_ count: Int) -> ArraySlice<UInt8> {
        ArraySlice((0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) })
    }
}
