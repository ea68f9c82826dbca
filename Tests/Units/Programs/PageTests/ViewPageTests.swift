// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import PageLink
import Scene
import Testing

/// Pages with several boards, which are views beside and above each other.
struct ViewPageTests {
    /// The cards are on the left, and other cards on the right. A board above both of them is hidden at first.
    private static let page = Result {
        try BuiltPage(
            """
            import PlaygroundSupport

            func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
                Rect(origin: Point(x: x, y: y), size: Size(width: width, height: height))
            }

            let view = View()
            let (left, right, above) = (GameController(seed: 1), GameController(seed: 2), GameController(seed: 3))
            let column = View(frame: rect(400, 0, 400, 600))
            left.view.frame = rect(0, 0, 400, 600)
            right.view.frame = rect(100, 200, 200, 200)
            above.view.frame = rect(0, 0, 800, 600)
            column.addSubview(right.view)
            for subview in [left.view, column, above.view] { view.addSubview(subview) }
            above.view.isHidden = true
            PlaygroundPage.current.liveView = view
            for (name, gc) in [("left", left), ("right", right), ("above", above)] {
                let tap = TapGestureRecognizer { (_: TapGestureRecognizer) in print(name) }
                gc.view.addGestureRecognizer(tap)
            }
            let longPress = LongPressGestureRecognizer { (_: LongPressGestureRecognizer) in above.view.isHidden = false }
            left.view.addGestureRecognizer(longPress)
            """)
    }

    @Test func eachBoardReceivesTheTouchesThatBeganOnIt() throws {
        let running = try RunningPage(Self.page.get(), data: dataFolder.path)
        #expect(try running.loaded().name == "Live View")
        try running.advance(to: 5)
        let boards = running.tree.boards
        #expect(boards.map(\.accessibility.title) == Array(repeating: "Pairs board", count: 3))
        for (board, name) in zip(boards, ["left", "right"]) {
            let place = try running.place(ofPiece: 6, on: board.id)
            try expectElement(ElementID(node: board.id, piece: 6), at: place, of: running)
            try tap(place, liftedAt: place, of: running, at: 6)
            try running.wait { running.output.hasSuffix("\(name)\n") }
        }
        try running.advance(to: 9)
        for (board, isTurned) in zip(boards, [true, true, false]) {
            guard case .board(let shown) = running.tree[board.id]?.content else { return #expect(Bool(false)) }
            #expect(shown.scene.pieces[6].showsFront == isTurned)
        }
    }

    @Test func touchBelongsToItsBoardWhereverItMoves() throws {
        let running = try RunningPage(Self.page.get(), data: dataFolder.path)
        _ = try running.loaded()
        try running.advance(to: 5)
        let places = try running.tree.boards.prefix(2).map { try running.place(ofPiece: 6, on: $0.id) }
        try tap(places[0], liftedAt: places[1], of: running, at: 6)
        try tap(Point(x: 450, y: 10), liftedAt: places[1], of: running, at: 7)
        try tap(places[1], liftedAt: places[1], of: running, at: 8)
        try running.wait { running.output.hasSuffix("right\n") }
        #expect(running.output == "right\n", "drags are not taps, and a touch beside the boards is nothing")
    }

    @Test func topmostVisibleBoardIsHit() throws {
        let running = try RunningPage(Self.page.get(), data: dataFolder.path)
        _ = try running.loaded()
        try running.advance(to: 5)
        let boards = running.tree.boards
        let places = try boards.map { try running.place(ofPiece: 6, on: $0.id) }
        try running.send(.touch(Touch(id: 1, .began, at: places[0], time: 0, by: .finger)), at: 6)
        try running.send(.touch(Touch(id: 1, .ended, at: places[0], time: 1, by: .finger)), at: 7)
        try running.advance(to: 8)
        #expect(running.tree[boards[2].id]?.isHidden == false, "the long press has shown it")
        for place in places {
            try tap(place, liftedAt: place, of: running, at: 9)
        }
        try running.wait { running.output.hasSuffix("above\nabove\nabove\n") }
        try expectElement(ElementID(node: boards[2].id, piece: 6), at: places[2], of: running)
    }

    @Test func cursorStaysOnItsBoard() throws {
        let running = try RunningPage(Self.page.get(), data: dataFolder.path)
        _ = try running.loaded()
        let boards = running.tree.boards
        for board in boards {
            let first = ElementID(node: board.id, piece: 0)
            try running.send(.cursor(from: first, toward: .last, question: 1))
            #expect(try running.answeredElement() == ElementID(node: board.id, piece: 15))
            try running.send(.nearest(to: first, question: 2))
            #expect(try running.answeredElement()?.node == board.id)
        }
        try running.send(.cursor(from: nil, toward: .first, question: 3))
        #expect(try running.answeredElement()?.node == boards[0].id)
        for missing in [ElementID(piece: 0), ElementID(node: boards[0].id, piece: 99)] {
            try running.send(.cursor(from: missing, toward: .last, question: 4))
            #expect(try running.answeredElement() == nil)
        }
    }

    private func tap(_ place: Point, liftedAt end: Point, of running: RunningPage, at time: Double) throws {
        try running.send(.touch(Touch(id: 1, .began, at: place, time: time, by: .finger)), at: time)
        try running.send(.touch(Touch(id: 1, .moved, at: end, time: time + 0.1, by: .finger)), at: time + 0.1)
        try running.send(.touch(Touch(id: 1, .ended, at: end, time: time + 0.1, by: .finger)), at: time + 0.1)
    }

    private func expectElement(_ element: ElementID, at place: Point, of running: RunningPage) throws {
        try running.send(.elementAt(place, by: .pointer, question: 5))
        #expect(try running.answeredElement() == element)
    }
}

extension RunningPage {
    /// Returns the middle of a piece of a board, or of the first board, on the page.
    func place(ofPiece piece: Int, on id: NodeID? = nil) throws -> Point {
        let id = try #require(id ?? tree.boards.first?.id)
        let node = try #require(tree[id])
        guard case .board(let board) = node.content else { throw LinkError.damaged }
        let center = Rect(center: board.scene.pieces[piece].center, size: Size(width: 0, height: 0))
        let inNode = BoardFit(board: board.scene.size, in: node.bounds.size).inArea(center).origin
        let transform = try #require(tree.boards.first { $0.id == id }).transform
        return transform(inNode)
    }

    /// Waits for the answer to a question about elements.
    func answeredElement() throws -> ElementID? {
        guard case .answer(.element(let element), _) = try next({ if case .answer = $0 { true } else { false } })
        else { throw LinkError.damaged }
        return element
    }
}
