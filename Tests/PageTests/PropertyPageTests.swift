import Boards
import Foundation
import Testing

/// Every live property of every board, set on a page by the line that says so. A property that is added is tried with the
/// others.
@MainActor struct PropertyPageTests {
    @Test func everyPropertyIsSetByItsLine() throws {
        let memory = MemoryBoard(seed: 7)
        let tiles = PentominoBoard(seed: 7, today: { .first })
        let circles = PasscodeBoard(seed: 7)
        let parts = [part(of: memory), part(of: tiles), part(of: circles)]
        let page = try BuiltPage("import PlaygroundSupport\n" + parts.map(\.text).joined())
        let running = try RunningPage(page, data: dataFolder.path)
        #expect(try running.loaded() == nil, "the page shows nothing")
        try running.wait { running.output.hasSuffix("end\n") }
        let lines = running.output.split(separator: "\n").map(String.init)
        for line in parts.flatMap(\.lines) { #expect(lines.contains(line)) }
        #expect(lines.count == parts.map(\.lines.count).reduce(0, +) + 1, "nothing was refused")
        #expect(running.errors == "")
    }

    /// A block that sets all properties of a board and then prints them, and the lines that it shall print.
    private func part<B: GameBoard>(of board: B) -> (text: String, lines: [String]) {
        let lines = board.liveProperties.map { $0.swiftLine(for: $0.anotherValue) }
        let text = """
            do {
                let gc = \(B.controllerName)(seed: 7)
                \(lines.joined(separator: "\n    "))
                for property in gc.liveProperties { print(property.swiftLine(for: property.read())) }
            }
            """
        return (text + (B.self == PasscodeBoard.self ? "\nprint(\"end\")\n" : "\n"), lines)
    }
}

/// The folder of the program's data, in its sources.
let dataFolder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../data").standardized
