// SPDX-License-Identifier: GPL-3.0-or-later
// Closures that the store keeps refer to the chooser weakly.

import Boards
import CGtk
import GtkKit
import Localization
import PeekaboardModel
import Scene

/// The looks of a board as small pictures of it. One is pressed unless the look has been changed.
final class LookChooser {
    /// The widget: a heading, and the looks below it.
    let widget: PreferencesGroup

    /// The area of the boards in the pictures, in points.
    private static let area = Size(width: 340, height: 260)

    private let model: any BoardModel
    private let custom = Label()
    private let chooser: PictureChooser

    /// Creates a chooser of the looks of a board, which outlives it.
    init(of model: any BoardModel, pictureCache: PictureCache) {
        self.model = model
        let store = model.properties
        chooser = PictureChooser(side: 88, columns: 3, pictureCache: pictureCache)
        // Translators: A heading in the preferences: how the board looks. Below it are names such as “Wood”.
        let title = translated("Look")
        chooser.widget.setAccessibleLabel(title)
        custom.dim()
        custom.addClass("caption")
        widget = PreferencesGroup(title: title, of: [chooser.widget])
        widget.setHeaderSuffix(custom)
        chooser.chosen = { [unowned store] id in store.looks.first { $0.id == id }.map(store.choose) }
        draw()
        for property in store.properties where store.looks.contains(where: { $0.sets(property) }) {
            store.onChange(of: property) { [weak self] in self?.showCurrent() }
        }
        showCurrent()
    }

    /// Draws all pictures again, because the style of the desktop has changed.
    func draw() {
        chooser.display(
            model.properties.looks.map {
                .init(id: $0.id, title: translated($0.title), picture: model.preview(of: $0, in: Self.area))
            })
    }

    private func showCurrent() {
        chooser.current = model.properties.look?.id
        // Translators: Beside the heading “Look”, if a look has been changed.
        custom.text = chooser.current == nil ? translated("Custom") : ""
    }
}

extension Look {
    /// Whether the look has a value of a property.
    fileprivate func sets(_ property: BoardProperty) -> Bool { values[property.name] != nil }
}
