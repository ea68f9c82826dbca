// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// UITextView: the size of its text, edits, and its delegate.
@Suite(.serialized) struct UITextViewTests {
    @Test func aLongTextScrolls() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 100))
        view.isEditable = false
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

    // MARK: - Edits

    /// A delegate that records its calls.
    private final class Delegate: TextViewDelegate {
        var calls: [String] = []
        var (begins, ends, changes) = (true, true, true)

        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
            calls.append("shouldBegin")
            return begins
        }
        func textViewDidBeginEditing(_ textView: UITextView) { calls.append("didBegin") }
        func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
            calls.append("shouldEnd")
            return ends
        }
        func textViewDidEndEditing(_ textView: UITextView) { calls.append("didEnd") }
        func textView(_ textView: UITextView, shouldChangeTextIn range: TextRange, replacementText text: String) -> Bool
        {
            calls.append("change \(range.location)+\(range.length) to \(text)")
            return changes
        }
        func textViewDidChange(_ textView: UITextView) { calls.append("didChange \(textView.text ?? "")") }
    }

    /// The field that the window shows for the text, and its place in the view.
    private func field(of view: UITextView) -> (field: NodeTextField, element: UIView)? {
        guard let element = view.elements.first, case .textField(let field) = element.content else { return nil }
        return (field, element)
    }

    private func withView(_ body: (UITextView, Delegate) throws -> Void) rethrows {
        let (view, delegate) = (UITextView(frame: CGRect(x: 0, y: 0, width: 110, height: 100)), Delegate())
        view.delegate = delegate
        view.text = "ab"
        try withViews([view]) { try body(view, delegate) }
        PageContext.current.firstResponder = nil
    }

    @Test func textIsEditedInAFieldOfTheWindow() throws {
        try withView { view, delegate in
            let (shown, element) = try #require(field(of: view))
            #expect(shown.string == "ab" && !shown.isFocused && shown.inset == 0)
            #expect(element.frame == CGRect(x: 5, y: 8, width: 100, height: 84))
            #expect(element.nodeAccessibility.role == .textArea)
            element.perform(.beginEditing)
            #expect(view.isFirstResponder && field(of: view)?.field.isFocused == true)
            element.perform(.edit("ab\nc"))
            #expect(view.text == "ab\nc" && field(of: view)?.field.actionCount == 2)
            element.perform(.endEditing)
            #expect(!view.isFirstResponder)
            #expect(
                delegate.calls == ["shouldBegin", "didBegin", "change 2+0 to \nc", "didChange ab\nc", "didEnd"])
        }
    }

    @Test func delegateDecides() throws {
        try withView { view, delegate in
            let element = try #require(field(of: view)).element
            delegate.changes = false
            element.perform(.edit("abc"))
            #expect(view.text == "ab" && field(of: view)?.field.actionCount == 1)
            delegate.begins = false
            #expect(!view.becomeFirstResponder())
            delegate.begins = true
            delegate.ends = false
            #expect(view.becomeFirstResponder() && !view.resignFirstResponder() && view.isFirstResponder)
            delegate.ends = true
            #expect(view.resignFirstResponder() && !view.isFirstResponder)
        }
    }

    @Test func someTextsAreOnlyShown() {
        withView { view, _ in
            view.isEditable = false
            #expect(field(of: view) == nil && !view.becomeFirstResponder())
            #expect(view.elements.map(\.accessibilityLabel) == ["ab"])
            view.isEditable = true
            view.isUserInteractionEnabled = false
            #expect(field(of: view) == nil)
            view.isUserInteractionEnabled = true
            #expect(field(of: view) != nil)
            view.text = String(repeating: "a", count: 4001)
            #expect(field(of: view) == nil && !view.becomeFirstResponder())
            view.styledText = StyledString(
                "ab",
                parts: [
                    StyledString.Part(range: 0..<1, attributes: [.foregroundColor: UIColor.red]),
                    StyledString.Part(range: 1..<2, attributes: [:]),
                ], source: view)
            #expect(field(of: view) == nil, "the color would be lost")
            view.text = "ab"
            #expect(field(of: view) != nil)
        }
    }

    @Test func textToWhichThePageScrollsIsEditedWhenItIsTouched() {
        withView { view, _ in
            view.text = String(repeating: "a", count: 100)
            view.scrollToVisible(TextRange(location: 99, length: 1))
            #expect(field(of: view) == nil && view.contentOffset.y == 108)
            view.touchesEnded([], with: nil)
            #expect(view.isFirstResponder && field(of: view)?.field.isFocused == true)
            view.resignFirstResponder()
            #expect(field(of: view) == nil)
        }
    }

    @Test func heightFollowsTheTextThatIsTyped() {
        withView { view, _ in
            view.isScrollEnabled = false
            #expect(view.intrinsicContentSize.height == 36)
            field(of: view)?.element.perform(.edit(String(repeating: "a", count: 35)))
            #expect(view.intrinsicContentSize.height == 96)
        }
    }
}
