// SPDX-License-Identifier: GPL-3.0-or-later
// A control owns its actions. It refers weakly to the touch that it tracks.

import Scene

/// A view that runs actions when it is touched or when its value changes: a button, a slider, or a switch.
@preconcurrency @MainActor open class UIControl: UIView {
    // MARK: - State

    /// Whether the control reacts to touches. Ending it cancels the touch.
    open var isEnabled = true {
        didSet {
            guard isEnabled != oldValue else { return }
            if !isEnabled { cancelTouch(with: nil) }
            stateChanged()
        }
    }
    /// Whether the control is selected. A page sets it.
    open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
    /// Whether the control looks pressed.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
    /// The state, from the three properties above.
    open var state: State {
        let highlighted: State = isHighlighted ? .highlighted : []
        let disabled: State = isEnabled ? [] : .disabled
        return highlighted.union(disabled).union(isSelected ? .selected : [])
    }
    /// Where the content is, horizontally.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center { didSet { setNeedsLayout() } }
    /// Where the content is, vertically.
    open var contentVerticalAlignment = ContentVerticalAlignment.center { didSet { setNeedsLayout() } }

    // MARK: - Touches

    /// Whether the control follows a touch.
    open var isTracking: Bool { trackedTouch != nil }
    /// Whether the touch that the control follows is inside.
    open private(set) var isTouchInside = false
    private weak var trackedTouch: UITouch?

    private var actions: [(action: UIAction, events: Event)] = []
    /// The methods that some of the actions call.
    private var methods: [(method: TargetAction, identifier: UIAction.Identifier)] = []

    /// Creates a control with the given frame.
    override public init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control without a size. There are no storyboards, so nothing calls this initializer.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Creates a control that runs an action for its main event, `primaryActionTriggered`.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { adopt(primaryAction) }
    }

    /// Adds the main action.
    func adopt(_ primaryAction: UIAction) { addAction(primaryAction, for: .primaryActionTriggered) }

    // MARK: - Actions

    /// Adds an action for events. It replaces one with the same identifier.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        actions.append((action, controlEvents))
    }

    /// Removes an action for events.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Removes the action with an identifier for events.
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        for index in actions.indices where actions[index].action.identifier == actionIdentifier {
            actions[index].events.subtract(controlEvents)
        }
        actions.removeAll { $0.events.isEmpty }
    }

    /// Adds a method that is called by name for events. The target is not retained; if it is `nil`, the method belongs
    /// to the first responder that has it.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let method = TargetAction(target, action)
        let known = methods.first { $0.method.isSame(as: method) }?.identifier
        let action = UIAction(identifier: known) { [unowned self] _ in
            if let target = method.target(from: self) { sendAction(method.action, to: target, for: nil) }
        }
        if known == nil { methods.append((method, action.identifier)) }
        addAction(action, for: controlEvents)
    }

    /// Removes methods for events: those of a target, or of all targets if it is `nil`, with a name, or with any name.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        for (method, identifier) in methods where action == nil || method.action == action {
            if target == nil || method.isSame(as: TargetAction(target, method.action)) {
                removeAction(identifiedBy: identifier, for: controlEvents)
            }
        }
        let left = Set(actions.map(\.action.identifier))
        methods.removeAll { !left.contains($0.identifier) }
    }

    /// Calls a method of a target by name. Its arguments are the control and the event.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        let target = target ?? TargetAction(nil, action).target(from: self)
        if let target { NamedMethod.call(action, of: target, self, event) }
    }

    /// The events for which there are actions.
    open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

    /// Runs the actions for any of the events, in the order in which they were added.
    open func sendActions(for controlEvents: Event) {
        for (action, events) in actions where !events.isDisjoint(with: controlEvents) { sendAction(action) }
    }

    /// Runs an action with the control as its sender.
    open func sendAction(_ action: UIAction) { action.run(for: self) }

    /// The events when a touch ends inside.
    var releaseEvents: Event { .touchUpInside }

    /// Reports that the user has changed the value.
    func sendValueChanged() { sendActions(for: [.valueChanged, .primaryActionTriggered]) }

    // MARK: - Tracking, to override

    /// Called when a touch begins on the control. Returns whether the control follows it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch moves. Returns whether the control continues to follow it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// Called when the touch ends.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    /// Called when the touch is canceled.
    open func cancelTracking(with event: UIEvent?) {}

    override var preventsTapsOfSuperviews: Bool { true }

    override open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.min(by: { $0.id < $1.id }) else { return }
        (trackedTouch, isTouchInside) = (touch, true)
        guard beginTracking(touch, with: event) else { return release() }
        isHighlighted = true
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
    }

    override open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = isInside(touch, with: event)
        isHighlighted = isTouchInside
        guard continueTracking(touch, with: event) else {
            release()
            return isHighlighted = false
        }
        if isTouchInside != wasInside { sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit) }
        // The action may have disabled the control.
        if isTracking { sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside) }
    }

    override open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let endsInside = isInside(touch, with: event)
        isTouchInside = endsInside
        endTracking(touch, with: event)
        release()
        isHighlighted = false
        sendActions(for: endsInside ? releaseEvents : .touchUpOutside)
    }

    override open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTouch(with: event)
    }

    private func cancelTouch(with event: UIEvent?) {
        guard isTracking else { return }
        release()
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    private func release() { (trackedTouch, isTouchInside) = (nil, false) }

    /// Returns whether a touch is inside. A finger covers what it presses, so it may leave the control some way.
    private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let slack: CGFloat = touch.device == .finger ? 70 : 0
        let location = touch.location(in: self)
        return point(inside: location, with: event) || bounds.insetBy(dx: -slack, dy: -slack).contains(location)
    }

    // MARK: - Appearance

    /// Called when the state has changed. The appearance follows with the next layout.
    func stateChanged() { setNeedsLayout() }

    // MARK: - Accessibility

    /// Handles the activation of a control with a value, because a tap at its center would change that.
    override open func accessibilityActivate() -> Bool { accessibilityTraits.contains(.adjustable) }

    override var accessibilityDefaults: AccessibilityDefaults {
        let enabled: UIAccessibilityTraits = isEnabled && isUserInteractionEnabled ? [] : .notEnabled
        return AccessibilityDefaults(isElement: true, traits: isSelected ? enabled.union(.selected) : enabled)
    }
}
