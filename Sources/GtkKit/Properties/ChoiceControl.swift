import CGtk
import Files
import Scene

/// A command at the end of a list of choices.
public struct ChoiceCommand {
    let title: String
    let run: () -> Void

    /// Creates a command. `run` is called when the user selects it.
    public init(_ title: String, _ run: @escaping () -> Void) {
        self.title = title
        self.run = run
    }
}

/// What a list of choices contains in addition to its choices.
public struct ChoiceExtras {
    /// The commands after the choices.
    public var commands: [ChoiceCommand]
    /// Returns the title of a folder, given its URI.
    public var titleOfFolder: (String) -> String

    /// Creates the extras of a list. By default, there are no commands, and folders are shown by their names.
    public init(
        commands: [ChoiceCommand] = [], titleOfFolder: @escaping (String) -> String = { displayName(ofURI: $0) }
    ) {
        self.commands = commands
        self.titleOfFolder = titleOfFolder
    }

    /// Returns extras whose commands do something else first, such as closing a dialog.
    public func after(_ body: @escaping () -> Void) -> ChoiceExtras {
        let commands = commands.map { command in
            ChoiceCommand(command.title) {
                body()
                command.run()
            }
        }
        return ChoiceExtras(commands: commands, titleOfFolder: titleOfFolder)
    }
}

/// A drop-down list. After the choices are commands. If the property accepts folders, the last one opens a folder
/// chooser.
final class ChoiceControl: PropertyControl {
    let suffix: Widget?
    private let list: Widget
    private var ids: [String]
    private var shown = ""
    private var isShowing = false
    private let extras: ChoiceExtras

    init(
        _ choices: [PropertyKind.Choice], takesFolder: Bool, title: String, extras: ChoiceExtras, parent: Widget,
        change: @escaping (PropertyValue) -> Void
    ) {
        ids = choices.map(\.id)
        self.extras = extras
        var commands = extras.commands
        if takesFolder {
            // Translators: The last entry of the list of decks: a folder with the player’s own pictures.
            let command = ChoiceCommand(translated("Choose Folder…")) { [unowned parent] in
                FileChooser.open(.folder, title: title, over: parent) { change(.choice($0)) }
            }
            commands.append(command)
        }
        list = Widget.dropDown(choices.map(\.title) + commands.map(\.title))
        suffix = list
        peekaboard_accessible_label(list.raw, title)
        list.onNotify("selected") { [weak self] in
            guard let self, !isShowing else { return }
            let index = Int(gtk_drop_down_get_selected(list.opaque))
            guard index >= ids.count else { return change(.choice(ids[index])) }
            let command = commands[index - ids.count]
            // Restore the selection after GTK has handled this choice.
            whenIdle(for: self) { control in
                control.show(.choice(control.shown))
                command.run()
            }
        }
    }

    func show(_ value: PropertyValue) {
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

    /// Adds a choice after the others, before the commands, and returns its position. The model is only added to:
    /// GTK hangs if it is replaced during a selection.
    private func offer(_ id: String) -> Int {
        [FileURI.isURI(id) ? extras.titleOfFolder(id) : id].withCStrings {
            gtk_string_list_splice(gtk_drop_down_get_model(list.opaque), guint(ids.count), 0, $0)
        }
        ids.append(id)
        return ids.count - 1
    }
}
