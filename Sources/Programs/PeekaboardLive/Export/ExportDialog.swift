// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns this object while the dialog is open. Closures of widgets refer to it weakly.

import AppShell
import CGtk
import Files
import GtkKit
import PageExport
import PageSource

/// A dialog that asks for what a page needs to be a program, and exports it.
final class ExportDialog {
    /// Exports the page to a folder. Returns what is wrong, or `nil`.
    typealias Export = (ProgramDescription, _ folder: String) -> PageExport.Problem?

    /// Called when the user wants to see the folder.
    var opened: (String) -> Void = { _ in }
    /// Called when the dialog is closed.
    var closed: () -> Void = {}

    private let export: Export
    private let dialog: Dialog
    private let pages = Widget(gtk_stack_new()!)
    private let name = EntryRow(), id = EntryRow()
    private let license: DropDown
    private let folderRow = ActionRow()
    private let problem = Widget.paragraph("")
    private let button: Button
    /// Whether the user has changed the application ID, which follows the name otherwise.
    private var hasOwnID = false
    private var isFilling = false
    /// The folder in which the folder of the program will be.
    private var parent: String

    /// Creates a dialog for a page with a name. The folder of the program is suggested to be in `folder`.
    init(named pageName: String, in folder: String, export: @escaping Export) {
        (parent, self.export) = (folder, export)
        // Translators: The label of a list of licenses.
        license = DropDown(ProgramLicense.allCases.map(\.title), named: translated("License"))
        // Translators: A verb, on a button: writes a program that is made of a page.
        button = Button(label: translated("Export"))
        button.makePill()
        let content = Box(.vertical, spacing: 18)
        content.addClass("new-file")
        // Translators: The title of a dialog.
        dialog = Dialog(title: translated("Export as a Program"), width: 360, height: 540, content: pages)
        let form = ScrolledWindow(of: content)
        withExtendedLifetime(form) { _ = gtk_stack_add_named(pages.opaque, form.pointer, "form") }
        fillForm(content)
        dialog.closed = { [weak self] in self?.closed() }
        name.onEdit { [weak self] _ in self?.nameChanged() }
        id.onEdit { [weak self] _ in self?.idChanged() }
        for row in [name, id] { row.on("entry-activated") { [weak self] in self?.finish() } }
        button.on("clicked") { [weak self] in self?.finish() }
        name.text = pageName
        nameChanged()
    }

    /// Shows the dialog over a window.
    func present(over window: Widget) { dialog.present(over: window, focusing: name) }

    private func fillForm(_ content: Box) {
        let note = Widget.paragraph(
            translated(
                "Makes a folder from which a program can be built and packaged. It contains the page as it is, and runs in Peekaboard’s player."
            ))
        note.dim()
        // Translators: The label of a text field for the name of a program.
        name.title = translated("Name")
        // Translators: The label of a text field for a name such as org.example.Pairs.
        id.title = translated("Application ID")
        let licenseRow = ActionRow()
        licenseRow.title = translated("License")
        license.valign = .center
        licenseRow.addSuffix(license)
        licenseRow.setActivatedWidget(license)
        folderRow.disableMarkup()
        // Translators: The label of a row with the path of a folder.
        folderRow.title = translated("Folder")
        let choose = Button(icon: "folder-open-symbolic", name: translated("Choose Folder…"))
        choose.addClass("flat")
        choose.valign = .center
        choose.on("clicked") { [weak self] in self?.chooseFolder() }
        folderRow.addSuffix(choose)
        problem.addClass("error")
        for widget in [
            note, PreferencesGroup(of: [name, id]), PreferencesGroup(of: [licenseRow, folderRow]), problem, button,
        ] { content.append(widget) }
    }

    private func chooseFolder() {
        // Translators: The title of a file chooser.
        FileChooser.open(.folder, title: translated("Folder for the Program"), over: folderRow) { [weak self] uri in
            guard let self, let folder = path(ofURI: uri) else { return }
            parent = folder
            check()
        }
    }

    private var description: ProgramDescription {
        let licenses = ProgramLicense.allCases
        return ProgramDescription(
            name: name.text.trimmingBlanks(), id: id.text.trimmingBlanks(),
            license: licenses.indices.contains(license.selected) ? licenses[license.selected] : .gpl)
    }

    /// The folder of the program: one that does not exist yet.
    private var folder: String {
        let name = description.name.split(separator: "/").joined(separator: "-")
        let plain = name.hasPrefix(".") || name.isEmpty ? "Program\(name)" : name
        let names = [plain] + (2...999).map { "\(plain) \($0)" }
        return names.map { "\(parent)/\($0)" }.first { !Disk.exists($0) } ?? "\(parent)/\(plain)"
    }

    private func nameChanged() {
        if !hasOwnID {
            isFilling = true
            id.text = ProgramDescription.suggestedID(for: name.text)
            isFilling = false
        }
        check()
    }

    private func idChanged() {
        guard !isFilling else { return }
        hasOwnID = true
        check()
    }

    private func check() {
        folderRow.setSubtitle(shortPath(folder))
        let found = description.problem
        button.isSensitive = found == nil
        show(found?.message, at: description.problemOfName != nil ? name : found == nil ? nil : id)
    }

    private func show(_ message: String?, at wrong: EntryRow?) {
        problem.text = (message ?? "").printable
        problem.isVisible = message != nil
        for row in [name, id] {
            row.setClass("error", row === wrong)
            peekaboard_accessible_description(row.delegate.raw, row === wrong ? message ?? "" : "")
        }
    }

    private func finish() {
        guard description.problem == nil else { return }
        let folder = folder
        if let problem = export(description, folder) { return show(problem.message, at: nil) }
        showDone(folder)
    }

    /// Says where the program is, and how it is built.
    private func showDone(_ folder: String) {
        let open = Button(label: translated("Open Folder"))
        open.makePill()
        open.on("clicked") { [weak self] in
            guard let self else { return }
            opened(folder)
            dialog.close()
        }
        let commands = Widget.paragraph("meson setup build\nninja -C build install\n./make-deb")
        commands.addClass("monospace")
        commands.halign = .center
        let column = Box(.vertical, spacing: 18)
        column.append(commands)
        column.append(open)
        let page = Widget(adw_status_page_new()!)
        page.addClass("compact")
        adw_status_page_set_icon_name(page.opaque, "folder-symbolic")
        // Translators: A heading: a program was exported.
        adw_status_page_set_title(page.opaque, translated("Exported"))
        let text = filled(
            // Translators: {folder} is the path of a folder. Commands follow.
            translated("The program is in {folder}. Build, install, and package it there with these commands:"),
            ["folder": shortPath(folder)])
        adw_status_page_set_description(page.opaque, CommentMarkup.escaped(text))
        withExtendedLifetime(column) { adw_status_page_set_child(page.opaque, column.pointer) }
        let done = ScrolledWindow(of: page)
        withExtendedLifetime(done) { _ = gtk_stack_add_named(pages.opaque, done.pointer, "done") }
        gtk_stack_set_visible_child_name(pages.opaque, "done")
        open.grabFocus()
    }
}

extension ProgramLicense {
    /// The name of the license for the user.
    fileprivate var title: String {
        switch self {
        case .gpl: "GNU GPL 3.0+"
        case .apache: "Apache 2.0"
        case .bsd: "BSD 3-Clause"
        case .mit: "MIT"
        // Translators: A license without conditions.
        case .publicDomain: translated("Public domain (CC0)")
        }
    }

    /// The license in the list of GTK.
    var gtkLicense: GtkLicense {
        switch self {
        case .gpl: GTK_LICENSE_GPL_3_0
        case .apache: GTK_LICENSE_APACHE_2_0
        case .bsd: GTK_LICENSE_BSD_3
        case .mit: GTK_LICENSE_MIT_X11
        case .publicDomain: GTK_LICENSE_UNKNOWN
        }
    }
}
