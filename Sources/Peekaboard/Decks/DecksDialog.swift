// GTK owns the dialog, and the main window owns this controller, until the dialog is closed. Closures of widgets refer
// to the controller weakly. A new widget must stay alive until its parent has a reference to it.

import BoardKinds
import CGtk
import GtkKit
import PeekaboardModel
import Program

/// The list of all decks for Pairs: the user's and those of the program. A click on a deck plays it; its menu has
/// everything else that can be done with it.
final class DecksDialog {
    /// What can be done with decks.
    struct Commands {
        let play: @MainActor (ListedDeck) -> Void
        let edit: @MainActor (ListedDeck) -> Void
        let print: @MainActor (ListedDeck) -> Void
        let save: @MainActor (ListedDeck) -> Void
        let moveToTrash: @MainActor (ListedDeck) -> Void
        let make: @MainActor () -> Void
        let open: @MainActor () -> Void
        let printPlayed: @MainActor () -> Void
    }

    private let tally = Tally("decks dialog")
    private let commands: Commands
    /// The decks without files, as pictures.
    private let shelf: DeckShelf?
    private let column = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!)
    private let scroller: Widget
    private let dialog: Dialog

    /// Creates the dialog for a list of decks, and for the shelf of those without files.
    init(_ decks: DeckList, shelf: DeckShelf?, _ commands: Commands, closed: @escaping () -> Void) {
        self.commands = commands
        self.shelf = shelf
        column.addClass("results")
        scroller = .scroller(of: column)
        // Translators: The title of a dialog with all sets of cards.
        dialog = Dialog(title: translated("Decks"), width: 360, height: 620, content: scroller)
        dialog.closed = closed
        show(decks)
    }

    /// Presents the dialog over a window.
    func present(over parent: Widget) { dialog.present(over: parent) }

    /// Shows another list of decks.
    func show(_ decks: DeckList) {
        _ = column.releaseFocus()
        column.removeChildren()
        if let shelf { column.append(shelf.widget) }
        // Translators: Decks that the user has made or opened.
        let own = Widget.group(title: translated("Your Decks"))
        if decks.own.isEmpty {
            adw_preferences_group_set_description(
                own.typed(), translated("Decks that you open or make are kept here."))
        }
        add(decks.own, to: own)
        column.append(own)
        column.append(buttons())
        // Translators: Decks that are part of the program.
        let included = Widget.group(title: translated("Included Decks"))
        add(decks.included, to: included)
        if !decks.inOtherLanguages.isEmpty {
            let rows = decks.inOtherLanguages.map(row)
            let others = Widget.expander(title: translated("In Other Languages"), of: rows)
            adw_preferences_group_add(included.typed(), others.pointer)
        }
        if !decks.included.isEmpty || !decks.inOtherLanguages.isEmpty { column.append(included) }
    }

    private func buttons() -> Widget {
        let buttons = Widget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!)
        // Translators: A button that opens the editor with an empty deck of cards.
        buttons.append(button(translated("_New Deck…"), commands.make))
        buttons.append(button(translated("_Open a Deck…"), commands.open))
        // Translators: A button that prints the cards that are on the board, to be cut out.
        buttons.append(button(translated("Prin_t the Deck…"), commands.printPlayed))
        return buttons
    }

    private func button(_ label: String, _ body: @escaping @MainActor () -> Void) -> Widget {
        let button = Widget(gtk_button_new_with_mnemonic(label)!)
        button.on("clicked", closing(body))
        return button
    }

    /// Returns a function that closes the dialog before it does something. Nothing may refer to this object by then.
    private func closing(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        { [weak self] in
            self?.dialog.close()
            body()
        }
    }

    private func add(_ decks: [ListedDeck], to group: Widget) {
        for deck in decks {
            let row = row(of: deck)
            adw_preferences_group_add(group.typed(), row.pointer)
        }
    }

    private func row(of deck: ListedDeck) -> Widget {
        let row = Widget(adw_action_row_new()!)
        adw_preferences_row_set_use_markup(row.typed(), 0)
        adw_preferences_row_set_title(row.typed(), deck.title)
        adw_action_row_set_subtitle(row.typed(), deck.contents)
        gtk_list_box_row_set_activatable(row.typed(), 1)
        row.on("activated", closing { [commands] in commands.play(deck) })
        let button = menuButton(of: deck)
        adw_action_row_add_suffix(row.typed(), button.pointer)
        return row
    }

    private func menuButton(of deck: ListedDeck) -> Widget {
        let menu = Object(adopting: g_menu_new()!)
        let button = Widget(gtk_menu_button_new()!)
        let actions = ActionMap(within: button, named: "deck")
        // Translators: In the menu of a deck of cards.
        g_menu_append(menu.opaque, translated("_Edit…"), "deck.edit")
        actions.add("edit", closing { [commands] in commands.edit(deck) })
        // Translators: In the menu of a deck of cards.
        g_menu_append(menu.opaque, translated("_Print…"), "deck.print")
        actions.add("print", closing { [commands] in commands.print(deck) })
        // Translators: In the menu of a deck of cards: saves it in a file.
        g_menu_append(menu.opaque, translated("_Save as a Deck…"), "deck.save")
        actions.add("save") { [weak self] in self?.commands.save(deck) }
        if !deck.isReadOnly {
            // Translators: In the menu of a deck of cards.
            g_menu_append(menu.opaque, translated("Move to _Trash"), "deck.trash")
            actions.add("trash") { [weak self] in self?.commands.moveToTrash(deck) }
        }
        gtk_menu_button_set_menu_model(button.opaque, menu.typed())
        gtk_menu_button_set_icon_name(button.opaque, "view-more-symbolic")
        // Translators: {deck} is the title of a deck of cards.
        button.setAccessibleName(filled(translated("Menu of {deck}"), ["deck": deck.title]))
        button.addClass("flat")
        gtk_widget_set_valign(button.pointer, GTK_ALIGN_CENTER)
        return button
    }
}
