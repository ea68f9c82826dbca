// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Files
import Scene

/// A drop-down list. If the property accepts folders, its last entry opens a folder chooser.
final class ChoiceControl: PropertyControl {
    var suffix: Widget? { list }
    private let list: DropDown
    private var ids: [String]
    private var shown = ""

    init(
        _ choices: [PropertyKind.Choice], takesFolder: Bool, title: String, parent: Widget,
        change: @escaping (PropertyValue) -> Void
    ) {
        ids = choices.map(\.id)
        // Translators: The last entry of the list of decks: a folder with the player’s own pictures.
        let command = takesFolder ? [translated("Choose Folder…")] : []
        list = DropDown(choices.map(\.title) + command, named: title)
        list.onSelect { [weak self, unowned parent] index in
            guard let self else { return }
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
        shown = id
        // A value from outside that is not one of the choices is added to the list.
        list.withoutSignals { list.selected = ids.firstIndex(of: id) ?? offer(id) }
    }

    /// Adds a choice after the others, before the entry for folders, and returns its position.
    private func offer(_ id: String) -> Int {
        let title = FileURI.isURI(id) ? displayName(ofURI: id) : PropertyKind.Choice(grid: id).title
        list.insert(title, at: ids.count)
        ids.append(id)
        return ids.count - 1
    }
}
