// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A button that shows a color and opens a dialog to choose another one.
final class ColorControl: PropertyControl {
    let suffix: Widget?
    private let button: ColorButton
    /// The opacity of the color, which the dialog does not change.
    private var alpha = 1.0

    init(title: String, change: @escaping (PropertyValue) -> Void) {
        button = ColorButton(title: title)
        suffix = button.widget
        button.changed = { [weak self] in change(.color($0.withAlpha(self?.alpha ?? 1))) }
    }

    func display(_ value: PropertyValue) {
        guard case .color(let color) = value else { return }
        alpha = color.alpha
        button.display(color)
    }
}
