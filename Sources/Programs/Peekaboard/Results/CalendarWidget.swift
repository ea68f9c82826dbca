// The dialog owns the widget's controller. Closures of widgets refer to it weakly.

import BoardKinds
import CGtk
import GtkKit

/// A month of a calendar as a grid, with buttons for the previous and the next month. The days can be reached with the
/// arrow keys.
final class CalendarWidget {
    /// The widget, for a list of groups.
    let widget: Widget

    private let calendar: DayCalendar
    private let title = Widget(gtk_label_new("")!)
    private let previous = CalendarWidget.button("go-previous-symbolic", translated("Previous month"))
    private let next = CalendarWidget.button("go-next-symbolic", translated("Next month"))
    private let days = Widget(gtk_flow_box_new()!)
    /// How many months before the present one the grid shows.
    private var monthsBack = 0

    init(_ calendar: DayCalendar) {
        self.calendar = calendar
        let column = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!)
        // Translators: The heading of a calendar of the days whose daily puzzle is solved.
        widget = .group(title: translated("Daily Puzzles"), description: calendar.streakText, of: [column])
        column.append(header())
        column.append(weekdays())
        gtk_flow_box_set_selection_mode(days.opaque, GTK_SELECTION_NONE)
        gtk_flow_box_set_homogeneous(days.opaque, 1)
        gtk_flow_box_set_min_children_per_line(days.opaque, 7)
        gtk_flow_box_set_max_children_per_line(days.opaque, 7)
        gtk_flow_box_set_row_spacing(days.opaque, 6)
        column.append(days)
        previous.on("clicked") { [weak self] in self?.turnPages(by: 1) }
        next.on("clicked") { [weak self] in self?.turnPages(by: -1) }
        turnPages(by: 0)
    }

    private static func button(_ icon: String, _ name: String) -> Widget {
        let button = Widget(gtk_button_new_from_icon_name(icon)!)
        button.addClass("flat")
        button.setAccessibleName(name)
        return button
    }

    private func header() -> Widget {
        let line = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)!)
        gtk_widget_set_hexpand(title.pointer, 1)
        title.addClass("heading")
        line.append(previous)
        line.append(title)
        line.append(next)
        return line
    }

    private func weekdays() -> Widget {
        let line = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!)
        gtk_box_set_homogeneous(line.typed(), 1)
        for name in calendar.weekdays {
            let label = Widget(gtk_label_new(name)!)
            label.dim()
            label.addClass("caption")
            line.append(label)
        }
        return line
    }

    /// Moves by a number of months into the past, and shows that month.
    private func turnPages(by months: Int) {
        monthsBack += months
        let month = calendar.month(before: monthsBack)
        gtk_label_set_text(title.opaque, month.title)
        peekaboard_accessible_label(days.raw, month.title)
        previous.isSensitive = month.hasPrevious
        next.isSensitive = month.hasNext
        while let child = gtk_widget_get_first_child(days.pointer) { gtk_flow_box_remove(days.opaque, child) }
        month.cells.forEach(append)
    }

    private func append(_ cell: DayCalendar.DayCell) {
        let box = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!)
        let number = Widget(gtk_label_new("\(cell.day)")!)
        number.addClass("numeric")
        if cell.isToday { number.addClass("heading") }
        if !cell.isInMonth { box.dim() }
        box.append(number)
        let mark = Widget(gtk_image_new_from_icon_name("object-select-symbolic")!)
        mark.addClass("success")
        gtk_widget_set_opacity(mark.pointer, cell.isSolved ? 1 : 0)
        box.append(mark)
        let child = Widget(gtk_flow_box_child_new()!)
        gtk_flow_box_child_set_child(child.typed(), box.pointer)
        peekaboard_accessible_label(child.raw, cell.name)
        gtk_flow_box_append(days.opaque, child.pointer)
    }
}
