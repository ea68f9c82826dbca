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

    private typealias Check = (String) -> NewFile.NameProblem?
    private typealias Apply = (String) throws(NewFile.CreationError) -> String

    private var folder: String
    private var check: Check
    private var apply: Apply
    private let dialog: Dialog
    private let content = Box(.vertical, spacing: 12)
    private let placeRow = Box(.horizontal, spacing: 6)
    private let place: Label
    private let entry = Entry()
    private let problem = Widget.paragraph("")
    private let button: Button

    /// Creates a dialog that suggests a name. `text` is the text of the new page or source file.
    convenience init(_ file: NewFile, suggestion: String, text: String) {
        self.init(
            title: Self.title(of: file.kind), folder: file.folder, name: file.freeName(suggestion),
            // Translators: A verb, on a button: creates a new file.
            button: translated("Create"), check: file.problem
        ) { name throws(NewFile.CreationError) in try file.create(named: name, text: text) }
        if [.page, .playground].contains(file.kind), !file.isInPlayground {
            addFolderButton { folder in
                let file = NewFile(file.kind, in: folder)
                return (
                    file.problem, { name throws(NewFile.CreationError) in try file.create(named: name, text: text) }
                )
            }
        }
    }

    /// Creates a dialog that saves a page or playground under another name, first of all in a folder.
    convenience init(saving page: SharedPage, in folder: String) {
        let choice = { (folder: String) -> (check: Check, apply: Apply) in
            let file = NewFile(page.folderEnding == nil ? .page : .playground, in: folder)
            return (
                file.problem,
                { name throws(NewFile.CreationError) in
                    let name = name.trimmingBlanks()
                    if let problem = file.problem(with: name) { throw .name(problem) }
                    guard let path = page.named(name).save(in: folder, fallback: name) else { throw .unwritable }
                    return path
                }
            )
        }
        let (check, apply) = choice(folder)
        let file = NewFile(page.folderEnding == nil ? .page : .playground, in: folder)
        self.init(
            // Translators: The title of a dialog that saves a page under another name, and the button for that.
            title: translated("Save As"), folder: folder, name: file.freeName(page.name), button: translated("Save"),
            check: check, apply: apply)
        addFolderButton(choice)
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
        title: String, folder: String, name: String, button label: String, check: @escaping Check,
        apply: @escaping Apply
    ) {
        (self.folder, self.check, self.apply) = (folder, check, apply)
        content.addClass("new-file")
        place = Widget.paragraph(Self.text(of: folder))
        place.wrap(PANGO_WRAP_WORD_CHAR)
        place.addClass("dim-label")
        // Translators: The label of a text field for the name of a new file.
        entry.setAccessibleLabel(translated("Name"))
        problem.addClass("error")
        button = Button(label: label)
        button.makePill()
        place.hexpand = true
        placeRow.append(place)
        for widget in [placeRow, entry, problem, button] { content.append(widget) }
        dialog = Dialog(title: title, width: 360, height: 210, content: content)
        dialog.closed = { [weak self] in self?.closed() }
        entry.onEdit { [weak self] _ in self?.checkName() }
        entry.on("activate") { [weak self] in self?.finish() }
        button.on("clicked") { [weak self] in self?.finish() }
        entry.text = name
        checkName()
    }

    /// Shows the dialog over a window.
    func present(over parent: Widget) { dialog.present(over: parent, focusing: entry) }

    /// Adds a button with which the user chooses another folder for a page or playground.
    private func addFolderButton(_ choice: @escaping (String) -> (check: Check, apply: Apply)) {
        let button = Button(icon: "folder-open-symbolic", name: translated("Choose Folder…"))
        button.addClass("flat")
        button.valign = .center
        button.on("clicked") { [weak self] in
            guard let self else { return }
            // Translators: The title of a file chooser.
            FileChooser.open(.folder, title: translated("Folder for New Pages"), over: entry) { [weak self] uri in
                guard let self, let folder = path(ofURI: uri) else { return }
                self.folder = folder
                (check, apply) = choice(folder)
                place.text = Self.text(of: folder)
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

    private func checkName() {
        let found = check(entry.text)
        button.isSensitive = found == nil
        // Nothing is wrong before the user has typed anything.
        setProblem(found == .empty ? nil : found.map(Self.message))
    }

    private func setProblem(_ message: String?) {
        problem.text = message ?? ""
        peekaboard_accessible_description(entry.raw, message ?? "")
        entry.setClass("error", message != nil)
    }

    private func finish() {
        do throws(NewFile.CreationError) {
            let path = try apply(entry.text)
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
