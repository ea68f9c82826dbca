// SPDX-License-Identifier: GPL-3.0-or-later
/// What a screen reader presents of a node that is an element, in the language of the page.
public struct NodeAccessibility: Hashable, Sendable {
    /// The kind of an element.
    public enum Role: Hashable, Sendable, CaseIterable {
        /// It can be activated.
        case button
        /// It can be switched on and off.
        case toggle
        /// Its value can be increased and decreased.
        case adjustable
        case text, header, image
        /// A text can be typed into it. The content of the node is a text field.
        case textField
        /// Lines of text can be typed into it. The content of the node is a text field.
        case textArea
        /// It can be activated, and then shows its part of what is there. One of several is selected.
        case tab

        /// Whether the element is only read.
        package var isInformation: Bool { self == .text || self == .header || self == .image }
    }

    /// The kind of the element.
    public var role: Role
    /// What the element is.
    public var label: String
    /// The present value, such as that of a slider; empty for none.
    public var value: String
    /// What happens when the element is activated; empty for none.
    public var hint: String
    /// Whether the element reacts to input.
    public var isEnabled: Bool
    /// Whether the element is selected, or switched on.
    public var isSelected: Bool
    /// The names of the custom actions.
    public var actions: [String]

    /// Creates the description of an element.
    public init(
        role: Role = .button, label: String, value: String = "", hint: String = "", isEnabled: Bool = true,
        isSelected: Bool = false, actions: [String] = []
    ) {
        self.role = role
        self.label = label
        self.value = value
        self.hint = hint
        self.isEnabled = isEnabled
        self.isSelected = isSelected
        self.actions = actions
    }

    /// The label and the value.
    public var name: String { [label, value].filter { !$0.isEmpty }.joined(separator: ", ") }
}
