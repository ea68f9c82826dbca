// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// UISheetPresentationController: the heights of a sheet, in an area of 400 × 600 points.
@Suite(.serialized) struct UISheetPresentationControllerTests {
    private typealias Sheet = UISheetPresentationController

    private final class Delegate: UISheetPresentationControllerDelegate {
        var names: [Sheet.Detent.Identifier?] = []
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: Sheet) {
            names.append(sheet.selectedDetentIdentifier)
        }
    }

    private func onStage(
        width: Double = 400, _ body: (UIViewController, UIViewController, Sheet, ControllerStage) throws -> Void
    ) throws {
        let (one, other) = (UIViewController(), UIViewController())
        let stage = ControllerStage(one, width: width)
        defer { stage.close() }
        try body(one, other, #require(other.sheetPresentationController), stage)
    }

    private func top(_ controller: UIViewController) -> CGFloat { controller.view.convert(CGPoint.zero, to: nil).y }

    /// Moves a finger, and lifts it after a while.
    private func drag(from start: Double, to end: Double, in stage: ControllerStage) {
        let context = PageContext.current
        let middle = (start + end) / 2
        for (phase, y) in [(Touch.Phase.began, start), (.moved, middle), (.moved, end), (.moved, end), (.ended, end)] {
            context.touches.dispatch(
                Touch(id: 1, phase, at: Point(x: 200, y: y), time: context.time.seconds, by: .finger),
                at: context.time.seconds)
            context.settle()
            stage.steps(12)
        }
        stage.wait()
    }

    @Test func aSheetHasTheSmallestHeightFirst() throws {
        try onStage { one, other, sheet, stage in
            #expect(sheet.detents.map(\.identifier) == [.large] && sheet.selectedDetentIdentifier == nil)
            sheet.detents = [.medium(), .large()]
            one.present(other, animated: false)
            stage.steps(1)
            #expect(top(other) == 300 && other.view.bounds.height == 300)
            sheet.selectedDetentIdentifier = .large
            stage.steps(1)
            #expect(top(other) == 28)
            sheet.animateChanges { sheet.selectedDetentIdentifier = .medium }
            stage.wait()
            #expect(top(other) == 300)
        }
    }

    @Test func aBlockDeterminesAHeight() throws {
        try onStage { one, other, sheet, stage in
            var height: CGFloat? = 200
            sheet.detents = [
                .custom(identifier: .init("low")) { context in
                    #expect(context.maximumDetentValue == 572)
                    return height
                }, .custom { 0.75 * $0.maximumDetentValue },
            ]
            #expect(sheet.detents[0].identifier.rawValue == "low" && sheet.detents[1].identifier.rawValue != "low")
            one.present(other, animated: false)
            stage.steps(1)
            #expect(top(other) == 400)
            height = 5000
            sheet.invalidateDetents()
            stage.steps(1)
            #expect(top(other) == 28)
            sheet.selectedDetentIdentifier = sheet.detents[1].identifier
            stage.steps(1)
            #expect(top(other) == 600 - 429)
        }
    }

    @Test func aWideAreaHasNoHeights() throws {
        try onStage(width: 1000) { one, other, sheet, stage in
            sheet.detents = [.medium()]
            one.present(other, animated: false)
            stage.steps(1)
            #expect(other.view.bounds.size == CGSize(width: 704, height: 560))
        }
    }

    @Test func theFingerChangesTheHeight() throws {
        try onStage { one, other, sheet, stage in
            let delegate = Delegate()
            sheet.delegate = delegate
            sheet.detents = [.medium(), .large()]
            one.present(other, animated: false)
            stage.steps(1)
            drag(from: 310, to: 60, in: stage)
            #expect(top(other) == 28 && sheet.selectedDetentIdentifier == .large && delegate.names == [.large])
            drag(from: 40, to: 80, in: stage)
            #expect(top(other) == 28 && delegate.names.count == 1)
            drag(from: 40, to: 260, in: stage)
            #expect(top(other) == 300 && delegate.names == [.large, .medium])
            drag(from: 310, to: 560, in: stage)
            #expect(one.presentedViewController == nil)
        }
    }

    @Test func theGripChangesTheHeightByKeys() throws {
        try onStage { one, other, sheet, stage in
            sheet.detents = [.medium(), .large()]
            sheet.prefersGrabberVisible = true
            one.present(other, animated: false)
            stage.steps(1)
            let grip = try #require(stage.views.last as? SheetGrabber)
            #expect(grip.isShown && grip.nodeAccessibility.role == .adjustable && grip.accessibilityValue == "50%")
            #expect(grip.convert(grip.bounds, to: nil) == CGRect(x: 170, y: 300, width: 60, height: 20))
            grip.perform(.increment)
            stage.wait()
            #expect(top(other) == 28 && grip.accessibilityValue == "95%")
            grip.perform(.increment)
            grip.perform(.decrement)
            stage.wait()
            #expect(top(other) == 300)
        }
    }

    @Test func whatIsBelowCanBeUsed() throws {
        try onStage { one, other, sheet, stage in
            let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            one.view.addSubview(button)
            sheet.detents = [.medium(), .large()]
            one.present(other, animated: false)
            stage.steps(1)
            let window = PageContext.current.window
            #expect(window.view(at: Point(x: 20, y: 20)) !== button && !stage.views.contains(button))
            sheet.largestUndimmedDetentIdentifier = .medium
            stage.steps(1)
            #expect(window.view(at: Point(x: 20, y: 20)) === button && stage.views.contains(button))
            sheet.selectedDetentIdentifier = .large
            stage.steps(1)
            #expect(window.view(at: Point(x: 20, y: 20)) !== button && !stage.views.contains(button))
        }
    }

    @Test func otherStylesHaveNoSheet() throws {
        try onStage { _, other, sheet, _ in
            sheet.preferredCornerRadius = 24
            #expect(sheet.prefersScrollingExpandsWhenScrolledToEdge && !sheet.prefersGrabberVisible)
            other.modalPresentationStyle = .fullScreen
            #expect(other.sheetPresentationController == nil)
        }
    }

    @Test func cornersAreAsRoundAsThePageSays() throws {
        try onStage { one, other, sheet, stage in
            one.present(other, animated: false)
            stage.steps(1)
            #expect(other.view.superview?.layer.cornerRadius == 10)
            sheet.preferredCornerRadius = 24
            stage.steps(1)
            #expect(other.view.superview?.layer.cornerRadius == 24)
        }
    }
}
