// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import PageBuild
import PageLink
import PageSource
import Scene
import Testing

/// Pages whose controls and recognizers call methods by name, as code of iOS does.
struct SelectorPageTests {
    private static let page = Result {
        try BuiltPage(
            """
            import UIKit
            import PlaygroundSupport

            class TapController: UIViewController {
                @IBOutlet private var button: UIButton!
                @objc dynamic var taps = 0

                override func viewDidLoad() {
                    super.viewDidLoad()
                    button = UIButton(type: .system)
                    button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
                    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
                    button.addTarget(nil, action: #selector(TapController.pressed), for: .touchDown)
                    view.addSubview(button)
                    let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
                    view.addGestureRecognizer(tap)
                    let counter = Counter(frame: CGRect(x: 0, y: 300, width: 100, height: 50))
                    view.addSubview(counter)
                }

                @objc func tapped(_ sender: UIButton) {
                    taps += 1
                    print("tapped", taps, sender === button, "\\(#selector(tapped))")
                }

                @objc private func handleTap(_ recognizer: UITapGestureRecognizer) {
                    print("tap", recognizer.location(in: view).x)
                }

                #if os(macOS)
                    @IBAction func pressed() { print("clicked") }
                #else
                    @IBAction func pressed() { print("pressed") }
                #endif
            }

            Timer.scheduledTimer(
                timeInterval: 10, target: TapController.self, selector: #selector(TapController.tick(timer:)),
                userInfo: "ten", repeats: false)
            extension TapController {
                @objc static func tick(timer: Timer) { print("tick", timer.userInfo as? String ?? "", #line) }
            }
            PlaygroundPage.current.liveView = TapController()
            """,
            sources: [
                "Counter.swift": """
                import UIKit

                public class Counter: UIView {
                    public override init(frame: CGRect) {
                        super.init(frame: frame)
                        addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(count)))
                    }
                    public required init?(coder: NSCoder) { super.init(coder: coder) }
                    @objc private func count() { print("counted") }
                }
                """
            ])
    }

    @Test func controlsRecognizersAndTimersCallMethods() throws {
        let running = try RunningPage(Self.page.get())
        _ = try running.loaded()
        try running.tap(Point(x: 50, y: 25), at: 1)
        try running.tap(Point(x: 200, y: 200), at: 3)
        try running.tap(Point(x: 50, y: 325), at: 5)
        try running.tap(Point(x: 50, y: 25), at: 7)
        try running.advance(to: 11)
        try running.wait { running.output.contains("tick") }
        #expect(
            running.output == """
                pressed
                tapped 1 true tapped:
                tap 200.0
                counted
                pressed
                tapped 2 true tapped:
                tick ten 41

                """)
    }

    @Test func targetInAnInitialValueIsFoundAlongTheResponderChain() throws {
        let page = try BuiltPage(
            """
            import UIKit
            import PlaygroundSupport

            class KeyController: UIViewController {
                let key: UIButton = {
                    let key = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
                    key.addTarget(self, action: #selector(press), for: .touchUpInside)
                    return key
                }()

                override func loadView() {
                    view = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
                    view.addSubview(key)
                }

                @objc func press() { print("pressed") }
            }
            PlaygroundPage.current.liveView = KeyController()
            """)
        let running = try RunningPage(page)
        _ = try running.loaded()
        let window = try #require(running.tree.root.children.first.flatMap { running.tree[$0] })
        let place = window.transformToParent(Point(x: 20, y: 20))
        try running.send(.touch(Touch(id: 1, .began, at: place, time: 1, by: .finger)), at: 1)
        try running.send(.touch(Touch(id: 1, .ended, at: place, time: 1.1, by: .finger)), at: 1.1)
        try running.advance(to: 2)
        try running.wait { running.output == "pressed\n" }
    }

    @Test func optionalMethodOfADelegateIsCalledIfItExists() throws {
        let page = try BuiltPage(
            """
            import UIKit

            @objc protocol GameDelegate {
                @objc optional func moved(_ card: Int)
                @objc optional func title(of card: Int) -> String?
            }
            class Both: NSObject, GameDelegate {
                func moved(_ card: Int) { print("moved", card) }
                func title(of card: Int) -> String? { "fox" }
            }
            class None: NSObject, GameDelegate {}
            class Game {
                weak var delegate: GameDelegate?
                func move() {
                    delegate?.moved?(1)
                    print(delegate?.title?(of: 1) as Any? ?? "none")
                }
            }
            let (game, both, none) = (Game(), Both(), None())
            for delegate in [both, none] as [GameDelegate] {
                game.delegate = delegate
                game.move()
            }
            """)
        let running = try RunningPage(page)
        try running.wait { running.output.hasSuffix("none\n") }
        #expect(running.output.hasPrefix("moved 1\n"))
    }

    @Test func rowIsDeletedIfThereIsAMethodForIt() throws {
        let page = try BuiltPage(
            """
            import UIKit
            import PlaygroundSupport

            class ToDoController: UITableViewController {
                var items = ["tea", "milk"]
                override func viewDidLoad() { preferredContentSize = CGSize(width: 375, height: 500) }
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                    cell.textLabel?.text = items[indexPath.row]
                    return cell
                }
                override func tableView(
                    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
                    forRowAt indexPath: IndexPath
                ) {
                    items.remove(at: indexPath.row)
                    tableView.deleteRows(at: [indexPath], with: .automatic)
                    print(items)
                }
            }
            PlaygroundPage.current.liveView = ToDoController()
            """)
        let running = try RunningPage(page)
        _ = try running.loaded()
        try running.glide(from: Point(x: 350, y: 20), to: Point(x: 30, y: 20), at: 1)
        try running.touch(.ended, Point(x: 30, y: 20), at: 2)
        try running.advance(to: 3)
        try running.wait { running.output == "[\"milk\"]\n" }
    }

    @Test func valuesKeepTheirLines() throws {
        let running = try RunningPage(Self.page.get())
        _ = try running.loaded()
        try running.tap(Point(x: 50, y: 25), at: 1)
        try running.advance(to: 2)
        try running.wait { running.values.contains { $0.key.line == 23 } }
        let lines = Set(running.values.keys.map(\.line))
        #expect(lines.isSubset(of: 9...39), "\(lines)")
        #expect(running.values.first { $0.key.line == 23 }?.value.text == "tapped 1 true tapped:")
    }

    @Test func replayRepeatsTheCalls() throws {
        let live = try RunningPage(Self.page.get())
        _ = try live.loaded()
        let inputs = [Touch.Phase.began, .ended].enumerated().map { index, phase in
            let touch = Touch(id: 1, phase, at: live.inArea(Point(x: 50, y: 25)), time: 1, by: .finger)
            return TimedInput(step: 60 + 6 * index, .touch(touch))
        }
        for input in inputs { try live.send(.input(input, question: nil)) }
        try live.advance(to: 11)
        let replayed = try RunningPage(Self.page.get())
        _ = try replayed.loaded(repeating: inputs, until: 660)
        try live.wait { live.output.contains("tick") }
        try replayed.wait { replayed.output == live.output }
        #expect(live.output.contains("tapped 1") && replayed.newOutput == "" && replayed.tree == live.tree)
    }

    @Test func missingMethodIsReported() throws {
        let page = try BuiltPage(
            """
            import UIKit
            import PlaygroundSupport
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            button.addTarget(button, action: Selector("explode:"), for: .touchDown)
            PlaygroundPage.current.liveView = button
            """)
        let running = try RunningPage(page)
        _ = try running.loaded()
        try running.touch(.began, Point(x: 50, y: 25), at: 1)
        try running.waitForEnd()
        #expect(running.errors.contains("unrecognized selector explode: sent to"))
    }

    /// What the compiler says refers to the source as it was written, also to the end of it.
    @Test func errorsHaveTheirPlaces() throws {
        let first = """
            import UIKit
            class Tapped: UIView {
                func add() { let a = #selector(tapped); let b: Int = a }
                @objc dynamic func tapped() -> Int { "é" }
            }
            """
        #expect(try errors(in: first) == ["3:58", "4:42"])
        // Without the last brace, there is nothing after the source.
        #expect(try errors(in: "import UIKit\nclass A {\n    @objc func f() {}\n").last == "4:1")
    }

    /// Returns the lines and columns of the errors in a page.
    private func errors(in text: String) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let cache = builtProducts.appending(path: "PageCache").path
        for path in [folder.appending(path: "build").path, cache] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        let file = folder.appending(path: "Page.swift")
        try text.write(to: file, atomically: true, encoding: .utf8)
        let toolchain = try #require(BuiltPage.toolchain)
        let page = try Playground(path: file.path).pages[0]
        let build = folder.appending(path: "build").path
        var run = BuildProgress(
            try Build(
                of: page, with: toolchain, modules: [builtProducts.appending(path: "Modules").path], cache: cache,
                in: build))
        while let command = run.next {
            let launch = BuiltPage.sandbox.launch(
                command, of: toolchain, reading: ReadableFiles([page.folder]), writing: [build, cache])
            let (status, output) = try BuiltPage.run(launch)
            run.ended(isDone: status == 0, printed: output)
        }
        return run.diagnostics.filter { $0.severity == .error && $0.file == file.path }
            .map { "\($0.line ?? 0):\($0.column ?? 0)" }
    }
}
