// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// Three linked toggle buttons: no picture, the shipped drawing, or a user-selected file.
final class PictureControl: PropertyControl {
    let below: Widget?
    private let plain: ToggleButton
    private let shipped: ToggleButton
    private let customButton: ToggleButton
    private var shown = PictureChoice.plain

    init(shipped name: String, title: String, parent: Widget, change: @escaping (PropertyValue) -> Void) {
        let box = Box(.horizontal)
        box.addClass("linked")
        box.setAccessibleLabel(title)
        let button = { (title: String) in
            let button = ToggleButton(gtk_toggle_button_new_with_label(title)!)
            // Long labels are ellipsized, so that the preferences fit the smallest window.
            gtk_label_set_ellipsize(button.child?.opaque, PANGO_ELLIPSIZE_END)
            button.hexpand = true
            box.append(button)
            return button
        }
        // Translators: A button: the card shows a color instead of a picture.
        plain = button(translated("Color"))
        shipped = button(name)
        // Translators: A button that opens a dialog for choosing a picture.
        customButton = button(translated("Picture…"))
        below = box
        plain.on("clicked") { [weak self] in self?.choose(.plain, change) }
        shipped.on("clicked") { [weak self] in self?.choose(.shipped, change) }
        customButton.on("clicked") { [weak self, unowned parent] in
            guard let self else { return }
            display(.picture(shown))
            openChooser(title: title, parent: parent, change)
        }
    }

    func display(_ value: PropertyValue) {
        guard case .picture(let choice) = value else { return }
        shown = choice
        plain.setActive(choice == .plain)
        shipped.setActive(choice == .shipped)
        customButton.setActive(choice != .plain && choice != .shipped)
    }

    private func choose(_ choice: PictureChoice, _ change: (PropertyValue) -> Void) {
        display(.picture(shown))  // GTK has toggled the button; wait until the value is accepted.
        change(.picture(choice))
    }

    private func openChooser(title: String, parent: Widget, _ change: @escaping (PropertyValue) -> Void) {
        FileChooser.open(.picture, title: title, over: parent) { change(.picture(.custom(uri: $0))) }
    }
}
