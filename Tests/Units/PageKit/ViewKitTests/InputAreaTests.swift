// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// InputArea: the views for the input of a text field.
@Suite(.serialized) final class InputAreaTests {
    private let field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 34))
    private let other = UITextField(frame: CGRect(x: 10, y: 80, width: 200, height: 34))
    private let bar = UIToolbar()
    private let picker = UIPickerView()
    private let context = PageContext.current

    isolated deinit {
        context.firstResponder = nil
        context.updateInput()
    }

    @Test func viewsAreAtTheBottomWhileTheFieldIsEdited() {
        (field.inputAccessoryView, field.inputView) = (bar, picker)
        withViews([field, other]) {
            #expect(context.inputArea == nil)
            field.becomeFirstResponder()
            context.settle()
            #expect(context.inputArea?.frame == CGRect(x: 0, y: 140, width: 400, height: 260))
            #expect(bar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
            #expect(picker.frame == CGRect(x: 0, y: 44, width: 400, height: 216))
            context.window.resize(to: CGSize(width: 300, height: 500))
            context.settle()
            #expect(context.inputArea?.frame == CGRect(x: 0, y: 240, width: 300, height: 260) && bar.frame.width == 300)
            other.becomeFirstResponder()
            #expect(context.inputArea == nil && bar.window == nil && picker.window == nil)
        }
    }

    @Test func anotherFieldMayUseTheSameViews() {
        (field.inputAccessoryView, other.inputAccessoryView) = (bar, bar)
        var changes = 0
        context.inputAreaChanges = { _, _, _ in changes += 1 }
        defer { context.inputAreaChanges = { _, _, _ in } }
        withViews([field, other]) {
            field.becomeFirstResponder()
            #expect(changes == 2)
            other.becomeFirstResponder()
            #expect(bar.window != nil && context.inputArea?.owner === other && changes == 2)
            other.removeFromSuperview()
            #expect(context.inputArea == nil && bar.window == nil && changes == 4)
        }
    }

    @Test func newViewsAreShownWhenTheyAreAskedFor() {
        withViews([field]) {
            field.becomeFirstResponder()
            field.inputAccessoryView = bar
            #expect(context.inputArea == nil)
            field.reloadInputViews()
            #expect(bar.superview === context.inputArea && context.inputArea?.frame.height == 44)
        }
    }

    @Test func theKeyboardReachesTheViews() {
        let done = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [field] _ in field.resignFirstResponder() })
        bar.items = [done]
        field.inputAccessoryView = bar
        withViews([field, other]) {
            field.perform(.beginEditing)
            context.settle()
            let button = bar.elements[0]
            field.perform(.endEditing)
            button.perform(.reveal)
            guard case .textField(let shown)? = field.content else { return #expect(Bool(false)) }
            #expect(field.isEditing && !shown.isFocused && bar.window != nil)
            button.activateElement(at: context.time.seconds)
            #expect(!field.isEditing && context.inputArea == nil)
            field.perform(.beginEditing)
            field.perform(.endEditing)
            #expect(field.isEditing)
            other.perform(.reveal)
            #expect(!field.isEditing && context.inputArea == nil)
        }
    }

    @Test func aGuideFollowsTheViews() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 390))
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(line)
        root.addSubview(field)
        field.inputAccessoryView = bar
        NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            line.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
            line.widthAnchor.constraint(equalToConstant: 10), line.heightAnchor.constraint(equalToConstant: 10),
        ])
        withViews([root]) {
            #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 390, width: 400, height: 0))
            #expect(line.frame.maxY == 390)
            field.becomeFirstResponder()
            context.settle()
            #expect(root.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 356, width: 400, height: 34))
            #expect(line.frame.maxY == 356)
            field.resignFirstResponder()
            context.settle()
            #expect(line.frame.maxY == 390)
        }
    }
}
