// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the dialog, and the main window owns this controller, until the dialog is closed. Closures of widgets refer
// to the controller weakly.

import AppShell
import BoardKinds
import CGtk
import GameRecords
import GtkKit
import PeekaboardModel

/// The finished games of a board by category: a summary, a plot of the ratings, and a list of games that can be
/// replayed.
final class ResultsDialog {
    private let tally = Tally("results dialog")
    private let results: ResultsModel
    private let export: @MainActor () -> Void
    private let content = Box(.vertical, spacing: 18)
    private var dialog: Dialog?
    /// The button that loads more games.
    private var more: Button?
    private var calendar: CalendarWidget?

    /// Opens over a window once the results have been read, unless the controller has been released by then. `export`
    /// saves all results in a file. `closed` is called when the dialog is closed.
    init(
        _ results: ResultsModel, parent: Widget, export: @escaping @MainActor () -> Void, closed: @escaping () -> Void
    ) {
        self.results = results
        self.export = export
        results.load { [weak self] in self?.open(over: parent, closed) }
    }

    private func open(over parent: Widget, _ closed: @escaping () -> Void) {
        // Translators: The results of finished games. The title of a dialog.
        let dialog = Dialog(title: translated("Results"), width: 360, height: 600, content: layOut())
        dialog.closed = closed
        self.dialog = dialog
        guard let first = results.categories.first else { return dialog.present(over: parent) }
        load(first) { dialog.present(over: parent) }
    }

    private func layOut() -> Widget {
        let column = Box(.vertical, spacing: 18)
        let top = GalleryWidget.make(results.galleries)
        guard !results.categories.isEmpty else {
            if let top {
                top.addClass("results")
                column.append(top)
            }
            let empty = Widget(adw_status_page_new()!)
            adw_status_page_set_icon_name(empty.opaque, "\(Installation.id)-symbolic")
            adw_status_page_set_title(empty.opaque, translated("No Results Yet"))
            adw_status_page_set_description(empty.opaque, translated("Games you finish appear here."))
            empty.vexpand = true
            column.append(empty)
            return column
        }
        column.addClass("results")
        if let calendar = results.calendar.map(CalendarWidget.init) {
            self.calendar = calendar
            column.append(calendar.widget)
        }
        if let top { column.append(top) }
        column.append(chooser())
        column.append(content)
        // Translators: A button that saves all results in a file, as a table.
        let button = Button(label: translated("Export Results…"))
        button.on("clicked") { [weak self] in
            // GTK still uses the button after this.
            whenIdle(for: self) {
                let export = $0.export
                $0.dialog?.close()
                export()
            }
        }
        column.append(button)
        return ScrolledWindow(of: column)
    }

    private func chooser() -> Widget {
        // Translators: What a screen reader calls a list of board sizes, numbers of players, and so on.
        let list = DropDown(results.titles, named: translated("Game type"))
        list.onSelect { [weak self] index in
            if let self { load(results.categories[index]) {} }
        }
        return list
    }

    /// Replaces the contents with the games of a category, then calls `body`.
    private func load(_ category: String, then body: @escaping () -> Void) {
        results.load(category) { [weak self] contents in
            self?.layOut(contents)
            body()
        }
    }

    private func layOut(_ contents: ResultsModel.CategoryResults) {
        content.removeChildren()
        content.append(summaryGroup(contents.summary))
        if let text = results.description.rating, !contents.ratings.isEmpty {
            let plot = RatingPlot.widget(contents.ratings, text)
            content.append(PreferencesGroup(title: text.title, description: text.note, of: [plot]))
        }
        let group = PreferencesGroup(title: translated("Recent Games"))
        content.append(group)
        list(contents.games, hasMore: contents.hasMore, in: group)
    }

    /// Adds games to the list, with a button if there are more.
    private func list(_ games: [FinishedGame], hasMore: Bool, in group: PreferencesGroup) {
        for game in games { group.add(row(of: game)) }
        guard hasMore else { return }
        let more = Button(label: translated("Show More"))
        content.append(more)
        self.more = more
        more.on("clicked") { [weak self] in
            guard let self, let more = self.more else { return }
            content.remove(more)
            self.more = nil
            results.loadMore { [weak self] games, hasMore in self?.list(games, hasMore: hasMore, in: group) }
        }
    }

    private func summaryGroup(_ lines: [ResultsDescription.SummaryLine]) -> Widget {
        PreferencesGroup(
            of: lines.map { title, value in
                let row = ActionRow()
                row.title = title
                let label = Label(value)
                label.addClass("numeric")
                row.addSuffix(label)
                return row
            })
    }

    private func row(of game: FinishedGame) -> Widget {
        let row = ActionRow()
        row.title = results.description.game(game)
        // Translators: {date} is date and time of day, {time} how long the game took: 1:05.
        let text = translated("{date}, {time}")
        row.setSubtitle(filled(text, ["date": date(game.finished), "time": clock(game.seconds)]))
        guard let replay = results.replayAction(for: game) else { return row }
        let button = Button(icon: "media-playback-start-symbolic", name: translated("Watch again"))
        button.addClass("flat")
        button.valign = .center
        button.on("clicked") { [weak self] in
            self?.dialog?.close()
            replay()
        }
        row.addSuffix(button)
        return row
    }

    private func date(_ seconds: Int) -> String {
        guard let time = g_date_time_new_from_unix_local(gint64(seconds)) else { return "" }
        defer { g_date_time_unref(time) }
        guard let text = g_date_time_format(time, "%x %H:%M") else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
