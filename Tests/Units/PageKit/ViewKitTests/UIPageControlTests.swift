// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIPageControl: pages, taps, dots, and screen readers.
@Suite(.serialized) struct UIPageControlTests {
    private func shown(pages: Int, isMirrored: Bool = false, _ body: (UIPageControl) -> Void) {
        let control = UIPageControl(frame: CGRect(x: 100, y: 100, width: 200, height: 26))
        control.numberOfPages = pages
        withViews([control], traits: UITraitCollection(readsRightToLeft: isMirrored)) { body(control) }
    }

    @Test func thePageIsLimited() {
        shown(pages: 3) { control in
            control.currentPage = 7
            #expect(control.currentPage == 2)
            control.numberOfPages = 2
            #expect(control.currentPage == 1)
            control.numberOfPages = -4
            #expect(control.numberOfPages == 0 && control.currentPage == 0)
        }
    }

    @Test(arguments: [false, true]) func aTapGoesToTheNextPageOnItsSide(isMirrored: Bool) {
        shown(pages: 3, isMirrored: isMirrored) { control in
            var pages: [Int] = []
            control.addAction(UIAction { _ in pages.append(control.currentPage) }, for: .valueChanged)
            let (next, previous) = isMirrored ? (120.0, 280.0) : (280, 120)
            for x in [next, next, next, previous] { tap(x, 110) }
            #expect(pages == [1, 2, 1])
        }
    }

    @Test func aDotIsDrawnForEachPage() {
        shown(pages: 5) { control in
            control.currentPage = 1
            control.currentPageIndicatorTintColor = .red
            PageContext.current.settle()
            let dots = control.innerShapes
            #expect(dots.count == 5)
            #expect(control.intrinsicContentSize == CGSize(width: 94, height: 26))
        }
        shown(pages: 1) { control in
            control.hidesForSinglePage = true
            PageContext.current.settle()
            #expect(control.innerShapes.isEmpty && !control.isAccessibilityElement)
        }
        shown(pages: .max) { control in #expect(control.intrinsicContentSize.width < 2000) }
    }

    @Test func screenReadersSayWhichPageItIs() {
        shown(pages: 5) { control in
            control.currentPage = 1
            #expect(control.accessibilityValue == "page {page} of {count}")
            control.perform(.increment)
            control.perform(.decrement)
            control.perform(.decrement)
            #expect(control.currentPage == 0)
            #expect(control.accessibilityTraits.contains(.adjustable))
        }
    }

    // MARK: - UIActivityIndicatorView

    @Test func anActivityIndicatorTurnsByTheClockOfThePage() {
        let view = UIActivityIndicatorView(style: .large)
        withViews([view]) {
            let context = PageContext.current
            context.rest()
            #expect(view.isHidden && view.frame.size == CGSize(width: 37, height: 37))
            view.startAnimating()
            #expect(!view.isHidden && view.isAnimating)
            let wheel = view.subviews[0]
            context.time.run(context.time.step + 6)
            #expect((wheel.transform.b - 0.7071).magnitude < 0.001, "an eighth of a turn")
            view.stopAnimating()
            #expect(view.isHidden && context.time.activity == .still)
            view.hidesWhenStopped = false
            #expect(!view.isHidden)
        }
    }
}
