// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// UITextField: edits, its delegate, its events, and the first responder.
@Suite(.serialized) final class UITextFieldTests {
    /// A delegate that records its calls.
    private final class Delegate: TextFieldDelegate {
        var calls: [String] = []
        var (begins, ends, changes, returns) = (true, true, true, true)
        var replacesText: String?

        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
            calls.append("shouldBegin")
            return begins
        }
        func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("didBegin") }
        func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
            calls.append("shouldEnd")
            return ends
        }
        func textFieldDidEndEditing(_ textField: UITextField) { calls.append("didEnd") }
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: TextRange, replacementString string: String
        ) -> Bool {
            calls.append("change \(range.location)+\(range.length) to \(string)")
            if let replacesText { textField.text = replacesText }
            return changes
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            calls.append("shouldReturn")
            return returns
        }
    }

    private let field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 34))
    private let delegate = Delegate()
    private let window = PageContext.current.window

    init() {
        window.addSubview(field)
        field.delegate = delegate
    }

    isolated deinit {
        field.removeFromSuperview()
        PageContext.current.firstResponder = nil
    }

    private var content: NodeTextField? {
        guard case .textField(let field) = field.content else { return nil }
        return field
    }

    /// Records the events of the field.
    private func record(_ events: UIControl.Event...) -> () -> [UIControl.Event] {
        final class Log { var events: [UIControl.Event] = [] }
        let log = Log()
        for event in events { field.addAction(UIAction { _ in log.events.append(event) }, for: event) }
        return { log.events }
    }

    // MARK: - Appearance

    @Test func fieldIsShownByTheWindow() throws {
        field.text = "Ada"
        (field.placeholder, field.isSecureTextEntry, field.textAlignment) = ("Name", true, .center)
        field.font = .boldSystemFont(ofSize: 20)
        field.textColor = .red
        let shown = try #require(content)
        #expect(shown.string == "Ada" && shown.placeholder == "Name" && shown.isSecure && !shown.isFocused)
        #expect(shown.alignment == .center && shown.style.size == 20 && shown.color == UIColor.red.resolved)
    }

    @Test func newFieldIsEmpty() {
        #expect(field.text == "" && field.placeholder == nil && field.borderStyle == .none && !field.isEditing)
        field.text = nil
        #expect(field.text == "")
    }

    @Test func borderMakesRoomBesideTheText() {
        #expect(content?.inset == 0)
        field.borderStyle = .roundedRect
        #expect(content?.inset == 7 && field.layer.borderWidth == 1 && field.layer.cornerRadius == 6)
        field.borderStyle = .line
        #expect(field.layer.cornerRadius == 0 && field.layer.borderWidth == 1)
        field.bounds.size.width = 6
        #expect(content?.inset == 3)
    }

    @Test func placeholderIsTheDefaultLabel() {
        field.placeholder = "Name"
        #expect(field.nodeAccessibility == NodeAccessibility(role: .textField, label: "Name"))
        field.accessibilityLabel = "Your name"
        field.isEnabled = false
        #expect(
            field.nodeAccessibility == NodeAccessibility(role: .textField, label: "Your name", isEnabled: false))
        field.isEnabled = true
        #expect(field.nodeAccessibility.isEnabled)
        field.isUserInteractionEnabled = false
        #expect(!field.nodeAccessibility.isEnabled, "the user cannot edit it")
    }

    // MARK: - First responder

    @Test func pageMakesTheFieldTheFirstResponder() {
        let events = record(.editingDidBegin, .editingDidEnd)
        #expect(field.becomeFirstResponder() && field.isFirstResponder && field.isEditing)
        #expect(content?.isFocused == true)
        #expect(field.becomeFirstResponder())
        #expect(delegate.calls == ["shouldBegin", "didBegin"] && events() == [.editingDidBegin])
        #expect(field.resignFirstResponder() && !field.isFirstResponder)
        #expect(delegate.calls.suffix(2) == ["shouldEnd", "didEnd"] && content?.isFocused == false)
        #expect(events() == [.editingDidBegin, .editingDidEnd])
    }

    @Test func delegateDecidesWhetherEditsBegin() {
        delegate.begins = false
        #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
        field.perform(.beginEditing)
        #expect(!field.isEditing && content?.actionCount == 1 && content?.isFocused == false)
    }

    @Test func delegateDecidesWhetherThePageEndsTheEdits() {
        field.becomeFirstResponder()
        delegate.ends = false
        #expect(!field.resignFirstResponder() && field.isFirstResponder)
        #expect(!window.endEditing(false) && field.isFirstResponder)
        field.perform(.endEditing)
        #expect(!field.isFirstResponder, "the user has left the field")
    }

    @Test func anotherFieldTakesOver() {
        let other = UITextField()
        window.addSubview(other)
        defer { other.removeFromSuperview() }
        field.becomeFirstResponder()
        #expect(other.becomeFirstResponder() && !field.isFirstResponder)
        #expect(delegate.calls.last == "didEnd")
        other.resignFirstResponder()
        field.becomeFirstResponder()
        delegate.ends = false
        #expect(!other.becomeFirstResponder() && field.isFirstResponder)
    }

    @Test func disabledFieldTakesNoKeyboard() {
        field.isEnabled = false
        #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
        field.perform(.edit("x"))
        #expect(field.text == "")
    }

    @Test func viewEndsTheEditsInIt() {
        let group = UIView()
        window.addSubview(group)
        defer { group.removeFromSuperview() }
        field.becomeFirstResponder()
        #expect(group.endEditing(true) && field.isFirstResponder)
        group.addSubview(field)
        field.becomeFirstResponder()
        #expect(group.endEditing(true) && !field.isFirstResponder)
    }

    @Test func removedFieldIsNoLongerEdited() {
        field.becomeFirstResponder()
        field.removeFromSuperview()
        #expect(!field.isFirstResponder && delegate.calls.last == "didEnd")
    }

    @Test func plainViewTakesNoKeyboard() {
        #expect(!UIView().becomeFirstResponder() && UIView().resignFirstResponder())
    }

    // MARK: - Edits

    @Test func typingChangesTheText() {
        let events = record(.editingChanged, .editingDidBegin)
        field.perform(.beginEditing)
        field.perform(.edit("A"))
        field.perform(.edit("Ad"))
        field.perform(.edit("Ad"))
        #expect(field.text == "Ad" && events() == [.editingDidBegin, .editingChanged, .editingChanged])
        #expect(content?.actionCount == 4)
        #expect(delegate.calls.suffix(2) == ["change 0+0 to A", "change 1+0 to d"])
    }

    @Test func pageSetsTheTextWithoutAnEvent() {
        let events = record(.editingChanged)
        field.text = "Eve"
        #expect(content?.string == "Eve" && events().isEmpty && delegate.calls.isEmpty)
    }

    @Test func delegateRefusesAnEdit() {
        let events = record(.editingChanged)
        field.text = "12"
        delegate.changes = false
        field.perform(.edit("12x"))
        #expect(field.text == "12" && events().isEmpty && content?.actionCount == 1)
    }

    @Test func delegateMayChangeTheTextItself() {
        delegate.replacesText = "UP"
        field.perform(.edit("up"))
        #expect(field.text == "UP")
    }

    @Test func returnEndsTheEditsIfSomethingIsToHappenThen() {
        field.becomeFirstResponder()
        field.perform(.submit)
        #expect(field.isFirstResponder && delegate.calls.last == "shouldReturn")
        let events = record(.editingDidEndOnExit, .primaryActionTriggered)
        field.perform(.submit)
        #expect(events() == [.editingDidEndOnExit, .primaryActionTriggered] && !field.isFirstResponder)
    }

    @Test func delegateRefusesReturn() {
        let events = record(.editingDidEndOnExit)
        delegate.returns = false
        field.becomeFirstResponder()
        field.perform(.submit)
        #expect(events().isEmpty && field.isFirstResponder)
    }

    @Test func activationStartsTheEdits() {
        field.activateElement(at: 0)
        #expect(field.isFirstResponder)
    }

    @Test func editIsTheSmallestReplacement() {
        let edits: [(String, String, TextRange, String)] = [
            ("", "a", TextRange(location: 0, length: 0), "a"), ("abc", "ac", TextRange(location: 1, length: 1), ""),
            ("abc", "aXc", TextRange(location: 1, length: 1), "X"),
            ("aa", "aaa", TextRange(location: 2, length: 0), "a"),
            ("🦊a", "🦊b", TextRange(location: 2, length: 1), "b"), ("abc", "", TextRange(location: 0, length: 3), ""),
        ]
        for (old, new, range, replacement) in edits {
            let edit = TextRange.edit(from: old, to: new)
            #expect(edit.range == range && edit.replacement == replacement)
        }
    }
}
