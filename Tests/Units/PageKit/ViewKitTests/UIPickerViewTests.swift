// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UIPickerView: its columns, its rows, and how one is chosen.
@Suite(.serialized) struct UIPickerViewTests {
    private final class Model: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [5, 100]
        var chosen: [String] = []
        var made = 0
        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            made += 1
            return "\(component).\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append("\(component).\(row)")
        }
    }

    private let model = Model()
    private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 0, height: 0))

    init() {
        picker.dataSource = model
        picker.delegate = model
    }

    private func wait(_ steps: Int) {
        let context = PageContext.current
        for _ in 0..<steps {
            context.time.run(context.time.step + 1)
            context.settle()
        }
    }

    @Test func columnsShareTheWidth() {
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 100)
        #expect(picker.numberOfRows(inComponent: 2) == 0 && picker.selectedRow(inComponent: 2) == -1)
        withViews([picker]) {
            // 320 points without margins of 9 points and a gap of 5.
            #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
            let wheel = picker.subviews[2]
            #expect(wheel.frame == CGRect(x: 162.5, y: 0, width: 148.5, height: 216))
            #expect(wheel.bounds.minY == -92, "the first row is in the middle")
        }
    }

    @Test func onlyRowsThatAreNearTheMiddleAreMade() {
        model.counts = [1_000_000]
        withViews([picker]) {
            #expect(model.made < 30 && picker.view(forRow: 0, forComponent: 0) is UILabel)
            picker.selectRow(20_000, inComponent: 0, animated: false)
            #expect(picker.selectedRow(inComponent: 0) == 20_000 && picker.view(forRow: 0, forComponent: 0) == nil)
            #expect(model.made < 60 && model.chosen.isEmpty)
        }
        model.counts = [-7, .min, .max]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == -1)
    }

    @Test func aTapOnARowTurnsTheWheelThere() {
        withViews([picker]) {
            // The row in the middle is from 92 to 124.
            tap(80, 140)
            #expect(model.chosen == ["0.1"] && picker.selectedRow(inComponent: 0) == 1)
            wait(60)
            #expect(picker.subviews[1].bounds.minY == 32 - 92)
            tap(80, 108)
            #expect(model.chosen == ["0.1"], "it is chosen")
        }
    }

    @Test func aDragEndsAtARow() {
        withViews([picker]) {
            press(240, 150)
            for y in stride(from: 145.0, through: 80, by: -5) {
                drag(240, y)
                wait(1)
            }
            wait(30)
            lift(240, 80)
            wait(90)
            let row = picker.selectedRow(inComponent: 1)
            #expect((1...3).contains(row) && model.chosen == ["1.\(row)"])
            #expect(abs(picker.subviews[2].bounds.minY - (CGFloat(row) * 32 - 92)) < 1)
        }
    }

    @Test func screenReadersChangeTheValueOfAColumn() {
        withViews([picker]) {
            let elements = picker.elements
            #expect(elements.map(\.accessibilityValue) == ["0.0", "1.0"])
            #expect(elements.allSatisfy { $0.accessibilityTraits.contains(.adjustable) })
            elements[1].accessibilityIncrement()
            elements[1].accessibilityIncrement()
            elements[0].accessibilityDecrement()
            #expect(model.chosen == ["1.1", "1.2"] && elements[1].accessibilityValue == "1.2")
        }
    }

    @Test func columnsAreReloaded() {
        picker.selectRow(4, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 4)
        model.counts = [2, 3, 4]
        #expect(picker.numberOfComponents == 2, "it does not ask again by itself")
        picker.reloadAllComponents()
        #expect(picker.numberOfComponents == 3 && picker.selectedRow(inComponent: 0) == 1)
        model.counts[2] = 9
        picker.reloadComponent(2)
        #expect(picker.numberOfRows(inComponent: 2) == 9)
    }
}
