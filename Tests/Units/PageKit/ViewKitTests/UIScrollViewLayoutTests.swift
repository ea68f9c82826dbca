// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIScrollView: constraints of its content.
@Suite(.serialized) struct UIScrollViewLayoutTests {
    private func constrained<View: UIView>(_ view: View, in parent: UIView) -> View {
        view.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(view)
        return view
    }

    /// Shows a scroll view of 200 × 300 points at (50, 20).
    private func withScrollView(_ body: (UIScrollView) -> Void) {
        let scroll = UIScrollView(frame: CGRect(x: 50, y: 20, width: 200, height: 300))
        withViews([scroll]) { body(scroll) }
    }

    private func pin(_ view: UIView, to scroll: UIScrollView) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            view.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 20),
            view.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -30),
            view.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -40),
        ])
    }

    @Test(arguments: [400, 1200] as [CGFloat]) func contentBeginsBelowTheBar(_ height: CGFloat) {
        let page = UIViewController()
        let (scroll, content) = (UIScrollView(), UIView())
        page.view.addSubview(scroll)
        scroll.addSubview(content)
        for view in [scroll, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: page.view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: page.view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: page.view.trailingAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: height),
        ])
        let stage = ControllerStage(UINavigationController(rootViewController: page))
        defer { stage.close() }
        stage.steps(2)
        #expect(scroll.safeAreaInsets.top > 0 && scroll.contentOffset.y == -scroll.safeAreaInsets.top)
        // What the user has scrolled to stays when the size changes.
        if height > 600 {
            scroll.contentOffset.y = 200
            PageContext.current.window.resize(to: CGSize(width: 300, height: 600))
            stage.steps(2)
            #expect(scroll.contentOffset.y == 200)
        }
    }

    @Test func edgesOfTheScrollViewAreThoseOfTheContent() {
        withScrollView { scroll in
            let view = constrained(UIView(), in: scroll)
            pin(view, to: scroll)
            view.widthAnchor.constraint(equalToConstant: 500).isActive = true
            view.heightAnchor.constraint(equalToConstant: 600).isActive = true
            PageContext.current.settle()
            #expect(scroll.contentSize == CGSize(width: 550, height: 650))
            #expect(view.frame == CGRect(x: 20, y: 10, width: 500, height: 600))
            #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 550, height: 650))
            scroll.contentOffset = CGPoint(x: 30, y: 100)
            PageContext.current.settle()
            #expect(view.frame == CGRect(x: 20, y: 10, width: 500, height: 600), "it moves with the content")
            #expect(view.convert(CGPoint.zero, to: nil) == CGPoint(x: 40, y: -70))
        }
    }

    @Test func theWidthOfTheScrollViewIsThatOfItsFrame() {
        withScrollView { scroll in
            let stack = constrained(UIStackView(), in: scroll)
            stack.axis = .vertical
            stack.spacing = 10
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
                stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
                stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
                stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
                stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            ])
            for _ in 0..<5 {
                let label = UILabel()
                label.numberOfLines = 0
                label.text = String(repeating: "a", count: 35)  // two lines of 20 points
                stack.addArrangedSubview(label)
            }
            PageContext.current.settle()
            #expect(scroll.contentSize == CGSize(width: 200, height: 240))
            scroll.frame.size.width = 400
            PageContext.current.settle()
            #expect(scroll.contentSize == CGSize(width: 400, height: 140), "each text has one line")
        }
    }

    @Test func whatKeepsADistanceFromTheFrameDoesNotMove() {
        withScrollView { scroll in
            scroll.contentSize = CGSize(width: 200, height: 1000)
            let bar = constrained(UIView(), in: scroll)
            NSLayoutConstraint.activate([
                bar.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
                bar.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
                bar.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                bar.heightAnchor.constraint(equalToConstant: 30),
            ])
            PageContext.current.settle()
            for offset in [0.0, 120, 600] {
                scroll.contentOffset.y = offset
                PageContext.current.settle()
                #expect(bar.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 25))
            }
            #expect(scroll.contentSize == CGSize(width: 200, height: 1000), "no constraint determines it")
        }
    }

    @Test func framesAndConstraintsCanBeMixed() {
        withScrollView { scroll in
            let first = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
            scroll.addSubview(first)
            let second = constrained(UIView(), in: scroll)
            NSLayoutConstraint.activate([
                second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 5),
                second.leftAnchor.constraint(equalTo: first.leftAnchor),
                second.widthAnchor.constraint(equalToConstant: 10), second.heightAnchor.constraint(equalToConstant: 10),
            ])
            scroll.contentSize.height = 2000
            scroll.contentOffset.y = 40
            PageContext.current.settle()
            #expect(second.frame == CGRect(x: 0, y: 155, width: 10, height: 10))
            #expect(scroll.contentSize.height == 2000)
        }
    }

    @Test func leadingIsRightInALanguageFromRightToLeft() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        withViews([scroll], traits: UITraitCollection(readsRightToLeft: true)) {
            let view = constrained(UIView(), in: scroll)
            pin(view, to: scroll)
            view.widthAnchor.constraint(equalToConstant: 500).isActive = true
            view.heightAnchor.constraint(equalToConstant: 600).isActive = true
            PageContext.current.settle()
            #expect(view.frame == CGRect(x: 30, y: 10, width: 500, height: 600))
            #expect(scroll.contentOffset == .zero)
        }
    }

    @Test func theScrollViewItselfIsPlacedByConstraints() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        withViews([root]) {
            let scroll = constrained(UIScrollView(), in: root)
            NSLayoutConstraint.activate([
                scroll.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 40),
                scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
            var last: UIView?
            for _ in 0..<10 {
                let bubble = constrained(UIView(), in: scroll)
                NSLayoutConstraint.activate([
                    bubble.topAnchor.constraint(equalTo: last?.bottomAnchor ?? scroll.topAnchor, constant: 10),
                    bubble.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
                    bubble.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 0.5),
                    bubble.heightAnchor.constraint(equalToConstant: 60),
                ])
                last = bubble
            }
            last?.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10).isActive = true
            PageContext.current.settle()
            #expect(scroll.frame == CGRect(x: 0, y: 40, width: 400, height: 360))
            #expect(scroll.contentSize.height == 710)
            #expect(last?.frame == CGRect(x: 10, y: 640, width: 200, height: 60))
        }
    }
}
