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
                "fox Size(width: 120.0, height: 141.0)", "note Size(width: 0.0, height: 0.0)",
                "wide Size(width: 300.0, height: 20.0)", "file Size(width: 0.0, height: 0.0)",
                "pipe Size(width: 0.0, height: 0.0)",
            ])
    }
}
