// The list refers to its group, which owns the rows; their closures refer back weakly.

import CGtk
import GtkKit
import Pages

/// The shipped pages, for those who have none yet: one that is chosen is copied into a folder of the player's, and opened there.
final class ExampleList {
    /// Called with the path of a copy.
    var opened: (String) -> Void = { _ in }
    /// Called with what cannot be done, in words.
    var refused: (String) -> Void = { _ in }

    private let window: Widget

    /// Fills a group with the pages of a folder; choosers open over a window.
    init(in group: Widget, folder: String, over window: Widget) {
        self.window = window
        let examples = Examples.all(in: folder)
        group.isVisible = !examples.isEmpty
        for example in examples {
            let row = Widget(adw_action_row_new()!)
            adw_preferences_row_set_use_markup(row.typed(), 0)
            adw_preferences_row_set_title(row.typed(), example.title)
            adw_action_row_set_subtitle(row.typed(), example.name + example.ending)
            gtk_list_box_row_set_activatable(row.typed(), 1)
            let arrow = Widget(gtk_image_new_from_icon_name("go-next-symbolic")!)
            adw_action_row_add_suffix(row.typed(), arrow.pointer)
            row.on("activated") { [weak self] in self?.copy(example) }
            adw_preferences_group_add(group.typed(), row.pointer)
        }
    }

    private func copy(_ example: Examples.Example) {
        // Translators: The title of a file chooser.
        FileChooser.open(.folder, title: translated("Choose a Folder for Your Copy"), over: window) { [weak self] uri in
            guard let self, let place = path(ofURI: uri) else { return }
            guard let copy = Examples.copy(example, into: place) else {
                return refused(filled(translated("Could not write to {folder}"), ["folder": place]))
            }
            opened(copy)
        }
    }
}
