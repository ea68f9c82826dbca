// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

// With UIKit, attributes of texts have the names of Foundation.

extension UIBarItem {
    /// Sets the font and the color of the title. All states have the same.
    @preconcurrency @MainActor public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { setTitleTextAttributes(TextAttribute.named(attributes), for: state) }
}

extension UINavigationBar {
    /// The font and the color of the title.
    @preconcurrency @MainActor public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { NSAttributedString.Key.named(titleStyle) }
        set { titleStyle = TextAttribute.named(newValue) }
    }
    /// The font and the color of a large title.
    @preconcurrency @MainActor public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { NSAttributedString.Key.named(largeTitleStyle) }
        set { largeTitleStyle = TextAttribute.named(newValue) }
    }
}

extension UINavigationBarAppearance {
    /// The font and the color of the title.
    @preconcurrency @MainActor public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { NSAttributedString.Key.named(titleStyle) ?? [:] }
        set { titleStyle = TextAttribute.named(newValue) ?? [:] }
    }
    /// The font and the color of a large title.
    @preconcurrency @MainActor public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { NSAttributedString.Key.named(largeTitleStyle) ?? [:] }
        set { largeTitleStyle = TextAttribute.named(newValue) ?? [:] }
    }
}

extension UISegmentedControl {
    /// Sets the font and the color of titles: with `.normal` of all, with `.selected` of the chosen one.
    @preconcurrency @MainActor public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { setTitleStyle(TextAttribute.named(attributes), for: state) }

    /// Returns the attributes that were set.
    @preconcurrency @MainActor public func titleTextAttributes(
        for state: UIControl.State
    ) -> [NSAttributedString.Key: Any]? { NSAttributedString.Key.named(titleStyle(for: state)) }
}
