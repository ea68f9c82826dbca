// SPDX-License-Identifier: GPL-3.0-or-later
// It is in this module because dates and calendars are those of Foundation. The columns know only numbers of rows.

import Foundation
import ViewKit

/// A control to choose a date, a time of day, or a duration, with columns that the user turns.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// What is chosen.
    nonisolated public enum Mode: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case time, date, dateAndTime, countDownTimer
    }

    /// How the control looks: a compact one is a button that opens a sheet with wheels, and all others are wheels.
    nonisolated public enum Style: Int, Sendable {
        // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
        case automatic, wheels, compact, inline
    }

    private static let size = CGSize(width: 320, height: 216)

    /// What is chosen.
    open var datePickerMode = Mode.dateAndTime {
        didSet {
            rebuild()
            styleChanged()
        }
    }
    /// The look that the page prefers.
    open var preferredDatePickerStyle = Style.automatic { didSet { styleChanged() } }
    /// How the control looks. Durations always have wheels.
    public var datePickerStyle: Style {
        preferredDatePickerStyle == .compact && datePickerMode != .countDownTimer ? .compact : .wheels
    }
    /// Whether the control takes input.
    override open var isEnabled: Bool { didSet { button?.isEnabled = isEnabled } }
    /// The calendar.
    open var calendar = Calendar.current { didSet { rebuild() } }
    /// The language of names and of the order of columns; `nil` for that of the user.
    open var locale: Locale? { didSet { rebuild() } }
    /// The time zone; `nil` for that of the calendar.
    open var timeZone: TimeZone? { didSet { rebuild() } }
    /// The earliest date; `nil` for any.
    open var minimumDate: Date? { didSet { date = chosen } }
    /// The latest date; `nil` for any.
    open var maximumDate: Date? { didSet { date = chosen } }
    /// The number of minutes between two rows, which divides an hour: 1 to 30.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30 ~= minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            rebuild()
        }
    }
    /// The date that is chosen.
    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }
    /// The duration that is chosen, in seconds: whole minutes, less than a day.
    open var countDownDuration: TimeInterval {
        get { TimeInterval(duration * 60) }
        set {
            duration = newValue > 0 ? min(Int(min(newValue, 86_340) / 60), 1439) : 0
            duration -= duration % minuteInterval
            show(animated: false)
        }
    }

    private let picker = UIPickerView(frame: .zero)
    /// The button, if the style is compact.
    private var button: CompactDateButton?
    /// The size of the content at present.
    private var ownSize = size
    private lazy var source = DatePickerSource(self)
    /// The columns, in the order of the language.
    fileprivate var columns: [DateColumn] = []
    private var chosen = Date()
    private var duration = 0
    /// The day of the first row of a column of days.
    private var firstDay = Date()

    /// Creates a control with the date of today.
    override public init(frame: CGRect) {
        let isEmpty = frame.width == 0 && frame.height == 0
        super.init(frame: isEmpty ? CGRect(origin: frame.origin, size: Self.size) : frame)
        addParts()
    }

    /// Creates a control. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        bounds.size = Self.size
        addParts()
    }

    private func addParts() {
        // The columns, or the button, are elements.
        isAccessibilityElement = false
        picker.frame = bounds
        picker.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        (picker.dataSource, picker.delegate) = (source, source)
        addSubview(picker)
        rebuild()
    }

    override open var intrinsicContentSize: CGSize { ownSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { ownSize }

    // MARK: - Style

    private func styleChanged() {
        let isCompact = datePickerStyle == .compact
        guard isCompact != (button != nil) else { return }
        button?.close()
        button?.removeFromSuperview()
        button = nil
        picker.removeFromSuperview()
        if isCompact {
            let button = CompactDateButton(picker, size: Self.size)
            button.isEnabled = isEnabled
            addSubview(button)
            self.button = button
        } else {
            picker.frame = bounds
            addSubview(picker)
        }
        contentChanged()
    }

    /// Follows a change of the style or of the text. A control that had the size of its content has it again.
    private func contentChanged() {
        button?.text = text
        let (old, new) = (ownSize, button?.sizeThatFits(.zero) ?? Self.size)
        setNeedsLayout()
        guard new != old else { return }
        ownSize = new
        if bounds.size == old { frame = CGRect(origin: frame.origin, size: new) }
        invalidateIntrinsicContentSize()
    }

    /// The date that is chosen, as the language writes it.
    private var text: String {
        let formatter = formatter("")
        formatter.dateStyle = datePickerMode == .time ? .none : .medium
        formatter.timeStyle = datePickerMode == .date ? .none : .short
        return formatter.string(from: chosen)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        guard let button else { return }
        let size = CGSize(width: min(ownSize.width, bounds.width), height: min(ownSize.height, bounds.height))
        let isRight = traitCollection.layoutDirection == .rightToLeft
        button.frame = CGRect(
            x: isRight ? bounds.width - size.width : 0, y: (bounds.height - size.height) / 2, width: size.width,
            height: size.height)
    }

    /// Chooses a date between the earliest and the latest one, visibly if wanted.
    open func setDate(_ date: Date, animated: Bool) {
        chosen = limited(date)
        show(animated: animated)
    }

    private func limited(_ date: Date) -> Date {
        var date = date
        if let maximumDate { date = min(date, maximumDate) }
        if let minimumDate { date = max(date, minimumDate) }
        return date
    }

    // MARK: - Columns

    private var usedCalendar: Calendar {
        var calendar = calendar
        if let timeZone { calendar.timeZone = timeZone }
        if let locale { calendar.locale = locale }
        return calendar
    }

    private func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        (formatter.calendar, formatter.timeZone) = (usedCalendar, usedCalendar.timeZone)
        formatter.locale = locale ?? usedCalendar.locale ?? .current
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    private func rebuild() {
        let times = formatter("jmm").dateFormat ?? "HH:mm"
        let hasHalves = times.contains("a")
        var time: [DateColumn] = [hasHalves ? .hourOfHalf : .hour, .minute]
        if hasHalves { time.insert(.half, at: times.hasPrefix("a") ? 0 : 2) }
        switch datePickerMode {
        case .time: columns = time
        case .dateAndTime: columns = [.dayOfAll] + time
        case .countDownTimer: columns = [.hours, .minutes]
        case .date:
            let order = formatter("yMMMMd").dateFormat ?? "d MMMM y"
            let letters: [(Character, DateColumn)] = [("d", .day), ("M", .month), ("L", .month), ("y", .year)]
            let found = letters.compactMap { letter, column in order.firstIndex(of: letter).map { ($0, column) } }
            columns = found.sorted { $0.0 < $1.0 }.map(\.1)
            if Set(columns).count < 3 { columns = [.day, .month, .year] }
        }
        firstDay = usedCalendar.startOfDay(for: chosen).addingTimeInterval(-86_400 * Double(DateColumn.days / 2))
        names = [:]
        picker.reloadAllComponents()
        show(animated: false)
    }

    /// Shows the date or the duration that is chosen.
    private func show(animated: Bool) {
        let parts = usedCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: chosen)
        let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
        for (component, column) in columns.enumerated() {
            let row =
                switch column {
                case .day: (parts.day ?? 1) - 1
                case .month: (parts.month ?? 1) - 1
                case .year: (parts.year ?? 1) - 1
                case .dayOfAll: usedCalendar.dateComponents([.day], from: firstDay, to: chosen).day ?? 0
                case .hour: hour
                case .hourOfHalf: (hour + 11) % 12
                case .half: hour / 12
                case .minute: minute / minuteInterval
                case .hours: duration / 60
                case .minutes: duration % 60 / minuteInterval
                }
            picker.selectRow(row, inComponent: component, animated: animated)
        }
        if button != nil { contentChanged() }
    }

    /// Returns the number of rows of a column.
    fileprivate func rowCount(_ column: DateColumn) -> Int {
        switch column {
        case .day: 31
        case .month: max(1, usedCalendar.monthSymbols.count)
        case .year: 9999
        case .dayOfAll: DateColumn.days
        case .hour, .hours: 24
        case .hourOfHalf: 12
        case .half: 2
        case .minute, .minutes: 60 / minuteInterval
        }
    }

    private var names: [DateColumn: [String]] = [:]

    /// Returns the text of a row.
    fileprivate func title(_ column: DateColumn, _ row: Int) -> String {
        func known(_ make: () -> [String]) -> String {
            let all = names[column] ?? make()
            names[column] = all
            return all.indices.contains(row) ? all[row] : ""
        }
        switch column {
        case .day, .year: return "\(row + 1)"
        case .month: return known { formatter("MMMM").standaloneMonthSymbols }
        case .dayOfAll:
            let day = usedCalendar.date(byAdding: .day, value: row, to: firstDay) ?? firstDay
            return dayFormatter.string(from: day)
        case .hour, .hours: return "\(row)"
        case .hourOfHalf: return "\(row + 1)"
        case .half: return known { [formatter("a").amSymbol, formatter("a").pmSymbol] }
        case .minute, .minutes:
            return row * minuteInterval < 10 ? "0\(row * minuteInterval)" : "\(row * minuteInterval)"
        }
    }

    private var dayFormatter: DateFormatter { formatter("EEEMMMd") }

    /// Follows the rows that the user has chosen.
    fileprivate func columnsChanged() {
        func row(_ column: DateColumn) -> Int? {
            columns.firstIndex(of: column).map { max(0, picker.selectedRow(inComponent: $0)) }
        }
        if datePickerMode == .countDownTimer {
            duration = (row(.hours) ?? 0) * 60 + (row(.minutes) ?? 0) * minuteInterval
        } else {
            var parts = usedCalendar.dateComponents([.year, .month, .day, .hour, .minute], from: chosen)
            if let day = row(.dayOfAll) {
                let date = usedCalendar.date(byAdding: .day, value: day, to: firstDay) ?? chosen
                let found = usedCalendar.dateComponents([.year, .month, .day], from: date)
                (parts.year, parts.month, parts.day) = (found.year, found.month, found.day)
            }
            if let year = row(.year) { parts.year = year + 1 }
            if let month = row(.month) { parts.month = month + 1 }
            if let day = row(.day) { parts.day = day + 1 }
            if let hour = row(.hour) { parts.hour = hour }
            if let hour = row(.hourOfHalf) { parts.hour = (hour + 1) % 12 + 12 * (row(.half) ?? 0) }
            if let minute = row(.minute) { parts.minute = minute * minuteInterval }
            limitDay(&parts)
            chosen = limited(usedCalendar.date(from: parts) ?? chosen)
        }
        show(animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// Goes back to the last day of a month that has fewer.
    private func limitDay(_ parts: inout DateComponents) {
        var first = parts
        first.day = 1
        guard let date = usedCalendar.date(from: first),
            let days = usedCalendar.range(of: .day, in: .month, for: date)
        else { return }
        parts.day = min(parts.day ?? 1, days.upperBound - 1)
    }
}

/// What a column of a date picker shows.
private enum DateColumn: Hashable {
    case day, month, year, dayOfAll, hour, hourOfHalf, half, minute, hours, minutes

    /// The number of rows of a column of days.
    static let days = 20_000
}

/// Passes the columns of a date picker to the picker that shows them.
private final class DatePickerSource: UIPickerViewDataSource, UIPickerViewDelegate {
    private weak var picker: UIDatePicker?

    init(_ picker: UIDatePicker) { self.picker = picker }

    private func column(_ component: Int) -> DateColumn? {
        picker.flatMap { $0.columns.indices.contains(component) ? $0.columns[component] : nil }
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { picker?.columns.count ?? 0 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        column(component).flatMap { picker?.rowCount($0) } ?? 0
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        column(component).flatMap { picker?.title($0, row) }
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch column(component) {
        case .hour, .hourOfHalf, .half, .minute, .day: 50
        case .year: 70
        default: 0
        }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        picker?.columnsChanged()
    }
}
