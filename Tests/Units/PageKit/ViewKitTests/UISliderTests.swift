// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing
import ViewKit

/// UISlider: its value and how touches change it.
@Suite(.serialized) struct UISliderTests {
    /// The thumb moves from x = 110 to x = 290.
    private let slider = UISlider(frame: CGRect(x: 100, y: 100, width: 200, height: 34))

    private func countChanges() -> () -> Int {
        var count = 0
        slider.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        return { count }
    }

    private var thumb: CGRect {
        slider.thumbRect(
            forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: slider.value)
    }

    @Test func theRangeIsZeroToOneByDefault() {
        #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0 && slider.isContinuous)
    }

    @Test func theValueIsMovedIntoTheRange() {
        slider.value = 2
        #expect(slider.value == 1)
        slider.setValue(-3, animated: false)
        #expect(slider.value == 0)
    }

    @Test func aSmallerRangeMovesTheValue() {
        slider.value = 0.8
        slider.maximumValue = 0.5
        #expect(slider.value == 0.5)
        slider.minimumValue = 0.6
        #expect(slider.maximumValue == 0.6 && slider.value == 0.6)
    }

    @Test func settingTheValueRunsNoAction() {
        let changes = countChanges()
        slider.value = 0.5
        #expect(changes() == 0)
    }

    @Test func theThumbFollowsTheFingerFromWhereItWasTouched() {
        slider.value = 0.5
        withViews([slider]) {
            press(207, 117)
            #expect(slider.value == 0.5)
            drag(225, 117)
            #expect(abs(slider.value - 0.6) < 0.001)
            lift(225, 117)
            #expect(abs(slider.value - 0.6) < 0.001)
        }
    }

    @Test func aPressOnTheTrackMovesTheThumbThere() {
        let changes = countChanges()
        withViews([slider]) {
            press(245, 117)
            #expect(abs(slider.value - 0.75) < 0.001 && changes() == 1)
            drag(227, 117)
            #expect(abs(slider.value - 0.65) < 0.001)
            lift(227, 117)
        }
    }

    @Test func anAnimatedChangeMovesTheThumbVisibly() throws {
        try withViews([slider]) {
            let thumb = try #require(slider.subviews.first?.subviews.last)
            slider.setValue(0.5, animated: true)
            #expect(slider.value == 0.5 && thumb.frame.midX == 100 && shownCenter(of: thumb) == 10)
            let time = PageContext.current.time
            time.run(time.step + 6)
            #expect((11..<99).contains(shownCenter(of: thumb)))
            time.run(time.step + 20)
            #expect(shownCenter(of: thumb) == 100)
            slider.value = 0
            PageContext.current.settle()
            #expect(shownCenter(of: thumb) == 10)
        }
    }

    @Test func aDragInterruptsAnAnimation() throws {
        try withViews([slider]) {
            let thumb = try #require(slider.subviews.first?.subviews.last)
            press(245, 117)
            drag(227, 117)
            #expect(abs(shownCenter(of: thumb) - 127) < 0.001)
            lift(227, 117)
        }
    }

    private func shownCenter(of view: UIView) -> Double {
        PageContext.current.window.tree[view.nodeID]?.center.x ?? 0
    }

    @Test func theThumbStopsAtTheEnds() {
        withViews([slider]) {
            press(110, 117)
            drag(1000, 117)
            #expect(slider.value == 1)
            drag(-1000, 117)
            #expect(slider.value == 0)
            lift(-1000, 117)
        }
    }

    @Test func aContinuousSliderReportsEachMove() {
        let changes = countChanges()
        withViews([slider]) {
            press(110, 117)
            drag(120, 117)
            drag(130, 117)
            drag(130, 118)
            lift(130, 118)
            #expect(changes() == 2)
        }
    }

    @Test func anotherSliderReportsTheEndOnly() {
        slider.isContinuous = false
        let changes = countChanges()
        withViews([slider]) {
            press(110, 117)
            drag(120, 117)
            drag(130, 117)
            #expect(changes() == 0)
            lift(130, 117)
            #expect(changes() == 1 && slider.value > 0.1)
        }
    }

    @Test func rightToLeftMirrorsTheTrack() {
        slider.value = 0.25
        withViews([slider], traits: UITraitCollection(readsRightToLeft: true)) {
            #expect(abs(thumb.midX - 145) < 0.001)
            press(110, 117)
            #expect(slider.value == 1)
            lift(110, 117)
        }
        #expect(abs(thumb.midX - 190) < 0.001)
    }

    @Test func aDisabledSliderDoesNotMove() {
        slider.isEnabled = false
        withViews([slider]) {
            press(245, 117)
            drag(200, 117)
            lift(200, 117)
            slider.accessibilityIncrement()
            #expect(slider.value == 0)
        }
    }

    @Test func accessibilityStepsAreTenthsOfTheRange() {
        slider.maximumValue = 20
        let changes = countChanges()
        slider.accessibilityIncrement()
        slider.accessibilityIncrement()
        #expect(slider.value == 4)
        slider.accessibilityDecrement()
        #expect(slider.value == 2 && changes() == 3)
        slider.value = 20
        slider.accessibilityIncrement()
        #expect(changes() == 3)
    }

    @Test func sizeToFitKeepsTheWidth() {
        slider.bounds.size.height = 80
        slider.sizeToFit()
        #expect(slider.bounds.width == 200 && slider.bounds.height < 80 && slider.bounds.height >= 30)
        #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    }

    @Test func aRangeWithoutExtentHasItsThumbAtTheStart() {
        slider.maximumValue = 0
        #expect(thumb.minX == 0)
    }
}
