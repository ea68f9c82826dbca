import Boards
import CGtk
import Files
import GtkKit

/// A list that drops down, of which one is chosen; where folders are taken its last entry opens a chooser for one.
final class ChoiceControl: PropertyControl {
    let below: Widget?
    private let list: Widget
    private var ids: [String]
    private var shown = ""
    private var isShowing = false

    init(
        _ choices: [LiveProperty.Choice], takesFolder: Bool, title: String, parent: Widget,
        change: @escaping (PropertyValue) -> Void
    ) {
        ids = choices.map(\.id)
        // Translators: The last entry of the list of decks: a folder with the player’s own pictures.
        let titles = choices.map { translated($0.title) } + (takesFolder ? [translated("Choose Folder…")] : [])
        list = Widget.dropDown(titles)
        below = list
        peekaboard_accessible_label(list.raw, title)
        list.onNotify("selected") { [weak self, unowned parent] in
            guard let self, !isShowing else { return }
            let place = Int(gtk_drop_down_get_selected(list.opaque))
            guard place >= ids.count else { return change(.choice(ids[place])) }
            // The list goes back to what it showed, once GTK is done with this choice.
            whenIdle { [weak self, unowned parent] in
                guard let self else { return }
                show(.choice(shown))
                FileChooser.open(.folder, title: title, over: parent) { change(.choice($0)) }
            }
        }
    }

    func show(_ value: PropertyValue) {
        guard case .choice(let id) = value else { return }
        isShowing = true
        defer { isShowing = false }
        shown = id
        // A value that is not offered, set from outside, has its place in the list all the same.
        let place = ids.firstIndex(of: id) ?? offer(id)
        if gtk_drop_down_get_selected(list.opaque) != guint(place) {
            gtk_drop_down_set_selected(list.opaque, guint(place))
        }
    }

    /// Adds a choice, after the others and before that of a folder; its place is returned. The model only grows: GTK hangs if
    /// another one takes its place while a choice is made.
    private func offer(_ id: String) -> Int {
        [FileURI.isURI(id) ? displayName(ofURI: id) : id].withCStrings {
            gtk_string_list_splice(gtk_drop_down_get_model(list.opaque), guint(ids.count), 0, $0)
        }
        ids.append(id)
        return ids.count - 1
    }
}
