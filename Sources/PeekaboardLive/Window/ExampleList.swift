// The list holds a reference to its group, which owns the rows. Their closures refer back weakly.

import CGtk
import GtkKit
import Pages

/// The list of example pages on the start page. The chosen example is copied to a folder of the user's choice and
/// opened there.
final class ExampleList {
    /// Called with the path of the copy.
    var opened: (String) -> Void = { _ in }
    /// Called with a message for the user if copying fails.
    var refused: (String) -> Void = { _ in }

    private let window: Widget

    /// Fills a group with the examples in a folder. `window` is the parent of the file chooser.
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
            guard let self, let folder = path(ofURI: uri) else { return }
            guard let copy = Examples.copy(example, into: folder) else {
                return refused(
                    filled(
                        translated("Could not write to {folder}: check the free space and the folder’s permissions"),
                        ["folder": folder]))
            }
            opened(copy)
        }
    }
}
