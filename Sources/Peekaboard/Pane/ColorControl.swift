import Boards
import GtkKit

/// A button that shows a color and opens a dialog to choose another one.
final class ColorControl: PropertyControl {
    let suffix: Widget?
    private let button: ColorButton

    init(title: String, change: @escaping (PropertyValue) -> Void) {
        button = ColorButton(title: title)
        suffix = button.widget
        button.changed = { change(.color($0)) }
    }

    func show(_ value: PropertyValue) {
        if case .color(let color) = value { button.show(color) }
    }
}
