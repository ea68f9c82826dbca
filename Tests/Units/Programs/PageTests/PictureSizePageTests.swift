// SPDX-License-Identifier: GPL-3.0-or-later
import DataFolder
import Foundation
import Testing

/// A page that asks for the sizes of pictures.
struct PictureSizePageTests {
    @Test func sizeIsAvailableAtOnce() throws {
        let page = try BuiltPage(
            """
            import PlaygroundSupport
            print("fox", Image(named: "fox")!.size)
            print("note", Image(named: "note")!.size)
            print("wide", Image(named: "wide")!.size)
            print("file", Image(contentsOf: "/proc/self/maps")!.size)
            print("pipe", Image(contentsOf: "/dev/stdin")?.size ?? Size(width: -1, height: -1))
            PlaygroundPage.current.liveView = GameController(seed: 7)

            """,
            resources: ["note.png": "no picture", "wide.svg": "<svg width='300' height='20'/>"])
        let running = try RunningPage(page, data: dataFolder.path)
        _ = try running.loaded()
        try running.wait(until: { running.output.contains("pipe") })
        let sizes = running.output.split(separator: "\n").map(String.init)
        #expect(
            sizes == [
                "fox (120.0, 141.0)", "note (0.0, 0.0)",
                "wide (300.0, 20.0)", "file (0.0, 0.0)",
                "This page can’t read /dev/stdin: put it in Resources, or drop it on the window", "pipe (-1.0, -1.0)",
            ])
    }
}
