// SPDX-License-Identifier: GPL-3.0-or-later
// The popover is a child of the box around the text view: a text view cannot be destroyed with a popover in it. Closures
// refer back weakly.

import CGtk
import CodeAssistance
import GtkKit
import PageSource

/// A popover with a text field for another name of the symbol at a place in the code, or with the reason why it cannot be
/// renamed.
final class SymbolRenaming {
    /// Returns the code assistant of the page; `nil` if there is none.
    var assistant: () -> CodeAssistant? = { nil }
    /// Called with the edits that rename a symbol.
    var renamed: (SymbolRename) -> Void = { _ in }

    private let view: CodeView
    private let popover = Widget(gtk_popover_new()!)
    private let entry = Entry(maxLength: 200)
    private let message = Widget.paragraph("")
    private var symbol: PageSymbol?

    /// Creates the popover of a view that fills a box.
    init(_ view: CodeView, in area: Widget) {
        self.view = view
        // Translators: The label of a text field for the new name of a variable, function, or type in the code.
        entry.setAccessibleLabel(translated("New name"))
        entry.setWidth(characters: 24)
        message.setMaxWidth(characters: 28)
        message.addClass("error")
        gtk_widget_set_focusable(message.pointer, 1)
        let column = Box(.vertical, spacing: 6)
        for widget in [entry, message] { column.append(widget) }
        gtk_popover_set_child(popover.typed(), column.pointer)
        gtk_widget_set_parent(popover.pointer, area.pointer)
        entry.onEdit { [weak self] _ in self?.show(nil) }
        entry.on("activate") { [weak self] in self?.rename() }
        popover.on("closed") { [weak self] in
            self?.symbol = nil
            self?.view.grabFocus()
        }
    }

    /// Returns whether there is a name at the cursor, or after a number of Unicode scalars.
    func hasName(at offset: Int?) -> Bool { assistant()?.isAvailable == true && name(at: offset) != nil }

    private func name(at offset: Int?) -> CodeName? {
        view.buffer.flatMap { CodeName(at: $0.position(at: offset ?? $0.cursorOffset), in: $0.text) }
    }

    /// Lets the user rename the symbol at the cursor, or after a number of Unicode scalars. Returns false if there is no
    /// name, or no language server.
    func open(at offset: Int?) -> Bool {
        guard let path = view.path, let buffer = view.buffer, let assistant = assistant(), assistant.isAvailable,
            let name = name(at: offset)
        else { return false }
        let version = buffer.version
        assistant.symbol(of: name, in: path) { [weak self] result in
            guard let self, view.buffer === buffer, buffer.version == version else { return }
            symbol = try? result.get()
            entry.isVisible = symbol != nil
            entry.text = symbol?.name ?? ""
            if case .failure(let refusal) = result {
                show(Self.message(of: refusal, name.plainText))
            } else {
                show(nil)
            }
            popUp(at: name.range, of: buffer)
        }
        return true
    }

    /// Closes the popover.
    func close() { gtk_popover_popdown(popover.typed()) }

    private func popUp(at range: Range<SourcePosition>, of buffer: CodeBuffer) {
        func offset(_ position: SourcePosition) -> Int {
            var iterator = buffer.iterator(line: position.line, column: position.column)
            return Int(gtk_text_iter_get_offset(&iterator))
        }
        let scalars = offset(range.lowerBound)..<offset(range.upperBound)
        var place = view.inWidget(buffer.box(ofScalars: scalars, in: view.view))
        gtk_popover_set_pointing_to(popover.typed(), &place)
        gtk_popover_popup(popover.typed())
        guard symbol != nil else { return message.grabFocus() }
        entry.grabFocus()
        gtk_editable_select_region(entry.opaque, 0, -1)
    }

    private func rename() {
        guard let symbol, let assistant = assistant() else { return }
        let name = entry.text.trimmingBlanks()
        if CodeName.plain(name) == CodeName.plain(symbol.name) {
            return show(translated("That’s already its name"))
        }
        switch CodeName.problem(with: name) {
        case .invalid?: return show(translated("Use letters, digits, and underscores, and start with a letter"))
        case .keyword?: return show(filled(translated("{name} is a keyword of Swift"), ["name": name]))
        case nil: break
        }
        assistant.rename(symbol, to: name) { [weak self] rename in
            // The text has been changed if the popover is closed.
            guard let self, self.symbol == symbol else { return }
            guard let rename else {
                return show(translated("Nothing was renamed, because not all places were found"))
            }
            close()
            renamed(rename)
        }
    }

    private func show(_ problem: String?) {
        message.text = problem ?? ""
        message.isVisible = problem != nil
        entry.setClass("error", problem != nil)
        peekaboard_accessible_description(entry.delegate.raw, problem ?? "")
        if let problem { _ = peekaboard_announce(popover.raw, problem) }
    }

    private static func message(of refusal: PageSymbol.Refusal, _ name: String) -> String {
        let text =
            // Translators: Why a variable, function, or type in the code cannot get another name.
            switch refusal {
            case .unknown: translated("{name} can’t be renamed: its declaration was not found")
            case .foreign: translated("{name} can’t be renamed, because it isn’t declared on this page")
            case .label: translated("{name} can’t be renamed, because it’s the label of an argument")
            case .shared: translated("{name} can’t be renamed, because a protocol or another class declares it, too")
            }
        return filled(text, ["name": name])
    }
}
