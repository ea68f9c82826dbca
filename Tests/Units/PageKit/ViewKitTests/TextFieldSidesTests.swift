// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// UITextField: what is beside its text.
@Suite(.serialized) final class TextFieldSidesTests {
    private final class Delegate: TextFieldDelegate {
        var (clears, questions) = (true, 0)
        func textFieldShouldClear(_ textField: UITextField) -> Bool {
            questions += 1
            return clears
        }
    }

    private let field = UITextField(frame: CGRect(x: 10, y: 20, width: 200, height: 34))
    private let side = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))

    isolated deinit { PageContext.current.firstResponder = nil }

    private var area: UIView? { field.sides?.area }

    @Test func textIsBetweenTheSides() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        (field.leftView, field.rightView) = (side, other)
        #expect(
            field.sides == nil && field.leftViewMode == .never
                && field.leftViewRect(forBounds: field.bounds).width == 24)
        field.leftViewMode = .always
        withViews([field]) {
            #expect(side.superview === field && side.frame == CGRect(x: 0, y: 7, width: 24, height: 20))
            #expect(area?.frame == CGRect(x: 24, y: 0, width: 176, height: 34) && other.superview == nil)
            field.rightViewMode = .always
            PageContext.current.settle()
            #expect(other.frame == CGRect(x: 170, y: 12, width: 30, height: 10) && area?.frame.width == 146)
            field.borderStyle = .roundedRect
            field.leftViewMode = .never
            PageContext.current.settle()
            #expect(side.superview == nil && area?.frame == CGRect(x: 7, y: 0, width: 163, height: 34))
        }
        withViews([field], traits: UITraitCollection(readsRightToLeft: true)) {
            #expect(other.frame.minX == 0 && area?.frame == CGRect(x: 30, y: 0, width: 163, height: 34))
        }
    }

    @Test func aSubclassPlacesASide() {
        final class Field: UITextField {
            override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
                super.leftViewRect(forBounds: bounds).offsetBy(dx: 8, dy: 0)
            }
        }
        let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        (field.leftView, field.leftViewMode) = (side, .always)
        withViews([field]) {
            #expect(side.frame.minX == 8 && field.sides?.area.frame.minX == 32)
        }
    }

    @Test func modesFollowTheEdits() {
        (field.leftView, field.leftViewMode) = (side, .whileEditing)
        withViews([field]) {
            #expect(side.superview == nil)
            field.becomeFirstResponder()
            #expect(side.superview === field)
            field.leftViewMode = .unlessEditing
            #expect(side.superview == nil)
            field.resignFirstResponder()
            #expect(side.superview === field)
        }
    }

    @Test func theTextIsTheElement() {
        field.placeholder = "Name"
        field.clearButtonMode = .always
        withViews([field]) {
            #expect(field.content == nil && !field.isAccessibilityElement && field.elements == [area])
            guard let area, case .textField(let shown)? = area.content else { return #expect(Bool(false)) }
            #expect(shown.placeholder == "Name" && shown.inset == 0 && !shown.isFocused)
            #expect(area.nodeAccessibility == NodeAccessibility(role: .textField, label: "Name"))
            field.accessibilityLabel = "Your name"
            #expect(area.nodeAccessibility.label == "Your name")
            area.perform(.beginEditing)
            area.perform(.edit("Ada"))
            #expect(field.isEditing && field.text == "Ada")
            #expect(field.elements == [area, field.sides?.clearButton])
            area.perform(.endEditing)
            #expect(!field.isEditing)
        }
    }

    @Test func aButtonClearsTheText() throws {
        let delegate = Delegate()
        field.delegate = delegate
        field.text = "Ada"
        field.clearButtonMode = .whileEditing
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        let button = try #require(field.sides?.clearButton)
        withViews([field]) {
            #expect(button.isHidden)
            field.becomeFirstResponder()
            PageContext.current.settle()
            #expect(!button.isHidden && button.frame == CGRect(x: 170, y: 3, width: 28, height: 28))
            #expect(button.nodeAccessibility == NodeAccessibility(role: .button, label: "Clear"))
            delegate.clears = false
            tap(194, 37)
            #expect(field.text == "Ada" && delegate.questions == 1 && changes == 0)
            delegate.clears = true
            tap(194, 37)
            #expect(field.text == "" && delegate.questions == 2 && changes == 1 && field.isEditing && button.isHidden)
            field.text = "Bo"
            #expect(!button.isHidden)
            (field.rightView, field.rightViewMode) = (side, .always)
            #expect(button.isHidden)
        }
    }

    @Test func hasTextSaysWhetherThereIsOne() {
        #expect(!field.hasText)
        field.text = "a"
        #expect(field.hasText)
        let view = UITextView()
        #expect(!view.hasText)
        view.text = "a"
        #expect(view.hasText)
    }

    @Test func contentTypesHaveTheirNames() {
        #expect(UITextContentType.countryName.rawValue == "country-name")
        #expect(UITextContentType.postalCode.rawValue == "postal-code")
        #expect(UITextContentType.creditCardNumber.rawValue == "cc-number")
    }
}
