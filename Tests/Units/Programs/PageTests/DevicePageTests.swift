// SPDX-License-Identifier: GPL-3.0-or-later
import PageLink
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
        let text = """
            import PlaygroundSupport
            let game = GameController()
            PlaygroundPage.current.liveView = game
            Task { print(game.view.bounds.width, Screen.main.bounds.width) }
            """
        let width = RunningPage.area.width
        #expect(try output(text, .phone) == "\(width) \(width)\n")
    }
}
