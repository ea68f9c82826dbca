// SPDX-License-Identifier: GPL-3.0-or-later
// The list owns its rows. Closures of widgets refer to the properties weakly.

import GtkKit
import PageLink
import PageRuns
import Scene

/// Rows for the live properties of a page, in groups.
final class PropertyList {
    /// The widget with all rows.
    let widget = Box(.vertical, spacing: 18)

    private let properties: PageProperties
    private let rows: [PropertyRow]

    /// Creates rows for the properties that a page has now. Choosers open over `parent`.
    init(of properties: PageProperties, parent: Widget) {
        self.properties = properties
        rows = properties.all.indices.map { [weak properties] index in
            let property = properties?.all[index]
            return PropertyRow(
                title: (property?.title ?? "").printable, kind: (property?.kind ?? .flag).printable,
                parent: parent,
                change: { properties?.set(index, to: $0, hold: $1) }, resetClicked: { properties?.reset(index) })
        }
        var sections: [String] = []
        for property in properties.all where !sections.contains(property.section) { sections.append(property.section) }
        for section in sections {
            let members = properties.all.indices.filter { properties.all[$0].section == section }
            widget.append(PreferencesGroup(title: section.printable, of: members.map { rows[$0].widget }))
        }
        rows.indices.forEach(refresh)
    }

    /// Shows the present value of the property at an index.
    func refresh(_ index: Int) {
        guard rows.indices.contains(index), properties.all.indices.contains(index) else { return }
        rows[index].display(properties.value(at: index), isDefault: properties.hasDefaultValue(at: index))
    }
}

extension PropertyKind {
    /// The kind with texts that can be shown.
    fileprivate var printable: PropertyKind {
        switch self {
        case .number(let range, let step, .other(let unit)):
            .number(range, step: step, unit: .other(unit.printable))
        case .choice(let choices, let takesFolder):
            .choice(choices.map { Choice(id: $0.id, title: $0.title.printable) }, takesFolder: takesFolder)
        case .number, .color, .picture, .flag, .text: self
        }
    }
}
