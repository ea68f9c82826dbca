// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import CGtk
import Files
import GtkKit
import PageSource

/// Pages that are sent to others and come from them, as links and as files.
extension LiveWindow {
    /// Adds the actions to the window.
    func addSharingActions() {
        actions.add(of: self, ["open-link": { $0.showLink("") }])
        actions.add(
            of: self, if: { $0.runner != nil },
            [
                "copy-link": { $0.copyLink() }, "save-page-file": { $0.savePageFile() }, "save-as": { $0.saveAs() },
            ])
    }

    /// Shows the page of a link, and opens it if the user wants that.
    func showLink(_ link: String) { present(SharedPageDialog(link: link, in: window)) }

    /// Shows the page in a file, and opens it if the user wants that.
    func showPageFile(_ path: String) {
        do throws(PageFile.Problem) {
            present(SharedPageDialog(file: try PageFile.page(at: path), in: window))
        } catch {
            refuse(error.message(file: shortPath(path)))
        }
    }

    private func present(_ dialog: SharedPageDialog) {
        dialog.opened = { [weak self] page in
            whenIdle(for: self) { window in window.editor.askAboutUnsavedChanges { window.open(page) } }
        }
        dialog.closed = { [weak self] in
            whenIdle(for: self) { $0.sharedPageDialog = nil }
        }
        sharedPageDialog = dialog
        dialog.present(over: window)
    }

    private func open(_ page: SharedPage) {
        let folder = PageFolder.ofUser
        guard let path = page.save(in: folder, fallback: translated("Page")) else {
            return refuse(unwritableMessage(folder: shortPath(folder)))
        }
        open(path)
        let place = runner.map { FilePath.folder(of: $0.playground.path) } ?? folder
        runner?.log(filled(translated("The page is in {folder}"), ["folder": shortPath(place)]))
    }

    private func copyLink() {
        guard let runner, let text = runner.editedTexts()[runner.page.file] ?? runner.page.text else { return }
        guard runner.page.sources.isEmpty else {
            return runner.log(
                translated("There is no link to a page that has other source files: save it as a file instead"))
        }
        do throws(PageAddress.Problem) {
            let page = try PageAddress(name: runner.page.name, text: text)
            gdk_clipboard_set_text(gtk_widget_get_clipboard(window.pointer), page.address)
            let dialog = LinkCopiedDialog(page)
            dialog.closed = { [weak self] in
                whenIdle(for: self) { $0.linkCopiedDialog = nil }
            }
            linkCopiedDialog = dialog
            dialog.present(over: window)
        } catch {
            runner.log(error.message)
        }
    }

    /// Saves the page or playground as the user edits it under another name, and opens that. What is saved under the present
    /// name stays as it is.
    private func saveAs() {
        guard let playground = runner?.playground else { return }
        do throws(PageFile.Problem) {
            let bytes = try PageFile.bytes(of: playground, edited: runner?.editedTexts() ?? [:])
            let page = try PageFile.page(in: bytes).named(playground.title)
            let dialog = NameDialog(saving: page, in: FilePath.folder(of: playground.path))
            dialog.done = { [weak self] path in
                whenIdle(for: self) { window in
                    window.open(path)
                    window.runner?.log(FileChooser.success(ofSaving: shortPath(path)))
                    window.editor.focus()
                }
            }
            present(dialog)
        } catch {
            runner?.log(error.message(page: playground.title))
        }
    }

    private func savePageFile() {
        guard let runner else { return }
        let name = runner.playground.title
        do throws(PageFile.Problem) {
            let bytes = try PageFile.bytes(of: runner.playground, edited: runner.editedTexts())
            FileChooser.save(
                // Translators: The title of a file chooser.
                bytes, as: "\(name)\(PageFile.ending)", title: translated("Save a Page to Share"), over: window
            ) { [weak self] file, isSaved in
                self?.runner?.log(isSaved ? FileChooser.success(ofSaving: file) : unwritableMessage(file: file))
            }
        } catch {
            runner.log(error.message(page: name))
        }
    }
}
