// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Seeding
import Testing

/// A board that fills an area: what the recognized touches mean, and when.
@MainActor struct BoardStageTests {
    private let board = InputBoard()
    private let stage: BoardStage

    init() {
        stage = BoardStage(board)
        // The board is half as large, and is centered.
        stage.resize(to: Size(width: 400, height: 300))
    }

    @Test func pointsArriveInTheCoordinatesOfTheBoard() {
        #expect(stage.fit == BoardFit(board: board.scene.size, in: Size(width: 400, height: 300)))
        let place = Point(x: stage.fit.origin.x + 10 * stage.fit.scale, y: stage.fit.origin.y + 20 * stage.fit.scale)
        #expect(stage.receive(touch(.began, at: place, time: 0), at: 100) == ElementID(piece: 0))
        #expect(stage.receive(touch(.ended, at: place, time: 0.1), at: 100.1) == nil)
        let point = stage.fit.onBoard(place)
        #expect(abs(point.x - 10) < 1e-9 && abs(point.y - 20) < 1e-9)
        #expect(board.inputs == [.press(point, by: .finger), .pressEnded, .tap(point, by: .finger)])
    }

    @Test func longPressIsDueOnTheCallersClock() {
        let place = Point(x: 200, y: 150)
        // The event is a quarter of a second older than the call that handles it.
        _ = stage.receive(touch(.began, at: place, time: 7), at: 500)
        #expect(stage.activity == .waiting(until: 502))
        stage.advance(to: 501.9)
        #expect(board.inputs.count == 1)
        stage.advance(to: 502)
        #expect(board.inputs.last == .longPress && stage.activity == .still)
        stage.advance(to: 600)
        #expect(board.inputs.count == 2)
    }

    @Test func longPressIsRecognizedWhileTheBoardMoves() {
        board.activity = .moving
        _ = stage.receive(touch(.began, at: Point(x: 200, y: 150), time: 0), at: 0)
        #expect(stage.activity == .moving)
        for frame in 1...130 { stage.advance(to: Double(frame) / 60) }
        #expect(board.inputs.count { $0 == .longPress } == 1)
        #expect(board.times[board.inputs.firstIndex(of: .longPress)!] == 2)
    }

    @Test func earlierTimeOfTheBoardCounts() {
        board.activity = .waiting(until: 1)
        _ = stage.receive(touch(.began, at: Point(x: 200, y: 150), time: 0), at: 0)
        #expect(stage.activity == .waiting(until: 1))
        board.activity = .waiting(until: 9)
        #expect(stage.activity == .waiting(until: 2))
    }

    @Test func moveAndReleaseEndTheWait() {
        for phase in [Touch.Phase.ended, .canceled, .moved] {
            _ = stage.receive(touch(.began, at: Point(x: 200, y: 150), time: 0), at: 0)
            _ = stage.receive(touch(phase, at: Point(x: 300, y: 150), time: 0.1), at: 0.1)
            #expect(stage.activity == .still, "\(phase)")
            stage.cancelTouches(at: 0.2)
        }
        stage.advance(to: 50)
        #expect(!board.inputs.contains(.longPress))
    }

    @Test func anotherFingerActsOnTheHeldPiece() {
        let other = Touch(id: 2, .began, at: Point(x: 5, y: 5), time: 1, by: .finger)
        var released = other
        (released.phase, released.time) = (.ended, 1.1)
        #expect(!stage.intercept(.touch(other), at: 1))
        board.holdsPiece = true
        #expect(stage.interceptsEvents)
        _ = stage.receive(touch(.began, at: Point(x: 200, y: 150), time: 0), at: 0)
        #expect(stage.intercept(.touch(other), at: 1) && stage.intercept(.touch(released), at: 1.1))
        guard case .otherTap(let point, count: 1) = board.inputs.last else {
            Issue.record("\(board.inputs)")
            return
        }
        #expect(point == stage.fit.onBoard(other.point))
        #expect(stage.intercept(.wheel(clicks: 1, hasShift: false), at: 1.2))
        #expect(board.inputs.last == .turn(isClockwise: true))
    }

    @Test func elementsArePieces() {
        stage.nameOfPiece = { $0 == 1 ? nil : "piece \($0)" }
        #expect(stage.tabOrder.map(\.piece) == [0, 1])
        #expect(stage.name(of: ElementID(piece: 0)) == "piece 0" && stage.name(of: ElementID(piece: 1)) == nil)
        #expect(stage.name(of: ElementID(piece: 2)) == nil && stage.outline(of: ElementID(piece: -1)) == nil)
        let outline = stage.outline(of: ElementID(piece: 1))
        #expect(outline?.rect == stage.fit.inArea(board.scene.rect(of: 1)))
        #expect(outline?.cornerRadius == 3 * stage.fit.scale)
        guard case .board(let shown) = stage.tree.root.content else {
            Issue.record("no board")
            return
        }
        #expect(shown.scene == board.scene && stage.tree.root.bounds.size == Size(width: 400, height: 300))
    }

    /// Any touches lead to the same inputs as a recognizer that is used directly.
    @Test func touchesAreRecognizedAsBefore() {
        for seed in 0..<500 {
            var random = SeededGenerator(seed: UInt64(seed))
            let board = InputBoard()
            let stage = BoardStage(board)
            stage.resize(to: board.scene.size)
            var recognizer = TouchRecognizer()
            var expected: [Input] = []
            var time = 0.0
            for _ in 0..<60 {
                time += Double(random.number(below: 64)) / 64
                if let due = recognizer.nextTime, due <= time { expected += recognizer.advance(to: due) }
                stage.advance(to: 1000 + time)
                let touch = Touch(
                    id: UInt(random.number(below: 3)),
                    [.began, .moved, .ended, .canceled][random.number(below: 4)],
                    at: Point(x: Double(random.number(below: 100)), y: Double(random.number(below: 100))), time: time,
                    by: .finger)
                expected += recognizer.process(touch, longPressAfter: 2)
                _ = stage.receive(touch, at: 1000 + time)
            }
            #expect(board.inputs == expected, "seed \(seed)")
        }
    }

    private func touch(_ phase: Touch.Phase, at point: Point, time: Double) -> Touch {
        Touch(id: 1, phase, at: point, time: time, by: .finger)
    }
}

/// A board of two pieces that notes its inputs.
private final class InputBoard: Board {
    var scene: Scene
    var activity = Activity.still
    let longPressTime = 2.0
    var allowsMotion = true
    var holdsPiece = false
    var changed: () -> Void = {}
    private(set) var inputs: [Input] = []
    private(set) var times: [Double] = []

    init() {
        let plate = Plate(size: Size(width: 50, height: 100), cornerRadius: 3, fill: .white)
        scene = Scene(
            size: Size(width: 100, height: 100), background: .black, plates: [plate],
            pieces: [25, 75].map { Piece(center: Point(x: $0, y: 50), front: .first, back: .first) })
    }

    func receive(_ input: Input, at now: Double) {
        inputs.append(input)
        times.append(now)
    }

    func advance(to now: Double) {}
    var accessibilityState: AccessibilityState { AccessibilityState(inputs.count) }
    func piece(from piece: Int, toward direction: Direction) -> Int? { 0 }
    func piece(nearestTo piece: Int) -> Int? { 0 }
}
