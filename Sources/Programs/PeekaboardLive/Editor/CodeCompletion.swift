// SPDX-License-Identifier: GPL-3.0-or-later
// The text view owns the provider of completions, which owns a box with the closure. The closure refers back weakly.

import CGtk
import CSourceView
import CodeAssistance
import GtkKit
import PageSource

/// Suggests completions in the code editor while the user types, and on request.
final class CodeCompletion {
    /// Returns the code assistant of the page; `nil` if there is none.
    var assistant: () -> CodeAssistant? = { nil }
    /// Returns the names of the pictures that the page can read, written like another one.
    var pictures: (String) -> [String] = { _ in [] }
    /// Called with the suggestion that has been selected in the list, for the screen reader.
    var selected: (String) -> Void = { _ in }
    /// Called when the list is expected, and when it is hidden or not needed after all.
    var toggled: (_ isExpected: Bool) -> Void = { _ in }

    /// Whether the list is shown.
    private(set) var isShown = false

    private let view: CodeView
    private let expectation = Timeout()
    /// How long the list is expected after a request, and after its answer, in seconds.
    private static let requestTime = 2.0, answerTime = 0.3

    /// What the list of completions calls.
    private struct Handler {
        let complete: @MainActor (OpaquePointer, SourcePosition) -> Void
        let selected: @MainActor (String) -> Void
        let inserted: @MainActor (String, Int, [Range<Int>]) -> Void
        let toggled: @MainActor (Bool) -> Void
    }

    /// What can be inserted: the name that the user types, what is inserted, and what is shown.
    private struct Proposal {
        let name: String, text: String
        var places: [Range<Int>] = []
        let label: String
        var type = ""
        var documentation: String?
        var kind = CompletionItem.Kind.other
    }

    /// The most characters of a row of the list: what a list that is as wide as the code of a small window can show.
    private static let maxLabel = 60, maxType = 30

    /// Adds completions to a view.
    init(_ view: CodeView) {
        self.view = view
        let body = Handler(
            complete: { [weak self] request, position in
                guard let self else { return CodeCompletion.answer(request, nil) }
                complete(request, at: position)
            }, selected: { [weak self] label in self?.selected(label) },
            inserted: { [weak self] text, offset, places in
                self?.view.buffer?.fillIn(places, of: text, at: offset)
            },
            toggled: { [weak self] isShown in
                self?.isShown = isShown
                self?.toggled(isShown)
            })
        source_view_add_completion(
            view.view.typed(),
            // Translators: The title of the suggestions that complete a name in the code.
            translated("Completions"),
            source_completion_handler(
                complete: { request, line, column, data in
                    let body = handler(data, Handler.self)
                    nonisolated(unsafe) let request = request!
                    MainActor.assumeIsolated {
                        body.complete(request, SourcePosition(line: Int(line) + 1, column: Int(column) + 1))
                    }
                },
                selected: { label, data in
                    let body = handler(data, Handler.self)
                    let label = String(cString: label!)
                    MainActor.assumeIsolated { body.selected(label) }
                },
                inserted: { offset, text, places, count, data in
                    let body = handler(data, Handler.self)
                    let text = String(cString: text!)
                    let places = stride(from: 0, to: Int(count), by: 2).map { Int(places![$0])..<Int(places![$0 + 1]) }
                    MainActor.assumeIsolated { body.inserted(text, Int(offset), places) }
                },
                toggled: { isShown, data in
                    let body = handler(data, Handler.self)
                    MainActor.assumeIsolated { body.toggled(isShown) }
                }, release: { releaseData($0) }, data: UserData.retained(body)))
        view.view.onKeys(
            pressed: { [weak self] key, modifiers in self?.press(key: key, modifiers) ?? false }, released: { _ in })
    }

    /// Lets Tab go to the next place of a completion, and with Shift to the previous one; then out of brackets that have been
    /// closed while the user typed. The list takes the key if it is shown.
    private func press(key: UInt32, _ modifiers: GdkModifierType) -> Bool {
        let held = modifiers.rawValue & gtk_accelerator_get_default_mod_mask().rawValue
        guard !isShown, let buffer = view.buffer, held & ~GDK_SHIFT_MASK.rawValue == 0 else { return false }
        switch Int32(bitPattern: key) {
        case GDK_KEY_Tab, GDK_KEY_KP_Tab: return buffer.places.select(.next, in: buffer) || buffer.leavePair(with: nil)
        case GDK_KEY_ISO_Left_Tab: return buffer.places.select(.previous, in: buffer)
        default: return false
        }
    }

    private func complete(_ request: OpaquePointer, at position: SourcePosition) {
        if let buffer = view.buffer, let name = PictureNames.beginning(atEndOf: buffer.text(before: position)) {
            return Self.answer(request, pictures(name).map { Proposal(name: $0, text: $0, label: $0) })
        }
        guard let path = view.path, let assistant = assistant() else { return Self.answer(request, nil) }
        let indentation = String(view.buffer?.text(before: position).prefix { $0 == " " || $0 == "\t" } ?? "")
        nonisolated(unsafe) let request = request
        toggled(true)
        expectList(for: Self.requestTime)
        assistant.complete(at: position, in: path) { [weak self] completion in
            let proposals = completion?.items.map { item in
                let (text, places) = item.insertion.insertion(indentedBy: indentation)
                return Proposal(
                    name: item.filterText, text: text, places: places, label: item.label.shortened(to: Self.maxLabel),
                    type: item.shownType.shortened(to: Self.maxType), documentation: item.summary, kind: item.kind)
            }
            Self.answer(request, proposals, isIncomplete: completion?.isIncomplete == true)
            self?.expectList(for: Self.answerTime)
        }
    }

    /// Expects the list for some time, unless it is shown.
    private func expectList(for time: Double) {
        expectation.start(after: time) { [weak self] in
            if let self { toggled(isShown) }
        }
    }

    private static func answer(_ request: OpaquePointer, _ all: [Proposal]?, isIncomplete: Bool = false) {
        guard let all else { return source_completion_answer(request, nil, -1, false) }
        var texts: [UnsafeMutablePointer<CChar>] = []
        defer { texts.forEach { g_free($0) } }
        func copy(_ text: String) -> UnsafePointer<CChar> {
            let copy = g_strdup(text)!
            texts.append(copy)
            return UnsafePointer(copy)
        }
        let places = all.flatMap(\.places).flatMap { [Int32($0.lowerBound), Int32($0.upperBound)] }
        places.withUnsafeBufferPointer { places in
            var next = 0
            let proposals = all.map { one in
                defer { next += 2 * one.places.count }
                return source_proposal(
                    name: copy(one.name), text: copy(one.text), places: places.baseAddress.map { $0 + next },
                    count: Int32(2 * one.places.count), label: copy(one.label),
                    type: one.type.isEmpty ? nil : copy(one.type), documentation: one.documentation.map(copy),
                    kind: copy(one.kind.sign), kind_color: one.kind.color)
            }
            source_completion_answer(request, proposals, Int32(proposals.count), isIncomplete)
        }
    }
}

extension CompletionItem.Kind {
    /// What stands for the kind before the name in the list, as in other editors.
    fileprivate var sign: String {
        switch self {
        case .function: "ƒ"
        case .property, .variable: "v"
        case .type: "T"
        case .enumCase: "c"
        case .module: "m"
        case .macro: "#"
        case .keyword: "k"
        case .other: " "
        }
    }

    /// The color of the sign as 0xRRGGBB, which can be read on a light and on a dark background.
    fileprivate var color: UInt32 {
        switch self {
        case .function: 0x9141ac
        case .property, .variable: 0x3584e4
        case .type: 0x2190a4
        case .enumCase: 0x2e9e5b
        case .module, .macro, .keyword, .other: 0xc64600
        }
    }
}

extension String {
    /// The text with an ellipsis at its end if it is longer than a number of characters.
    fileprivate func shortened(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}
