import CGtk
import Scene

/// A slider with a label for its value. All changes during one press on it have the same press number.
final class NumberControl: PropertyControl {
    let suffix: Widget?
    let below: Widget?
    private let scale: Widget
    private let unit: PropertyKind.Unit
    /// The number of decimal places needed to distinguish two steps.
    private let places: Int32
    private let presses: PressCounter
    private var isShowing = false

    init(
        range: ClosedRange<Double>, step: Double, unit: PropertyKind.Unit, title: String,
        change: @escaping (_ value: PropertyValue, _ hold: Int?) -> Void
    ) {
        self.unit = unit
        places = Self.decimalPlaces(of: step)
        let label = Widget(gtk_label_new(nil)!)
        label.addClass("numeric")
        label.dim()
        suffix = label
        scale = Widget(
            gtk_scale_new_with_range(
                GTK_ORIENTATION_HORIZONTAL, range.lowerBound, max(range.upperBound, range.lowerBound + step), step)!)
        below = scale
        presses = PressCounter(of: scale)
        scale.takeWheelOnlyWithFocus()
        gtk_scale_set_draw_value(scale.typed(), 0)
        gtk_range_set_round_digits(scale.typed(), places)
        peekaboard_accessible_label(scale.raw, title)
        scale.on("value-changed") { [weak self] in
            guard let self, !isShowing else { return }
            change(.number(gtk_range_get_value(scale.typed())), presses.number)
        }
    }

    func display(_ value: PropertyValue) {
        guard case .number(let number) = value else { return }
        isShowing = true
        gtk_range_set_value(scale.typed(), number)
        isShowing = false
        gtk_label_set_text(suffix?.opaque, valueText(number))
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
