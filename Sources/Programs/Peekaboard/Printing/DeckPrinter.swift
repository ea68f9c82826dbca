// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import CGtk
import GtkKit
import PeekaboardModel
import Scene

/// Prints decks on paper, to be cut out.
enum DeckPrinter {
    /// The width of cut marks, in millimeters.
    private static let markWidth = 0.2

    /// Shows GTK's print dialog for a deck, and prints it in the background. `failed` is called with the reason in one
    /// line.
    static func print(
        _ deck: PrintedDeck, _ options: PrintOptions, _ installation: Installation, over window: Widget,
        failed: @escaping (String) -> Void
    ) {
        let operation = PrintOperation(title: deck.title)
        let printer = PlatePrinter(folder: installation.data)
        var layout: DeckSheets?
        operation.failed = failed
        operation.began = { [unowned operation] paper in
            layout = DeckSheets(
                count: deck.fronts.count, card: options.size.size, hasBacks: options.hasBacks, on: .init(paper))
            if layout == nil { operation.fail(translated("the paper is too small for cards of this size")) }
            return layout?.pages.count
        }
        operation.prepare = { [unowned operation] page, ready in
            guard let layout else { return ready() }
            let plates = layout.cards(on: layout.pages[page]).map { deck.fronts[$0.index] }
            printer.load(plates + [deck.back], size: options.size.size) { trouble in
                if let trouble { operation.fail(trouble.problem.message(file: displayName(ofURI: trouble.uri))) }
                ready()
            }
        }
        operation.paint = { page, context in
            guard let layout else { return }
            let page = layout.pages[page]
            for card in layout.cards(on: page) {
                printer.paint(page.isBack ? deck.back : deck.fronts[card.index], in: card.frame, on: context)
            }
            paint(layout.cutMarks, on: context)
        }
        operation.run(over: window)
    }

    private static func paint(_ marks: [DeckSheets.CutMark], on context: OpaquePointer) {
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_set_line_width(context, markWidth)
        for mark in marks {
            cairo_move_to(context, mark.start.x, mark.start.y)
            cairo_line_to(context, mark.end.x, mark.end.y)
        }
        cairo_stroke(context)
    }
}

extension DeckSheets.Paper {
    fileprivate init(_ paper: PrintOperation.ChosenPaper) {
        self.init(
            size: paper.size, sideMargin: max(paper.left, paper.right), endMargin: max(paper.top, paper.bottom))
    }
}
