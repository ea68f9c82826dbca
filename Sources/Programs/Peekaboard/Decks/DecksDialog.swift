// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the dialog, and the main window owns this controller, until the dialog is closed. Closures of widgets refer
// to the controller weakly. A new widget must stay alive until its parent has a reference to it.

import AppShell
import BoardKinds
import CGtk
import GtkKit
import PeekaboardModel
import Scene

/// The list of all decks for Pairs: the user's and those of the program. A click on a deck plays it; its menu has
/// everything else that can be done with it.
final class DecksDialog {
    /// What can be done with decks.
    struct Commands {
        let play: @MainActor (_ id: String) -> Void
        let edit: @MainActor (ListedDeck) -> Void
        let print: @MainActor (ListedDeck) -> Void
        let save: @MainActor (ListedDeck) -> Void
        let moveToTrash: @MainActor (ListedDeck) -> Void
        let make: @MainActor () -> Void
        let open: @MainActor () -> Void
        let openFolder: @MainActor () -> Void
        let printPlayed: @MainActor () -> Void
    }

    /// The width of the fan in a row, in points.
    private static let fanSide = 56.0

    private let tally = Tally("decks dialog")
    private let commands: Commands
    private let inUse: String?
    /// The decks without files.
    private let shelf: DeckFanChooser
    private let pictureCache: PictureCache
    /// The widgets for the fans that have not been drawn yet, by the URI of their decks.
    private var unseenFans: [String: Box] = [:]
    private let column = Box(.vertical, spacing: 18)
    /// What Up and Down go to: the rows, and the buttons below them.
    private var stops: [Widget] = []
    private let new: Button
    private let dialog: Dialog

    /// Creates the dialog for a list of decks. `inUse` is the name of the deck that is played.
    init(
        _ decks: DeckList, inUse: String?, pictureCache: PictureCache, _ commands: Commands,
        closed: @escaping () -> Void
    ) {
        self.commands = commands
        self.inUse = inUse
        self.pictureCache = pictureCache
        shelf = DeckFanChooser(pictureCache: pictureCache)
        shelf.chooser.current = inUse
        column.addClass("results")
        // Translators: A button that opens the editor with an empty deck of cards.
        new = Button(mnemonic: translated("_New Deck…"))
        new.addClass("dialog-button")
        new.addClass("pill")
        new.halign = .center
        dialog = Dialog(
            // Translators: The title of a dialog with all sets of cards.
            title: translated("Decks"), width: 360, height: 620, content: ScrolledWindow(of: column), bar: new)
        dialog.closed = closed
        new.on("clicked", closing(commands.make))
        column.onKeyWithin { [weak self] in self?.move(by: $0) ?? false }
        shelf.chooser.movedOut = { [weak self] isDown in
            if isDown { self?.stops.first?.grabFocus() }
        }
        shelf.chooser.chosen = { [weak self] id in
            // GTK still uses the button after this.
            whenIdle(for: self) {
                let play = $0.commands.play
                $0.dialog.close()
                play(id)
            }
        }
        display(decks)
    }

    /// Presents the dialog over a window.
    func present(over parent: Widget) { dialog.present(over: parent) }

    /// Shows another list of decks.
    func display(_ decks: DeckList) {
        _ = column.releaseFocus()
        column.removeChildren()
        unseenFans = [:]
        stops = []
        column.append(shelf.widget)
        // Translators: Decks that the user has made or opened.
        let own = PreferencesGroup(title: translated("Your Decks"))
        if decks.own.isEmpty {
            own.setDescription(translated("Decks that you open or make are kept here."))
        }
        add(decks.own, to: own)
        column.append(own)
        // Translators: Decks that are part of the program.
        let included = PreferencesGroup(title: translated("Included Decks"))
        add(decks.included, to: included)
        if !decks.inOtherLanguages.isEmpty {
            let place = stops.count
            let rows = decks.inOtherLanguages.map { row(of: $0, namesLanguage: true) }
            let others = Widget.expander(title: translated("In Other Languages"), of: rows)
            stops.insert(others, at: place)
            included.add(others)
        }
        if !decks.included.isEmpty || !decks.inOtherLanguages.isEmpty { column.append(included) }
        column.append(buttons())
    }

    private func buttons() -> Widget {
        let buttons = Box(.vertical, spacing: 6)
        buttons.append(button(translated("_Open a Deck…"), commands.open))
        // Translators: A button: the pictures in a folder become a deck.
        buttons.append(button(translated("Open a _Folder…"), commands.openFolder))
        // Translators: A button that prints the cards that are on the board, to be cut out.
        buttons.append(button(translated("Prin_t the Deck…"), commands.printPlayed))
        return buttons
    }

    private func button(_ label: String, _ body: @escaping @MainActor () -> Void) -> Widget {
        let button = Button(mnemonic: label)
        button.on("clicked", closing(body))
        stops.append(button)
        return button
    }

    /// Moves the focus to the next deck for an arrow key, or scrolls by a page. Adwaita would go from the last row of a
    /// list to its menu. Returns whether the key has been used.
    private func move(by key: UInt32) -> Bool {
        guard let root = gtk_widget_get_root(column.pointer), let focus = gtk_root_get_focus(root),
            gtk_widget_get_native(focus) == gtk_widget_get_native(column.pointer)  // An open menu has its own keys.
        else { return false }
        let shown = stops.filter { gtk_widget_get_mapped($0.pointer) != 0 }
        // The rows in an expander are after it.
        guard let current = shown.lastIndex(where: { $0.pointer == focus || $0.hasFocusWithin }) else { return false }
        let next: Int
        switch Int32(bitPattern: key) {
        case GDK_KEY_Down, GDK_KEY_KP_Down: next = current + 1
        case GDK_KEY_Up, GDK_KEY_KP_Up: next = current - 1
        default: return column.scrollPage(by: key)
        }
        if next < 0 { shelf.chooser.grabFocus() }
        guard shown.indices.contains(next) else { return next < 0 }
        shown[next].grabFocus()
        return true
    }

    /// Returns a function that closes the dialog before it does something. Nothing may refer to this object by then.
    private func closing(_ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        { [weak self] in
            self?.dialog.close()
            body()
        }
    }

    private func add(_ decks: [ListedDeck], to group: PreferencesGroup) {
        for deck in decks { group.add(row(of: deck, namesLanguage: false)) }
    }

    private func row(of deck: ListedDeck, namesLanguage: Bool) -> Widget {
        let row = ActionRow()
        row.disableMarkup()
        row.title = deck.title
        let language = namesLanguage ? deck.languageName : nil
        row.setSubtitle(language.map { "\($0) · \(deck.contents)" } ?? deck.contents)
        row.addPrefix(fan(of: deck))
        row.setActivatable(true)
        row.on("activated", closing { [commands] in commands.play(deck.uri) })
        if deck.uri == inUse {
            let mark = Image(icon: "object-select-symbolic")
            // Translators: The deck of cards that is being played.
            mark.setAccessibleLabel(translated("In use"))
            row.addSuffix(mark)
        }
        row.addSuffix(menuButton(of: deck))
        stops.append(row)
        return row
    }

    /// Returns a widget that shows the fan of a deck as soon as its row is seen and its pictures are read.
    private func fan(of deck: ListedDeck) -> Widget {
        let slot = Box(.horizontal)
        slot.requestSize(width: Int(Self.fanSide), height: Int(Self.fanSide * 0.7))
        slot.on("map") { [weak self] in self?.showFan(of: deck) }
        unseenFans[deck.uri] = slot
        return slot
    }

    private func showFan(of deck: ListedDeck) {
        guard unseenFans[deck.uri] != nil else { return }
        DeckFolderReader.read(uri: deck.uri, pictures: \.fanPictures) { [weak self] result in
            guard case .success(let contents) = result, let self,
                let slot = unseenFans.removeValue(forKey: deck.uri)
            else { return }
            pictureCache.add(contents.pictures)
            let picture = Widget.thumbnail(
                of: NodeTree(of: contents.deck.fan), side: Self.fanSide, pictureCache: pictureCache)
            picture.valign = .center
            slot.append(picture)
        }
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
        button.valign = .center
        return button
    }
}
