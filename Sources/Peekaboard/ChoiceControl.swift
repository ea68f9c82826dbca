import Boards
import CGtk
import GtkKit

/// A list that drops down, of which one is chosen; where folders are taken its last entry opens a chooser for one.
final class ChoiceControl: PropertyControl {
    let beside: Widget? = nil
    let below: Widget?
    private let list: Widget
    private let takesFolder: Bool
    private let chooser = FileChooser()
    private var ids: [String]
    private var titles: [String]
    private var shown = ""
    private var isShowing = false

    init(
        _ choices: [LiveProperty.Choice], takesFolder: Bool, title: String, parent: Widget,
        change: @escaping (PropertyValue) -> Void
    ) {
        self.takesFolder = takesFolder
        ids = choices.map(\.id)
        titles = choices.map { translated($0.title) }
        list = Widget.dropDown([])
        below = list
        peekaboard_accessible_label(list.raw, title)
        list.onNotify("selected") { [weak self, unowned parent] in
            guard let self, !isShowing else { return }
            let place = Int(gtk_drop_down_get_selected(list.opaque))
            if place < ids.count {
                change(.choice(ids[place]))
            } else if takesFolder {
                show(.choice(shown))
                chooser.open(.folder, title: title, over: parent) { change(.choice($0)) }
            }
        }
    }

    func show(_ value: PropertyValue) {
        guard case .choice(let id) = value else { return }
        isShowing = true
        defer { isShowing = false }
        shown = id
        // A value that is not offered, set from outside, has its place in the list all the same.
        let offered = ids.contains(id) ? (ids, titles) : (ids + [id], titles + [name(of: id)])
        (ids, titles) = offered
        let names = titles + (takesFolder ? [translated("Own folder…")] : [])
        let model = Object(taking: names.withCStrings { gtk_string_list_new($0) }!)
        gtk_drop_down_set_model(list.opaque, model.opaque)
        gtk_drop_down_set_selected(list.opaque, guint(ids.firstIndex(of: id) ?? 0))
    }

    private func name(of id: String) -> String {
        id.contains("://") ? displayName(ofURI: id) : id
    }
}
