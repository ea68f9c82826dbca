import Scene

extension View {
    /// The view and all views in it, in drawing order.
    package var all: [View] {
        var (views, rest): ([View], [View]) = ([], [self])
        while let view = rest.popLast() {
            views.append(view)
            rest += view.subviews.reversed()
        }
        return views
    }

    /// The ID of the view's node.
    package var nodeID: NodeID {
        if let nodeNumber { return NodeID(number: nodeNumber) }
        let number = PlaygroundPage.current.nodeNumbers.next()
        nodeNumber = number
        return NodeID(number: number)
    }

    /// The view as a node.
    package var node: Node {
        var node = Node(center: center, bounds: bounds, content: content)
        node.transform = transform
        node.opacity = min(max(alpha, 0), 1)
        node.isHidden = isHidden
        node.clips = clipsToBounds
        node.style.fill = backgroundColor
        node.children = subviews.map(\.nodeID)
        return node
    }

    /// Converts a point from the coordinates of the page to those of the view; `nil` if the view is not on the page or
    /// its transform cannot be reversed.
    package func fromPage(_ point: Point) -> Point? {
        let outer = superview.map { $0.fromPage(point) } ?? point
        return outer.flatMap { point in node.transformToParent.inverse.map { $0(point) } }
    }
}

/// Hands out the numbers of nodes. A number that is free again is used before a new one.
struct NodeNumbers {
    private var unused: [Int] = []
    private var count = 1  // 0 is the root.

    /// Returns a number that is not in use.
    mutating func next() -> Int {
        if let number = unused.popLast() { return number }
        defer { count += 1 }
        return count
    }

    /// Marks a number as not in use.
    mutating func free(_ number: Int) { unused.append(number) }
}
