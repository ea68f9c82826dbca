// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import PageRuns
import Scene
import TestHosts
import Testing

/// The window's side of a page with views that are elements.
struct RemoteViewTests {
    private let bench: RunnerBench
    private let remote: RemotePage
    private let page: TestProcess
    private let title = NodeID(number: 2), slider = NodeID(number: 3), tower = NodeID(number: 4)
    private var tree = NodeTree.sample()

    /// A page with a title above a board, and two sliders below it.
    init() throws {
        bench = try RunnerBench()
        remote = try #require(bench.remote)
        page = try #require(bench.page)
        tree[title] = Self.view(NodeAccessibility(role: .header, label: "Title"), x: 400, y: 20, width: 200, height: 30)
        let adjustable = NodeAccessibility(role: .adjustable, label: "Speed", value: "5")
        tree[slider] = Self.view(adjustable, x: 300, y: 500, width: 200, height: 30)
        tree[tower] = Self.view(adjustable, x: 500, y: 500, width: 30, height: 90)
        tree.root.children = [title, .board, slider, tower]
        page.show(tree)
        bench.host.settle()
    }

    private static func view(
        _ accessibility: NodeAccessibility, x: Double, y: Double, width: Double, height: Double
    ) -> Node {
        let bounds = Rect(origin: Point(x: 0, y: 0), size: Size(width: width, height: height))
        var node = Node(center: Point(x: x, y: y), bounds: bounds)
        node.accessibility = accessibility
        return node
    }

    private func show(_ change: (inout NodeTree) -> Void) {
        var changed = tree
        change(&changed)
        page.show(changed)
        bench.host.settle()
    }

    /// The inputs that the page has received.
    private var inputs: [PageInput] {
        page.messages.compactMap { if case .input(let input, _) = $0 { input.input } else { nil } }
    }

    @Test func viewsAreElementsBetweenThePieces() {
        let pieces = (0..<3).map { ElementID.piece($0) }
        #expect(remote.tabOrder == [ElementID(view: title)] + pieces + [slider, tower].map { ElementID(view: $0) })
        #expect(remote.name(of: ElementID(view: slider)) == "Speed, 5")
        #expect(remote.accessibility(of: ElementID(view: title))?.role == .header)
        #expect(remote.accessibility(of: .piece(0)) == NodeAccessibility(label: "Card 1"))
        for missing in [ElementID(view: .board), ElementID(view: .root), ElementID(node: title, piece: 0)] {
            #expect(remote.accessibility(of: missing) == nil && remote.outline(of: missing) == nil)
        }
        #expect(remote.stateText == "dealt")
    }

    @Test func stateChangesWithTheElementsOnly() {
        let before = remote.accessibilityState
        show { $0[title]?.center.x = 300 }
        show {
            $0[title]?.center.x = 300
            $0[title]?.opacity = 0.5
        }
        #expect(remote.accessibilityState == before)
        show { $0[title]?.accessibility?.label = "Other" }
        #expect(remote.accessibilityState != before && remote.name(of: ElementID(view: title)) == "Other")
        show { $0[title]?.opacity = 0 }
        #expect(remote.name(of: ElementID(view: title)) == nil && remote.tabOrder.count == 5)
        show { _ in }
        #expect(remote.accessibilityState == before)
    }

    @Test func outlineFollowsAMovingView() {
        show { $0[title]?.center = Point(x: 150, y: 60) }
        let rect = Rect(origin: Point(x: 50, y: 45), size: Size(width: 200, height: 30))
        #expect(remote.outline(of: ElementID(view: title))?.rect == rect)
        show { $0[title]?.transform = AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0) }
        let turned = Rect(origin: Point(x: 385, y: -80), size: Size(width: 30, height: 200))
        #expect(remote.outline(of: ElementID(view: title))?.rect == turned)
    }

    @Test func cursorMovesBetweenViewsAndBoards() {
        // The page knows no piece in that direction.
        page.behavior = { message, page in
            if case .cursor(_, _, let question) = message {
                page.send(.answer(.element(nil), question: question))
            } else {
                TestProcess.behave(message, page)
            }
        }
        #expect(remote.element(from: nil, toward: .first) == ElementID(view: title))
        #expect(remote.element(from: ElementID(view: title), toward: .down) == .piece(1))
        #expect(remote.element(from: .piece(1), toward: .up) == ElementID(view: title))
        #expect(remote.element(from: .piece(1), toward: .down) == ElementID(view: slider))
        #expect(remote.element(from: .piece(0), toward: .left) == nil)
        #expect(remote.element(from: ElementID(view: slider), toward: .right) == ElementID(view: tower))
        #expect(remote.element(from: ElementID(view: slider), toward: .last) == ElementID(view: tower))
        #expect(remote.element(from: ElementID(view: slider), toward: .down) == nil)
    }

    @Test func viewsAreFoundWithoutAQuestion() {
        page.behavior = { _, _ in }
        let start = bench.host.now
        #expect(remote.element(from: ElementID(view: tower), toward: .left) == ElementID(view: slider))
        #expect(remote.press(.delete, on: ElementID(view: slider), shift: false, at: start) == .unused)
        #expect(bench.host.now == start)
    }

    @Test func escapeIsThePagesOnAllElements() {
        let (element, now) = (ElementID(view: slider), bench.host.now)
        for result in [StageKeyResult.used, .unused] {
            page.behavior = { message, page in
                if case .input(_, let question?) = message { page.send(.answer(.key(result), question: question)) }
            }
            #expect(remote.press(.escape, on: element, shift: false, at: now) == result)
        }
        #expect(inputs == Array(repeating: .key(.escape, on: element, shift: false), count: 2))
    }

    @Test func thePageSaysWhereTheFocusGoes() {
        page.behavior = { [slider] message, page in
            guard case .nearest(_, let question) = message else { return TestProcess.behave(message, page) }
            page.send(.answer(.element(ElementID(view: slider)), question: question))
        }
        #expect(remote.element(nearestTo: ElementID(view: title)) == ElementID(view: slider))
    }

    @Test func focusMovesToTheNearestElementWhenAViewDisappears() {
        // The page knows no better one.
        page.behavior = { message, page in
            guard case .nearest(_, let question) = message else { return TestProcess.behave(message, page) }
            page.send(.answer(.element(nil), question: question))
        }
        show {
            $0[tower] = nil
            $0.root.children.removeLast()
        }
        #expect(remote.element(nearestTo: ElementID(view: tower)) == ElementID(view: slider))
        show { $0[title]?.isHidden = true }
        #expect(remote.element(nearestTo: ElementID(view: title)) == .piece(1))
        #expect(remote.element(nearestTo: ElementID(view: NodeID(number: 77))) == nil)
    }

    @Test func arrowsChangeAnAdjustableElementAlongItsLongerSide() {
        let (wide, high) = (ElementID(view: slider), ElementID(view: tower))
        let now = bench.host.now
        let keys: [(Direction, ElementID, ElementAction?)] = [
            (.right, wide, .increment), (.left, wide, .decrement), (.up, wide, nil), (.down, wide, nil),
            (.up, high, .increment), (.down, high, .decrement), (.left, high, nil), (.right, high, nil),
            (.rowStart, wide, nil), (.right, ElementID(view: title), nil),
        ]
        for (direction, element, action) in keys {
            let count = inputs.count
            let result = remote.press(.go(direction), on: element, shift: false, at: now)
            bench.host.settle()
            // The page answers with the tree of all tests.
            show { _ in }
            #expect(result == (action == nil ? .unused : .used))
            let sent = action.map { [PageInput.perform($0, on: element)] } ?? []
            #expect(Array(inputs.dropFirst(count)) == sent)
        }
    }

    @Test func arrowsChangeAMirroredElementInReadingDirection() {
        let (wide, high) = (ElementID(view: slider), ElementID(view: tower))
        remote.readsRightToLeft = true
        bench.host.settle()
        show { _ in }
        let keys: [(Direction, ElementID, ElementAction)] = [
            (.left, wide, .increment), (.right, wide, .decrement), (.up, high, .increment), (.down, high, .decrement),
        ]
        for (direction, element, action) in keys {
            #expect(remote.press(.go(direction), on: element, shift: false, at: bench.host.now) == .used)
            bench.host.settle()
            show { _ in }
            #expect(inputs.last == .perform(action, on: element))
        }
    }

    @Test func actionsAreInputsOfTheSession() throws {
        let view = ElementID(view: title)
        bench.host.pass(1)
        remote.activate(view, at: bench.host.now)
        remote.perform(.custom(2), on: view, at: bench.host.now)
        bench.host.settle()
        #expect(inputs == [.activate(view), .perform(.custom(2), on: view)])
        bench.save("Page.swift", "other")
        bench.host.settle()
        let repeated = try #require(bench.page).messages.compactMap { message -> [TimedInput]? in
            if case .replay(let inputs, _, _) = message { inputs } else { nil }
        }
        #expect(
            repeated.flatMap { $0 } == [
                TimedInput(step: 60, .activate(view)), TimedInput(step: 60, .perform(.custom(2), on: view)),
            ])
    }

    @Test func pressedViewIsWhatThePageAnswers() {
        let view = ElementID(view: title)
        page.behavior = { message, page in
            if case .elementAt(_, _, let question) = message {
                page.send(.answer(.element(view), question: question))
            } else {
                TestProcess.behave(message, page)
            }
        }
        #expect(remote.receive(.finger(.began), at: bench.host.now) == view)
    }

    @Test func textFieldIsAnElementWithAPlace() {
        let field = NodeTextField(
            string: "Ada", placeholder: "", style: TextStyle(size: 17), color: .black, alignment: .natural, inset: 0,
            isSecure: false, isFocused: false, actionCount: 0)
        #expect(remote.textField(of: ElementID(view: slider)) == nil && remote.textField(of: .piece(0)) == nil)
        func show(_ field: NodeTextField, opacity: Double = 1) {
            self.show {
                $0[slider]?.content = .textField(field)
                $0[slider]?.accessibility = NodeAccessibility(role: .textField, label: "Name")
                ($0[slider]!.opacity, $0.root.opacity) = (opacity, opacity)
            }
        }
        show(field, opacity: 0.5)
        let place = remote.textField(of: ElementID(view: slider))
        #expect(place?.field == field && place?.opacity == 0.25)
        #expect(place?.transform(Point(x: 0, y: 0)) == Point(x: 200, y: 485))
        let before = remote.accessibilityState
        var other = field
        other.string = "Eve"
        show(other, opacity: 0.5)
        #expect(remote.accessibilityState != before)
        #expect(remote.accessibility(of: ElementID(view: slider))?.role == .textField)
    }
}
