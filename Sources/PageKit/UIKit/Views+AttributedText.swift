// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

extension UILabel {
    /// The text with its attributes. The properties of the label become those of its beginning; parts without a font or
    /// a color get those that the label had.
    @preconcurrency @MainActor public var attributedText: NSAttributedString? {
        get { styledText.map(NSAttributedString.of) }
        set { styledText = newValue?.styledString }
    }
}

extension UIButton {
    /// Sets the title with attributes in a state, which is shown instead of the plain one. States without one have that
    /// of `.normal`.
    @preconcurrency @MainActor public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        setStyledTitle(title?.styledString, for: state)
    }

    /// Returns the title with attributes in a state.
    @preconcurrency @MainActor public func attributedTitle(for state: State) -> NSAttributedString? {
        styledTitle(for: state).map(NSAttributedString.of)
    }

    /// The title with attributes in the present state.
    @preconcurrency @MainActor public var currentAttributedTitle: NSAttributedString? {
        currentStyledTitle.map(NSAttributedString.of)
    }
}

extension UITextView {
    // UIKit declares it this way.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The text with its attributes.
    @preconcurrency @MainActor public var attributedText: NSAttributedString! {
        get { NSAttributedString.of(styledText) }
        set { styledText = newValue?.styledString ?? StyledString("", [:]) }
    }
}

extension UITextField {
    /// The text with its attributes. The field shows the font, the color, and the alignment of its beginning.
    @preconcurrency @MainActor public var attributedText: NSAttributedString? {
        get { NSAttributedString.of(styledText) }
        set { styledText = newValue?.styledString ?? StyledString("", [:]) }
    }

    /// What is shown while there is no text, with the color of its beginning.
    @preconcurrency @MainActor public var attributedPlaceholder: NSAttributedString? {
        get { styledPlaceholder.map(NSAttributedString.of) }
        set { styledPlaceholder = newValue?.styledString }
    }

    /// The attributes of the text. The field shows the font, the color, and the alignment.
    @preconcurrency @MainActor public var defaultTextAttributes: [NSAttributedString.Key: Any] {
        get { NSAttributedString.Key.named(textAttributes) ?? [:] }
        set { textAttributes = TextAttribute.named(newValue) ?? [:] }
    }
}
