import CGtk
import Files
import Scene

/// A drop-down list. If the property accepts folders, its last entry opens a folder chooser.
final class ChoiceControl: PropertyControl {
    let suffix: Widget?
    private let list: Widget
    private var ids: [String]
    private var shown = ""
    private var isShowing = false

    init(
        _ choices: [PropertyKind.Choice], takesFolder: Bool, title: String, parent: Widget,
        change: @escaping (PropertyValue) -> Void
    ) {
        ids = choices.map(\.id)
        // Translators: The last entry of the list of decks: a folder with the player’s own pictures.
        let command = takesFolder ? [translated("Choose Folder…")] : []
        list = Widget.dropDown(choices.map(\.title) + command, named: title)
        suffix = list
        list.onNotify("selected") { [weak self, unowned parent] in
            guard let self, !isShowing else { return }
            let index = Int(gtk_drop_down_get_selected(list.opaque))
            guard index == ids.count else { return change(.choice(ids[index])) }
            // Restore the selection after GTK has handled this choice.
            whenIdle(for: self) { control in
                control.display(.choice(control.shown))
                FileChooser.open(.folder, title: title, over: parent) { change(.choice($0)) }
            }
        }
    }

    func display(_ value: PropertyValue) {
        guard case .choice(let id) = value else { return }
        isShowing = true
        defer { isShowing = false }
        shown = id
        // A value from outside that is not one of the choices is added to the list.
        let index = ids.firstIndex(of: id) ?? offer(id)
        if gtk_drop_down_get_selected(list.opaque) != guint(index) {
            gtk_drop_down_set_selected(list.opaque, guint(index))
        }
    }

    /// Adds a choice after the others, before the entry for folders, and returns its position. The model is only added to:
    /// GTK hangs if it is replaced during a selection.
    private func offer(_ id: String) -> Int {
        [FileURI.isURI(id) ? displayName(ofURI: id) : PropertyKind.Choice(grid: id).title].withCStrings {
            gtk_string_list_splice(gtk_drop_down_get_model(list.opaque), guint(ids.count), 0, $0)
        }
        ids.append(id)
        return ids.count - 1
    }
}
