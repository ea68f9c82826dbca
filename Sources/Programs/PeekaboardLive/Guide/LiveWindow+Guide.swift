// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit
import PageSource

/// What the guide is opened at.
extension LiveWindow {
    /// What the user is looking at: the part of the window with the focus, or the name at the cursor.
    var guideTopic: GuideTopic? {
        if layout.consoleBox.hasFocusWithin { return .part(.console) }
        if editor.files.widget.hasFocusWithin { return .part(.files) }
        if stage.timeLineBar.widget.hasFocusWithin { return .part(.timeLine) }
        if properties.hasFocus { return .part(.properties) }
        guard layout.codeBox.hasFocusWithin, let buffer = editor.panel.view.buffer else { return nil }
        return GuideTopic(at: buffer.cursorOffset, in: buffer.text)
    }
}
