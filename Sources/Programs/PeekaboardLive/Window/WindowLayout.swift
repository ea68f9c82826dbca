// SPDX-License-Identifier: GPL-3.0-or-later
// GTK owns the widgets. The window owns the layout; closures of widgets refer to it weakly.

import AppShell
import CGtk
import GtkKit

/// Divides the window into the code with the console below it, and the board with its live properties. A narrow window
/// has one of these at a time, and a switcher; but the board is below the code while a literal is changed.
final class WindowLayout {
    /// A part that fills a narrow window.
    enum Part: String { case code, board, console }

    /// What the user and the page want to be seen.
    struct Request: Equatable {
        /// Whether a page is open.
        var hasPage = false
        /// Whether the page has something to show on the board, or will probably have.
        var hasBoard = false
        var hasPreferences = false
        var wantsCode = true
        var wantsBoard = true
        /// Whether the user wants to see the console; `nil` if it opens when there is something to read.
        var wantsConsole: Bool?
        var wantsPreferences = false
        /// Whether only the board and the live properties are seen.
        var isPresenting = false
        /// What a narrow window shows.
        var part = Part.code { didSet { showsEffect = false } }
        /// Whether the board asks the user before the page runs, which must be seen.
        var asks = false { didSet { if asks, !oldValue { part = .board } } }
        /// Whether the user wants to see what a change of the code does, also in a narrow window.
        var showsEffect = false

        /// Whether a page is open with all of its parts.
        var isWhole: Bool { hasPage && !isPresenting }
    }

    /// The window width, in points, below which one part is seen at a time.
    private static let narrowWidth = 700
    /// The width of the board, in points, from which the live properties are beside it.
    private static let preferencesBesideBoard = 900
    private static let preferencesWidth = 320

    /// Called after the parts that are seen have changed.
    var changed: () -> Void = {}
    /// Called after the part with the focus has been hidden.
    var focusHidden: () -> Void = {}
    /// What is wanted.
    var request = Request() { didSet { if request != oldValue { arrange() } } }
    /// Whether one part is seen at a time.
    private(set) var isNarrow = false

    /// The code, the console, and the board.
    let codeBox: Box, consoleBox: Box, boardColumn: Box
    private let sides: Divider, codeRows: Divider, boardRows: Divider, boardAndPreferences: Divider
    private let preferences: Widget, switcher: Widget
    /// The button that starts over, and those for the code and the console.
    private let startOver: Widget, buttons: [Widget]
    /// Set the states of the switches for the parts.
    private var setSwitches: [Part: (Bool) -> Void] = [:]
    private let parts: ViewStack
    private let settings: Settings
    private let resizing = Timeout(), placing = Timeout(), storing = Timeout()
    /// The size of the window; zero before it is shown.
    private(set) var width = 0, height = 0
    /// The sizes that the user has chosen.
    private var boardWidth: Int?, consoleHeight: Int?, preferencesHeight: Int?

    init(_ builder: Builder, settings: Settings) {
        self.settings = settings
        sides = Divider(of: builder.widget("sides"))
        codeRows = Divider(of: builder.widget("code-rows"))
        boardRows = Divider(of: builder.widget("board-rows"))
        boardAndPreferences = Divider(of: builder.widget("board-and-preferences"))
        (codeBox, consoleBox, boardColumn) = (
            builder.widget("code"), builder.widget("console"), builder.widget("board-column")
        )
        preferences = builder.widget("preferences")
        switcher = builder.widget("part-switcher")
        startOver = builder.widget("start-over")
        buttons = [builder.widget("code-button"), builder.widget("console-button")]
        parts = ViewStack(sharing: builder.widget("parts").pointer)
        gtk_paned_set_start_child(codeRows.widget.opaque, codeBox.pointer)
        gtk_paned_set_end_child(codeRows.widget.opaque, consoleBox.pointer)
        gtk_paned_set_start_child(boardRows.widget.opaque, boardAndPreferences.widget.pointer)
        gtk_paned_set_end_child(boardAndPreferences.widget.opaque, preferences.pointer)
        request.wantsCode = settings.flag("show-code") ?? true
        request.wantsBoard = settings.flag("show-board") ?? true
        boardWidth = settings.whole("board-width").flatMap { $0 > 0 ? $0 : nil }
        consoleHeight = settings.whole("console-height").flatMap { $0 > 0 ? $0 : nil }
        parts.onNotify("visible-child-name") { [weak self] in
            if let self, let part = parts.visiblePage.flatMap(Part.init), isNarrow { request.part = part }
        }
        connectDividers()
        arrange()
    }

    /// Adds the switch for a part to the actions of the window. In a narrow window, a part takes the place of another.
    /// `chosen` is called when the user has switched it on.
    func addSwitch(of part: Part, to actions: ActionMap, chosen: @escaping () -> Void = {}) {
        let isEnabled = { [unowned self] in request.isWhole }
        setSwitches[part] = actions.addSwitch(part.rawValue, isOn: false, if: isEnabled) { [unowned self] isOn in
            if isNarrow {
                request.part = isOn ? part : part == .code ? .board : .code
            } else {
                choose(part, isOn)
            }
            if isOn { chosen() }
        }
    }

    private func choose(_ part: Part, _ isWanted: Bool) {
        switch part {
        case .code: request.wantsCode = isWanted
        case .board: request.wantsBoard = isWanted
        case .console: return request.wantsConsole = isWanted
        }
        settings.set("show-\(part.rawValue)", to: isWanted)
    }

    /// Follows the size of the window.
    func follow(_ window: Widget) {
        let handle = window.opaque  // The window owns the closure.
        window.on("realize") { [weak self] in
            guard let surface = gtk_native_get_surface(handle) else { return }
            for side in ["width", "height"] {
                Object(sharing: UnsafeMutableRawPointer(surface)).onNotify(side) { [weak self] in
                    let (width, height) = (Int(gdk_surface_get_width(surface)), Int(gdk_surface_get_height(surface)))
                    // The signal is emitted during an allocation, when it is too late to change the layout. An animated
                    // board may leave no idle time, so this uses a timeout instead of an idle callback.
                    self?.resizing.start(after: 0) { [weak self] in self?.resize(width: width, height: height) }
                }
            }
        }
    }

    /// Adapts to the size of the window, in points.
    private func resize(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        let wasNarrow = isNarrow
        isNarrow = width < Self.narrowWidth
        if isNarrow, !wasNarrow { request.part = request.wantsCode && !request.asks ? .code : .board }
        arrange()
    }

    /// Shows a part that may be hidden.
    func reveal(_ part: Part) {
        request.part = part
        switch part {
        case .code: request.wantsCode = true
        case .board: request.wantsBoard = true
        case .console: request.wantsConsole = true
        }
    }

    /// The board, or the console if the page shows nothing.
    var other: Widget { showsBoard ? boardColumn : consoleBox }

    /// Whether each part is seen.
    var showsCode: Bool { codeBox.isVisible }
    var showsBoard: Bool { boardAndPreferences.widget.isVisible }
    var showsConsole: Bool { consoleBox.isVisible }
    var showsPreferences: Bool { preferences.isVisible }

    private func arrange() {
        let (isOpen, isWhole) = (request.hasPage, request.isWhole)
        let focused = ([codeBox, boardAndPreferences.widget, consoleBox] as [Widget]).first(where: \.hasFocusWithin)
        func isSeen(_ part: Part, inWideWindow isWanted: Bool) -> Bool { isNarrow ? request.part == part : isWanted }
        codeBox.isVisible = isWhole && isSeen(.code, inWideWindow: request.wantsCode)
        // Without the code, the console is below the board.
        moveConsole(below: showsCode || isNarrow ? codeRows : boardRows)
        consoleBox.isVisible = isWhole && isSeen(.console, inWideWindow: request.wantsConsole == true)
        boardAndPreferences.widget.isVisible =
            isOpen
            && (request.isPresenting || isBoardBelowCode
                || isSeen(.board, inWideWindow: request.hasBoard && request.wantsBoard || !request.wantsCode))
        preferences.isVisible = showsBoard && request.hasPreferences && request.wantsPreferences
        let isConsoleBelowBoard = showsConsole && !showsCode && !isNarrow
        codeRows.widget.isVisible = showsCode || showsConsole && !isConsoleBelowBoard
        boardRows.widget.isVisible = showsBoard || isConsoleBelowBoard
        sides.isVertical = isBoardBelowCode
        boardAndPreferences.isVertical = widthOfBoard < Self.preferencesBesideBoard
        startOver.isVisible = isOpen
        adw_view_switcher_bar_set_reveal(switcher.opaque, isNarrow && isWhole ? 1 : 0)
        parts.visiblePage = request.part.rawValue
        for button in buttons { button.isVisible = isWhole && !isNarrow }
        for (part, isShown) in [(Part.code, showsCode), (.board, showsBoard), (.console, showsConsole)] {
            setSwitches[part]?(isShown)
        }
        placeSoon()
        changed()
        if focused?.isVisible == false { focusHidden() }
    }

    private var isBoardBelowCode: Bool { isNarrow && showsCode && request.hasBoard && request.showsEffect }

    private func moveConsole(below rows: Divider) {
        guard gtk_widget_get_parent(consoleBox.pointer) != rows.widget.pointer else { return }
        let other = rows === codeRows ? boardRows : codeRows
        let hadFocus = consoleBox.releaseFocus()
        withExtendedLifetime(consoleBox) {
            gtk_paned_set_end_child(other.widget.opaque, nil)
            gtk_paned_set_end_child(rows.widget.opaque, consoleBox.pointer)
        }
        if hadFocus { consoleBox.grabFocus() }
    }

    /// The width that the board has, or will have.
    private var widthOfBoard: Int {
        guard showsCode, !isNarrow else { return width }
        let least = max(300, 390 - (1280 - width))
        return boardWidth ?? (width < 1280 ? least : 390 + (width - 1280) / 2)
    }

    /// Moves the dividers after the widgets have got their sizes. An animated board may leave no idle time.
    private func placeSoon() { placing.start(after: 0) { [weak self] in self?.place() } }

    private func place() {
        guard width > 0 else { return }
        let console = consoleHeight ?? (height < 700 ? 118 : height > 1000 ? 212 : 172)
        sides.place(end: isBoardBelowCode ? height * 2 / 5 : widthOfBoard)
        codeRows.place(end: min(console, height / 2))
        boardRows.place(end: min(console, height / 2))
        let natural = preferences.naturalHeight(forWidth: max(Self.preferencesWidth, widthOfBoard))
        boardAndPreferences.place(
            end: boardAndPreferences.isVertical
                ? preferencesHeight ?? min(natural, height * 45 / 100) : Self.preferencesWidth)
    }

    /// Remembers where the user moves the dividers.
    private func connectDividers() {
        for divider in [sides, codeRows, boardRows, boardAndPreferences] {
            divider.resized = { [weak self] in self?.placeSoon() }
        }
        sides.moved = { [weak self] end in
            guard let self, showsCode, showsBoard, !isNarrow else { return }
            boardWidth = end
            storeSoon()
        }
        for rows in [codeRows, boardRows] {
            rows.moved = { [weak self] end in
                guard let self, showsConsole, showsCode || showsBoard else { return }
                consoleHeight = end
                storeSoon()
            }
        }
        boardAndPreferences.moved = { [weak self] end in
            if let self, showsPreferences { preferencesHeight = end }
        }
    }

    private func storeSoon() {
        storing.start(after: 0.5) { [weak self] in
            guard let self else { return }
            settings.set("board-width", to: boardWidth ?? 0)
            settings.set("console-height", to: consoleHeight ?? 0)
        }
    }
}
