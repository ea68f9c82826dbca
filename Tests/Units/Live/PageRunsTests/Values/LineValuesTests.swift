// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import PageRuns
import PageSource
import Scene
import TestHosts
import Testing

/// The values beside the lines of a page, as the window shows them.
struct LineValuesTests {
    private let bench: RunnerBench
    private let page: TestProcess
    private var values: LineValues { bench.runner.values }

    init() throws {
        bench = try RunnerBench(["Page.swift": "let a = 1\nlet b = 2\n\nlet c = 3"])
        page = try #require(bench.page)
    }

    private func value(
        _ text: String, line: Int = 1, columns: (Int, Int) = (1, 9), name: String = "", count: Int = 1,
        endLine: Int? = nil, elements: Int? = nil, history: [Double] = [], thumbnail: [NodeEdit] = []
    ) -> PageValue {
        PageValue(
            place: PageValue.Place(line: line, column: columns.0, endLine: endLine ?? line, endColumn: columns.1),
            name: name, count: count, text: text, elementCount: elements, history: history, thumbnail: thumbnail)
    }

    private func send(_ changes: [PageValue], from process: TestProcess? = nil) {
        (process ?? page).send(.values(changes))
        // The window asks for the next ones after a while.
        bench.host.pass(0.1)
    }

    @Test func valueIsShownBesideItsLine() throws {
        var changes: [Set<Int>] = []
        values.changed = { changes.append($0) }
        send([value("6", line: 2, name: "total", count: 4), value("\"red\"", line: 1)])
        #expect(changes == [[1, 2]] && Set(values.lines.keys) == [1, 2])
        #expect(values.lines[1]?.text == "\"red\"" && values.lines[2]?.text == "total = 6")
        #expect(values.lines[2]?.shortText == "6" && values.lines[2]?.remark == "4 times")
        #expect(values.lines[2]?.accessibleText == "Line 2: total = 6, 4 times")
        #expect(values.lines[1]?.accessibleText == "Line 1: \"red\"")
        send([value("7", line: 2, name: "total", count: 5)])
        #expect(changes.last == [2] && values.lines[2]?.text == "total = 7" && values.lines[2]?.places.count == 1)
    }

    @Test func plotCanBeRead() throws {
        send([value("6", name: "x", count: 5, history: [1, 2.5, -3.125, 4, 6])])
        let line = try #require(values.lines[1])
        #expect(line.remark == "-3.13 to 6, 5 times" && line.accessibleText == "Line 1: x = 6, -3.13 to 6, 5 times")
        let readings = [-1, 0, 0.3, 0.5, 1, 2].map { line.places[0].reading(at: $0) }
        let (first, last) = ("1 (value 1 of 5)", "6 (value 5 of 5)")
        #expect(readings == [first, first, "2.5 (value 2 of 5)", "-3.13 (value 3 of 5)", last, last])
        send([value("1", count: 9, history: [1, 1, 1]), value("2", line: 2, count: 2, history: [1, 2])])
        #expect(values.lines[1]?.remark == "9 times" && values.lines[2]?.remark == "2 times")
        #expect(values.lines[2]?.places[0].reading(at: 0) == nil, "there is no plot")
    }

    @Test func valuesOfALineAreInTheOrderOfTheirColumns() throws {
        send([value("4", columns: (12, 14), name: "y"), value("3", columns: (5, 6), name: "x", count: 2)])
        #expect(values.lines[1]?.text == "x = 3, y = 4")
        #expect(values.lines[1]?.accessibleText == "Line 1: x = 3, y = 4, 2 times")
        // The parts of an expression are listed after it, and the text leaves them out.
        send([value("[2, 4]", columns: (1, 20)), value("2", columns: (8, 9), name: "$0")])
        #expect(values.lines[1]?.places.map(\.text) == ["[2, 4]", "3", "2", "4"])
        #expect(values.lines[1]?.text == "[2, 4]")
        send([value("all", columns: (1, 2), endLine: 9)])
        #expect(values.lines[1]?.outermost.map(\.text) == ["all"])
    }

    /// The compiler reports the object of which a property is set.
    @Test(arguments: [
        ("view.layer.cornerRadius = 30", "cornerRadius = 30"), ("view.alpha = -0.5 // pale", "alpha = -0.5"),
        ("label?.text = \"a, b\"", "text = \"a, b\""), ("box.isHidden = true", "isHidden = true"),
        ("gc.back = UIColor(red: 0.90, green: 0.38, blue: 0, alpha: 1)", "#E66100"),
        ("gc.back = UIColor(red: 1, green: 0, blue: 0, alpha: a)", "object"), ("box.frame = frame", "object"),
        ("radius = 30", "object"), ("if box.count == 3 {", "object"), ("list[0].x = 3", "object"),
    ])
    func literalOfAPropertyIsShown(line: String, text: String) throws {
        let bench = try RunnerBench(["Page.swift": line])
        let page = try #require(bench.page)
        send([value("object", columns: (1, line.utf8.count + 1))], from: page)
        bench.host.settle()
        #expect(bench.runner.values.lines[1]?.text == text)
    }

    @Test func largeCollectionsSayHowManyElementsTheyHave() throws {
        send([value("[1, 2, …", count: 3, elements: 1)])
        #expect(values.lines[1]?.text == "[1, 2, … (1 element)" && values.lines[1]?.remark == "1 element, 3 times")
        send([value("[1, 2, …", elements: 40)])
        #expect(values.lines[1]?.text == "[1, 2, … (40 elements)")
    }

    @Test func callsThatReturnNothingAreCounted() throws {
        send([value("", count: 60)])
        #expect(values.lines[1]?.text == "60 times" && values.lines[1]?.accessibleText == "Line 1: 60 times")
    }

    @Test func textsArePrintableAndOnOneLine() throws {
        send([value("a\u{1B}[31m\nb\u{202E}", name: "n\u{7}")])
        #expect(values.lines[1]?.places.first?.text == "a[31m\nb" && values.lines[1]?.text == "n = a[31m b")
        #expect(values.lines[1]?.places.first?.name == "n")
    }

    @Test func thumbnailIsATree() throws {
        var tree = NodeTree(root: Node(area: Size(width: 20, height: 10)))
        tree.root.content = .picture(NodePicture(picture: .custom(uri: "file:///a.png"), fit: .stretch))
        var needed: [String] = []
        bench.remote?.picturesNeeded = { needed += $0 }
        send([value("UIImage", thumbnail: tree.edits(from: .empty))])
        #expect(values.lines[1]?.places.first?.thumbnail == tree && needed == ["file:///a.png"])
        send([value("UIImage", columns: (2, 3), thumbnail: [NodeEdit(NodeID(number: 5), .removed)])])
        #expect(page.isKilled, "a tree that cannot be shown")
    }

    @Test func tooManyValuesAreRefused() throws {
        for part in 0..<20 {
            send((0..<250).map { value("\($0)", line: 1 + part, columns: (1 + $0, 2 + $0)) })
        }
        #expect(page.isKilled && values.lines.values.reduce(0) { $0 + $1.places.count } == 4000)
    }

    @Test func newRunReplacesTheValuesWhenItIsShown() throws {
        bench.host.behavior = { _, _ in }
        // The spare process was started with the old behavior.
        bench.save("Page.swift", "second page")
        bench.host.settle()
        send([value("1"), value("2", line: 2)], from: bench.page)
        var changes: [Set<Int>] = []
        values.changed = { changes.append($0) }
        bench.save("Page.swift", "slow page")
        let next = try #require(bench.page)
        next.send(.loaded(PageTitle(name: "Slow board")))
        send([value("5", line: 4)], from: next)
        #expect(changes == [] && Set(values.lines.keys) == [1, 2], "the previous run is still shown")
        next.show()
        bench.host.settle()
        #expect(changes == [[1, 2, 4]] && Set(values.lines.keys) == [4] && values.source == "slow page")
        send([value("6", line: 4)], from: next)
        #expect(values.lines[4]?.text == "6")
    }

    @Test func valuesStayWhenThePageCrashesOrDoesNotCompile() throws {
        send([value("1")])
        bench.host.programs["swift-frontend"] = .ends(.status(1), saying: "/x/Page.swift:1:1: error: no\n")
        bench.save("Page.swift", "broken page")
        #expect(values.lines[1]?.text == "1")
        page.end(.signal(4))
        bench.host.settle()
        #expect(values.lines[1]?.text == "1")
    }

    @Test func valuesOfAnEarlierVersionAreMarked() throws {
        send([value("1"), value("2", line: 2)])
        #expect(!values.areOutdated && values.lines.values.allSatisfy(\.areLatest))
        bench.host.programs["swift-frontend"] = .ends(.status(1), saying: "/x/Page.swift:1:1: error: no\n")
        var changes: [Set<Int>] = []
        values.changed = { changes.append($0) }
        bench.save("Page.swift", "broken page")
        #expect(changes == [[1, 2]] && values.areOutdated)
        #expect(values.lines[1]?.accessibleText == "Line 1: 1, earlier value" && values.lines[1]?.text == "1")
        send([value("3", line: 2)])
        #expect(values.lines[2]?.accessibleText == "Line 2: 3, earlier value", "the previous run goes on")
        bench.host.programs["swift-frontend"] = .ends(.status(0))
        bench.save("Page.swift", "good page")
        #expect(!values.areOutdated)
        send([value("4")], from: bench.page)
        #expect(values.lines[1]?.accessibleText == "Line 1: 4")
    }

    @Test func valuesOfTheRunBeforeACrashAreMarked() throws {
        send([value("1")])
        bench.host.behavior = { _, _ in }
        bench.save("Page.swift", "second page")
        let second = try #require(bench.page)
        second.show()
        bench.host.settle()
        send([value("2")], from: second)
        bench.save("Page.swift", "third page")
        try #require(bench.page).end(.signal(4))
        bench.host.settle()
        #expect(values.lines[1]?.accessibleText == "Line 1: 2, earlier value")
    }

    @Test func valuesOfAFastLoopThatAreNotTheLatestAreMarked() throws {
        var late = value("Ball(x: 64)", count: 100)
        late.isLatest = false
        send([late, value("5", line: 2)])
        #expect(values.lines[1]?.accessibleText == "Line 1: Ball(x: 64), 100 times, earlier value")
        #expect(values.lines[1]?.areLatest == false && values.lines[2]?.areLatest == true)
    }

    @Test func changedLinesAreFound() {
        let movement = LineMovement(from: "a\nb {\n c\n}\nd", to: "new\na\nb {\n e\n}\nd")
        #expect(movement.keeps(1...1) && movement.keeps(2...2) && movement.keeps(4...5))
        #expect(!movement.keeps(2...3) && !movement.keeps(3...3) && !movement.keeps(5...6))
        #expect(!LineMovement(from: "a\nb", to: "a\nx\nb").keeps(1...2), "a line was added between them")
        #expect(!LineMovement(from: "a", to: "").keeps(1...1))
    }

    @Test func pinsFollowTheirLines() throws {
        send([value("1"), value("2", line: 2), value("3", line: 4)])
        for line in [1, 2, 4] { values.togglePin(line) }
        values.togglePin(1)
        #expect(values.lines.filter { $0.value.isPinned }.keys.sorted() == [2, 4])
        func pins(after source: String) -> [Int] {
            bench.save("Page.swift", source)
            send((1...9).map { value("1", line: $0) }, from: bench.page)
            return values.lines.filter { $0.value.isPinned }.keys.sorted()
        }
        #expect(pins(after: "let a = 1\n// More\nlet b = 2\n\nlet c = 3") == [3, 5], "a line was added")
        #expect(pins(after: "let a = 1\n// More\nlet b = 7\n\nlet c = 3") == [3, 5], "a value was edited")
        #expect(pins(after: "let c = 3\nlet a = 1\n") == [1], "a line was deleted, and one was moved")
    }

    @Test func switchRunsThePageWithoutValues() throws {
        #expect(arguments?.contains("-playground") == true && bench.page?.showsValues == true)
        send([value("1")])
        bench.runner.showsValues = false
        bench.host.settle()
        #expect(arguments?.contains("-playground") == false && bench.page?.showsValues == false)
        #expect(values.lines.isEmpty && !values.areAvailable)
        bench.runner.showsValues = true
        bench.host.settle()
        #expect(arguments?.contains("-playground") == true && values.areAvailable)
    }

    @Test func pageThatDoesNotCompileWithValuesIsShownWithoutThem() throws {
        #expect(values.areAvailable)
        bench.host.programs["swift-frontend"] = .ends(.status(1), saying: "<unknown>:0: error: cannot assign\n")
        for command in ["swiftc -c", "swiftc -emit-library"] { bench.host.programs[command] = .ends(.status(0)) }
        bench.save("Page.swift", "other page")
        #expect(bench.events.last == "shown Pairs board" && bench.page?.showsValues == false && !values.areAvailable)
        let note = "said note: No values are shown beside the lines: the compiler can’t add them to this page"
        #expect(bench.events("said") == [note])
        bench.forget()
        bench.runner.showsValues = false
        bench.host.settle()
        #expect(bench.events("said").isEmpty, "the user wants none")
    }

    /// The arguments of the latest compilation.
    private var arguments: [String]? {
        bench.host.launches.last { $0.command.hasPrefix("swift-frontend") }?.arguments
    }
}

extension TestProcess {
    /// Whether the page that it has loaded is to send its values.
    fileprivate var showsValues: Bool? {
        messages.compactMap { if case .load(let files) = $0 { files.showsValues } else { nil } }.last
    }
}
