// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import PageRuns
import Scene
import TestHosts
import Testing

/// The window's side of a page.
struct RemotePageTests {
    private let bench: RunnerBench
    private let remote: RemotePage
    private let page: TestProcess

    init() throws {
        bench = try RunnerBench()
        remote = try #require(bench.remote)
        page = try #require(bench.page)
    }

    // MARK: - Frames

    @Test func nextFrameIsRequestedWhenTheLastOneHasArrived() {
        page.behavior = { _, _ in }
        let count = page.messages.count
        for _ in 0..<10 {
            bench.host.pass(1.0 / 60)
            remote.advance(to: bench.host.now)
        }
        bench.host.settle()
        #expect(page.messages.dropFirst(count) == [.advance(to: 1)])
        page.show(.sample(left: 33))
        bench.host.settle()
        #expect(remote.tree.scene?.pieces[0].center.x == 33)
        remote.advance(to: bench.host.now)
        bench.host.settle()
        #expect(page.messages.dropFirst(count) == [.advance(to: 1), .advance(to: 10)])
    }

    @Test func stepIsRequestedOnce() {
        let count = page.messages.count
        for _ in 0..<3 {
            bench.host.pass(1.0 / 240)
            remote.advance(to: bench.host.now)
            bench.host.settle()
        }
        #expect(page.messages.count == count, "the step is not over")
        bench.host.pass(1.0 / 240)
        for _ in 0..<3 {
            remote.advance(to: bench.host.now)
            bench.host.settle()
        }
        #expect(page.messages.dropFirst(count) == [.advance(to: 1)])
    }

    @Test func inputIsFollowedByAFrame() {
        page.behavior = { _, _ in }
        bench.host.pass(0.5)
        remote.activate(.piece(2), at: 7)
        bench.host.pass(0.5)
        remote.activate(.piece(1), at: 8)
        bench.host.settle()
        #expect(
            page.messages.suffix(3) == [
                .input(TimedInput(step: 30, .activate(.piece(2))), question: nil), .advance(to: 30),
                .input(TimedInput(step: 60, .activate(.piece(1))), question: nil),
            ])
        page.show()
        bench.host.settle()
        // The frame was requested before the last message, so another one is needed.
        #expect(page.messages.last == .advance(to: 60))
    }

    @Test func slowPageRunsMoreSlowly() {
        page.behavior = { _, _ in }
        page.show(.sample(), PageFrame.State(.moving))
        bench.host.settle()
        bench.host.pass(5)
        remote.advance(to: bench.host.now)
        bench.host.settle()
        #expect(page.messages.last == .advance(to: 15))
        page.show()
        bench.host.pass(0.1)
        remote.advance(to: bench.host.now)
        bench.host.settle()
        #expect(page.messages.last == .advance(to: 21))
    }

    @Test func verySlowPageTakesFewerStepsAtATime() {
        page.behavior = { _, _ in }
        page.show(.sample(), PageFrame.State(.moving))
        bench.host.settle()
        func advance(after seconds: Double) -> ToPage? {
            bench.host.pass(seconds)
            remote.advance(to: bench.host.now)
            bench.host.settle()
            return page.messages.last
        }
        #expect(advance(after: 5) == .advance(to: 15))
        // Three steps last as long as fifteen should.
        bench.host.pass(1.25)
        page.show()
        #expect(advance(after: 1) == .advance(to: 18))
        page.show()
        #expect(advance(after: 1) == .advance(to: 33), "it is faster again")
    }

    @Test func pageThatWaitsSkipsTheTimeInBetween() {
        page.show(.sample(), PageFrame.State(.waiting(until: 5)))
        bench.host.settle()
        bench.host.pass(7)
        remote.advance(to: bench.host.now)
        bench.host.settle()
        #expect(page.messages.last == .advance(to: 420))
    }

    @Test func environmentIsSentWhenItChanges() {
        let count = page.messages.count
        remote.resize(to: RunnerBench.environment.area)
        remote.update(isDark: false, textScale: 1)
        bench.host.settle()
        #expect(page.messages.count == count)
        remote.resize(to: Size(width: 300, height: 200))
        remote.update(isDark: true, textScale: 1)
        remote.allowsMotion = false
        remote.readsRightToLeft = true
        bench.host.settle()
        var other = RunnerBench.environment
        (other.area, other.isDark) = (Size(width: 300, height: 200), true)
        (other.allowsMotion, other.readsRightToLeft) = (false, true)
        let sent = page.messages.compactMap { message -> PageInput? in
            if case .input(let input, question: nil) = message { input.input } else { nil }
        }
        #expect(sent.count == 4 && sent.last == .environment(other))
    }

    @Test func pendingFrameNeedsNoClock() {
        page.behavior = { _, _ in }
        page.show(.sample(), PageFrame.State(.moving))
        bench.host.settle()
        bench.host.pass(0.1)
        remote.advance(to: bench.host.now)
        #expect(remote.activity == .moving)
        page.show(.sample(), PageFrame.State(.waiting(until: 3)))
        bench.host.settle()
        #expect(remote.activity == .waiting(until: 103))
        bench.host.pass(2.9)
        remote.advance(to: 103)
        #expect(remote.activity == .still, "only the response is pending")
    }

    @Test func afterTheEndOfThePageNothingMoves() {
        page.behavior = { _, _ in }
        page.show(.sample(), PageFrame.State(activity: .moving, interceptsEvents: true))
        bench.host.settle()
        var changes = 0
        remote.changed = { changes += 1 }
        page.end(.status(1))
        #expect(remote.isOver && remote.activity == .still && changes > 0 && !remote.interceptsEvents)
        #expect(remote.tree == .sample(), "the last tree stays")
    }

    @Test func eachPictureIsRequestedOnce() {
        var needed: [String] = []
        remote.picturesNeeded = { needed += $0 }
        for name in ["a", "b", "a"] {
            page.show(.sample(picture: .custom(uri: "file:///\(name).png")))
            bench.host.settle()
        }
        var tree = NodeTree.sample()
        for (number, uri) in ["b", "c"].enumerated() {
            let picture = NodePicture(picture: .custom(uri: "file:///\(uri).png"), fit: .fill)
            let id = NodeID(number: 2 + number)
            tree[id] = Node(center: tree.root.center, bounds: tree.root.bounds, content: .picture(picture))
            tree.root.children.append(id)
        }
        page.show(tree)
        bench.host.settle()
        #expect(needed == ["a", "b", "c"].map { "file:///\($0).png" })
        #expect(remote.userPictures == Set(needed))
    }

    // MARK: - Touches

    @Test func onlyTouchesThatBeganOnTheAreaAreSent() {
        let now = bench.host.now
        for phase in [Touch.Phase.moved, .ended, .canceled] {
            #expect(remote.receive(.finger(phase), at: now) == nil)
        }
        remote.cancelTouches(at: now)
        bench.host.settle()
        #expect(inputs.isEmpty)
        let touches: [Touch] = [.finger(.began), .finger(.moved, x: 420), .finger(.ended, x: 420)]
        #expect(touches.map { remote.receive($0, at: now) } == [.piece(1), nil, nil])
        _ = remote.receive(.finger(.ended), at: now)
        bench.host.settle()
        #expect(inputs == touches.map { .touch($0) })
    }

    @Test func onlyTheFirstFingerPresses() {
        _ = remote.receive(.finger(.began), at: bench.host.now)
        var other = Touch.finger(.began)
        other.id = 2
        #expect(remote.receive(other, at: bench.host.now) == nil)
        bench.host.settle()
        #expect(inputs == [.touch(.finger(.began)), .touch(other)])
    }

    @Test func canceledTouchesAreSentOnce() {
        _ = remote.receive(.finger(.began), at: bench.host.now)
        for _ in 0..<2 { remote.cancelTouches(at: bench.host.now) }
        _ = remote.receive(.finger(.ended), at: bench.host.now)
        bench.host.settle()
        #expect(inputs == [.touch(.finger(.began)), .cancelTouches])
    }

    @Test func eventsAreInterceptedOnlyWhileAPieceIsHeld() {
        let now = bench.host.now
        let button = TouchRecognizer.Event.secondaryButton(isDown: true, hasShift: false)
        let finger = (began: TouchRecognizer.Event.touch(.finger(.began)), ended: Touch.finger(.ended))
        #expect(!remote.intercept(button, at: now) && !remote.intercept(finger.began, at: now))
        page.show(.sample(), PageFrame.State(activity: .still, interceptsEvents: true))
        bench.host.settle()
        #expect(remote.intercept(button, at: now) && remote.intercept(finger.began, at: now))
        page.show(.sample(), PageFrame.State(activity: .still, interceptsEvents: false))
        bench.host.settle()
        #expect(!remote.intercept(button, at: now))
        #expect(remote.intercept(.touch(finger.ended), at: now), "it began while the piece was held")
        #expect(!remote.intercept(.touch(finger.ended), at: now))
        bench.host.settle()
        #expect(inputs == [.event(button), .event(finger.began), .event(.touch(finger.ended))])
    }

    @Test func fingerOnTheHeldPieceIsNotAnotherOne() {
        _ = remote.receive(.finger(.began), at: bench.host.now)
        page.show(.sample(), PageFrame.State(activity: .still, interceptsEvents: true))
        bench.host.settle()
        for phase in [Touch.Phase.began, .moved, .ended] {
            #expect(!remote.intercept(.touch(.finger(phase)), at: bench.host.now))
        }
    }

    // MARK: - Elements

    @Test func namesStayUntilNewOnesArrive() {
        #expect(remote.name(of: .piece(2)) == "Card 3" && remote.name(of: .piece(3)) == nil)
        #expect(remote.name(of: .piece(-1)) == nil && remote.name(of: ElementID(piece: 0)) == nil)
        page.show(.sample(left: 50))
        bench.host.settle()
        #expect(remote.tree.scene?.pieces[0].center.x == 50 && remote.name(of: .piece(2)) == "Card 3")
        let names = BoardAccessibility(title: "", state: "won", names: ["A", nil, "C"], tabOrder: [2, 0])
        let before = remote.accessibilityState
        page.show(.sample(left: 50, accessibility: names))
        bench.host.settle()
        #expect(remote.name(of: .piece(0)) == "A" && remote.name(of: .piece(1)) == nil)
        #expect(remote.tabOrder == [.piece(2), .piece(0)] && remote.stateText == "won")
        #expect(remote.accessibilityState != before)
    }

    @Test func outlineFollowsTheNode() throws {
        let outline = try #require(remote.outline(of: .piece(0)))
        #expect(outline.rect == Rect(origin: Point(x: 250, y: 290), size: Size(width: 20, height: 20)))
        #expect(outline.cornerRadius == 2)
        #expect(remote.outline(of: .piece(3)) == nil && remote.outline(of: ElementID(piece: 0)) == nil)
        var tree = NodeTree.sample()
        tree[.board]?.transform = AffineTransform(scaleX: 2, y: 2)
        tree[.board]?.center.y = 200
        page.show(tree)
        bench.host.settle()
        let scaled = try #require(remote.outline(of: .piece(0)))
        #expect(scaled.rect == Rect(origin: Point(x: 100, y: 180), size: Size(width: 40, height: 40)))
    }

    @Test func elementsOfAllBoardsAreListedInTheOrderOfTheTree() {
        var tree = NodeTree.sample()
        let other = NodeID(number: 5)
        tree[other] = tree[.board]
        tree.root.children = [other, .board]
        page.show(tree)
        bench.host.settle()
        #expect(remote.tabOrder == [other, .board].flatMap { id in (0..<3).map { ElementID(node: id, piece: $0) } })
        #expect(remote.stateText == "dealt. dealt")
        tree[other] = nil
        tree.root.children = [.board]
        page.show(tree)
        bench.host.settle()
        #expect(remote.tabOrder == (0..<3).map { .piece($0) })
        #expect(remote.name(of: ElementID(node: other, piece: 0)) == nil)
    }

    /// The inputs that the page has received.
    private var inputs: [PageInput] {
        page.messages.compactMap { if case .input(let input, _) = $0 { input.input } else { nil } }
    }
}
