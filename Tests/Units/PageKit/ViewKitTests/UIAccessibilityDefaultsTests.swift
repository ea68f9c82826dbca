// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// UIView: what labels, images, and controls present to screen readers by themselves.
struct UIAccessibilityDefaultsTests {
    @Test func labelIsItsText() {
        let label = UILabel()
        #expect(!label.isAccessibilityElement)
        label.text = "Score: 3"
        #expect(label.isAccessibilityElement)
        #expect(label.nodeAccessibility == NodeAccessibility(role: .text, label: "Score: 3"))
        label.accessibilityTraits = .header
        #expect(label.nodeAccessibility.role == .header)
    }

    @Test func imageIsAnElementOnlyIfSet() {
        let view = UIImageView(image: nil)
        #expect(!view.isAccessibilityElement)
        view.isAccessibilityElement = true
        view.accessibilityLabel = "A fox"
        #expect(view.nodeAccessibility == NodeAccessibility(role: .image, label: "A fox"))
    }

    @Test func buttonIsItsTitle() {
        let button = UIButton()
        button.setTitle("Start", for: .normal)
        button.setTitle("Running", for: .disabled)
        #expect(button.isAccessibilityElement)
        #expect(button.nodeAccessibility == NodeAccessibility(role: .button, label: "Start"))
        button.isEnabled = false
        #expect(button.nodeAccessibility == NodeAccessibility(role: .button, label: "Running", isEnabled: false))
    }

    @Test func selectedControlIsSelected() {
        let button = UIButton()
        button.isSelected = true
        #expect(button.nodeAccessibility.isSelected)
    }

    @Test func sliderHasItsValueInPercent() {
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (10, 20, 12.5)
        #expect(slider.nodeAccessibility == NodeAccessibility(role: .adjustable, label: "", value: "25%"))
        slider.accessibilityValue = "12.5 m"
        #expect(slider.nodeAccessibility.value == "12.5 m")
        slider.accessibilityValue = nil
        #expect(slider.nodeAccessibility.value == "")
        slider.perform(.increment)
        #expect(slider.value == 13.5)
    }

    @Test func sliderWithoutARangeHasNoValue() {
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue) = (0, 0)
        #expect(slider.accessibilityValue == nil)
    }

    @Test func switchIsOnOrOff() {
        let toggle = UISwitch()
        #expect(toggle.nodeAccessibility == NodeAccessibility(role: .toggle, label: ""))
        toggle.isOn = true
        #expect(toggle.nodeAccessibility == NodeAccessibility(role: .toggle, label: "", isSelected: true))
        toggle.activateElement(at: 0)
        #expect(!toggle.isOn)
    }

    @Test func stepperHasItsNumber() {
        let stepper = UIStepper()
        stepper.value = 3
        #expect(stepper.nodeAccessibility == NodeAccessibility(role: .adjustable, label: "", value: "3"))
        stepper.value = 3.5
        #expect(stepper.nodeAccessibility.value == "3.5")
        stepper.perform(.decrement)
        #expect(stepper.value == 2.5)
    }

    @Test func progressIsReadOnly() {
        let view = UIProgressView()
        view.progress = 0.4
        #expect(view.isAccessibilityElement)
        #expect(view.nodeAccessibility == NodeAccessibility(role: .text, label: "", value: "40%"))
    }

    @Test func segmentedControlHasTheTitleOfItsSegment() {
        let control = UISegmentedControl(items: ["Easy", "Hard"])
        #expect(control.nodeAccessibility == NodeAccessibility(role: .adjustable, label: "", value: ""))
        control.selectedSegmentIndex = 0
        control.perform(.increment)
        #expect(control.nodeAccessibility.value == "Hard")
    }

    @Test func partsOfAControlAreNoElements() {
        let group = UIView()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        button.setTitle("Start", for: .normal)
        group.addSubview(button)
        group.layoutIfNeeded()
        #expect(group.elements == [button])
    }
}
