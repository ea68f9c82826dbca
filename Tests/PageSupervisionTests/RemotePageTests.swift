import PageLink
import PageSupervision
import Scene
import Testing

/// The window's side of a page's board.
struct RemoteBoardTests {
    private let window: TestWindow
    private let board: RemoteBoard
    private let page: TestProcess

    init() throws {
        window = try TestWindow()
        board = try #require(window.board)
        page = try #require(window.page)
    }

    @Test func nextFrameIsRequestedWhenTheLastOneHasArrived() {
        page.behavior = { _, _ in }
        let count = page.messages.count
        for frame in 0..<10 { board.advance(to: window.host.now + Double(frame) / 60) }
        window.host.settle()
        #expect(page.messages.count == count + 1)
        page.send(.scene(.sample(left: 33)))
        window.host.settle()
        #expect(board.scene.pieces[0].center.x == 33)
        board.advance(to: window.host.now)
        window.host.settle()
        #expect(page.messages.count == count + 2)
    }

    @Test func inputIsFollowedByAFrame() {
        page.behavior = { _, _ in }
        let input = Input.tap(Point(x: 1, y: 2), by: .finger)
        board.handle(input, at: 7)
        board.setVisible(false, at: 8)
        window.host.settle()
        #expect(page.messages.suffix(3) == [.input(input, at: 7), .advance(to: 7), .visibility(false, at: 8)])
        page.send(.scene(.sample()))
        window.host.settle()
        // The frame was requested before the last message, so another one is needed.
        #expect(page.messages.last == .advance(to: window.host.now))
    }

    @Test func changesOfVisibilityAreSent() {
        board.setVisible(false, at: 1)
        board.setVisible(true, at: 2)
        window.host.settle()
        let sent = page.messages.filter { if case .visibility = $0 { true } else { false } }
        #expect(sent == [.visibility(false, at: 1), .visibility(true, at: 2)])
    }

    @Test func environmentIsSentWhenItChanges() {
        let count = page.messages.count
        board.resize(to: TestWindow.environment.area)
        board.update(isDark: false)
        window.host.settle()
        #expect(page.messages.count == count)
        board.resize(to: Size(width: 300, height: 200))
        board.update(isDark: true)
        board.allowsMotion = false
        board.readsRightToLeft = true
        window.host.settle()
        var other = TestWindow.environment
        (other.area, other.isDark) = (Size(width: 300, height: 200), true)
        (other.allowsMotion, other.readsRightToLeft) = (false, true)
        let sent = page.messages.filter { if case .environment = $0 { true } else { false } }
        #expect(sent.count == 5 && sent.last == .environment(other))
    }

    @Test func pendingFrameNeedsNoClock() {
        page.behavior = { _, _ in }
        page.send(.scene(.sample(activity: .moving)))
        window.host.settle()
        board.advance(to: window.host.now)
        #expect(board.activity == .moving)
        page.send(.scene(.sample(activity: .waiting(until: 300))))
        window.host.settle()
        #expect(board.activity == .waiting(until: 300))
        board.advance(to: 300)
        #expect(board.activity == .still, "only the response is pending")
    }

    @Test func afterTheEndOfThePageNothingMoves() {
        page.behavior = { _, _ in }
        page.send(.scene(.sample(activity: .moving)))
        window.host.settle()
        var changes = 0
        board.changed = { changes += 1 }
        page.end(.status(1))
        #expect(board.isOver && board.activity == .still && changes > 0)
    }

    @Test func eachPictureIsRequestedOnce() {
        var needed: [String] = []
        board.picturesNeeded = { needed += $0 }
        for name in ["a", "b", "a"] {
            page.send(.scene(.sample(picture: .custom(uri: "file:///\(name).png"))))
            window.host.settle()
        }
        #expect(needed == ["file:///a.png", "file:///b.png"])
        #expect(board.userPictures == ["file:///a.png", "file:///b.png"])
    }

    @Test func namesStayUntilNewOnesArrive() {
        #expect(board.name(of: 2) == "Card 3" && board.name(of: 3) == nil && board.name(of: -1) == nil)
        var scene = PageScene.sample(left: 50)
        scene.accessibleState = nil
        page.send(.scene(scene))
        window.host.settle()
        #expect(board.scene.pieces[0].center.x == 50 && board.name(of: 2) == "Card 3")
        scene.accessibleState = PageScene.AccessibleState(names: ["A", nil, "C"], tabOrder: [2, 0], state: "won")
        page.send(.scene(scene))
        window.host.settle()
        #expect(board.name(of: 0) == "A" && board.name(of: 1) == nil)
        #expect(board.tabOrder == [2, 0] && board.accessibleState.state == "won")
    }
}
