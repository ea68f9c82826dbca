// SPDX-License-Identifier: GPL-3.0-or-later
// The page holds references to its widgets. Closures of widgets refer to it weakly.

import CGtk
import GtkKit
import PageSource

/// The start page: buttons for a new page and for opening one, the pages that were opened last, and the examples.
final class StartPage {
    /// Called with the path of a page or playground that the user chooses.
    var pageChosen: (String) -> Void = { _ in }
    /// Called with the example that the user chooses.
    var exampleChosen: (Examples.Example) -> Void = { _ in }

    private let buttons: Widget
    private let newPage: Widget
    private let recentHeading: Widget
    private let recentBox: Widget
    private let recent: CardFlow
    private let examples: CardFlow

    /// Creates a start page from the window's widgets. The examples are in a folder.
    init(_ builder: Builder, examples folder: String) {
        buttons = builder.widget("start-buttons")
        newPage = builder.widget("start-new")
        recentHeading = builder.widget("recent-heading")
        recentBox = builder.widget("recent")
        recent = CardFlow(in: recentBox, name: translated("Recent Pages"))
        // Translators: The name of a list of example pages.
        examples = CardFlow(in: builder.widget("examples"), name: translated("Examples"))
        let all = Examples.all(in: folder).sorted { ExampleText.place(of: $0.name) < ExampleText.place(of: $1.name) }
        examples.display(
            all.map { example in
                let text = ExampleText(of: example)
                return CardFlow.FlowCard(title: text.title, text: text.sentence, picture: example.picture) {
                    [weak self] in
                    self?.exampleChosen(example)
                }
            })
        builder.widget("examples-heading").isVisible = !all.isEmpty
    }

    /// Shows the pages that were opened last.
    func fillRecent(with pages: RecentPages) {
        let entries = pages.entries
        recent.display(
            entries.map { entry in
                CardFlow.FlowCard(title: entry.title.printable, text: shortPath(entry.folder), picture: nil) {
                    [weak self] in
                    self?.pageChosen(entry.path)
                }
            })
        for widget in [recentHeading, recentBox] { widget.isVisible = !entries.isEmpty }
        newPage.grabFocus()
    }

    /// Sets whether the window is narrow: then the buttons are below each other.
    func setNarrow(_ isNarrow: Bool) {
        gtk_orientable_set_orientation(
            buttons.opaque, isNarrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL)
    }
}
