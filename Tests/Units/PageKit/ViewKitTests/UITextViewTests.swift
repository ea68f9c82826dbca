// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UITextView: the size of its text.
@Suite(.serialized) struct UITextViewTests {
    @Test func aLongTextScrolls() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 100))
        view.text = String(repeating: "a", count: 100)  // ten lines of 20 points
        withViews([view]) {
            #expect(view.contentSize == CGSize(width: 110, height: 216))
            #expect(view.elements.map(\.accessibilityLabel) == [view.text])
            view.frame.size.width = 210
            PageContext.current.settle()
            #expect(view.contentSize == CGSize(width: 210, height: 116))
            #expect(view.sizeThatFits(CGSize(width: 110, height: 0)).height == 216)
        }
    }

    @Test func aTextThatDoesNotScrollHasItsHeight() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 400))
        withViews([root]) {
            let view = UITextView()
            view.isScrollEnabled = false
            view.text = String(repeating: "a", count: 35)
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            ])
            PageContext.current.settle()
            #expect(view.frame == CGRect(x: 0, y: 0, width: 110, height: 96))
        }
    }
}
