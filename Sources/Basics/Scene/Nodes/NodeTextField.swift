// SPDX-License-Identifier: GPL-3.0-or-later
/// A field for text in a node tree, for a line unless its role is that of an area. The window shows a widget of its
/// toolkit in its place.
public struct NodeTextField: Hashable, Sendable {
    /// The largest number of characters that can be edited, so that every text can be sent to the page.
    package static let maxLength = 4000

    /// The text.
    public var string: String
    /// What is shown while there is no text.
    public var placeholder: String
    /// The font.
    public var style: TextStyle
    /// The color of the text.
    public var color: Color
    /// The alignment of the text.
    public var alignment: TextLayout.Alignment
    /// The distance of the text from the left and the right edge, in points.
    public var inset: Double
    /// Whether the text is hidden behind dots.
    public var isSecure: Bool
    /// Whether the field has the keyboard focus, or is about to get it.
    public var isFocused: Bool
    /// The number of actions of the user that the field has handled. The state is outdated until these are all.
    public var actionCount: Int
    /// The color of the placeholder; `nil` for that of the toolkit.
    public var placeholderColor: Color?

    /// Creates a text field.
    public init(
        string: String, placeholder: String, style: TextStyle, color: Color, alignment: TextLayout.Alignment,
        inset: Double, isSecure: Bool, isFocused: Bool, actionCount: Int,
        placeholderColor: Color? = nil
    ) {
        self.string = string
        self.placeholder = placeholder
        self.style = style
        self.color = color
        self.alignment = alignment
        self.inset = inset
        self.isSecure = isSecure
        self.isFocused = isFocused
        self.actionCount = actionCount
        self.placeholderColor = placeholderColor
    }
}

/// Where a text field is shown.
public struct TextFieldPlace: Equatable, Sendable {
    /// The field.
    public var field: NodeTextField
    /// The rectangle of the field in its own coordinates.
    public var bounds: Rect
    /// The transform from these coordinates to those of the area.
    public var transform: AffineTransform
    /// The opacity, 0...1.
    public var opacity: Double
    /// The part of the area in which the field can be seen; `nil` for all of it.
    public var clip: Rect?
}
