// SPDX-License-Identifier: GPL-3.0-or-later
// The text view owns the handle, whose closures refer back weakly.

import CGtk
import GtkKit
import PageSource
import Scene

/// Lets the user change the numbers, Booleans, colors, and names in the code directly: by dragging with Control, by dragging the
/// handle that appears below a literal, or with keys. All changes of a literal are one step of the undo history.
final class LiteralHandles {
    /// An event of the handles.
    enum Event {
        /// A literal in the text of a file is about to be changed.
        case began(CodeLiteral, path: String, text: String)
        /// The literal was changed, which can happen again.
        case changed(CodeLiteral)
        /// The literal is not changed any more.
        case ended
        /// The user wants to keep a value, and there is none.
        case keepRefused
        /// A text for the screen reader.
        case announced(String)
        /// The user wants another color than that of a literal at a place in the text view.
        case colorNeeded(ColorLiteral, GdkRectangle)
        /// The user wants to type a range of a number at a place in the text view, instead of the present one.
        case rangeNeeded(CodeLiteral, ClosedRange<Double>?, GdkRectangle)
        /// A menu opens at a literal, or at something else, after a number of Unicode scalars.
        case menuOpens(CodeLiteral?, at: Int?)
    }

    /// Called with each event.
    var happened: (Event) -> Void = { _ in }
    /// Whether a literal is being changed.
    var isChanging: Bool { change?.hasBegun == true }
    /// The line of the literal that is being changed, from 1. The value beside it would say what it was before.
    var changedLine: Int? {
        guard let change, change.hasBegun, change.buffer === view.buffer else { return nil }
        var start = change.buffer.iterator(at: change.original.start)
        return Int(gtk_text_iter_get_line(&start)) + 1
    }

    private let view: CodeView
    private let choices: LiteralChoices
    private let handle = LiteralHandle()
    private var map = LiteralMap()
    /// The literal below the pointer, or the one that a finger has touched.
    private var target: LiteralMap.Place?
    private var isFinger = false
    private var change: Change?
    private let ranges = LiteralRanges()
    private let pointing = Timeout()
    /// The literal at the cursor or the pointer when a menu opens.
    private var menuPlace: LiteralMap.Place? { didSet { happened(.menuOpens(menuPlace?.literal, at: menuOffset)) } }
    private var menuOffset: Int?

    /// A literal that is being changed.
    private struct Change {
        let path: String
        let buffer: CodeBuffer
        /// The text before.
        let text: String
        /// The range that the user has typed for it, or that the code declares.
        let range: ClosedRange<Double>?
        let original: LiteralMap.Place
        var current: CodeLiteral
        /// The distance of the drag so far, and the steps that it stands for.
        var distance = 0.0, steps = 0.0
        /// Whether it goes on as long as keys are held.
        var isByKeys = false
        /// Whether the text has been changed.
        var hasBegun = false
    }

    /// The distance from which on a press is a drag, in points.
    private static let threshold = 3.0
    /// The factor of a step with Shift.
    private static let largeStep = 10

    /// Lets the user change the literals in a view.
    init(_ view: CodeView, _ choices: LiteralChoices) {
        (self.view, self.choices) = (view, choices)
        choices.foundNone = { [weak self] in
            self?.end()
            self?.layOut()
        }
        view.addOverlay(handle.widget)
        view.view.onPointer(
            moved: { [weak self] in self?.point(at: $0) },
            left: { [weak self] in self?.point(at: nil) })
        view.view.onWantedDrag(
            began: { [weak self] in self?.press(at: $0, hasControl: $1, isFinger: $2) ?? false },
            moved: { [weak self] in self?.drag(to: $0, isFast: $1) }, ended: { [weak self] in self?.release() })
        handle.widget.onWantedDrag(
            began: { [weak self] _, _, _ in self?.pressHandle() ?? false },
            moved: { [weak self] in self?.drag(to: $0, isFast: $1) }, ended: { [weak self] in self?.release() })
        view.view.onKeys(
            pressed: { [weak self] in self?.press(key: $0, $1) ?? false },
            released: { [weak self] in self?.release(key: $0) })
        handle.widget.onSecondaryClick { [weak self] in
            self?.menuPlace = self?.target
            self?.askForRange()
        }
        view.view.onSecondaryPress { [weak self] in
            guard let self else { return }
            (menuOffset, menuPlace) = (view.offset(at: $0), place(at: $0))
        }
        view.view.onNotify("has-focus") { [weak self] in if self?.change?.isByKeys == true { self?.end() } }
    }

    /// Moves the handle to the present place of its literal.
    func layOut() {
        if let target, change == nil, !isCurrent(target) { self.target = nil }
        guard let place = change.map({ $0.original.with($0.current) }) ?? target, let buffer = view.buffer,
            change == nil || buffer === change?.buffer
        else { return handle.widget.isVisible = false }
        let box = buffer.box(ofScalars: place.range, in: view.view)
        handle.show(place.literal, below: box, in: view, isLarge: isFinger)
    }

    private func isCurrent(_ place: LiteralMap.Place) -> Bool { places.contains(place) }

    /// The literals of the file that is shown.
    private var places: [LiteralMap.Place] {
        guard let buffer = view.buffer else { return [] }
        return map.places(in: buffer).filter(choices.canChange)
    }

    private func setTarget(_ place: LiteralMap.Place?) {
        guard place != target else { return }
        target = place
        layOut()
    }

    // MARK: - Pointer

    private func point(at point: Point?) {
        guard change == nil else { return }
        pointing.cancel()
        guard let point else { return isFinger ? () : setTarget(nil) }
        isFinger = false
        // A comment that disappears below the pointer moves it into the text in the middle of a frame, when GTK 4.8 does not
        // know yet which lines are visible, and quits.
        pointing.start(after: 0) { [weak self] in
            guard let self, change == nil, !covers(point) else { return }
            setTarget(place(at: point))
        }
    }

    /// Whether the handle, which lies over a part of the next line, is at a point.
    private func covers(_ point: Point) -> Bool {
        handle.widget.isVisible && handle.widget.contains(point, of: view.view)
    }

    private func place(at point: Point) -> LiteralMap.Place? {
        guard let offset = view.offset(at: point) else { return nil }
        return places.innermost { $0.contains(offset) }
    }

    private var placeAtCursor: LiteralMap.Place? {
        guard let cursor = view.buffer?.cursorOffset else { return nil }
        return places.innermost { $0.lowerBound <= cursor && cursor <= $0.upperBound }
    }

    private func press(at point: Point, hasControl: Bool, isFinger: Bool) -> Bool {
        // The text view gets the press before the handle in it.
        guard !covers(point) else { return false }
        end()
        self.isFinger = isFinger
        let place = place(at: point)
        if isFinger { setTarget(place) }
        guard hasControl, let place else { return false }
        beginDrag(of: place)
        return true
    }

    private func pressHandle() -> Bool {
        end()
        guard let target else { return false }
        beginDrag(of: target)
        return true
    }

    /// Moves the cursor as a click would, so that keys go on with the literal, and undo what the drag does.
    private func beginDrag(of place: LiteralMap.Place) {
        begin(place)
        view.buffer?.moveCursor(to: place.range.upperBound)
        view.grabFocus()
    }

    private func drag(to distance: Double, isFast: Bool) {
        guard var change, case .number(let number) = change.original.literal.kind else { return }
        guard change.hasBegun || abs(distance) >= Self.threshold else { return }
        let factor = isFast ? Double(Self.largeStep) : 1
        change.steps += (distance - change.distance) * number.stepsForEachPoint(in: change.range) * factor
        change.distance = distance
        self.change = change
        let steps = Int(max(-1e15, min(1e15, change.steps.rounded())))
        set(change.original.literal.stepped(by: steps, within: change.range))
    }

    private func release() {
        guard let change, !change.isByKeys else { return }
        if case .boolean = change.current.kind { set(change.current.stepped(by: 1)) }
        end()
        switch change.current.kind {
        case .color(let color): chooseColor(color, at: change.original)
        case .choice: showChoices(for: change.original)
        case .number, .boolean: break
        }
    }

    // MARK: - Keys

    private func press(key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        let held = modifiers.rawValue & gtk_accelerator_get_default_mod_mask().rawValue
        let direction =
            // GNOME takes the arrows with both modifiers to switch workspaces.
            switch Int32(bitPattern: key) {
            case GDK_KEY_Up, GDK_KEY_KP_Up, GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: 1
            case GDK_KEY_Down, GDK_KEY_KP_Down, GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: -1
            default: 0
            }
        let needed = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
        guard direction != 0, held & needed == needed else {
            // A shortcut with both keeps the value, which goes on being changed.
            if !Self.modifiers.contains(Int32(bitPattern: key)), held & needed != needed { end() }
            if [GDK_KEY_Menu, GDK_KEY_F10].contains(Int32(bitPattern: key)) {
                (menuOffset, menuPlace) = (view.buffer?.cursorOffset, placeAtCursor)
            }
            // The shortcut arrives here if no value can be kept.
            let keeps = held & needed == needed && [GDK_KEY_Return, GDK_KEY_KP_Enter].contains(Int32(bitPattern: key))
            if keeps { happened(.keepRefused) }
            return keeps
        }
        if change == nil {
            guard let place = placeAtCursor else { return false }
            begin(place)
            change?.isByKeys = true
        }
        guard let change else { return false }
        if case .color(let color) = change.current.kind {
            end()
            chooseColor(color, at: change.original)
            return true
        }
        if case .choice(let choice) = change.current.kind {
            choices.step(by: direction, from: choice, at: change.original) { [weak self] in self?.set(choice: $0) }
            return true
        }
        let isLarge = held & GDK_SHIFT_MASK.rawValue != 0 && change.current.isNumber
        set(change.current.stepped(by: direction * (isLarge ? Self.largeStep : 1), within: change.range))
        happened(.announced(self.change?.current.description ?? ""))
        return true
    }

    private static let modifiers: Set = [
        GDK_KEY_Control_L, GDK_KEY_Control_R, GDK_KEY_Alt_L, GDK_KEY_Alt_R, GDK_KEY_Meta_L, GDK_KEY_Meta_R,
        GDK_KEY_Shift_L, GDK_KEY_Shift_R,
    ]

    private func release(key: UInt32) {
        let isShift = [GDK_KEY_Shift_L, GDK_KEY_Shift_R].contains(Int32(bitPattern: key))
        if change?.isByKeys == true, Self.modifiers.contains(Int32(bitPattern: key)), !isShift {
            choices.whenKnown { [weak self] in self?.end() }
        }
    }

    // MARK: - Colors

    private func chooseColor(_ color: ColorLiteral, at place: LiteralMap.Place) {
        guard let buffer = view.buffer else { return }
        happened(.colorNeeded(color, view.inWidget(buffer.box(ofScalars: place.range, in: view.view))))
        begin(place)
    }

    /// Lets the user choose another color than the one at which a menu was opened.
    func chooseColor() { if let menuPlace { chooseColor(at: menuPlace) } }

    /// Lets the user choose another color than that at a place.
    func chooseColor(at place: LiteralMap.Place) {
        guard isCurrent(place), case .color(let color) = place.literal.kind else { return }
        end()
        chooseColor(color, at: place)
    }

    /// The colors of the file that is shown, in the order of the text.
    var colors: [(place: LiteralMap.Place, color: ColorLiteral)] {
        places.compactMap { place in if case .color(let color) = place.literal.kind { (place, color) } else { nil } }
    }

    /// Shows another color while the user chooses it.
    func set(color values: [Double]) { if let change { set(change.original.literal.with(color: values)) } }

    // MARK: - Choices

    private func showChoices(for place: LiteralMap.Place) {
        guard let buffer = view.buffer else { return }
        let box = view.inWidget(buffer.box(ofScalars: place.range, in: view.view))
        choices.showMenu(for: place, at: box) { [weak self] name in
            guard let self, isCurrent(place) else { return }
            begin(place)
            set(choice: name)
            end()
        }
    }

    private func set(choice name: String) {
        guard let change else { return }
        set(change.original.literal.with(choice: name))
        happened(.announced(self.change?.current.description ?? ""))
    }

    // MARK: - Ranges

    /// Lets the user type a range of the number at which a menu was opened.
    func askForRange() {
        guard let buffer = view.buffer, let place = menuPlace, places.contains(place), place.literal.isNumber else {
            return
        }
        end()
        menuPlace = place
        let box = view.inWidget(buffer.box(ofScalars: place.range, in: view.view))
        happened(.rangeNeeded(place.literal, ranges[place, in: buffer], box))
    }

    /// Keeps the range that the user has typed, as long as the page is open; `nil` for the guess.
    func set(range: ClosedRange<Double>?) {
        guard let buffer = view.buffer, let menuPlace else { return }
        ranges[menuPlace, in: buffer] = range
    }

    // MARK: - Changes

    private func begin(_ place: LiteralMap.Place) {
        guard let path = view.path, let buffer = view.buffer else { return }
        end()
        change = Change(
            path: path, buffer: buffer, text: buffer.text,
            range: ranges[place, in: buffer] ?? place.literal.declaredRange, original: place, current: place.literal)
        target = place
        handle.setHeld(true)
        layOut()
    }

    private func set(_ literal: CodeLiteral) {
        guard var change, literal != change.current else { return }
        let buffer = change.buffer
        let old = change.original.with(change.current).range
        // Another program may have changed the file meanwhile.
        guard buffer.text(ofScalars: old) == change.current.text else { return end() }
        if !change.hasBegun {
            gtk_text_buffer_begin_user_action(buffer.pointer)
            happened(.began(change.original.literal, path: change.path, text: change.text))
        }
        change.hasBegun = true
        change.current = literal
        self.change = change
        let (cursor, new) = (buffer.cursorOffset, change.original.with(literal).range)
        buffer.replace(buffer.iterator(at: old.lowerBound), buffer.iterator(at: old.upperBound), with: literal.text)
        if old.lowerBound...old.upperBound ~= cursor {
            buffer.moveCursor(to: cursor == old.upperBound ? new.upperBound : min(cursor, new.upperBound))
        }
        happened(.changed(literal))
        layOut()
    }

    /// Undoes changes that have led back to the first value, so that they are no step of the undo history.
    private func removeFromHistory(_ change: Change) {
        let cursor = change.buffer.cursorOffset
        gtk_text_buffer_undo(change.buffer.pointer)
        change.buffer.moveCursor(to: cursor)
    }

    /// Ends the changes of a literal.
    func end() {
        choices.cancel()
        guard let change else { return }
        self.change = nil
        target = change.isByKeys ? nil : change.original.with(change.current)
        handle.setHeld(false)
        if change.hasBegun {
            gtk_text_buffer_end_user_action(change.buffer.pointer)
            if change.current == change.original.literal { removeFromHistory(change) }
            happened(.ended)
        }
        layOut()
    }
}
