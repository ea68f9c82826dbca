// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

final class SwitchControl: PropertyControl {
    let row: Widget?
    let suffix: Widget?
    private let control: SwitchRow

    init(title: String, change: @escaping (PropertyValue) -> Void) {
        control = SwitchRow(title: title)
        (row, suffix) = (control.row, control.control)
        control.changed = { change(.flag($0)) }
    }

    func display(_ value: PropertyValue) {
        if case .flag(let isOn) = value { control.display(isOn) }
    }
}
