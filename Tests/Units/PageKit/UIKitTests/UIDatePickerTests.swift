// SPDX-License-Identifier: GPL-3.0-or-later
import Foundation
import Scene
import Testing
import UIKit

@testable import ViewKit

/// UIDatePicker: its columns, and the dates that are chosen.
@Suite(.serialized) struct UIDatePickerTests {
    private let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
    /// Wednesday, 2024-02-28, 15:47 in Greenwich.
    private let day = Date(timeIntervalSince1970: 1_709_135_220)

    init() {
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.calendar = Calendar(identifier: .gregorian)
        picker.locale = Locale(identifier: "en_US")
        picker.date = day
    }

    private var wheels: [UIView] { picker.subviews[0].elements }
    private var values: [String?] { wheels.map(\.accessibilityValue) }

    @Test func theColumnsFollowTheModeAndTheLanguage() {
        picker.datePickerMode = .date
        #expect(values == ["February", "28", "2024"])
        picker.locale = Locale(identifier: "de_DE")
        #expect(values == ["28", "Februar", "2024"])
        picker.datePickerMode = .time
        #expect(values == ["15", "47"])
        picker.locale = Locale(identifier: "en_US")
        #expect(values == ["3", "47", "PM"])
        picker.datePickerMode = .dateAndTime
        #expect(values.count == 4 && values[0] == "Wed, Feb 28")
        picker.datePickerMode = .countDownTimer
        #expect(values == ["0", "00"])
    }

    @Test func aChosenRowChangesTheDate() {
        picker.datePickerMode = .date
        var changes = 0
        picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        wheels[1].accessibilityIncrement()
        #expect(picker.date == day.addingTimeInterval(86_400) && values[1] == "29" && changes == 1)
        // There is no 29th of February in 2025.
        wheels[2].accessibilityIncrement()
        #expect(values == ["February", "28", "2025"] && changes == 2)
        picker.datePickerMode = .time
        wheels[2].accessibilityDecrement()
        #expect(values == ["3", "47", "AM"])
    }

    /// Runs the time of any transition.
    private func wait() {
        let context = PageContext.current
        for _ in 0..<40 {
            context.time.run(context.time.step + 1)
            context.settle()
        }
    }

    @Test func aCompactOneIsAButtonThatOpensTheWheels() throws {
        let context = PageContext.current
        context.window.resize(to: CGSize(width: 400, height: 600))
        let root = UIView()
        context.window.show(root, size: .zero)
        defer { root.removeFromSuperview() }
        picker.datePickerMode = .date
        #expect(picker.datePickerStyle == .wheels && picker.bounds.size == CGSize(width: 320, height: 216))
        picker.preferredDatePickerStyle = .compact
        root.addSubview(picker)
        context.settle()
        let button = try #require(picker.subviews.first as? UIButton)
        #expect(picker.datePickerStyle == .compact && picker.subviews.count == 1)
        #expect(button.configuration?.title == "Feb 28, 2024" && button.frame.size == picker.bounds.size)
        #expect(picker.bounds.size == picker.intrinsicContentSize && picker.bounds.height < 50)
        #expect(context.window.elements == [button] && button.accessibilityLabel == "Feb 28, 2024")
        button.activateElement(at: context.time.seconds)
        wait()
        let elements = context.window.elements.filter { $0 !== button }
        #expect(elements.map(\.accessibilityValue).suffix(3) == ["February", "28", "2024"])
        // The sheet is as high as the wheels and its bar.
        #expect(elements.last?.superview.map { $0.convert($0.bounds, to: nil).minY } ?? 0 > 324)
        elements.last?.accessibilityIncrement()
        #expect(picker.date == day.addingTimeInterval(366 * 86_400) && button.configuration?.title == "Feb 28, 2025")
        #expect(context.window.escape())
        wait()
        #expect(context.window.elements == [button])
        button.activateElement(at: context.time.seconds)
        wait()
        let done = try #require(context.window.elements.first { $0.accessibilityLabel == "Done" })
        done.activateElement(at: context.time.seconds)
        wait()
        #expect(context.window.elements == [button])
        picker.isEnabled = false
        #expect(!button.isEnabled)
        picker.datePickerMode = .time
        #expect(button.configuration?.title?.hasPrefix("3:47") == true)
        picker.datePickerMode = .countDownTimer
        #expect(picker.datePickerStyle == .wheels && picker.bounds.size == CGSize(width: 320, height: 216))
        #expect(values == ["0", "00"])
        context.settle()
        #expect(context.window.elements.map(\.accessibilityValue) == ["0", "00"])
    }

    @Test func daysAreCountedFromTheChosenOne() {
        wheels[0].accessibilityIncrement()
        wheels[0].accessibilityIncrement()
        #expect(picker.date == day.addingTimeInterval(2 * 86_400) && values[0] == "Fri, Mar 1")
    }

    @Test func datesAreLimited() {
        picker.datePickerMode = .date
        picker.maximumDate = day
        wheels[2].accessibilityIncrement()
        #expect(picker.date == day && values[2] == "2024")
        picker.minimumDate = day.addingTimeInterval(-60)
        picker.date = .distantPast
        #expect(picker.date == day.addingTimeInterval(-60))
    }

    @Test func durationsAreWholeIntervals() {
        picker.datePickerMode = .countDownTimer
        picker.minuteInterval = 7
        #expect(picker.minuteInterval == 1)
        picker.minuteInterval = 15
        picker.countDownDuration = 3600 + 1900
        #expect(picker.countDownDuration == 3600 + 1800 && values == ["1", "30"])
        wheels[1].accessibilityIncrement()
        #expect(picker.countDownDuration == 3600 + 2700)
        picker.countDownDuration = .nan
        #expect(picker.countDownDuration == 0)
        picker.countDownDuration = .infinity
        #expect(picker.countDownDuration == 23 * 3600 + 2700)
    }
}
