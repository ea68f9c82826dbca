// GTK owns the dialog until it is closed. The main window owns this controller; the closures of widgets refer to it weakly.

import BoardWords
import Boards
import CGtk
import GtkKit
import Store

/// The finished games of a board: for each category what they come to, how the rating went, and each to be watched again.
final class ResultsDialog {
    private static let mostGames = 50
    private static let mostRatings = 100

    private let store: Store
    private let results: ResultsDescription
    private let board: String
    private let content = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)
    private let categories: [String]
    private var dialog: Dialog?

    /// Opens over a window.
    init(_ results: ResultsDescription, store: Store, parent: Widget) {
        self.results = results
        self.store = store
        board = results.board.rawValue
        categories = (try? store.categories(board: board)) ?? []
        let dialog = Dialog(title: translated("Results"), width: 360, height: 600, content: layOut())
        self.dialog = dialog
        categories.first.map(show)
        dialog.present(over: parent)
    }

    private func layOut() -> Widget {
        let page = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)
        guard !categories.isEmpty else {
            if let top = results.top() {
                top.addClass("results")
                page.append(top)
            }
            let empty = Widget(adw_status_page_new()!)
            adw_status_page_set_icon_name(empty.opaque, "\(Installation.id)-symbolic")
            adw_status_page_set_title(empty.opaque, translated("No results yet"))
            adw_status_page_set_description(empty.opaque, translated("Games that you finish are listed here."))
            gtk_widget_set_vexpand(empty.pointer, 1)
            page.append(empty)
            return page
        }
        page.addClass("results")
        if let top = results.top() { page.append(top) }
        page.append(chooser())
        page.append(content)
        let scroller = Widget(gtk_scrolled_window_new()!)
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(scroller.opaque, page.pointer)
        return scroller
    }

    private func chooser() -> Widget {
        let list = Widget.dropDown(categories.map(results.category))
        // Translators: A list of sizes, numbers of players and the like.
        peekaboard_accessible_label(list.raw, translated("Kind of game"))
        let shown = list.opaque
        list.onNotify("selected") { [weak self] in
            guard let self else { return }
            show(categories[Int(gtk_drop_down_get_selected(shown))])
        }
        return list
    }

    private func show(_ category: String) {
        while let child = gtk_widget_get_first_child(content.pointer) { gtk_box_remove(content.typed(), child) }
        let summary = (try? store.summary(board: board, category: category)) ?? Summary()
        let games = (try? store.results(board: board, category: category, limit: Self.mostRatings)) ?? []
        content.append(summaryGroup(results.summary(summary, games)))
        let ratings = games.compactMap(\.rating).reversed()
        if let words = results.rating, !ratings.isEmpty {
            let group = Widget(adw_preferences_group_new()!)
            adw_preferences_group_set_title(group.typed(), words.title)
            adw_preferences_group_set_description(group.typed(), words.note)
            let plot = RatingPlot.widget(Array(ratings), words)
            adw_preferences_group_add(group.typed(), plot.pointer)
            content.append(group)
        }
        content.append(gamesGroup(games.prefix(Self.mostGames)))
    }

    private func summaryGroup(_ lines: [ResultsDescription.Line]) -> Widget {
        let group = Widget(adw_preferences_group_new()!)
        for (title, value) in lines {
            let row = Widget(adw_action_row_new()!)
            adw_preferences_row_set_title(row.typed(), title)
            let label = Widget(gtk_label_new(value)!)
            label.addClass("numeric")
            adw_action_row_add_suffix(row.typed(), label.pointer)
            adw_preferences_group_add(group.typed(), row.pointer)
        }
        return group
    }

    private func gamesGroup(_ games: some Sequence<FinishedGame>) -> Widget {
        let group = Widget(adw_preferences_group_new()!)
        adw_preferences_group_set_title(group.typed(), translated("Latest games"))
        for game in games {
            let row = Widget(adw_action_row_new()!)
            adw_preferences_row_set_title(row.typed(), results.game(game))
            adw_action_row_set_subtitle(
                row.typed(),
                // Translators: {date} is date and time of day, {time} how long the game took: 1:05.
                filled(translated("{date}, {time}"), ["date": date(game.finished), "time": clock(game.seconds)]))
            if let watch = results.watch(game) {
                let button = Widget(gtk_button_new_from_icon_name("media-playback-start-symbolic")!)
                button.addClass("flat")
                button.name(translated("Watch again"))
                gtk_widget_set_valign(button.pointer, GTK_ALIGN_CENTER)
                button.on("clicked") { [weak self] in
                    self?.dialog?.close()
                    watch()
                }
                adw_action_row_add_suffix(row.typed(), button.pointer)
            }
            adw_preferences_group_add(group.typed(), row.pointer)
        }
        return group
    }

    private func date(_ seconds: Int) -> String {
        guard let time = g_date_time_new_from_unix_local(gint64(seconds)) else { return "" }
        defer { g_date_time_unref(time) }
        guard let text = g_date_time_format(time, "%x %H:%M") else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
