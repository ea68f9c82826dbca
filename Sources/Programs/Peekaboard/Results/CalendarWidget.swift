// SPDX-License-Identifier: GPL-3.0-or-later
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
    private let title = Label()
    private let previous = CalendarWidget.button("go-previous-symbolic", translated("Previous month"))
    private let next = CalendarWidget.button("go-next-symbolic", translated("Next month"))
    private let days = FlowBox(columns: 7...7, rowSpacing: 6)
    /// How many months before the present one the grid shows.
    private var monthsBack = 0

    init(_ calendar: DayCalendar) {
        self.calendar = calendar
        let column = Box(.vertical, spacing: 6)
        // Translators: The heading of a calendar of the days whose daily puzzle is solved.
        widget = PreferencesGroup(title: translated("Daily Puzzles"), description: calendar.streakText, of: [column])
        column.append(header())
        column.append(weekdays())
        days.makeHomogeneous()
        column.append(days)
        previous.on("clicked") { [weak self] in self?.turnPages(by: 1) }
        next.on("clicked") { [weak self] in self?.turnPages(by: -1) }
        turnPages(by: 0)
    }

    private static func button(_ icon: String, _ name: String) -> Button {
        let button = Button(icon: icon, name: name)
        button.addClass("flat")
        return button
    }

    private func header() -> Widget {
        let line = Box(.horizontal, spacing: 6)
        title.hexpand = true
        title.addClass("heading")
        line.append(previous)
        line.append(title)
        line.append(next)
        return line
    }

    private func weekdays() -> Widget {
        let line = Box(.horizontal)
        line.makeHomogeneous()
        for name in calendar.weekdays {
            let label = Label(name)
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
        title.text = month.title
        days.setAccessibleLabel(month.title)
        previous.isSensitive = month.hasPrevious
        next.isSensitive = month.hasNext
        days.removeChildren()
        month.cells.forEach(append)
    }

    private func append(_ cell: DayCalendar.DayCell) {
        let box = Box(.vertical)
        let number = Label("\(cell.day)")
        number.addClass("numeric")
        if cell.isToday { number.addClass("heading") }
        if !cell.isInMonth { box.dim() }
        box.append(number)
        let mark = Image(icon: "object-select-symbolic")
        mark.addClass("success")
        mark.opacity = cell.isSolved ? 1 : 0
        box.append(mark)
        days.append(box).setAccessibleLabel(cell.name)
    }
}
