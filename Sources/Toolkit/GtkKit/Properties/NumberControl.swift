// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk
import Scene

/// A slider with a label for its value. All changes during one press on it have the same press number.
final class NumberControl: PropertyControl {
    var suffix: Widget? { label }
    var below: Widget? { scale }
    private let label = Label()
    private let scale: Scale
    private let unit: PropertyKind.Unit
    /// The number of decimal places needed to distinguish two steps.
    private let places: Int32
    private let presses: PressCounter

    init(
        range: ClosedRange<Double>, step: Double, unit: PropertyKind.Unit, title: String,
        change: @escaping (_ value: PropertyValue, _ hold: Int?) -> Void
    ) {
        self.unit = unit
        places = Self.decimalPlaces(of: step)
        label.addClass("numeric")
        label.dim()
        let upperBound = max(range.upperBound, range.lowerBound + step)
        scale = Scale(range: range.lowerBound...upperBound, step: step, places: places)
        presses = PressCounter(of: scale)
        scale.takeWheelOnlyWithFocus()
        scale.setAccessibleLabel(title)
        scale.onChange { [presses] number in change(.number(number), presses.number) }
    }

    func display(_ value: PropertyValue) {
        guard case .number(let number) = value else { return }
        scale.withoutSignals { scale.value = number }
        label.text = valueText(number)
    }

    private func valueText(_ number: Double) -> String {
        switch unit {
        // Translators: Points, the unit of length on the screen.
        case .points: filled(translated("{number} pt"), ["number": "\(Int(number.rounded()))"])
        // Translators: Seconds.
        case .seconds: filled(translated("{number} s"), ["number": decimal(number, places: max(1, places))])
        // Translators: Percent. Use the space that your language has before the sign.
        case .percent: filled(translated("{number}%"), ["number": "\(Int(number.rounded()))"])
        case .other(""): decimal(number, places: places)
        case .other(let unit):
            filled(
                // Translators: A number and its unit, such as “9.8 m/s²”.
                translated("{number} {unit}"), ["number": decimal(number, places: places), "unit": unit])
        }
    }

    private static func decimalPlaces(of step: Double) -> Int32 {
        var (places, rest) = (Int32(0), step)
        while places < 6, abs(rest - rest.rounded()) > 1e-6 {
            rest *= 10
            places += 1
        }
        return places
    }
}
