// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// What a view and a layer draw of themselves in a context, and snapshots.
@Suite(.serialized) struct UIViewSnapshotTests {
    private let view = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 50))

    init() {
        view.backgroundColor = .red
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        inner.backgroundColor = .blue
        view.addSubview(inner)
    }

    private func shapes(_ actions: @escaping (CGContext) -> Void) -> [Shape] {
        let drawing = DrawingView { _ in UIGraphicsGetCurrentContext().map(actions) }
        return withShown(drawing) { drawing.innerShapes }
    }

    @Test func theHierarchyFillsTheRectangle() {
        var isDrawn = false
        let shapes = shapes { _ in
            isDrawn = view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 50, height: 25), afterScreenUpdates: true)
        }
        #expect(isDrawn && shapes.map(\.fill) == [UIColor.red.cgColor, UIColor.blue.cgColor])
        #expect(shapes.map(\.ends.first) == [CGPoint(x: 0, y: 0), CGPoint(x: 5, y: 5)])
        #expect(shapes.map { $0.ends[2] } == [CGPoint(x: 50, y: 25), CGPoint(x: 15, y: 15)])
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true), "there is no context")
    }

    @Test func aSnapshotStaysAsItIs() throws {
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: true))
        view.backgroundColor = .green
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
        withShown(snapshot) {
            #expect(snapshot.innerShapes.map(\.fill) == [UIColor.red.cgColor, UIColor.blue.cgColor])
        }
        #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
        let part = view.resizableSnapshotView(
            from: CGRect(x: 10, y: 10, width: 20, height: 20), afterScreenUpdates: true,
            withCapInsets: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
        #expect(part?.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    }

    @Test func aTranslucentLayerIsDrawnAsAWhole() throws {
        view.alpha = 0.5
        let drawing = DrawingView { _ in UIGraphicsGetCurrentContext().map { view.layer.render(in: $0) } }
        withShown(drawing) {
            let groups = drawing.innerNodes.filter { $0.opacity == 0.5 }
            #expect(groups.count == 1 && groups[0].children.count == 1)
        }
    }

    @Test func aMaskedLayerIsDrawnAsItsMaskShows() {
        let mask = CALayer()
        (mask.frame, mask.backgroundColor) = (CGRect(x: 0, y: 0, width: 10, height: 10), .black)
        view.layer.mask = mask
        let drawing = DrawingView { _ in UIGraphicsGetCurrentContext().map { view.layer.render(in: $0) } }
        withShown(drawing) {
            #expect(drawing.innerNodes.contains { $0.effects?.blendMode == .destinationIn && $0.isMasked })
        }
    }
}
