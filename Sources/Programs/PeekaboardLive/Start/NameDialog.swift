// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns this object while the dialog is open. Closures of widgets refer to it weakly.

import CGtk
import GtkKit
import PageSource

/// A dialog that asks for the name of a new page, source file, folder, or playground, and creates it, or for another name
/// of a file.
final class NameDialog {
    /// Called with the path of the file.
    var done: (String) -> Void = { _ in }
    /// Called with a folder that the user chooses for new pages.
    var folderChosen: (String) -> Void = { _ in }
    /// Called when the dialog is closed.
    var closed: () -> Void = {}

    private var folder: String
    private var check: (String) -> NewFile.NameProblem?
    private var apply: (String) throws(NewFile.CreationError) -> String
    private let dialog: Dialog
    private let content = Box(.vertical, spacing: 12)
    private let placeRow = Box(.horizontal, spacing: 6)
    private let place: Widget
    private let entry: Widget
    private let problem: Widget
    private let button: Widget

    /// Creates a dialog that suggests a name. `text` is the text of the new page or source file.
    convenience init(_ file: NewFile, suggestion: String, text: String) {
        self.init(
            title: Self.title(of: file.kind), folder: file.folder, name: file.freeName(suggestion),
            // Translators: A verb, on a button: creates a new file.
            button: translated("Create"), check: file.problem
        ) { name throws(NewFile.CreationError) in try file.create(named: name, text: text) }
        if [.page, .playground].contains(file.kind), !file.isInPlayground {
            addFolderButton(for: file.kind, text: text)
        }
    }

    /// Creates a dialog that asks for another name of a file.
    convenience init(_ file: FileRename) {
        self.init(
            // Translators: The title of a dialog that asks for another name of a file.
            title: translated("Rename"), folder: file.folder, name: file.name,
            // Translators: A verb, on a button: gives a file another name.
            button: translated("Rename"), check: file.problem
        ) { name throws(NewFile.CreationError) in try file.apply(named: name) }
    }

    /// Creates a dialog for a name in a folder. `check` returns what is wrong with a name, and `apply` returns the path.
    private init(
        title: String, folder: String, name: String, button label: String,
        check: @escaping (String) -> NewFile.NameProblem?,
        apply: @escaping (String) throws(NewFile.CreationError) -> String
    ) {
        (self.folder, self.check, self.apply) = (folder, check, apply)
        content.addClass("new-file")
        place = Widget.paragraph(Self.text(of: folder))
        gtk_label_set_wrap_mode(place.opaque, PANGO_WRAP_WORD_CHAR)
        place.addClass("dim-label")
        entry = Widget(gtk_entry_new()!)
        // Translators: The label of a text field for the name of a new file.
        entry.setAccessibleLabel(translated("Name"))
        problem = Widget.paragraph("")
        problem.addClass("error")
        button = Widget(gtk_button_new_with_label(label)!)
        for style in ["suggested-action", "pill"] { button.addClass(style) }
        gtk_widget_set_halign(button.pointer, GTK_ALIGN_CENTER)
        place.hexpand = true
        placeRow.append(place)
        for widget in [placeRow, entry, problem, button] { content.append(widget) }
        dialog = Dialog(title: title, width: 360, height: 210, content: content)
        dialog.closed = { [weak self] in self?.closed() }
        entry.on("changed") { [weak self] in self?.checkName() }
        entry.on("activate") { [weak self] in self?.finish() }
        button.on("clicked") { [weak self] in self?.finish() }
        gtk_editable_set_text(entry.opaque, name)
        checkName()
    }

    /// Shows the dialog over a window.
    func present(over parent: Widget) { dialog.present(over: parent, focusing: entry) }

    /// Adds a button with which the user chooses another folder for a page or playground.
    private func addFolderButton(for kind: NewFile.Kind, text: String) {
        let button = Button(icon: "folder-open-symbolic", name: translated("Choose Folder…"))
        button.addClass("flat")
        button.valign = .center
        button.on("clicked") { [weak self] in
            guard let self else { return }
            // Translators: The title of a file chooser.
            FileChooser.open(.folder, title: translated("Folder for New Pages"), over: entry) { [weak self] uri in
                guard let self, let folder = path(ofURI: uri) else { return }
                let file = NewFile(kind, in: folder)
                self.folder = folder
                check = file.problem
                apply = { name throws(NewFile.CreationError) in try file.create(named: name, text: text) }
                gtk_label_set_text(place.opaque, Self.text(of: folder))
                folderChosen(folder)
                checkName()
            }
        }
        placeRow.append(button)
    }

    private static func text(of folder: String) -> String {
        // Translators: {folder} is the folder in which a new file will be.
        filled(translated("In {folder}"), ["folder": shortPath(folder)])
    }

    private var name: String { String(cString: gtk_editable_get_text(entry.opaque)) }

    private func checkName() {
        let found = check(name)
        button.isSensitive = found == nil
        // Nothing is wrong before the user has typed anything.
        setProblem(found == .empty ? nil : found.map(Self.message))
    }

    private func setProblem(_ message: String?) {
        gtk_label_set_text(problem.opaque, message ?? "")
        peekaboard_accessible_description(entry.raw, message ?? "")
        entry.setClass("error", message != nil)
    }

    private func finish() {
        do throws(NewFile.CreationError) {
            let path = try apply(name)
            dialog.close()
            done(path)
        } catch {
            switch error {
            case .name(let problem): setProblem(Self.message(of: problem))
            case .unwritable: setProblem(unwritableMessage(folder: shortPath(folder)))
            }
        }
    }

    private static func title(of kind: NewFile.Kind) -> String {
        switch kind {
        case .page: translated("New Page")
        case .source: translated("New Source File")
        case .folder: translated("New Folder")
        case .playground: translated("New Playground")
        }
    }

    private static func message(of problem: NewFile.NameProblem) -> String {
        // Translators: What is wrong with the name of a new file.
        switch problem {
        case .empty: translated("Enter a name")
        case .invalidCharacter: translated("A name can’t contain a slash")
        case .hidden: translated("A name can’t start with a period")
        case .tooLong: translated("The name is too long")
        case .taken: translated("There is already a file with this name")
        }
    }
}
