// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UIStepper and UIProgressView.
@Suite(.serialized) struct UIStepperTests {
    private let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))

    @Test func tapsOnTheHalvesStepByStepValue() {
        stepper.stepValue = 5
        var changes = 0
        stepper.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        withViews([stepper]) {
            tap(180, 116)
            tap(180, 116)
            #expect(stepper.value == 10 && changes == 2)
            tap(110, 116)
            #expect(stepper.value == 5 && changes == 3)
        }
    }

    @Test func aStepperThatIsHeldGoesOn() {
        var values: [Double] = []
        stepper.addAction(UIAction { [stepper] _ in values.append(stepper.value) }, for: .valueChanged)
        withViews([stepper]) {
            press(180, 116)
            #expect(values == [1], "at the touch")
            steps(29)
            #expect(values == [1])
            // The second step comes after half a second, and one more each tenth of a second after that.
            steps(14)
            #expect(values == [1, 2, 3, 4])
            lift(180, 116)
            steps(60)
            #expect(stepper.value == 4)
            stepper.autorepeat = false
            press(110, 116)
            steps(60)
            #expect(stepper.value == 3)
            lift(110, 116)
            (stepper.autorepeat, stepper.isContinuous) = (true, false)
            press(180, 116)
            steps(34)
            #expect(stepper.value == 5 && values.last == 3)
            lift(180, 116)
            #expect(values.last == 5)
        }
        PageContext.current.rest()
    }

    private func steps(_ count: Int) {
        for _ in 0..<count { PageContext.current.time.run(PageContext.current.time.step + 1) }
    }

    @Test func theEndsOfTheRangeStopIt() {
        stepper.maximumValue = 2
        stepper.value = 2
        stepper.accessibilityIncrement()
        #expect(stepper.value == 2)
        stepper.value = -1
        #expect(stepper.value == 0)
    }

    @Test func wrapsContinuesAtTheOtherEnd() {
        stepper.wraps = true
        stepper.maximumValue = 3
        stepper.accessibilityDecrement()
        #expect(stepper.value == 3)
        stepper.accessibilityIncrement()
        #expect(stepper.value == 0)
    }

    @Test func rightToLeftSwapsTheHalves() {
        withViews([stepper], traits: UITraitCollection(readsRightToLeft: true)) {
            tap(110, 116)
            #expect(stepper.value == 1)
        }
    }

    @Test func aProgressViewFillsItsPart() {
        let bar = UIProgressView(frame: CGRect(x: 0, y: 0, width: 200, height: 6))
        bar.progress = 0.25
        withViews([bar]) {
            #expect(bar.subviews[0].subviews[1].frame == CGRect(x: 0, y: 0, width: 50, height: 6))
            bar.setProgress(7, animated: false)
            #expect(bar.progress == 1)
        }
        withViews([bar], traits: UITraitCollection(readsRightToLeft: true)) {
            bar.progress = 0.25
            PageContext.current.settle()
            #expect(bar.subviews[0].subviews[1].frame == CGRect(x: 150, y: 0, width: 50, height: 6))
        }
    }
}
