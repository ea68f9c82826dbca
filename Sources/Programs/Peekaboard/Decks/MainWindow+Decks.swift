// SPDX-License-Identifier: GPL-3.0-or-later
import AppShell
import BoardKinds
import Boards
import CGtk
import Decks
import GtkKit
import PeekaboardModel

/// Decks for Pairs: opening them, and the list of all decks.
extension MainWindow {
    /// The decks of the user.
    var deckLibrary: DeckLibrary { DeckLibrary(path: installation.decks) }

    /// Adds the decks in files, given their URIs, and plays the last one.
    func openDecks(_ uris: [String]) {
        decksToOpen += uris.count
        for uri in uris {
            let library = deckLibrary
            inBackground {
                Result { () throws(DeckFileError) in try library.open(uri, in: GIOFiles()) }
            } then: { [weak self] result in
                guard let self else { return }
                switch result {
                case .success(let folder): play(deck: folder) { [weak self] in self?.decksToOpen -= 1 }
                case .failure(let error):
                    decksToOpen -= 1
                    refuse(error.message(file: displayName(ofURI: uri)))
                }
            }
        }
    }

    /// Lets the user choose a deck, and plays it.
    func chooseDeck() {
        // Translators: The title of a file chooser. A deck is a set of cards.
        FileChooser.open(.deck, title: translated("Open a Deck"), over: window) { [weak self] uri in
            self?.openDecks([uri])
        }
    }

    /// Shows the board of Pairs and begins a game with a deck of the program or, given its URI, with that in a folder.
    /// Calls `body` when the game has begun, or the deck can't be used.
    func play(deck id: String, then body: @escaping () -> Void = {}) {
        stack.visiblePage = MemoryKind.name
        memory?.play(deck: id, then: body)
    }

    /// The folder of the deck that is used for Pairs; `nil` for a deck of the program.
    var deckInUse: String? { memory?.userDeck?.id }

    /// Lets the user choose a folder of pictures, and plays it.
    private func chooseFolder() {
        // Translators: The title of a file chooser: a folder whose pictures are shown on the cards.
        FileChooser.open(.folder, title: translated("Choose a Folder"), over: window) { [weak self] uri in
            self?.play(deck: uri)
        }
    }

    /// Shows the list of all decks.
    func showDecks() {
        let model = tab.model
        model.rest()
        readDecks { [weak self] list in
            guard let self else { return }
            let commands = DecksDialog.Commands(
                play: { [unowned self] in play(deck: $0) }, edit: { [unowned self] in edit($0) },
                print: { [unowned self] in print($0) }, save: { [unowned self] in save($0) },
                moveToTrash: { [unowned self] in moveToTrash($0) }, make: { [unowned self] in newDeck() },
                open: { [unowned self] in chooseDeck() }, openFolder: { [unowned self] in chooseFolder() },
                printPlayed: { [unowned self] in printDeck() })
            let dialog = DecksDialog(
                list, inUse: (memory?.board as? MemoryBoard)?.deck,
                pictureCache: PictureCache(folder: installation.data), commands
            ) { [unowned self] in
                decksDialog = nil
                model.endRest()
            }
            decksDialog = dialog
            dialog.present(over: window)
        }
    }

    /// Reads the list of decks off the main thread, then calls `body`.
    func readDecks(then body: @escaping (DeckList) -> Void) {
        let (user, program) = (deckLibrary, DeckLibrary(path: installation.includedDecks))
        let (languages, inUse) = (userLanguages, deckInUse)
        inBackground {
            DeckList(user: user, program: program, languages: languages, inUse: inUse)
        } then: {
            body($0)
        }
    }

    /// Shows a deck that has been edited on the board, if it is in use there.
    func deckSaved(_ uri: String) {
        if deckInUse == uri { memory?.readUserDeckAgain() }
    }

    /// Prints the cards of a deck.
    private func print(_ deck: ListedDeck) {
        DeckFolderReader.read(uri: deck.uri) { [weak self] result in
            guard let self, let memory else { return }
            switch result {
            case .success(let contents):
                let back = memory.back(of: contents.deck)
                print(PrintedDeck(contents.deck, title: deck.title, back: back))
            case .failure(let problem): refuse(problem.message(folder: deck.title))
            }
        }
    }

    /// Asks how cards are to be printed, and prints them.
    func print(_ deck: PrintedDeck) {
        let dialog = PrintOptionsDialog { [unowned self] options in
            DeckPrinter.print(deck, options, installation, over: window) { [weak self] in self?.refuse($0) }
        } closed: { [unowned self] in
            printOptionsDialog = nil
        }
        printOptionsDialog = dialog
        dialog.present(over: window)
    }

    /// Saves a deck in a file that the user chooses.
    private func save(_ deck: ListedDeck) {
        inBackground {
            Result { () throws(DeckFileError) in
                try DeckFileFormat.bytes(of: DeckDocument(anyFolder: deck.uri, in: GIOFiles()))
            }
        } then: { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let bytes):
                FileChooser.save(
                    // Translators: The title of a file chooser.
                    as: deck.title + DeckFileFormat.ending, title: translated("Save as a Deck"), over: window,
                    bytes: { _ in bytes }
                ) { [weak self] file, outcome in
                    outcome == .saved
                        ? self?.toasts.replace(with: FileChooser.success(ofSaving: file))
                        : self?.refuse(unwritableMessage(file: file))
                }
            case .failure(let error): refuse(error.message(file: deck.title))
            }
        }
    }

    /// Moves a deck of the user to the trash.
    private func moveToTrash(_ deck: ListedDeck) {
        if deckInUse == deck.uri { memory?.stopUsingUserDeck() }
        guard let path = path(ofURI: deck.uri), Trash.move(path) == .moved else {
            return refuse(filled(translated("Could not move {deck} to the trash"), ["deck": deck.title]))
        }
        readDecks { [weak self] in self?.decksDialog?.display($0) }
    }

    /// The user's languages, the preferred one first.
    private var userLanguages: [String] {
        var languages: [String] = []
        var next = g_get_language_names()
        while let name = next?.pointee {
            languages.append(String(cString: name))
            next = next?.successor()
        }
        return languages
    }

    private var memory: GameModel<MemoryKind>? { tab(of: MemoryKind.self).model as? GameModel<MemoryKind> }
}
