// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import ViewKit

/// Puts a view into the window while `body` runs, after it has been laid out and drawn.
func withShown<T>(_ view: UIView, _ body: () throws -> T) rethrows -> T {
    PageContext.current.window.addSubview(view)
    defer { view.removeFromSuperview() }
    PageContext.current.settle()
    return try body()
}

extension UIView {
    /// The view's node in the window.
    var shownNode: Node? { PageContext.current.window.tree[nodeID] }

    /// The nodes inside the view's node, in drawing order.
    var innerNodes: [Node] {
        let tree = PageContext.current.window.tree
        func inside(_ node: Node) -> [Node] {
            node.children.compactMap { tree[$0] }.flatMap { [$0] + inside($0) }
        }
        return tree[nodeID].map(inside) ?? []
    }

    /// The shapes inside the view's node, in drawing order.
    var innerShapes: [Shape] {
        innerNodes.flatMap { node in if case .shapes(let shapes)? = node.content { shapes } else { [Shape]() } }
    }
}

extension Shape {
    /// The points where the steps of the path end.
    var ends: [CGPoint] {
        path.elements.compactMap {
            switch $0 {
            case .move(let point), .line(let point), .curve(let point, _, _): point
            case .close: nil
            }
        }
    }

    /// The points where the steps of the line end.
    var endsOfLine: [CGPoint] { Shape(path: strokedPath).ends }
}

/// A view that draws what a test says.
final class DrawingView: UIView {
    private let actions: (CGRect) -> Void
    private(set) var count = 0

    init(width: CGFloat = 100, height: CGFloat = 100, _ actions: @escaping (CGRect) -> Void) {
        self.actions = actions
        super.init(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        count += 1
        actions(rect)
    }
}
