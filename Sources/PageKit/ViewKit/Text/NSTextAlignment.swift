// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// The alignment of the lines of a text.
nonisolated public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified
    /// The alignment of the language of the text.
    case natural

    var alignment: TextLayout.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}

/// Where lines are broken, and what happens to text that does not fit.
nonisolated public enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words. Text that does not fit is left out.
    case byWordWrapping
    /// Lines break between any two characters. Text that does not fit is left out.
    case byCharWrapping
    /// Text that does not fit into the line is left out.
    case byClipping
    /// An ellipsis replaces the beginning of the last line.
    case byTruncatingHead
    /// An ellipsis replaces the end of the last line.
    case byTruncatingTail
    /// An ellipsis replaces the middle of the last line.
    case byTruncatingMiddle

    var lineBreak: TextLayout.LineBreak {
        switch self {
        case .byWordWrapping: .words
        case .byCharWrapping, .byClipping: .characters
        case .byTruncatingHead: .truncatingHead
        case .byTruncatingTail: .truncatingTail
        case .byTruncatingMiddle: .truncatingMiddle
        }
    }
}
