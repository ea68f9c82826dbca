// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
import Scene
import Testing

/// The values of the statements of pages that run.
struct ValuePageTests {
    @Test func variablesAndExpressions() throws {
        let values = try RecordedValues(
            """
            let number = 5
            var text = "red"
            text += "\\n\\t\\"blue\\""
            number * 2
            let (left, right) = (1.5, true)
            (number, label: "x")
            let character: Character = "é"
            text = String(repeating: "a", count: 1000)
            let type = Int.self
            """)
        #expect(values.texts(1) == ["5"] && values[1].first?.name == "number")
        #expect(values.texts(2) == [#""red""#])
        #expect(values.texts(3) == [#""red\n\t\"blue\"""#])
        #expect(values.texts(4) == ["10"] && values[4].first?.name == "")
        #expect(values.texts(6) == [#"(5, label: "x")"#])
        #expect(values.texts(7) == [#""é""#] && values.texts(9) == ["Int"])
        let long = try #require(values[8].first)
        #expect(long.text.hasPrefix("\"aaa") && long.text.hasSuffix("a…") && long.text.utf8.count < 210)
        let place = try #require(values[4].first?.place)
        #expect(place == PageValue.Place(line: 4, column: 1, endLine: 4, endColumn: 11))
    }

    @Test func loopsHaveACountAndAHistory() throws {
        let values = try RecordedValues(
            """
            var total = 0
            for index in 1...10 {
                total += index
            }
            var share = 1.0
            while share > 0.2 { share /= 2 }
            for index in 0..<100_000 { Double(index) }
            repeat { total -= 1 } while total > 50
            """)
        let total = try #require(values[3].first)
        #expect(total.text == "55" && total.count == 10 && total.isLatest)
        #expect(total.history == [1, 3, 6, 10, 15, 21, 28, 36, 45, 55])
        #expect(values[6].first?.history == [0.5, 0.25, 0.125])
        let long = try #require(values[7].first)
        #expect(long.count == 100_000 && (40...101).contains(long.history.count))
        #expect(long.history.first == 0 && long.history.last == 99_999 && long.history == long.history.sorted())
        #expect(values[8].first?.text == "50" && values[8].first?.count == 5)
        #expect(values[1].first?.history == [0])
    }

    @Test func functionsClosuresAndBranches() throws {
        let values = try RecordedValues(
            """
            func double(_ number: Int) -> Int {
                let result = number * 2
                return result
            }
            double(double(3))
            let all = [1, 2, 3].map { number in
                number * number
            }
            if all.count > 2 { "many" } else { "few" }
            switch all[1] {
            case 4: "four"
            default: "other"
            }
            let apply = { (body: (Int) -> Int) in body(1) }
            apply { $0 + 1 }
            func either(_ body: () -> Void) { body() }
            either { let inner = 7 }
            """)
        #expect(values.texts(2) == ["12"] && values[2].first?.count == 2)
        #expect(values.texts(5) == ["12"] && values.texts(6) == ["[1, 4, 9]"] && values.texts(7) == ["9"])
        #expect(values[7].first?.count == 3)
        #expect(values.texts(9) == [#""many""#] && values.texts(11) == [#""four""#] && values.texts(12) == [])
        #expect(values.texts(15).contains("2") && values.texts(17) == ["7"])
    }

    @Test func collectionsOptionalsAndErrors() throws {
        let values = try RecordedValues(
            """
            let empty: [Int] = []
            let names = ["a": 1]
            let nothing: String? = nil
            let something: Int?? = 3
            struct Failure: Error { var code = 4 }
            enum Shape { case dot, circle(radius: Double), box(Int, Int); indirect case pair(Shape, Shape) }
            let shapes = [Shape.dot, .circle(radius: 2), .box(1, 2), .pair(.dot, .dot)]
            func fail() throws { throw Failure() }
            do { try fail() } catch { error }
            let all = Array(0..<100_000)
            let none: [String: Int] = [:]
            let set: Set = [3]
            let closed = 1...5
            """)
        #expect(values.texts(1) == ["[]"] && values.texts(2) == [#"["a": 1]"#] && values.texts(3) == ["nil"])
        #expect(values.texts(4) == ["3"] && values.texts(9) == ["Failure(code: 4)"])
        #expect(values.texts(7) == ["[dot, circle(radius: 2), box(1, 2), pair(dot, dot)]"])
        let all = try #require(values[10].first)
        #expect(all.text.hasPrefix("[0, 1, 2, 3") && all.text.hasSuffix(", …]") && all.elementCount == 100_000)
        #expect(values.texts(11) == ["[:]"] && values.texts(12) == ["[3]"] && values.texts(13) == ["1...5"])
    }

    @Test func typesOfThePage() throws {
        let values = try RecordedValues(
            """
            struct Point3 { var x = 1, y = 2.5; lazy var z = 3 }
            let point = Point3()
            class Ball { var radius = 3; var next: Ball? }
            let ball = Ball()
            ball.next = ball
            struct Card: CustomStringConvertible { var rank = 1; var description: String { "♠\\(rank)" } }
            let cards = [Card(), Card(rank: 2)]
            var card = Card()
            card.rank = 12
            enum Suit: String { case spades, hearts }
            let suit = Suit.hearts
            actor Counter { var count = 0 }
            let counter = Counter()
            struct Unique: ~Copyable { var number = 1 }
            var unique = Unique()
            unique.number = 2
            struct Hand { var card = Card(rank: 7) }
            let hand = Hand()
            """)
        #expect(values.texts(2) == ["Point3(x: 1, y: 2.5, z: nil)"])
        #expect(values.texts(4) == ["Ball(radius: 3, next: nil)"])
        #expect(values.texts(5).first?.hasPrefix("Ball(radius: 3, next: Ball(radius: 3, ") == true)
        #expect(values.texts(7) == ["[♠1, ♠2]"] && values.texts(9) == ["♠12"] && values.texts(11) == ["hearts"])
        #expect(values.texts(13) == ["Counter(count: 0)"] && values.texts(16) == [])
        #expect(values.texts(18) == ["Hand(card: ♠7)"])
    }

    @Test func colorsImagesAndViews() throws {
        let values = try RecordedValues(
            """
            import UIKit
            let color = UIColor(red: 1, green: 0, blue: 0.5, alpha: 1)
            let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
            label.text = "Hi"
            view.backgroundColor = color
            view.addSubview(label)
            let renderer = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4))
            let image = renderer.image { context in
                UIColor.blue.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            let maybe: UIView? = view
            view.center
            color.cgColor
            label.text = "Ho"
            """)
        // Each line says what it has made, although the label has changed since.
        #expect(values.texts(5).last == #"UILabel "Hi""#)
        #expect(values.texts(16).last == #"UILabel "Ho""#)
        let red = Color(red: 1, green: 0, blue: 0.5)
        #expect(values[2].first?.color == red && values[15].first?.color == red)
        let view = try #require(values[6].first { $0.name == "view" })
        #expect(view.text == "UIView 30 × 40 at 10, 20")
        var tree = NodeTree.empty
        #expect(tree.apply(view.thumbnail) && tree.root.bounds.size == Size(width: 30, height: 40))
        let node = try #require(tree.root.children.first.flatMap { tree[$0] })
        #expect(node.center == Point(x: 15, y: 20) && node.style.fill == red && node.children.count == 1)
        guard case .text(let text) = tree[node.children[0]]?.content else { return #expect(Bool(false), "no label") }
        // The drawing is of the view as it is now.
        #expect(text.string == "Ho")
        let image = try #require(values[9].first { $0.name == "image" })
        var picture = NodeTree.empty
        #expect(picture.apply(image.thumbnail) && picture.root.bounds.size == Size(width: 8, height: 4))
        #expect(picture.root.children.count == 1 && image.text == "8 × 4")
        #expect(values[13].first?.thumbnail.isEmpty == false && values.texts(14) == ["25, 40"])
    }

    @Test func printedLines() throws {
        let values = try RecordedValues(
            """
            print("Hello", 5)
            for index in 1...3 { print(index, terminator: "") }
            print("a\\u{1B}[31m\\nb")
            """)
        let hello = try #require(values[1].first)
        #expect(hello.text == "Hello 5" && hello.isPrinted && values[2].first?.text == "3")
        #expect(values[2].first?.count == 3 && values[3].first?.text == #"a\u{1B}[31m\nb"#)
        #expect(values.page.output.hasPrefix("Hello 5\n123"))
    }

    @Test func otherFilesAreNotRecorded() throws {
        let values = try RecordedValues(
            """
            let number = helper(3)
            print(number)
            """,
            sources: [
                "Helper.swift": "func helper(_ n: Int) -> Int {\n    let m = n + 1\n    return m\n}",
                "Other.swift": "struct Other { var text = \"other\" }",
            ])
        #expect(values.texts(1) == ["4"] && values.all.count == 3)
    }

    /// What a page shows, and how long its objects live, does not depend on whether its values are recorded.
    @Test func valuesHaveNoInfluence() throws {
        let source = """
            import PlaygroundSupport
            import UIKit
            class Ball { var name = "x"; deinit { print("gone", name) } }
            var ball: Ball? = Ball()
            ball?.name = "first"
            ball = nil
            print("after")
            var array = [1, 2, 3]
            let start = array.withUnsafeBufferPointer { $0.baseAddress }
            array[1] = 5
            array[2] = 6
            print(array.withUnsafeBufferPointer { $0.baseAddress } == start)
            var view: UIView? = UIView()
            weak var old = view
            view?.tag = 4
            view = nil
            print(old == nil, Int.random(in: 0..<1000))
            let area = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let hidden = UIView()
            hidden.addSubview(UIView())
            let shown = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            area.addSubview(shown)
            PlaygroundPage.current.liveView = area
            let link = CADisplayLink { _ in
                shown.center.x += 1
                shown.alpha = 0.5
            }
            link.add(to: .main, forMode: .common)
            """
        let runs = try [true, false].map { showsValues in
            let page = try RunningPage(BuiltPage(source, showsValues: showsValues))
            _ = try page.loaded()
            for step in 1...60 { try page.advance(to: Double(step) / 60) }
            return page
        }
        #expect(runs[0].output == runs[1].output && runs[0].output.hasPrefix("gone first\nafter\ntrue\ntrue "))
        #expect(runs[0].tree == runs[1].tree && !runs[0].values.isEmpty && runs[1].values.isEmpty)
    }

    @Test func valuesChangeWhileThePageRuns() throws {
        let page = try RunningPage(
            BuiltPage(
                """
                import PlaygroundSupport
                import UIKit
                let area = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                PlaygroundPage.current.liveView = area
                var count = 0
                let link = CADisplayLink { _ in
                    count += 1
                    area.tag = count
                }
                link.add(to: .main, forMode: .common)
                func nothing() {}
                for _ in 1...3 { nothing() }
                let times = { count += 1 }
                for _ in 1...3 { times() }
                """))
        _ = try page.loaded()
        try page.advance(to: 1)
        func count() -> PageValue? { page.values.values.first { $0.place.line == 7 } }
        // The last values come when the page has been at rest for a moment, without being asked for.
        try page.wait(until: { count()?.count == 60 })
        #expect(count()?.text == "63" && count()?.history.last == 63)
        let counted = page.values.values.first { $0.place.line == 13 && $0.name.isEmpty }
        #expect(counted?.count == 3 && counted?.text == "", "a closure that returns nothing")
    }

    @Test func otherThreadIsRecorded() throws {
        let page = try RunningPage(
            BuiltPage(
                """
                import UIKit
                import PlaygroundSupport
                PlaygroundPage.current.liveView = GameController(seed: 1)
                Thread.detachNewThread {
                    let late = 5 * 5
                }
                """))
        _ = try page.loaded()
        try page.wait(until: { page.values.values.contains { $0.text == "25" } })
    }

    @Test func hostileValuesAreShort() throws {
        let values = try RecordedValues(
            """
            let huge = [UInt8](repeating: 7, count: 100_000_000)
            struct Big { var bytes = huge; var name = "big" }
            let big = Big()
            struct Loud: CustomStringConvertible { var description: String { String(repeating: "x", count: 1_000_000) } }
            let loud = Loud()
            class Chain { var next: Chain?; init(_ next: Chain?) { self.next = next } }
            var chain = Chain(nil)
            for _ in 0..<10_000 { chain = Chain(chain) }
            struct Curious: CustomStringConvertible {
                var description: String {
                    let inner = "seen"
                    return inner + "\\(huge.count)"
                }
            }
            let curious = Curious()
            let combining = "e" + String(repeating: "\\u{301}", count: 100_000)
            let nested = (0..<50).map { Array(repeating: "\\($0)", count: 50) }
            let text = String(repeating: "long ", count: 10_000_000)
            """)
        #expect(values[1].first?.text.hasPrefix("[7, 7, ") == true && values[1].first?.elementCount == 100_000_000)
        #expect(values.texts(3).first?.hasPrefix("Big(bytes: [7, 7") == true)
        #expect(values.texts(5).first?.hasPrefix("xxx") == true && values[8].first?.count == 10_000)
        #expect(values.texts(15) == ["seen100000000"] && values.texts(11) == [], "a description is not recorded")
        #expect(values.all.values.allSatisfy { $0.text.utf8.count <= 210 })
    }

    @Test func fastLoopOfObjectsIsThinned() throws {
        let values = try RecordedValues(
            """
            class Ball { var x = 0; var name = "ball" }
            let ball = Ball()
            for index in 1...100_000 { ball.x = index }
            var list: [String] = []
            for index in 1...100_000 { list.append("\\(index)") }
            """)
        let ball = try #require(values[3].first)
        #expect(ball.count == 100_000 && !ball.isLatest && ball.text == #"Ball(x: 65536, name: "ball")"#)
        #expect(values[5].first?.elementCount == 100_000)
    }
}

/// A page that has run, and its values.
struct RecordedValues {
    /// The page.
    let page: RunningPage
    /// All values.
    var all: [PageValue.Place: PageValue] { page.values }

    /// Runs a page and waits for its values.
    init(_ source: String, sources: [String: String] = [:]) throws {
        page = try RunningPage(BuiltPage(source + "\n\"the end\"", sources: sources))
        _ = try page.next { if case .loaded = $0 { true } else { false } }
        let page = page
        try page.wait(until: { page.values.values.contains { $0.text == "\"the end\"" } })
    }

    /// The values of a line, by column.
    subscript(line: Int) -> [PageValue] {
        all.values.filter { $0.place.line == line }.sorted { $0.place.column < $1.place.column }
    }

    /// The texts of the values of a line.
    func texts(_ line: Int) -> [String] { self[line].map(\.text) }
}
