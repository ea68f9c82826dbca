// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import PageLink
@testable import PeekaboardPage

/// The frames that a page's process sends.
struct FrameWriterTests {
    private let still = PageFrame.State(activity: .still, interceptsEvents: false)

    @Test func firstFrameHasTheWholeTree() {
        var writer = FrameWriter()
        let expected = FromPage.frame(PageFrame(edits: tree(at: 1).edits(from: .empty), state: still))
        #expect(writer.message(tree: tree(at: 1), state: still) == expected)
    }

    @Test func onlyDifferencesAreSent() {
        var writer = FrameWriter()
        _ = writer.message(tree: tree(at: 1), state: still)
        let edit = NodeEdit(NodeID(number: 3), .center(Point(x: 2, y: 0)))
        #expect(writer.message(tree: tree(at: 2), state: still) == .frame(PageFrame(edits: [edit])))
        let moving = PageFrame.State(activity: .moving, interceptsEvents: false)
        #expect(writer.message(tree: tree(at: 2), state: moving) == .frame(PageFrame(edits: [], state: moving)))
    }

    @Test func unchangedFrameTakesFewBytes() throws {
        var writer = FrameWriter()
        let waiting = PageFrame.State(activity: .waiting(until: 1234.5), interceptsEvents: true)
        _ = writer.message(tree: tree(at: 1), state: waiting)
        let message = writer.message(tree: tree(at: 1), state: waiting)
        #expect(message == .unchanged)
        #expect(try MessageFraming.bytes(of: message).count <= 16)
    }

    @Test(arguments: [1e9, .nan, .infinity]) func treeThatCannotBeShownIsKeptBack(number: Double) {
        var writer = FrameWriter()
        _ = writer.message(tree: tree(at: 1), state: still)
        for _ in 0..<2 { #expect(writer.message(tree: tree(at: number), state: still) == .unchanged) }
        let edit = NodeEdit(NodeID(number: 3), .center(Point(x: 2, y: 0)))
        #expect(writer.message(tree: tree(at: 2), state: still) == .frame(PageFrame(edits: [edit])))
    }

    private func tree(at x: Double) -> NodeTree {
        let bounds = Rect(origin: Point(x: 0, y: 0), size: Size(width: 10, height: 10))
        var tree = NodeTree(root: Node(center: Point(x: 5, y: 5), bounds: bounds))
        tree.root.children = [NodeID(number: 3)]
        tree[NodeID(number: 3)] = Node(center: Point(x: x, y: 0), bounds: bounds)
        return tree
    }
}
