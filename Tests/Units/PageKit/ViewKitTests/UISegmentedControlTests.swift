// SPDX-License-Identifier: GPL-3.0-or-later
import Testing
import ViewKit

/// UISegmentedControl: its segments and how touches choose one.
@Suite(.serialized) struct UISegmentedControlTests {
    private let control = UISegmentedControl(items: ["One", "Two", "Three"])

    private func withControl(traits: UITraitCollection = UITraitCollection(), _ body: () -> Void) {
        control.frame = CGRect(x: 50, y: 100, width: 306, height: 34)
        withViews([control], traits: traits, body)
    }

    @Test func noSegmentIsChosenAtFirst() {
        #expect(control.numberOfSegments == 3 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        #expect(control.titleForSegment(at: 1) == "Two" && control.titleForSegment(at: 3) == nil)
    }

    @Test func aTapChoosesASegment() {
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        withControl {
            tap(200, 117)
            #expect(control.selectedSegmentIndex == 1 && changes == 1)
            tap(210, 117)
            #expect(changes == 1, "it is chosen already")
        }
    }

    @Test func rightToLeftReversesTheSegments() {
        withControl(traits: UITraitCollection(readsRightToLeft: true)) {
            tap(330, 117)
            #expect(control.selectedSegmentIndex == 0)
        }
    }

    /// The view below the control can have any color, whatever the style.
    @Test(arguments: [false, true]) func titlesAreOnAnOpaqueFill(isDark: Bool) {
        control.selectedSegmentIndex = 1
        withControl(traits: UITraitCollection(isDark: isDark)) {
            let fills = control.innerNodes.compactMap(\.style.fill).filter { $0.alpha > 0 }
            #expect(fills.count == 2 && fills.allSatisfy { $0.alpha == 1 })
        }
    }

    @Test func anIndexBeyondTheEndChoosesNone() {
        control.selectedSegmentIndex = 2
        control.selectedSegmentIndex = 7
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func theChosenSegmentStaysChosenWhenOthersChange() {
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Zero")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 2)
    }

    @Test func aDisabledSegmentCannotBeChosen() {
        control.setEnabled(false, forSegmentAt: 1)
        withControl {
            tap(200, 117)
            #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
            control.selectedSegmentIndex = 0
            control.accessibilityIncrement()
            #expect(control.selectedSegmentIndex == 2)
        }
    }

    @Test func aLongerTitleNeedsMoreRoom() {
        withControl {
            let width = control.intrinsicContentSize.width
            control.setTitle("Seventeen", forSegmentAt: 0)
            #expect(control.intrinsicContentSize.width > width)
        }
    }
}
