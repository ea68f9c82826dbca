// GTK owns the window until it is closed. The closures of its widgets own this controller, and go with the widgets.

import BoardWords
import Boards
import CGtk
import GtkKit
import Store

/// The finished games of a board: for each category what they come to, how the rating went, and each to be watched again.
final class ResultsWindow {
    private static let mostGames = 50
    private static let mostRatings = 100

    private let store: Store
    private let results: ResultsDescription
    private let board: String
    private let window: Widget
    private let content: Widget
    private var categories: [String] = []

    /// Opens over a window.
    init(_ results: ResultsDescription, store: Store, parent: Widget) {
        self.results = results
        self.store = store
        board = results.board.rawValue
        window = Widget(window: adw_window_new()!)
        content = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)
        gtk_window_set_title(window.typed(), translated("Results"))
        gtk_window_set_transient_for(window.typed(), parent.typed())
        gtk_window_set_modal(window.typed(), 1)
        gtk_window_set_default_size(window.typed(), 360, 600)
        window.addShortcut("Escape", action: "window.close")
        categories = (try? store.categories(board: board)) ?? []
        lay()
        categories.first.map(show)
        gtk_window_present(window.typed())
    }

    private func lay() {
        let column = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!)
        column.append(Widget(adw_header_bar_new()!))
        adw_window_set_content(window.typed(), column.pointer)
        guard !categories.isEmpty else {
            let empty = Widget(adw_status_page_new()!)
            adw_status_page_set_icon_name(empty.opaque, "\(Installation.id)-symbolic")
            adw_status_page_set_title(empty.opaque, translated("No results yet"))
            adw_status_page_set_description(empty.opaque, translated("Games that you finish are listed here."))
            gtk_widget_set_vexpand(empty.pointer, 1)
            if let top = results.top() {
                top.addClass("results")
                column.append(top)
            }
            return column.append(empty)
        }
        let page = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)
        page.addClass("results")
        if let top = results.top() { page.append(top) }
        page.append(chooser())
        page.append(content)
        let scroller = Widget(gtk_scrolled_window_new()!)
        gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(scroller.opaque, page.pointer)
        gtk_widget_set_vexpand(scroller.pointer, 1)
        column.append(scroller)
    }

    private func chooser() -> Widget {
        let list = Widget.dropDown(categories.map(results.category))
        // Translators: A list of sizes, numbers of players and the like.
        peekaboard_accessible_label(list.raw, translated("Kind of game"))
        let shown = list.opaque
        list.onNotify("selected") { [self] in show(categories[Int(gtk_drop_down_get_selected(shown))]) }
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
                button.on("clicked") { [self] in
                    gtk_window_close(window.typed())
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
