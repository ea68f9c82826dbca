// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import Scene
import Testing
import UIKit

@testable import ViewKit

/// The notifications about views for the input, and a part of a text that is scrolled to.
@Suite(.serialized) struct KeyboardNotificationsTests {
    @Test func notificationsSayWhereTheViewsAre() throws {
        var notes: [Notification] = []
        let names = [
            UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
            UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
        ]
        let tokens = names.map { name in
            UIKit.NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notes.append($0) }
        }
        defer { for token in tokens { UIKit.NotificationCenter.default.removeObserver(token) } }
        let context = PageContext.current
        context.window.resize(to: CGSize(width: 400, height: 400))
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        field.inputAccessoryView = UIToolbar()
        context.window.addSubview(field)
        defer { field.removeFromSuperview() }
        field.becomeFirstResponder()
        #expect(
            notes.map(\.name) == [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
            ])
        let info = try #require(notes[0].userInfo)
        #expect(
            (info[UIResponder.keyboardFrameBeginUserInfoKey] as? UIKit.NSValue)?.cgRectValue
                == CGRect(x: 0, y: 400, width: 400, height: 0))
        #expect(
            (info[UIResponder.keyboardFrameEndUserInfoKey] as? UIKit.NSValue)?.cgRectValue
                == CGRect(x: 0, y: 356, width: 400, height: 44))
        #expect(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0)
        #expect((info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0)
        #expect(info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt == 0)
        #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
        notes = []
        field.resignFirstResponder()
        #expect(
            notes.map(\.name) == [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
            ])
    }

    @Test func aPartOfATextIsScrolledTo() {
        let context = PageContext.current
        let metrics = context.textMetrics
        context.textMetrics = { text, _, _ in
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
            return TextMetrics(
                size: CGSize(width: 10, height: 20 * CGFloat(lines)), firstBaseline: 15, lastBaseline: 15,
                lineCount: lines, isTruncated: false)
        }
        defer { context.textMetrics = metrics }
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        view.text = (0..<10).map(String.init).joined(separator: "\n")
        context.window.addSubview(view)
        defer { view.removeFromSuperview() }
        view.scrollRangeToVisible(NSRange(location: 18, length: 1))
        // The last of ten lines ends at 208 points.
        #expect(view.contentOffset.y == 148)
        view.scrollRangeToVisible(NSRange(location: 0, length: 1))
        #expect(view.contentOffset.y <= 8)
        view.scrollRangeToVisible(NSRange(location: -5, length: .max))
        #expect(view.contentOffset.y <= 148)
    }
}
