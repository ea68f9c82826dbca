import BoardKinds
import Boards
import Foundation
import Testing

/// Every live property of every board, set on a page by the line that says so. A property that is added is tried with the
/// others.
@MainActor struct PropertyPageTests {
    @Test func everyPropertyIsSetByItsLine() throws {
        let parts = BoardKinds.all.map { part(of: $0) }
        let page = try BuiltPage("import PlaygroundSupport\n" + parts.map(\.text).joined() + "print(\"end\")\n")
        let running = try RunningPage(page, data: dataFolder.path)
        #expect(try running.loaded() == nil, "the page shows nothing")
        try running.wait { running.output.hasSuffix("end\n") }
        let lines = running.output.split(separator: "\n").map(String.init)
        for line in parts.flatMap(\.lines) { #expect(lines.contains(line)) }
        #expect(lines.count == parts.map(\.lines.count).reduce(0, +) + 1, "nothing was refused")
        #expect(running.errors == "")
    }

    /// A block that sets all properties of a board and then prints them, and the lines that it shall print.
    private func part<Kind: BoardKind>(of kind: Kind.Type) -> (text: String, lines: [String]) {
        let board = Kind.makeBoard(seed: 7)
        let lines = board.liveProperties.map { $0.swiftLine(for: $0.anotherValue) }
        let text = """
            do {
                let gc = \(Kind.Controller.self)(seed: 7)
                \(lines.joined(separator: "\n    "))
                for property in gc.liveProperties { print(property.swiftLine(for: property.read())) }
            }

            """
        return (text, lines)
    }
}

/// The folder of the program's data, in its sources.
let dataFolder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../data").standardized
