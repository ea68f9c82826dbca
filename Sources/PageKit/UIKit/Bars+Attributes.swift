// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import ViewKit

// With UIKit, attributes of texts have the names of Foundation.

extension UIBarItem {
    /// Sets the font and the color of the title. All states have the same.
    @preconcurrency @MainActor public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) { setTitleTextAttributes(textAttributes(attributes), for: state) }
}

extension UINavigationBar {
    /// The font and the color of the title.
    @preconcurrency @MainActor public var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { foundationAttributes(titleStyle) }
        set { titleStyle = textAttributes(newValue) }
    }
    /// The font and the color of a large title.
    @preconcurrency @MainActor public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { foundationAttributes(largeTitleStyle) }
        set { largeTitleStyle = textAttributes(newValue) }
    }
}

extension UINavigationBarAppearance {
    /// The font and the color of the title.
    @preconcurrency @MainActor public var titleTextAttributes: [NSAttributedString.Key: Any] {
        get { foundationAttributes(titleStyle) ?? [:] }
        set { titleStyle = textAttributes(newValue) ?? [:] }
    }
    /// The font and the color of a large title.
    @preconcurrency @MainActor public var largeTitleTextAttributes: [NSAttributedString.Key: Any] {
        get { foundationAttributes(largeTitleStyle) ?? [:] }
        set { largeTitleStyle = textAttributes(newValue) ?? [:] }
    }
}

private func textAttributes(_ attributes: [NSAttributedString.Key: Any]?) -> [TextAttribute: Any]? {
    attributes.map { Dictionary(uniqueKeysWithValues: $0.map { (TextAttribute(rawValue: $0.rawValue), $1) }) }
}

private func foundationAttributes(_ attributes: [TextAttribute: Any]?) -> [NSAttributedString.Key: Any]? {
    attributes.map { Dictionary(uniqueKeysWithValues: $0.map { (NSAttributedString.Key(rawValue: $0.rawValue), $1) }) }
}
