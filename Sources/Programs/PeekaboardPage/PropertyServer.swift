// SPDX-License-Identifier: GPL-3.0-or-later
// The player owns the server, whose properties refer to boards weakly.

import BoardKinds
import Boards
import Localization
import PageLink
import PlaygroundSupport
import Scene
import ViewKit

/// A live property of the running page, or of one of its boards.
struct ServedProperty {
    let property: PageProperty
    let read: () -> PropertyValue
    let write: (PropertyValue) -> Void
}

/// Shows the live properties of a page in the window, and sets them: first those that the page has created, then those
/// of its boards.
final class PropertyServer {
    private let entries = PageContext.current.liveEntries
    private var own: [ServedProperty] = []
    private var ofBoards: [ServedProperty] = []
    private var boardCount = 0
    /// Whether there are properties that the window does not know.
    private var isOutdated = false
    /// The properties that the window knows, as indices of `all`, and their values as it knows them.
    private var shown: [Int] = []
    private var known: [PropertyValue] = []

    /// Adds the properties of a board.
    func add(_ properties: [ServedProperty]) {
        boardCount += 1
        for served in properties {
            var property = served.property
            if boardCount > 1 { property.key += " \(boardCount)" }
            ofBoards.append(ServedProperty(property: property, read: served.read, write: served.write))
        }
        isOutdated = isOutdated || !properties.isEmpty
    }

    /// Sets a property, as chosen in the window.
    func apply(_ input: PropertyInput) {
        update()
        let all = own + ofBoards
        guard let index = all.firstIndex(where: { $0.property.key == input.key }),
            all[index].property.defaultValue == input.defaultValue, all[index].property.kind.accepts(input.value)
        else { return }
        if let position = shown.firstIndex(of: index) { known[position] = input.value }
        all[index].write(input.value)
    }

    /// Returns the messages about what has changed since the last call.
    func messages() -> [FromPage] {
        update()
        let all = own + ofBoards
        if isOutdated {
            isOutdated = false
            let (properties, values) = PageProperty.shown(all.map { ($0.property, $0.read()) })
            shown = properties.compactMap { property in all.firstIndex { $0.property == property } }
            known = values
            return [.properties(properties, values: values)]
        }
        var changes: [PropertyChange] = []
        for (position, index) in shown.enumerated() {
            let value = all[index].read()
            guard value != known[position], all[index].property.kind.accepts(value) else { continue }
            known[position] = value
            changes.append(PropertyChange(index: position, value: value))
        }
        return changes.isEmpty ? [] : [.propertyChanges(changes)]
    }

    /// Adds the properties that the page has created meanwhile.
    private func update() {
        guard own.count < entries.all.count else { return }
        own += entries.all.dropFirst(own.count).map(ServedProperty.init)
        // The page's own properties come before those of boards, which have other indices now.
        isOutdated = true
        (shown, known) = ([], [])
    }
}

extension ServedProperty {
    /// Creates a property of the page.
    fileprivate init(_ entry: LiveEntry) {
        property = PageProperty(
            key: entry.key, title: entry.title, section: "", kind: entry.kind, style: entry.style,
            defaultValue: entry.defaultValue,
            origin: .source(file: entry.location.file, line: entry.location.line, column: entry.location.column))
        read = { entry.value }
        write = { entry.choose($0) }
    }

    /// Creates a property of a board. The page may have set it, so it begins with its present value.
    init(_ property: BoardProperty, write: @escaping (PropertyValue) -> Void) {
        self.property = PageProperty(
            key: property.nameOnPage, title: translated(property.title), section: translated(property.section.title),
            kind: property.kind.inUsersLanguage, style: .plain, defaultValue: property.read(),
            origin: .board(name: property.nameOnPage))
        read = property.read
        self.write = write
    }
}
