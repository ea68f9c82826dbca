// The window owns this object while the dialog is open. Closures of widgets refer to it weakly.

import CGtk
import GtkKit
import PeekaboardModel

/// What the user chooses about printed cards.
struct PrintOptions {
    /// The size of a card.
    var size = PrintedCardSize.medium
    /// Whether the backs are printed as well.
    var hasBacks = true
}

/// A dialog for the options of printed cards. It comes before GTK's print dialog, because that of a sandboxed program
/// belongs to the desktop and can't show a program's own options.
final class PrintOptionsDialog {
    private let dialog: Dialog
    private let sizes: [Widget]
    private let backs: Widget

    /// Creates a dialog. `print` is called if the user wants to go on, and `closed` when the dialog is closed.
    init(print: @escaping (PrintOptions) -> Void, closed: @escaping () -> Void) {
        let column = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)
        column.addClass("results")
        dialog = Dialog(
            // Translators: The title of a dialog.
            title: translated("Print the Deck"), width: 360, height: 440, content: .scroller(of: column))
        dialog.closed = closed
        let options = PrintOptions()
        sizes = PrintedCardSize.allCases.map { _ in Widget(gtk_check_button_new()!) }
        backs = Widget(gtk_check_button_new()!)
        for (size, button) in zip(PrintedCardSize.allCases, sizes) {
            gtk_check_button_set_group(button.typed(), button === sizes[0] ? nil : sizes[0].typed())
            gtk_check_button_set_active(button.typed(), size == options.size ? 1 : 0)
        }
        gtk_check_button_set_active(backs.typed(), options.hasBacks ? 1 : 0)
        let rows = zip(PrintedCardSize.allCases, sizes).map { Self.row($0.title, $1) }
        // Translators: The heading of a list of sizes in which cards can be printed.
        column.append(.group(title: translated("Card Size"), of: rows))
        // Translators: An option for printing: whether the backs of the cards are printed as well.
        let row = Self.row(translated("Print the _Backs of the Cards"), backs)
        column.append(.group(of: [row]))
        let button = Widget(gtk_button_new_with_mnemonic(translated("_Print…"))!)
        for style in ["suggested-action", "pill"] { button.addClass(style) }
        gtk_widget_set_halign(button.pointer, GTK_ALIGN_CENTER)
        column.append(button)
        button.on("clicked") { [weak self] in
            guard let self else { return }
            let options = chosen
            dialog.close()
            print(options)
        }
    }

    /// Shows the dialog over a window.
    func present(over parent: Widget) { dialog.present(over: parent) }

    private var chosen: PrintOptions {
        let size = sizes.firstIndex { gtk_check_button_get_active($0.typed()) != 0 } ?? 0
        return PrintOptions(
            size: PrintedCardSize.allCases[size], hasBacks: gtk_check_button_get_active(backs.typed()) != 0)
    }

    /// Returns a row with a title and a check button.
    private static func row(_ title: String, _ button: Widget) -> Widget {
        let row = Widget(adw_action_row_new()!)
        adw_preferences_row_set_title(row.typed(), title)
        adw_preferences_row_set_use_underline(row.typed(), 1)
        gtk_widget_set_valign(button.pointer, GTK_ALIGN_CENTER)
        adw_action_row_add_prefix(row.typed(), button.pointer)
        adw_action_row_set_activatable_widget(row.typed(), button.pointer)
        return row
    }
}

extension PrintedCardSize {
    /// The name and the dimensions.
    fileprivate var title: String {
        let text =
            switch self {
            // Translators: The size of a printed card, such as "Small (40 × 47 mm)".
            case .small: translated("Small ({width} × {height} mm)")
            case .medium: translated("Medium ({width} × {height} mm)")
            case .large: translated("Large ({width} × {height} mm)")
            }
        return filled(
            text, ["width": grouped(Int(size.width)), "height": grouped(Int(size.height.rounded()))])
    }
}
