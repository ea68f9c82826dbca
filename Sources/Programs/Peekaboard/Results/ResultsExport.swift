// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import BoardKinds
import CGtk
import GtkKit
import PeekaboardModel
import Store

/// Saves all results in a file for other programs.
enum ResultsExport {
    /// Saves the results in a file, or prints them as CSV if its name is `-`. Needs no display. Returns the exit status.
    static func run(to file: String, _ installation: Installation) -> Int32 {
        let store = Store(path: installation.database)
        guard store.incidents.allSatisfy({ $0 == .readOnly }), let games = try? store.allResults() else {
            store.incidents.forEach { printError($0.message(canSaveSettings: true)) }
            return 1
        }
        let table = ResultsTable(games)
        guard file != "-" else {
            print(table.text(as: .csv), terminator: "")
            return 0
        }
        guard let format = ResultsTable.Format(fileName: file), save(table.text(as: format), in: file) else {
            printError(unwritableMessage(file: file))
            return 1
        }
        return 0
    }

    private static func save(_ text: String, in file: String) -> Bool {
        let file = Object(adopting: UnsafeMutableRawPointer(g_file_new_for_commandline_arg(file)!))
        return FileChooser.replace(file.opaque, with: Array(text.utf8))
    }
}

extension MainWindow {
    /// Saves all results in a file that the user chooses, as CSV or JSON by the ending of its name.
    func exportResults() {
        store.ask { store throws(StoreError) in
            try store.allResults()
        } then: { [weak self] games in
            guard let self else { return }
            guard let games = try? games.get(), !games.isEmpty else { return refuse(translated("No results yet")) }
            let table = ResultsTable(games)
            FileChooser.save(
                as: "peekaboard-results.csv",
                // Translators: The title of a file chooser.
                title: translated("Export Results"), over: window,
                bytes: { ResultsTable.Format(fileName: $0).map { Array(table.text(as: $0).utf8) } }
            ) { [weak self] file, outcome in
                switch outcome {
                case .saved: self?.toasts.replace(with: FileChooser.success(ofSaving: file))
                case .failed: self?.refuse(unwritableMessage(file: file))
                case .refused: self?.refuse(ResultsTable.unknownFormat(file))
                }
            }
        }
    }
}
