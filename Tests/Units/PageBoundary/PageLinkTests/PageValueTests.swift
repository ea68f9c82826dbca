// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import PageLink

/// Which values a page can send.
struct PageValueTests {
    private func value(
        line: Int = 2, columns: (Int, Int) = (1, 5), name: String = "a", count: Int = 1, text: String = "5",
        history: [Double] = [], elements: Int? = nil, thumbnail: [NodeEdit] = []
    ) -> PageValue {
        PageValue(
            place: PageValue.Place(line: line, column: columns.0, endLine: line, endColumn: columns.1), name: name,
            count: count, text: text, elementCount: elements, history: history, thumbnail: thumbnail)
    }

    private func isAccepted(_ values: [PageValue]) throws -> Bool {
        var bytes = ArraySlice(try MessageFraming.bytes(of: FromPage.values(values)))
        do throws(LinkError) {
            return try (MessageFraming.next(in: &bytes) as FromPage?) == .values(values)
        } catch {
            return false
        }
    }

    @Test func usualValuesAreAccepted() throws {
        #expect(try isAccepted([]) && isAccepted([value(), value(history: [1, 2], elements: 0)]))
        #expect(try isAccepted(Array(repeating: value(), count: 256)))
    }

    @Test func otherValuesAreRefused() throws {
        let long = String(repeating: "x", count: 1001)
        let node = NodeEdit(.root, .node(Node(area: Size(width: 1, height: 1))))
        let refused = [
            value(line: 0), value(columns: (0, 1)), value(columns: (5, 4)), value(line: 1 << 40), value(name: long),
            value(count: 0), value(text: long), value(history: Array(repeating: 0, count: 201)), value(elements: -1),
            value(thumbnail: Array(repeating: node, count: 201)),
        ]
        for value in refused { #expect(try !isAccepted([value]) && value.sendable == nil, "\(value)") }
        #expect(try !isAccepted(Array(repeating: value(), count: 257)))
        #expect(try !isAccepted([value(history: [1e13])]))
    }

    @Test func valuesAreSentAsFarAsTheyCanBeShown() {
        #expect(value(history: [1e300, -1e300, 3]).sendable?.history == [1e12, -1e12, 3])
        var large = NodeTree(root: Node(area: Size(width: 1e6, height: 1)))
        #expect(value(thumbnail: large.edits(from: .empty)).sendable == value())
        large.root = Node(area: Size(width: 9, height: 9))
        #expect(value(thumbnail: large.edits(from: .empty)).sendable?.thumbnail.isEmpty == false)
        large.root.content = .text(
            NodeText(
                string: String(repeating: "x", count: 16_000), style: TextStyle(size: 9), layout: TextLayout(),
                color: .black))
        for number in 1...3 { large[NodeID(number: number)] = large.root }
        large.root.children = (1...3).map { NodeID(number: $0) }
        #expect(value(thumbnail: large.edits(from: .empty)).sendable == value(), "more than 32 KiB")
    }
}
