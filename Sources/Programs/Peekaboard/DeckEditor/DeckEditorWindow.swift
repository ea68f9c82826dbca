// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the window. The main window owns this controller until `closed` is called. Closures of widgets refer to it
// weakly.

import AppShell
import CGtk
import Decks
import GtkKit
import PeekaboardModel

/// The window of the deck editor: the title, the groups of cards, and a preview of the cards of one group.
final class DeckEditorWindow {
    /// Saves a deck, then calls a closure with the URI of its folder.
    typealias Save = (DeckDocument, @escaping @MainActor (Result<String, DeckFileError>) -> Void) -> Void

    /// The top-level window.
    let window: Window
    /// Called when the window has been closed.
    var closed: () -> Void = {}
    /// Plays the deck in the folder with a URI.
    var play: (String) -> Void = { _ in }

    let editor: DeckEditor
    let pictures: DraftPictures
    let toasts: Toasts
    private(set) lazy var list = GroupList(scroller: scroller, column: column) { [unowned self] in
        GroupRow(of: editor, pictures: pictures, window: self)
    }
    let sounds: DraftSounds
    let save: Save
    /// The URI of the folder in which the deck was saved last; `nil` for a new deck.
    var uri: String?
    /// Makes a recorder for sounds; `nil` if there is none.
    let newRecorder: (() -> any SoundRecording)?
    let actions: ActionMap
    /// The dialog that is open.
    var dialog: AnyObject?
    var problems: DeckProblems
    /// Whether the user has been asked about unsaved changes before the window closes.
    var mayClose = false
    /// Whether the deck is being saved.
    var isSaving = false

    private let tally = Tally("deck editor")
    private let title: Widget
    private let name: Entry
    private let sizes: DropDown
    private let parts: Widget
    private let scroller: ScrolledWindow
    private let column: Box
    private let divider: Widget
    private let add: Button
    private let preview: CardPreview
    private let sizeClock = Timeout(), problemClock = Timeout()

    /// The window width, in points, below which the cards of a group are below each other.
    private static let narrowWidth: Int32 = 640
    /// The time without a change after which problems are looked for in a large deck, in seconds.
    private static let pause = 0.25
    /// The number of groups whose problems are found in no time.
    private static let fewGroups = 50

    /// Creates a window for a deck, whose folder has a URI if it is not new.
    init(
        _ draft: DeckDraft, at uri: String?, application: OpaquePointer?, installation: Installation,
        sounds: SoundPlayer, recorder: (() -> any SoundRecording)? = nil, save: @escaping Save
    ) {
        let builder = Builder(file: "\(installation.data)/ui/deck-editor.ui")
        window = builder.widget("window")
        window.application = application.map { UnsafeMutablePointer($0) }
        editor = DeckEditor(draft, now: GtkKit.now)
        pictures = DraftPictures(folder: installation.data)
        self.sounds = DraftSounds(player: sounds)
        self.save = save
        self.uri = uri
        newRecorder = recorder
        let overlay = builder.widget("toasts")
        toasts = Toasts { overlay }
        title = builder.widget("title")
        name = builder.widget("name")
        parts = builder.widget("parts")
        scroller = builder.widget("scroller")
        column = builder.widget("groups")
        divider = builder.widget("divider")
        add = builder.widget("add")
        sizes = DropDown(
            // Translators: The number of cards that match each other in a deck.
            [translated("Pairs"), translated("Sets of Three")],
            // Translators: The number of cards that match each other in a deck: two or three.
            named: translated("Matching cards"))
        preview = CardPreview(in: builder.widget("preview"), pictures: pictures)
        problems = DeckProblems(of: draft)
        actions = ActionMap(within: window, named: "deck")
        (builder.widget("head") as Box).append(sizes)
        connect()
        addActions()
        followWidth()
        update()
    }

    /// Shows the window.
    func present() {
        window.present()
        draftIsNew ? name.grabFocus() : list.focus(group: 0)
    }

    private var draftIsNew: Bool { editor.draft.deck.title.isEmpty }

    private func connect() {
        editor.changed = { [weak self] in self?.update() }
        editor.refused = { [weak self] in self?.refuse($0) }
        pictures.changed = { [weak self] in self?.showPictures() }
        pictures.failed = { [weak self] file, problem in
            self?.refuse(problem.message(file: file))
        }
        list.focusMoved = { [weak self] in self?.showPreview() }
        list.shownRowsChanged = { [weak self] in self?.loadThumbnails() }
        name.onEdit { [weak self] in self?.editor.set(.title, to: $0) }
        name.on("activate") { [weak self] in self?.list.focus(group: 0) }
        sizes.onSelect { [weak self] in self?.editor.setGroupSize($0 + DeckLimits.groupSizes.lowerBound) }
        parts.acceptMedia { [weak self] in self?.addGroups(of: $0) }
        window.onCloseRequest { [weak self] in
            guard let self, !staysOpen() else { return self != nil }
            sounds.end()
            // GTK destroys the window after this. The closure may release the controller.
            whenIdle(for: self) { $0.closed() }
            return false
        }
    }

    // MARK: What is shown

    /// Shows the deck.
    private func update() {
        let draft = editor.draft
        // Setting the text again would move the cursor while the user types.
        if name.text != draft.deck.title { name.withoutSignals { name.text = draft.deck.title } }
        sizes.withoutSignals { sizes.selected = draft.deck.groupSize - DeckLimits.groupSizes.lowerBound }
        // Translators: A verb, on a button: adds an empty pair or set to a deck.
        let label = draft.deck.groupSize == 3 ? translated("Add Set") : translated("Add Pair")
        add.setLabel(label)
        showTitle()
        enable("undo", editor.canUndo)
        enable("redo", editor.canRedo)
        if draft.ids.count <= Self.fewGroups {
            findProblems()
            list.display(draft, problems.byGroup)
        } else {
            list.display(draft, problems.byGroup)
            problemClock.start(after: Self.pause) { [weak self] in
                guard let self else { return }
                findProblems()
                list.display(problems.byGroup)
            }
        }
        loadThumbnails()
        showPreview()
    }

    func findProblems() { problems = DeckProblems(of: editor.draft) }

    private func showTitle() {
        let draft = editor.draft
        let name = draft.deck.title.isEmpty ? translated("New Deck") : draft.deck.title
        let count = draft.completeGroupCount
        let text =
            draft.deck.groupSize == 3
            // Translators: The number of groups in a deck.
            ? translated("{count} set", "{count} sets", count: count)
            // Translators: The number of groups in a deck.
            : translated("{count} pair", "{count} pairs", count: count)
        adw_window_title_set_title(title.opaque, editor.isModified ? "• \(name)" : name)
        adw_window_title_set_subtitle(title.opaque, filled(text, ["count": grouped(count)]))
        window.setTitle(name)
    }

    private func loadThumbnails() { pictures.load(thumbnails: list.shownSides, of: editor.draft) }

    private func showPictures() {
        list.display(problems.byGroup)
        showPreview()
    }

    private func showPreview() {
        let last = editor.draft.ids.isEmpty ? nil : 0
        preview.display(editor.draft, group: list.focusedGroup ?? last)
    }

    /// Shows a message that something was refused, and prints it.
    func refuse(_ reason: String) {
        printError(reason)
        toasts.replace(with: reason)
    }

    func enable(_ action: String, _ isEnabled: Bool) {
        g_simple_action_set_enabled(actions.action(action).opaque, isEnabled ? 1 : 0)
    }

    // MARK: Width

    /// Arranges the window when its width changes. A change during an allocation would be too late for the layout.
    private func followWidth() {
        arrange(width: 900)
        window.on("realize") { [weak self] in
            guard let self, let surface = gtk_native_get_surface(window.opaque) else { return }
            Object(sharing: UnsafeMutableRawPointer(surface)).onNotify("width") { [weak self] in
                self?.sizeClock.start(after: 0) { [weak self] in self?.arrange(width: gdk_surface_get_width(surface)) }
            }
        }
    }

    private func arrange(width: Int32) {
        let isNarrow = width < Self.narrowWidth
        parts.setOrientation(isNarrow ? .vertical : .horizontal)
        divider.setOrientation(isNarrow ? .horizontal : .vertical)
        // There is no space for the title next to the buttons. The text field with the title is below.
        title.isVisible = !isNarrow
        list.setNarrow(isNarrow)
        preview.setNarrow(isNarrow)
    }
}
