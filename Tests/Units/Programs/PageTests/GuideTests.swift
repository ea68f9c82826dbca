// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import DataFolder
import Foundation
import Scene
import Testing

/// The guide to pages documents every property.
struct GuideTests {
    @Test func everyPropertyHasARow() throws {
        let guide = try String(contentsOf: dataFolder.appending(path: "../docs/playground.md"), encoding: .utf8)
        let lines = Set(guide.split(separator: "\n").map(String.init))
        let memory = MemoryBoard(seed: 1)
        let tiles = PentominoBoard(seed: 1, today: { .first })
        let circles = PasscodeBoard(seed: 1)
        let properties = memory.liveProperties + tiles.liveProperties + circles.liveProperties
        let missing = properties.map(row).filter { !lines.contains($0) }
        #expect(missing.isEmpty, "docs/playground.md lacks these rows:\n\(missing.joined(separator: "\n"))")
        let rows = lines.filter { $0.hasSuffix("` |") && $0.contains("| `gc.") }
        #expect(rows.count == Set(properties.map(row)).count, "there must be no rows of removed properties")
    }

    /// Returns the row of a property: its name in Swift, its title in the program, its values, and the line that sets
    /// its default.
    private func row(of property: BoardProperty) -> String {
        "| `\(property.name)` | \(property.title) | \(values(of: property)) | `\(property.swiftLine(for: property.defaultValue))` |"
    }

    private func values(of property: BoardProperty) -> String {
        switch property.kind {
        case .number(let range, _, let unit):
            "\(number(range.lowerBound)) to \(number(range.upperBound))\(text(of: unit))"
        case .color: "a color"
        case .picture: "a picture, or `nil`"
        case .choice(let choices, let takesFolder):
            choices.map { "`\"\($0.id)\"`" }.joined(separator: ", ") + (takesFolder ? ", a folder’s URI" : "")
        case .flag: "`true` or `false`"
        case .text(let limit): "up to \(limit) characters"
        }
    }

    /// Returns the name of a unit after a space; nothing for a number without a unit.
    private func text(of unit: PropertyKind.Unit) -> String {
        switch unit {
        case .points, .seconds, .percent: " \(unit)"
        case .other(""): ""
        case .other(let name): " \(name)"
        }
    }

    private func number(_ number: Double) -> String { number == number.rounded() ? "\(Int(number))" : "\(number)" }
}
