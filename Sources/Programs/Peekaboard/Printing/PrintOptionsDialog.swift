// SPDX-License-Identifier: GPL-3.0-or-later
// The window owns this object while the dialog is open. Closures of widgets refer to it weakly.

import CGtk
import GtkKit
import PeekaboardModel

/// What the user chooses about printed cards.
struct PrintOptions {
    var size = PrintedCardSize.medium
    /// Whether the backs are printed as well.
    var hasBacks = true
}

/// A dialog for the options of printed cards. It comes before GTK's print dialog, because that of a sandboxed program
/// belongs to the desktop and can't show a program's own options.
final class PrintOptionsDialog {
    private let dialog: Dialog
    private let sizes: [CheckButton]
    private let backs = CheckButton()

    /// Creates a dialog. `print` is called if the user wants to go on, and `closed` when the dialog is closed.
    init(print: @escaping (PrintOptions) -> Void, closed: @escaping () -> Void) {
        let column = Box(.vertical, spacing: 18)
        column.addClass("results")
        dialog = Dialog(
            // Translators: The title of a dialog.
            title: translated("Print the Deck"), width: 360, height: 440, content: ScrolledWindow(of: column))
        dialog.closed = closed
        let options = PrintOptions()
        let first = CheckButton()
        sizes = [first] + PrintedCardSize.allCases.dropFirst().map { _ in CheckButton(inGroupWith: first) }
        for (size, button) in zip(PrintedCardSize.allCases, sizes) { button.isActive = size == options.size }
        backs.isActive = options.hasBacks
        let rows = zip(PrintedCardSize.allCases, sizes).map { Self.row($0.title, $1) }
        // Translators: The heading of a list of sizes in which cards can be printed.
        column.append(PreferencesGroup(title: translated("Card Size"), of: rows))
        // Translators: An option for printing: whether the backs of the cards are printed as well.
        let row = Self.row(translated("Print the _Backs of the Cards"), backs)
        column.append(PreferencesGroup(of: [row]))
        let button = Button(mnemonic: translated("_Print…"))
        button.makePill()
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
        let size = sizes.firstIndex(where: \.isActive) ?? 0
        return PrintOptions(size: PrintedCardSize.allCases[size], hasBacks: backs.isActive)
    }

    /// Returns a row with a title and a check button.
    private static func row(_ title: String, _ button: Widget) -> Widget {
        let row = ActionRow()
        row.title = title
        row.enableMnemonic()
        button.valign = .center
        row.addPrefix(button)
        row.setActivatedWidget(button)
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
