// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// What a page has set for screen readers. A property that is not set has the value that the view has by itself.
struct AccessibilitySettings {
    var isElement: Bool?
    var label: String??
    var value: String??
    var hint: String?
    var traits: UIAccessibilityTraits?
    var customActions: [UIAccessibilityCustomAction]?
    var identifier: String?
    var hidesElements = false
}

/// What a view presents by itself to screen readers.
struct AccessibilityDefaults {
    /// Whether the view is an element.
    var isElement = false
    /// What the view is.
    var label: String?
    /// The present value.
    var value: String?
    /// What kind of element the view is.
    var traits: UIAccessibilityTraits = .none
    /// The kind of element, if no trait says it.
    var role: NodeAccessibility.Role?
}

extension String {
    /// A number as a percentage of a range.
    static func percent(of number: Float, from least: Float, to most: Float) -> String? {
        let fraction = (number - least) / (most - least)
        return fraction.isFinite ? "\(Int((fraction * 100).rounded()))%" : nil
    }
}
