import CGtk
import GtkKit
import PeekaboardModel

/// The tab of the print dialog with the options for cards.
final class PrintOptions {
    /// The size of a card.
    private(set) var size = PrintedCardSize.medium
    /// Whether the backs are printed as well.
    private(set) var hasBacks = true

    /// The content of the tab.
    let widget = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!)

    private let sizes = Widget.dropDown(PrintedCardSize.allCases.map(\.title))
    // Translators: An option in the print dialog: whether the backs of the cards are printed as well.
    private let backs = Widget(gtk_check_button_new_with_mnemonic(translated("Print the _backs of the cards"))!)

    init() {
        for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom] { set(widget.pointer, 12) }
        for set in [gtk_widget_set_margin_start, gtk_widget_set_margin_end] { set(widget.pointer, 12) }
        let row = Widget(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)!)
        // Translators: A label in the print dialog, in front of a list of sizes.
        let label = Widget(gtk_label_new_with_mnemonic(translated("Card _size:"))!)
        gtk_label_set_mnemonic_widget(label.opaque, sizes.pointer)
        row.append(label)
        row.append(sizes)
        widget.append(row)
        widget.append(backs)
        gtk_drop_down_set_selected(sizes.opaque, UInt32(PrintedCardSize.allCases.firstIndex(of: size)!))
        gtk_check_button_set_active(backs.typed(), hasBacks ? 1 : 0)
    }

    /// Takes over what the user has chosen.
    func accept() {
        size = PrintedCardSize.allCases[Int(gtk_drop_down_get_selected(sizes.opaque))]
        hasBacks = gtk_check_button_get_active(backs.typed()) != 0
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
