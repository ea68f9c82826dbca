// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene
import TestHosts
import Testing

@testable import PageRuns

/// The inputs of a session in words.
struct SessionTicksTests {
    private let bench: RunnerBench
    private let remote: RemotePage
    private var host: TestHost { bench.host }
    private var texts: [String] { bench.runner.timeLine.ticks.map(\.text) }

    init() throws {
        bench = try RunnerBench()
        remote = try #require(bench.remote)
    }

    private func touch(_ phase: Touch.Phase, x: Double = 400, after pause: Double = 0) {
        host.pass(pause)
        _ = remote.receive(.finger(phase, x: x, time: host.now), at: host.now)
        host.settle()
    }

    @Test func tapNamesTheElement() {
        host.pass(1)
        touch(.began)
        touch(.moved, x: 404)
        touch(.ended, after: 0.1)
        #expect(bench.runner.timeLine.ticks == [SessionTick(step: 60, text: "Tap on “Card 2”")])
    }

    @Test(arguments: [nil, "", " "])
    func tapOnNothingIsNamedByItsPlace(name: String?) {
        var ticks = SessionTicks()
        let touches: [(Touch.Phase, Double, Double)] = [
            (.began, 120, 0), (.ended, 120, 0.1), (.began, 7, 1), (.moved, 90, 1.2), (.ended, 90, 1.3), (.began, 8, 2),
            (.ended, 8, 3),
        ]
        for (phase, x, time) in touches {
            let touch = Touch(id: 1, phase, at: Point(x: x, y: 80.4), time: time, by: .finger)
            ticks.add(TimedInput(step: 0, .touch(touch)), name: name, before: RunnerBench.environment)
        }
        #expect(
            ticks.all.map(\.text) == [
                "Tap on the board at 120, 80", "Drag on the board from 7, 80", "Long press on the board at 8, 80",
            ])
    }

    @Test func viewWithoutANameIsNamedByWhatIsInIt() {
        var elements = PageElements()
        var tree = NodeTree.empty
        func node(_ x: Double, _ children: [NodeID] = [], _ label: String? = nil) -> Node {
            let bounds = Rect(origin: Point(x: 0, y: 0), size: Size(width: 100, height: 40))
            var node = Node(center: Point(x: x + 50, y: 20), bounds: bounds)
            node.children = children
            node.accessibility = label.map { NodeAccessibility(label: $0) }
            return node
        }
        tree.root.children = [NodeID(number: 1), NodeID(number: 4)]
        tree[NodeID(number: 1)] = node(0, [NodeID(number: 2), NodeID(number: 3)])
        tree[NodeID(number: 2)] = node(0, [], "Play")
        tree[NodeID(number: 3)] = node(100, [], "Stop")
        tree[NodeID(number: 4)] = node(300, [], "Score")
        elements.update(by: tree.edits(from: .empty), from: .empty, to: tree)
        func name(_ x: Double, in element: ElementID?) -> String? {
            elements.name(pressing: element, at: Point(x: x, y: 20), in: tree)
        }
        let card = ElementID(view: NodeID(number: 1))
        #expect(name(150, in: card) == "Stop" && name(50, in: card) == "Play" && name(250, in: card) == "Play")
        #expect(name(50, in: ElementID(view: NodeID(number: 3))) == "Stop")
        #expect(name(350, in: nil) == "Score" && name(250, in: nil) == nil)
    }

    @Test func dragIsOneTick() {
        touch(.began)
        for x in 0..<30 { touch(.moved, x: 400 + Double(x), after: 1.0 / 60) }
        touch(.ended)
        #expect(texts == ["Drag of “Card 2”"])
    }

    @Test func longPressIsOneTick() {
        touch(.began)
        touch(.ended, after: 0.7)
        touch(.began)
        touch(.ended, after: 0.1)
        #expect(texts == ["Long press on “Card 2”", "Tap on “Card 2”"])
    }

    @Test func keysAndActionsNameTheElement() {
        _ = remote.press(.character("A"), on: .piece(0), shift: false, at: host.now)
        _ = remote.press(.go(.left), on: .piece(0), shift: false, at: host.now)
        remote.activate(.piece(2), at: host.now)
        remote.perform(.increment, on: .piece(1), at: host.now)
        #expect(texts == ["A on Card 1", "← on Card 1", "Return on Card 3", "Increase of “Card 2”"])
    }

    @Test func changesOfTheEnvironmentAreNamed() {
        remote.update(isDark: true, textScale: 1)
        remote.resize(to: Size(width: 700, height: 600))
        remote.resize(to: Size(width: 360, height: 640))
        remote.allowsMotion = false
        remote.update(isDark: true, textScale: 1.25)
        #expect(texts == ["Dark style", "Size: 360 × 640", "Animations off", "Text size: 125%"])
    }

    @Test func changeOfAPropertyIsOneTick() {
        let kind = PropertyKind.number(0...20, step: 0.1, unit: .other("m"))
        let property = PageProperty(
            key: "Gravity", title: "Gravity", section: "", kind: kind, style: .decimal, defaultValue: .number(9),
            origin: .board(name: "gravity"))
        bench.page?.showNext(.properties([property], values: [.number(9)]))
        host.settle()
        for value in [9.1, 9.5, 9.8] { remote.properties.set(0, to: .number(value)) }
        remote.activate(.piece(0), at: host.now)
        remote.properties.set(0, to: .number(12))
        #expect(texts == ["Gravity: 9.8", "Return on Card 1", "Gravity: 12"])
    }

    @Test func forgottenInputsHaveNoTicks() throws {
        var ticks = SessionTicks()
        let environment = RunnerBench.environment
        for step in 0..<4 {
            let input = PropertyInput(key: "\(step % 2)", value: .number(1), defaultValue: .number(0))
            ticks.add(TimedInput(step: step, .property(input)), name: "\(step)", before: environment)
        }
        ticks.forget(after: 2)
        #expect(ticks.all.map(\.text) == ["0", "1", "2"])
        ticks.forget(properties: ["0"])
        #expect(ticks.all.map(\.text) == ["1"])
        ticks.forget(properties: ["1"])
        #expect(ticks.all == [])
    }
}
