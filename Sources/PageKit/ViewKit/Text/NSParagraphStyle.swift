// SPDX-License-Identifier: GPL-3.0-or-later
/// The alignment and the line breaks of a text.
@preconcurrency @MainActor public class NSParagraphStyle: NSObject {
    /// The alignment of the lines.
    public fileprivate(set) var alignment = NSTextAlignment.natural
    /// Where lines are broken.
    public fileprivate(set) var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// The alignment and the line breaks of a text, which can be changed.
@preconcurrency @MainActor public final class NSMutableParagraphStyle: NSParagraphStyle {
    /// The alignment of the lines.
    override public var alignment: NSTextAlignment {
        get { super.alignment }
        set { super.alignment = newValue }
    }
    /// Where lines are broken.
    override public var lineBreakMode: NSLineBreakMode {
        get { super.lineBreakMode }
        set { super.lineBreakMode = newValue }
    }
}
