// SPDX-License-Identifier: GPL-3.0-or-later
// The list owns the rows. Each slot is in the box of the list, and a row is in at most one slot.

import CGtk
import Decks
import GtkKit
import PeekaboardModel

/// The groups of a deck. Each has a slot, which has a row only while it is close to the visible part, because the widgets
/// of hundreds of rows would take long to create.
final class GroupList {
    /// Called when the keyboard focus moves to another group.
    var focusMoved: () -> Void = {}
    /// The index of the group that had the keyboard focus last.
    private(set) var focusedGroup: Int?

    /// The rows that are created before the size of the list is known.
    private static let firstRows = 12
    /// The height of an empty slot before a row has been measured, in points.
    private static let usualHeight = 58
    /// The space below the row with the focus, which a message can cover, in points.
    private static let messageHeight = 72

    private struct Slot {
        let id: Int
        let box: Box
    }

    private let scroller: ScrolledWindow
    private let column: Box
    private let adjustment: Object
    private let newRow: () -> GroupRow
    private var slots: [Slot] = []
    private var rows: [Int: GroupRow] = [:]
    private var spareRows: [GroupRow] = []
    private var draft = DeckDraft(groupCount: 0)
    private var problems: [Int: [DeckProblem]] = [:]
    private var isNarrow = false
    private var emptyHeight = GroupList.usualHeight
    /// Whether rows have changed since the last layout.
    private var hasChanged = false
    private let clock = Timeout(), scrollClock = Timeout()

    /// Creates a list in a box in a scrolled window. `newRow` creates a row.
    init(scroller: ScrolledWindow, column: Box, newRow: @escaping () -> GroupRow) {
        (self.scroller, self.column, self.newRow) = (scroller, column, newRow)
        adjustment = scroller.adjustment
        gtk_widget_set_margin_bottom(column.pointer, Int32(Self.messageHeight))
        adjustment.on("value-changed") { [weak self] in self?.fillLater() }
        // It is emitted during an allocation, when it is too late to change the layout.
        adjustment.on("changed") { [weak self] in
            self?.fillLater()
            self?.keepFocusInView()
        }
    }

    /// Whether the keyboard focus is in the list.
    var hasFocus: Bool { column.hasFocusWithin }

    /// The sides that are close to the visible part.
    var shownSides: [DeckDocument.Side] {
        draft.ids.indices.filter { rows[draft.ids[$0]] != nil }.flatMap { draft.sides(of: $0) }
    }

    /// Shows a deck and its problems.
    func display(_ draft: DeckDraft, _ problems: [Int: [DeckProblem]]) {
        let focusedID = focusedGroup.flatMap { self.draft.ids.indices.contains($0) ? self.draft.ids[$0] : nil }
        (self.draft, self.problems) = (draft, problems)
        hasChanged = true
        arrangeSlots()
        focusedGroup = draft.ids.firstIndex { $0 == focusedID }
        for (index, slot) in slots.enumerated() {
            rows[slot.id]?.display(draft, group: index, problems[index] ?? [])
        }
        fill()
    }

    /// Shows problems that have been found meanwhile.
    func display(_ problems: [Int: [DeckProblem]]) {
        self.problems = problems
        hasChanged = true
        for (index, slot) in slots.enumerated() { rows[slot.id]?.display(draft, group: index, problems[index] ?? []) }
    }

    /// Adds, removes, and moves slots so that they are those of the groups.
    private func arrangeSlots() {
        let ids = Set(draft.ids)
        for slot in slots where !ids.contains(slot.id) {
            empty(slot)
            column.remove(slot.box)
        }
        let known = Dictionary(uniqueKeysWithValues: slots.map { ($0.id, $0) })
        slots.removeAll { !ids.contains($0.id) }
        var arranged: [Slot] = []
        arranged.reserveCapacity(draft.ids.count)
        var rest = slots[...]
        for id in draft.ids {
            let last = arranged.last?.box
            if rest.first?.id == id {
                arranged.append(rest.removeFirst())
            } else if let slot = known[id] {
                rest.removeAll { $0.id == id }
                column.move(slot.box, after: last)
                arranged.append(slot)
            } else {
                let slot = Slot(id: id, box: Box(.vertical))
                slot.box.requestSize(height: emptyHeight)
                column.insert(slot.box, after: last)
                arranged.append(slot)
            }
        }
        slots = arranged
    }

    // MARK: Rows

    /// Fills the slots when the layout is up to date. An animation may leave no idle time, so this uses a timeout.
    private func fillLater() {
        if !clock.isRunning { clock.start(after: 0) { [weak self] in self?.fill() } }
    }

    /// Puts rows in the slots that are close to the visible part, and takes them from others.
    private func fill() {
        let top = gtk_adjustment_get_value(adjustment.typed())
        let page = gtk_adjustment_get_page_size(adjustment.typed())
        let isLaidOut = page > 0
        var isFilled = false
        var end = 0.0
        for (index, slot) in slots.enumerated() {
            let start = end
            let height = Int(slot.box.size.height)
            end += Double(height > 0 ? height : emptyHeight)
            let isClose = isLaidOut ? end > top - page && start < top + 2 * page : index < Self.firstRows
            if isClose {
                isFilled = fill(slot, index) || isFilled
            } else if end < top - 2 * page || start > top + 3 * page, rows[slot.id]?.widget.hasFocusWithin == false {
                empty(slot)
            }
        }
        if isFilled { shownRowsChanged() }
    }

    /// Called when rows were added.
    var shownRowsChanged: () -> Void = {}

    /// Returns the top and the bottom of a slot in the list, in points; `nil` before it has been laid out.
    private func extent(of slot: Slot) -> (Double, Double)? {
        var bounds = graphene_rect_t()
        guard slot.box.size.height > 0,
            gtk_widget_compute_bounds(slot.box.pointer, column.pointer, &bounds) != 0
        else { return nil }
        return (Double(bounds.origin.y), Double(bounds.origin.y + bounds.size.height))
    }

    /// Puts a row in a slot. Returns whether it had none.
    @discardableResult
    private func fill(_ slot: Slot, _ index: Int) -> Bool {
        guard rows[slot.id] == nil else { return false }
        let row = spareRows.popLast() ?? newRow()
        row.setNarrow(isNarrow)
        row.display(draft, group: index, problems[index] ?? [])
        row.focusMoved = { [weak self, weak row] isInside in
            guard let self, let row else { return }
            row.display(self.draft, group: row.index, self.problems[row.index] ?? [])
            if isInside { focusEntered(row.index) }
        }
        rows[slot.id] = row
        slot.box.append(row.widget)
        slot.box.requestSize()
        return true
    }

    /// Takes the row from a slot.
    private func empty(_ slot: Slot) {
        guard let row = rows.removeValue(forKey: slot.id) else { return }
        let height = slot.box.size.height
        if height > 0 { emptyHeight = Int(height) }
        _ = row.widget.releaseFocus()
        slot.box.remove(row.widget)
        slot.box.requestSize(height: emptyHeight)
        spareRows.append(row)
    }

    /// Adapts the rows to the width of the window.
    func setNarrow(_ isNarrow: Bool) {
        guard isNarrow != self.isNarrow else { return }
        self.isNarrow = isNarrow
        for row in rows.values { row.setNarrow(isNarrow) }
        fillLater()
    }

    // MARK: Focus

    /// Moves the keyboard focus to the text of a card, and scrolls to its group.
    func focus(group index: Int, side: Int = 0) {
        guard slots.indices.contains(index) else { return }
        let slot = slots[index]
        if fill(slot, index) { shownRowsChanged() }
        rows[slot.id]?.grabFocus(side: side)
        scroll(to: slot, tries: 50)
    }

    /// Scrolls to a slot as soon as it has been laid out.
    private func scroll(to slot: Slot, tries: Int) {
        scrollClock.start(after: 0.02) { [weak self] in
            guard let self else { return }
            guard let (top, bottom) = extent(of: slot) else {
                if tries > 0 { scroll(to: slot, tries: tries - 1) }
                return
            }
            gtk_adjustment_clamp_page(adjustment.typed(), top, bottom + Double(Self.messageHeight))
        }
    }

    /// Scrolls to the group with the keyboard focus if a change has moved it out of view, such as a warning above it.
    private func keepFocusInView() {
        guard hasChanged, hasFocus, let index = focusedGroup, slots.indices.contains(index) else { return }
        hasChanged = false
        scroll(to: slots[index], tries: 50)
    }

    private func focusEntered(_ index: Int) {
        guard focusedGroup != index else { return }
        focusedGroup = index
        focusMoved()
    }
}
