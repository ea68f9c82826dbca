// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import DataFolder
import Foundation
import Testing

/// Sets every live property of every board on a page by its Swift line. New properties are included automatically.
struct PropertyPageTests {
    @Test func everyPropertyIsSetByItsLine() throws {
        let parts = BoardKinds.all.map { part(of: $0) }
        let page = try BuiltPage("import PlaygroundSupport\n" + parts.map(\.text).joined() + "print(\"end\")\n")
        let running = try RunningPage(page, data: dataFolder.path)
        #expect(try running.loaded().hasView == false, "the page must show nothing")
        try running.wait { running.output.hasSuffix("end\n") }
        let lines = running.output.split(separator: "\n").map(String.init)
        for line in parts.flatMap(\.lines) { #expect(lines.contains(line)) }
        // Sets of three need a size that is not the default.
        let others = lines.filter { $0 != "gc.size = \"6x3\" (nearest valid value)" }
        let expected = parts.flatMap(\.lines).count + 1
        #expect(others.count == expected, "no value must be refused")
        #expect(running.errors == "")
    }

    /// Returns a block that sets and prints all properties of a board, and the expected output.
    private func part<Kind: BoardKind>(of kind: Kind.Type) -> (text: String, lines: [String]) {
        let board = Kind.makeBoard(seed: 7)
        let properties = board.liveProperties
        let lines = properties.indices.map { index in
            properties[index].swiftLine(for: properties[index].changed(keeping: Array(properties[..<index])))
        }
        let text = """
            do {
                let gc = \(Kind.controllerName)(seed: 7)
                \(lines.joined(separator: "\n    "))
                for property in gc.liveProperties { print(property.swiftLine(for: property.read())) }
            }

            """
        return (text, lines)
    }
}
