// SPDX-License-Identifier: GPL-3.0-or-later
import Scene
import Testing

@testable import ViewKit

/// UIView: accessibility properties, and the elements of a page.
@Suite(.serialized) final class UIAccessibilityTests {
    /// A view that is an element by itself, as labels and controls are.
    private final class Element: UIView {
        var defaults = AccessibilityDefaults(isElement: true)
        var calls: [String] = []
        var handlesActivation = false
        override var accessibilityDefaults: AccessibilityDefaults { defaults }
        override func accessibilityActivate() -> Bool {
            calls.append("activate")
            return handlesActivation
        }
        override func accessibilityIncrement() { calls.append("increment") }
        override func accessibilityDecrement() { calls.append("decrement") }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { calls += touches.map(describe) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { calls += touches.map(describe) }
        private func describe(_ touch: UITouch) -> String {
            let place = touch.location(in: self)
            return "\(touch.phase) at \(place.x) \(place.y)"
        }
    }

    /// A view with a gesture recognizer.
    private final class Touchable: UIView {
        var defaults = AccessibilityDefaults()
        override var takesGestures: Bool { true }
        override var accessibilityDefaults: AccessibilityDefaults { defaults }
    }

    private let window = PageContext.current.window
    /// The part of the window that belongs to the test.
    private let root = UIView(frame: CGRect(x: 0.0, y: 0, width: 800, height: 600))

    init() { show() }

    isolated deinit { root.removeFromSuperview() }

    /// Shows the part of the window in front of what other tests show.
    private func show() {
        window.resize(to: CGSize(width: 800, height: 600))
        window.addSubview(root)
    }

    @discardableResult
    private func element(_ label: String, in view: UIView? = nil) -> Element {
        show()
        let element = Element(frame: CGRect(x: 0.0, y: 0, width: 40, height: 20))
        element.accessibilityLabel = label
        (view ?? root).addSubview(element)
        return element
    }

    private func node(of view: UIView) -> NodeAccessibility? { window.tree[view.nodeID]?.accessibility }

    /// The labels of the elements, in order.
    private var labels: [String] {
        window.tree.accessibleNodes.filter { $0.path.contains(root.nodeID) }.compactMap(\.label)
    }

    // MARK: - Properties

    @Test func plainViewIsNoElement() {
        let view = UIView()
        #expect(!view.isAccessibilityElement && view.accessibilityLabel == nil && view.accessibilityValue == nil)
        #expect(view.accessibilityTraits == .none && view.accessibilityHint == nil)
        #expect(view.accessibilityCustomActions == nil && !view.accessibilityElementsHidden)
        root.addSubview(view)
        #expect(node(of: view) == nil)
    }

    @Test func viewBecomesAnElementWhenSet() {
        let view = UIView()
        root.addSubview(view)
        view.isAccessibilityElement = true
        view.accessibilityLabel = "Ball"
        #expect(node(of: view) == NodeAccessibility(role: .button, label: "Ball"))
        view.isAccessibilityElement = false
        #expect(node(of: view) == nil)
    }

    @Test func elementByItselfCanBeExcluded() {
        let view = element("A")
        #expect(labels == ["A"])
        view.isAccessibilityElement = false
        #expect(labels.isEmpty)
    }

    @Test func labelAndValueOfTheViewApplyUntilOthersAreSet() {
        let view = element("")
        (view.defaults.label, view.defaults.value) = ("Volume", "30%")
        view.accessibilitySettings = nil
        #expect(view.accessibilityLabel == "Volume" && view.accessibilityValue == "30%")
        view.accessibilityLabel = "Loudness"
        view.accessibilityValue = "low"
        #expect(node(of: view)?.name == "Loudness, low")
        view.accessibilityValue = nil
        #expect(node(of: view)?.name == "Loudness")
    }

    @Test func hintIsSeparate() {
        let view = element("A")
        view.accessibilityHint = "Opens the lid"
        #expect(node(of: view)?.hint == "Opens the lid" && node(of: view)?.name == "A")
    }

    @Test func identifierIsNotRead() {
        let view = element("A")
        view.accessibilityIdentifier = "lid"
        #expect(view.accessibilityIdentifier == "lid" && node(of: view) == NodeAccessibility(label: "A"))
    }

    @Test func traitsChooseTheRole() {
        let view = element("A")
        let roles: [(UIAccessibilityTraits, NodeAccessibility.Role)] = [
            (.button, .button), (.header, .header), (.image, .image), (.staticText, .text),
            (.adjustable, .adjustable), (.none, .button), ([.button, .image], .button),
            ([.header, .staticText], .header), ([.adjustable, .button], .adjustable), (.updatesFrequently, .button),
        ]
        for (traits, role) in roles {
            view.accessibilityTraits = traits
            #expect(node(of: view)?.role == role)
        }
    }

    @Test func traitsSayWhetherTheElementIsSelectedOrDisabled() {
        let view = element("A")
        #expect(node(of: view)?.isEnabled == true && node(of: view)?.isSelected == false)
        view.accessibilityTraits = [.button, .selected, .notEnabled]
        #expect(node(of: view)?.isEnabled == false && node(of: view)?.isSelected == true)
    }

    @Test func toggleIsOnWhenItIsSelected() {
        let view = element("A")
        view.defaults.role = .toggle
        view.defaults.traits = [.button, .selected]
        #expect(node(of: view)?.role == .toggle && node(of: view)?.isSelected == true)
    }

    // MARK: - Elements

    @Test func elementsAreInTheOrderOfTheViews() {
        let group = UIView()
        element("1")
        root.addSubview(group)
        for label in ["2", "3"] { element(label, in: group) }
        element("4")
        #expect(labels == ["1", "2", "3", "4"] && root.elements.compactMap(\.accessibilityLabel) == labels)
        group.superview?.bringSubviewToFront(group)
        #expect(labels == ["1", "4", "2", "3"])
    }

    @Test func viewsInAnElementArePartOfIt() {
        let outer = element("outer")
        let inner = element("inner", in: outer)
        #expect(labels == ["outer"] && inner.element === outer && node(of: inner) == nil)
        outer.isAccessibilityElement = false
        #expect(labels == ["inner"] && inner.element === inner)
    }

    @Test func hiddenAndTransparentViewsHaveNoElements() {
        let group = UIView()
        root.addSubview(group)
        let view = element("A", in: group)
        #expect(labels == ["A"])
        group.isHidden = true
        #expect(labels.isEmpty && node(of: view) == nil)
        group.isHidden = false
        view.alpha = 0.009
        #expect(labels.isEmpty)
        view.alpha = 0.01
        #expect(labels == ["A"])
        group.alpha = 0
        #expect(labels.isEmpty)
    }

    @Test func elementsCanBeHiddenFromScreenReaders() {
        let group = UIView()
        root.addSubview(group)
        let view = element("A", in: group)
        group.accessibilityElementsHidden = true
        #expect(labels.isEmpty && view.element == nil)
        group.accessibilityElementsHidden = false
        #expect(labels == ["A"])
    }

    @Test func elementOfANodeIsFoundOnlyWhileItIsShown() {
        let view = element("A")
        let id = view.nodeID
        #expect(window.element(of: id) === view)
        view.isHidden = true
        #expect(window.element(of: id) == nil)
    }

    // MARK: - Gestures

    @Test func viewThatTakesGesturesIsAnElement() {
        let view = Touchable()
        root.addSubview(view)
        #expect(view.isAccessibilityElement && node(of: view)?.role == .button)
        view.isAccessibilityElement = false
        #expect(node(of: view) == nil)
    }

    @Test func viewWithARecognizerIsAnElementThatIsTapped() {
        let view = UIView(frame: CGRect(x: 20.0, y: 30, width: 40, height: 20))
        show()
        root.addSubview(view)
        var taps = 0
        let tap = UITapGestureRecognizer { _ in taps += 1 }
        view.addGestureRecognizer(tap)
        #expect(view.isAccessibilityElement && node(of: view)?.role == .button)
        view.activateElement(at: PageContext.current.time.seconds)
        #expect(taps == 1)
        tap.isEnabled = false
        #expect(!view.isAccessibilityElement)
    }

    @Test func textInAViewThatTakesGesturesIsItsLabel() {
        let card = Touchable()
        root.addSubview(card)
        for text in ["Queen", "", "Hearts"] { element(text, in: card).accessibilityTraits = .staticText }
        #expect(labels == ["Queen, Hearts"])
        card.accessibilityLabel = "Card"
        #expect(labels == ["Card"])
    }

    @Test func groundBelowOtherElementsIsNoElement() {
        let ground = Touchable()
        root.addSubview(ground)
        element("text", in: ground).accessibilityTraits = .staticText
        element("button", in: ground)
        #expect(labels == ["text", "button"])
    }

    @Test func imageThatTakesGesturesIsAButton() {
        let view = Touchable()
        view.defaults.traits = .image
        root.addSubview(view)
        #expect(node(of: view)?.role == .button)
        view.accessibilityTraits = .adjustable
        #expect(node(of: view)?.role == .adjustable)
    }

    // MARK: - Actions

    @Test func activationIsATapAtTheCenter() {
        let view = element("A")
        view.transform = CGAffineTransform(rotationAngle: 1).scaledBy(x: 2, y: 3)
        view.center = CGPoint(x: 300, y: 200)
        view.activateElement(at: 0)
        #expect(view.calls.count == 3 && view.calls[1].hasPrefix("began at "))
        view.transform = .identity
        view.calls = []
        view.activateElement(at: 0)
        #expect(view.calls == ["activate", "began at 20.0 10.0", "ended at 20.0 10.0"])
    }

    @Test func activationThatTheViewHandlesIsNoTap() {
        let view = element("A")
        view.handlesActivation = true
        view.activateElement(at: 0)
        #expect(view.calls == ["activate"])
    }

    @Test func tapOfAnActivationGoesToTheViewInFront() {
        let view = element("A")
        let front = element("B")
        front.isAccessibilityElement = false
        view.activateElement(at: 0)
        #expect(view.calls == ["activate"] && front.calls.count == 2)
    }

    @Test func disabledElementDoesNothing() {
        let view = element("A")
        view.accessibilityTraits = .notEnabled
        view.activateElement(at: 0)
        view.perform(.increment)
        view.perform(.custom(0))
        #expect(view.calls.isEmpty)
    }

    @Test func adjustableElementIsIncrementedAndDecremented() {
        let view = element("A")
        view.perform(.increment)
        view.perform(.decrement)
        #expect(view.calls == ["increment", "decrement"])
    }

    @Test func adjustmentAnnouncesTheNewValue() {
        let slider = UISlider(frame: CGRect(x: 0.0, y: 0, width: 200, height: 34))
        root.addSubview(slider)
        #expect(heard { slider.perform(.increment) } == ["10%"])
        #expect(heard { slider.perform(.decrement) } == ["0%"])
        #expect(heard { slider.perform(.decrement) }.isEmpty, "it is already the least value")
        #expect(heard { element("A").perform(.increment) }.isEmpty, "there is no value")
    }

    @Test func activationChangesNoValue() {
        let slider = UISlider(frame: CGRect(x: 0.0, y: 0, width: 200, height: 34))
        let stepper = UIStepper(frame: CGRect(x: 0.0, y: 50, width: 94, height: 32))
        let segments = UISegmentedControl(items: ["A", "B", "C"])
        segments.frame = CGRect(x: 0.0, y: 100, width: 200, height: 32)
        for control in [slider, stepper, segments] {
            show()
            root.addSubview(control)
            control.activateElement(at: 0)
        }
        #expect(slider.value == 0 && stepper.value == 0 && segments.selectedSegmentIndex == -1)
    }

    @Test func customActionsAreNamedAndPerformed() {
        let view = element("A")
        var performed: [String] = []
        let actions = ["Turn", "Flip"].map { name in
            UIAccessibilityCustomAction(name: name) { action in
                performed.append(action.name)
                return true
            }
        }
        view.accessibilityCustomActions = actions
        #expect(node(of: view)?.actions == ["Turn", "Flip"])
        view.perform(.custom(1))
        view.perform(.custom(2))
        view.perform(.custom(-1))
        #expect(performed == ["Flip"])
    }

    // MARK: - Messages

    @Test func announcementIsHeard() {
        #expect(heard { UIAccessibility.post(notification: .announcement, argument: "Won") } == ["Won"])
        #expect(heard { UIAccessibility.post(notification: .announcement, argument: "") }.isEmpty)
        #expect(heard { UIAccessibility.post(notification: .announcement, argument: nil) }.isEmpty)
    }

    @Test func argumentOfAChangeIsRead() {
        let view = element("Lid")
        view.accessibilityValue = "open"
        #expect(heard { UIAccessibility.post(notification: .layoutChanged, argument: view) } == ["Lid, open"])
        #expect(heard { UIAccessibility.post(notification: .screenChanged, argument: "Level 2") } == ["Level 2"])
        #expect(heard { UIAccessibility.post(notification: .announcement, argument: view) }.isEmpty)
    }

    @Test func motionSettingIsThatOfTheDesktop() {
        let traits = PageContext.current.traits
        defer { PageContext.current.apply(traits) }
        for reduces in [true, false] {
            PageContext.current.apply(UITraitCollection(isDark: false, readsRightToLeft: false, reducesMotion: reduces))
            #expect(UIAccessibility.isReduceMotionEnabled == reduces)
        }
    }

    private func heard(_ body: () -> Void) -> [String] {
        let announce = PageContext.current.announce
        defer { PageContext.current.announce = announce }
        var texts: [String] = []
        PageContext.current.announce = { texts.append($0) }
        body()
        return texts
    }
}

extension NodeTree.AccessibleNode {
    fileprivate var label: String? { if case .view(let view) = content { view.label } else { nil } }
}
