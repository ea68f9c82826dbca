// SPDX-License-Identifier: GPL-3.0-or-later
import GtkKit
import PageRuns
import PageSource

/// Sessions as files.
extension LiveWindow {
    /// Adds the actions to the window.
    func addSessionActions() {
        actions.add(of: self, if: { $0.runner?.timeLine.isAvailable == true }, ["save-session": { $0.saveSession() }])
        actions.add(of: self, ["open-session": { $0.chooseSession() }])
    }

    /// Opens a session: with the page that is open if it is that of the session, and otherwise with the page that the
    /// session names.
    func openSession(_ path: String) {
        let saved: SavedSession
        do throws(SavedSession.ReadError) {
            saved = try SavedSession(contentsOf: path)
        } catch {
            return refuse(error.message(path: path))
        }
        let session = PageSession(saved, data: installation.data, translations: installation.translations)
        if let runner, checksum(of: runner) == saved.code {
            stage.pausesWhenShown = true
            return runner.run(.replay(session))
        }
        editor.askAboutUnsavedChanges { [weak self] in self?.open(saved, session) }
    }

    private func open(_ saved: SavedSession, _ session: PageSession) {
        if (try? Playground(path: saved.page)) != nil {
            open(saved.page)
        } else if runner == nil {
            return refuse(Playground.ReadError.missing.message(path: saved.page))
        }
        guard let runner else { return }
        if checksum(of: runner) != saved.code {
            runner.log(translated("The code of the page has changed since the session was saved"))
        }
        stage.pausesWhenShown = true
        runner.run(.replay(session))
    }

    private func saveSession() {
        guard let runner, let session = runner.savedSession(checksum: sha256) else { return }
        FileChooser.save(
            session.json.text(isIndented: true), as: "\(runner.page.name).\(SavedSession.fileExtension)",
            // Translators: The title of a file chooser. A session is what has happened on a page.
            title: translated("Save Session"), over: window
        ) { [weak self] name, isSaved in
            self?.runner?.log(
                isSaved
                    // Translators: {file} is the name of the file.
                    ? filled(translated("The session was saved as {file}"), ["file": name])
                    : unwritableMessage(file: name))
        }
    }

    private func chooseSession() {
        // Translators: The title of a file chooser. A session is what has happened on a page.
        FileChooser.open(.session, title: translated("Open Session"), over: window) { [weak self] uri in
            if let self, let path = path(ofURI: uri) { openSession(path) }
        }
    }

    private func checksum(of runner: PlaygroundRunner) -> String {
        sha256(runner.page.code(edited: runner.editedTexts()))
    }
}
