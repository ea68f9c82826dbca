// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import GtkKit

/// The lines below a board that show the state of the game: an optional headline, and below it phrases next to each
/// other.
final class StatusLines {
    private let headline: Label
    private let box: Box
    private let buttons: Box
    private var labels: [Label] = []

    init(_ builder: Builder) {
        headline = builder.widget("headline")
        box = builder.widget("phrases")
        buttons = builder.widget("status-buttons")
        buttons.isVisible = false
    }

    /// Shows phrases, and a headline if there is one.
    func display(headline text: String? = nil, _ phrases: [String]) {
        headline.isVisible = text != nil
        headline.text = text ?? ""
        while labels.count < phrases.count { addLabel() }
        for (number, label) in labels.enumerated() {
            label.isVisible = number < phrases.count
            label.setMarkup(number < phrases.count ? Self.markup(of: phrases[number]) : "")
        }
    }

    /// Adds a button after the phrases. A click leaves the focus on the board, so that its keys keep working.
    func append(_ button: Button) {
        gtk_widget_set_focus_on_click(button.pointer, 0)
        buttons.append(button)
        buttons.isVisible = true
    }

    /// Returns Pango markup for a phrase with its numbers in bold.
    private static func markup(of phrase: String) -> String {
        var markup = ""
        var isBold = false
        for character in phrase {
            if character.isNumber != isBold {
                isBold.toggle()
                markup += isBold ? "<b>" : "</b>"
            }
            switch character {
            case "&": markup += "&amp;"
            case "<": markup += "&lt;"
            default: markup.append(character)
            }
        }
        return isBold ? markup + "</b>" : markup
    }

    /// Adds a label after the others. It wraps where there is not enough width.
    private func addLabel() {
        let label = Label()
        label.addClass("numeric")
        label.wrap(natural: GTK_NATURAL_WRAP_NONE)
        label.justify(GTK_JUSTIFY_CENTER)
        box.append(label)
        labels.append(label)
    }
}
