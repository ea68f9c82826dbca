// SPDX-License-Identifier: GPL-3.0-or-later
// A page can only wait for the notifications after it has asked for a name, so that is when they begin to be posted.

import Foundation
import ViewKit

extension UIResponder {
    /// Posted before views for the input are shown at the bottom of the page.
    public static let keyboardWillShowNotification = KeyboardNotifications.named("UIKeyboardWillShowNotification")
    /// Posted after views for the input were shown.
    public static let keyboardDidShowNotification = KeyboardNotifications.named("UIKeyboardDidShowNotification")
    /// Posted before the views for the input are removed.
    public static let keyboardWillHideNotification = KeyboardNotifications.named("UIKeyboardWillHideNotification")
    /// Posted after the views for the input were removed.
    public static let keyboardDidHideNotification = KeyboardNotifications.named("UIKeyboardDidHideNotification")
    /// Posted before the rectangle of the views for the input changes.
    public static let keyboardWillChangeFrameNotification = KeyboardNotifications.named(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted after the rectangle of the views for the input has changed.
    public static let keyboardDidChangeFrameNotification = KeyboardNotifications.named(
        "UIKeyboardDidChangeFrameNotification")

    /// The key of the rectangle before the change, an `NSValue`, in the coordinates of the window.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the rectangle after the change, an `NSValue`, in the coordinates of the window.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration of the change in seconds. It is 0, as the views are shown at once.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the raw value of the curve with which the rectangle changes.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the input is for the page itself. It always is.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// Posts the notifications about views for the input.
@MainActor private enum KeyboardNotifications {
    /// Returns the name of a notification, and makes sure that it is posted.
    static func named(_ name: String) -> Notification.Name {
        PageContext.current.inputAreaChanges = { isOver, old, new in post(isOver: isOver, old, new) }
        return Notification.Name(name)
    }

    private static func post(isOver: Bool, _ old: CGRect, _ new: CGRect) {
        let info: [AnyHashable: Any] = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.0),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 0 as UInt),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
        let isShown = new.height > 0
        let names =
            if isOver {
                [
                    UIResponder.keyboardDidChangeFrameNotification,
                    isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification,
                ]
            } else {
                [
                    UIResponder.keyboardWillChangeFrameNotification,
                    isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification,
                ]
            }
        for name in names { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }
    }
}
