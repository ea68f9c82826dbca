// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import CGtk
import GtkKit
import PageSource

/// Links that contain a page.
extension LiveWindow {
    /// Adds the actions to the window.
    func addLinkActions() {
        actions.add(of: self, ["open-link": { $0.showLink("") }])
        actions.add(of: self, if: { $0.runner != nil }, ["copy-link": { $0.copyLink() }])
    }

    /// Shows the page of a link, and opens it if the user wants that.
    func showLink(_ link: String) {
        let dialog = LinkDialog(link: link)
        dialog.opened = { [weak self] page in
            whenIdle(for: self) { window in window.editor.askAboutUnsavedChanges { window.open(page) } }
        }
        dialog.closed = { [weak self] in
            whenIdle(for: self) { $0.linkDialog = nil }
        }
        linkDialog = dialog
        dialog.present(over: window)
    }

    private func open(_ page: PageAddress) {
        let file = NewFile(.page, in: PageFolder.ofUser)
        let isName = [nil, .taken].contains(file.problem(with: page.name))
        do throws(NewFile.CreationError) {
            let name = file.freeName(isName ? page.name : translated("Page"))
            open(try file.create(named: name, text: page.text))
            runner?.log(filled(translated("The page is in {folder}"), ["folder": shortPath(file.folder)]))
        } catch {
            refuse(unwritableMessage(folder: shortPath(file.folder)))
        }
    }

    private func copyLink() {
        guard let runner, let text = runner.editedTexts()[runner.page.file] ?? runner.page.text else { return }
        guard runner.page.sources.isEmpty else {
            return runner.log(translated("There is no link to a page that has other source files"))
        }
        do throws(PageAddress.Problem) {
            let link = try PageAddress(name: runner.page.name, text: text).address
            gdk_clipboard_set_text(gtk_widget_get_clipboard(window.pointer), link)
            runner.log(translated("The link is on the clipboard. It contains the page."))
        } catch {
            runner.log(error.message)
        }
    }
}
