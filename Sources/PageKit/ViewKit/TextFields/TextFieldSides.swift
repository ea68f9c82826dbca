// SPDX-License-Identifier: GPL-3.0-or-later
// The field owns its sides, which do not refer to it. The area of the text refers weakly to the field.

import Scene

/// What is beside the text of a field, and the view that shows the text between it. The window shows its own text field
/// in place of that view, which would cover what is beside the text if it were as large as the field.
@MainActor final class TextFieldSides {
    let area: EditedTextArea
    let clearButton = UIButton(type: .custom)

    init(of field: UITextField) {
        area = EditedTextArea(of: field)
        clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        clearButton.tintColor = .systemGray
        clearButton.addAction(UIAction { [weak field] _ in field?.clear() }, for: .touchUpInside)
        clearButton.accessibilityLabel = PageContext.current.translate(phrase("Clear"), [:])
        field.insertSubview(area, at: 0)
        field.insertSubview(clearButton, at: 1)
    }

    /// Returns whether a view is shown in a mode.
    func shows(_ mode: UITextField.ViewMode, _ view: UIView?, in field: UITextField) -> Bool {
        guard view != nil else { return false }
        return switch mode {
        case .never: false
        case .whileEditing: field.isEditing
        case .unlessEditing: !field.isEditing
        case .always: true
        }
    }

    /// Shows and hides the views.
    func update(in field: UITextField) {
        let showsRight = shows(field.rightViewMode, field.rightView, in: field)
        show(field.leftView, shows(field.leftViewMode, field.leftView, in: field), in: field, at: 0)
        show(field.rightView, showsRight, in: field, at: nil)
        clearButton.isHidden = showsRight || !field.hasText || !shows(field.clearButtonMode, clearButton, in: field)
        clearButton.isEnabled = field.isEnabled
    }

    private func show(_ view: UIView?, _ isShown: Bool, in field: UITextField, at index: Int?) {
        guard let view else { return }
        if isShown, view.superview !== field {
            field.insertSubview(view, at: index ?? field.subviews.count)
        } else if !isShown, view.superview === field {
            view.removeFromSuperview()
        }
    }

    /// Places the views.
    func layOut(in field: UITextField) {
        let bounds = field.bounds
        if let view = field.leftView, view.superview === field { view.frame = field.leftViewRect(forBounds: bounds) }
        if let view = field.rightView, view.superview === field { view.frame = field.rightViewRect(forBounds: bounds) }
        clearButton.frame = field.clearButtonRect(forBounds: bounds)
        area.frame = field.textArea
    }

    /// The width that the field needs in addition to that of its text and its border.
    func extraWidth(of field: UITextField) -> CGFloat {
        let size = CGRect(x: 0, y: 0, width: 1000, height: 44)
        var width: CGFloat = 0
        if shows(field.leftViewMode, field.leftView, in: field) { width += field.leftViewRect(forBounds: size).width }
        if shows(field.rightViewMode, field.rightView, in: field) {
            width += field.rightViewRect(forBounds: size).width
        } else if field.clearButtonMode != .never {
            width += field.clearButtonRect(forBounds: size).width
        }
        return width
    }

    /// Returns the rectangle of a view at the left or the right edge, in its own size.
    static func place(_ view: UIView?, in bounds: CGRect, atLeft: Bool) -> CGRect {
        guard let view else {
            return CGRect(x: atLeft ? bounds.minX : bounds.maxX, y: bounds.midY, width: 0, height: 0)
        }
        var size = view.bounds.size
        if size.width <= 0 || size.height <= 0 {
            let fitting = view.sizeThatFits(bounds.size)
            size = CGSize(
                width: size.width > 0 ? size.width : fitting.width,
                height: size.height > 0 ? size.height : fitting.height)
        }
        return CGRect(
            x: atLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }
}
