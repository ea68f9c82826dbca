// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import CGtk
import Files
import GtkKit
import PageExport
import PageRuns

/// Pages that become programs.
extension LiveWindow {
    /// Adds the action to the window.
    func addExportActions() {
        actions.add(of: self, if: { $0.runner != nil }, ["export": { $0.showExport() }])
    }

    private func showExport() {
        guard let runner else { return }
        let folder = FilePath.folder(of: runner.playground.path)
        let dialog = ExportDialog(named: runner.playground.title, in: folder) { [weak self] description, folder in
            self?.export(description, to: folder)
        }
        dialog.opened = { [weak self] folder in
            if let self { peekaboard_open_address(window.typed(), FileURI.of(path: folder)) }
        }
        dialog.closed = { [weak self] in
            whenIdle(for: self) { $0.exportDialog = nil }
        }
        exportDialog = dialog
        dialog.present(over: window)
    }

    /// Exports the page, with what is not saved yet. Returns what is wrong, or `nil`.
    private func export(_ description: ProgramDescription, to folder: String) -> PageExport.Problem? {
        guard let runner, let origin = PageExport.Origin(installation) else { return .unreadable(installation.modules) }
        let export = PageExport(of: runner.page, edited: runner.editedTexts(), from: origin)
        do throws(PageExport.Problem) {
            try export.write(
                description, device: stage.device.rawValue, icons: icons, date: .today, to: folder)
        } catch {
            return error
        }
        // Translators: {folder} is the path of a folder.
        runner.log(filled(translated("The program is in {folder}"), ["folder": shortPath(folder)]))
        return nil
    }

    /// Icons of what the page shows, by their side in pixels; none if it shows nothing.
    private var icons: [Int: [UInt8]] {
        guard let tree = stage.board.page?.tree else { return [:] }
        var icons: [Int: [UInt8]] = [:]
        for side in [128, 256] {
            icons[side] = TreePicture(iconOf: tree, side: side, pictureCache: pictureCache)?.png
        }
        return icons
    }
}

extension PageExport.Origin {
    /// The exports of an installation.
    init?(_ installation: Installation) {
        self.init(
            templates: "\(installation.data)/program", version: Installation.version, modules: [installation.modules])
    }
}
