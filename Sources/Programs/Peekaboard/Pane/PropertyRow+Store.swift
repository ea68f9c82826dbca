// SPDX-License-Identifier: GPL-3.0-or-later
import BoardKinds
import Boards
import GtkKit
import PeekaboardModel
import Scene

extension PropertyRow {
    /// Creates the row of a property in a store, which outlives the row.
    convenience init(of property: BoardProperty, in store: PropertyStore, canReset: Bool = true, parent: Widget) {
        self.init(
            title: translated(property.title), kind: property.kind.inUsersLanguage, parent: parent,
            change: { [unowned store] in store.set(property, to: $0, hold: $1) },
            resetClicked: canReset ? { [unowned store] in store.reset(property) } : nil)
        let keys = [property.key] + (property.effect?.keys ?? [])
        for other in store.properties where keys.contains(other.key) {
            store.onChange(of: other) { [weak self, unowned store] in self?.refresh(property, store) }
        }
        refresh(property, store)
    }

    private func refresh(_ property: BoardProperty, _ store: PropertyStore) {
        let hasDefaultValue = store.hasDefaultValue(property)
        var value = store.value(of: property)
        // The default text is translated; text that the user has entered is shown as it is.
        if hasDefaultValue, case .text(let english) = value, !english.isEmpty { value = .text(translated(english)) }
        display(value, isDefault: hasDefaultValue)
        isSensitive = property.effect?.isSeen() ?? true
    }
}
