// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import PageLink
import Scene
import Testing

/// The size of a controller on a page.
struct DevicePageTests {
    /// Returns what a page prints on a device.
    private func output(_ text: String, _ device: PageDevice) throws -> String {
        let running = try RunningPage(BuiltPage(text), device: device)
        try running.wait { running.output.contains("\n") }
        return running.output
    }

    @Test func controllerHasTheSizeOfTheDevice() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport
            import UIKit
            class Card: UIViewController {
                override func viewDidLoad() {
                    let (size, screen) = (view.frame.size, UIScreen.main.bounds.size)
                    print(Int(size.width), Int(size.height), view.bounds.size == size, screen == size)
                }
            }
            PlaygroundPage.current.liveView = Card()
            """)
        let area = RunningPage.area
        for (device, size) in [
            (PageDevice.phone, "375 667"), (.tablet, "768 1024"), (.window, "\(Int(area.width)) \(Int(area.height))"),
        ] {
            let running = try RunningPage(page, device: device)
            try running.wait { running.output.contains("\n") }
            #expect(running.output == "\(size) true true\n")
        }
    }

    @Test func deviceIsDrawnAroundItsScreenOnly() throws {
        func sizes(_ view: String) throws -> [Size] {
            let text = "import PlaygroundSupport\nimport UIKit\nPlaygroundPage.current.liveView = \(view)\n"
            let running = try RunningPage(BuiltPage(text), device: .phone)
            _ = try running.loaded()
            func sizes(in node: Node) -> [Size] {
                [node.bounds.size] + node.children.flatMap { running.tree[$0].map(sizes) ?? [] }
            }
            return sizes(in: running.tree.root)
        }
        let screen = Size(width: 375, height: 667), body = Size(width: 399, height: 691)
        let controller = try sizes("UIViewController()")
        #expect(controller.contains(screen) && controller.contains(body))
        let view = try sizes("UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 80))")
        #expect(view.contains(Size(width: 70, height: 80)) && !view.contains(body))
    }

    @Test func sizeOfItsOwnIsKept() throws {
        let text = """
            import PlaygroundSupport
            import UIKit
            class Card: UIViewController {
                override func loadView() { view = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 80)) }
                override func viewWillAppear(_ animated: Bool) { print(Int(view.frame.width), UIScreen.main.bounds.width) }
            }
            PlaygroundPage.current.liveView = Card()
            """
        #expect(try output(text, .phone) == "70 70.0\n")
    }

    @Test func boardFillsTheArea() throws {
        let page = try BuiltPage(
            "import PlaygroundSupport\nPlaygroundPage.current.liveView = GameController(seed: 7)\n")
        let running = try RunningPage(page, data: dataFolder.path, device: .phone)
        _ = try running.loaded()
        func boards(in node: Node) -> [Node] {
            if case .board = node.content { return [node] }
            return node.children.flatMap { running.tree[$0].map(boards) ?? [] }
        }
        #expect(boards(in: running.tree.root).map(\.bounds.size) == [RunningPage.area])
    }
}
