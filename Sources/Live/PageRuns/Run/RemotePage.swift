// SPDX-License-Identifier: GPL-3.0-or-later
// The page and its run own the page's process. The callbacks hold weak references.

import HostInterface
import PageLink
import Scene

/// A proxy for a page, which runs in its own process. It records the inputs of the page in its session.
package final class RemotePage: ShownPage {
    /// The most recent tree.
    package private(set) var tree = NodeTree.empty
    /// Called when the tree changes.
    package var changed: () -> Void = {}
    /// Called with the URIs of the user's pictures that appear on the page for the first time.
    package var picturesNeeded: ([String]) -> Void = { _ in }
    /// The URIs of the user's pictures that have appeared so far.
    package var userPictures: Set<String> { pictureURIs.all }
    private var pictureURIs = PictureURIs()
    /// Whether the page has ended.
    package private(set) var isOver = false
    /// The last moment before the page failed: its step, and the number of inputs before; `nil` if it has not failed.
    private(set) var lastMoment: (step: Int, inputs: Int)?
    /// The accessible name of the page.
    package let name: String
    /// Whether there is anything to see. A page without a view runs the user's expressions, too.
    package let hasView: Bool
    /// Whether events anywhere in the window go to the page first.
    package var interceptsEvents: Bool { state.interceptsEvents && !isOver }

    /// Whether animations are enabled.
    package var allowsMotion: Bool {
        get { environment.allowsMotion }
        set { environment.allowsMotion = newValue }
    }
    /// Whether the text direction is right to left.
    package var readsRightToLeft: Bool {
        get { environment.readsRightToLeft }
        set { environment.readsRightToLeft = newValue }
    }

    /// Whether a page with a size of its own is enlarged to the area.
    package var enlarges: Bool {
        get { environment.enlarges }
        set { environment.enlarges = newValue }
    }

    /// The largest number of steps between two frames. A page that needs more time for them than they last runs more
    /// slowly, and takes fewer at a time, so that it still answers.
    private static let maxSteps = 15
    private var stepLimit = maxSteps
    /// The number of steps of the latest request, when it was made, and the number of inputs before it.
    private var request = (steps: 0, time: 0.0, inputs: 0)
    /// The step of the latest answer, and the number of inputs before it.
    private var answer = (step: 0, inputs: 0)

    /// The live properties of the page. They belong to the session.
    package let properties: PageProperties

    /// What the page has cost so far.
    package var cost: PageCost {
        PageCost(usage: process.usage, receiveTime: process.receiveTime, receivedCount: process.receivedCount)
    }

    private let tally: AnyObject
    private let changeTimer: any HostTimer
    /// When the next change would be shown if each had a step, and the number of those that are shown without waiting.
    private var nextChange = 0.0
    private static let quickChanges = 8.0
    private let process: PageProcess
    private let session: PageSession
    private var state = PageFrame.State(activity: .still, interceptsEvents: false)
    private var environment: PageEnvironment {
        didSet { if environment != oldValue { send(.environment(environment)) } }
    }
    /// The step of the latest request for a frame.
    private var requestedStep = 0
    /// Whether another frame must be requested when the outstanding one arrives.
    private var isOutdated = false
    /// Whether the page has caught up with its session.
    private var isLive = false
    /// The touches that began on the area, and those that began elsewhere in the window while a piece was held.
    private var touches: Set<UInt> = []
    private var otherTouches: Set<UInt> = []
    private var elements = PageElements()
    /// The live properties of the page before it is shown.
    private var nextProperties: (all: [PageProperty], values: [PropertyValue]) = ([], [])

    /// Creates the proxy of a page whose process has received the setup of its session.
    init(_ title: PageTitle, in process: PageProcess, _ session: PageSession, host: any PageHost) {
        tally = host.count("remote page")
        changeTimer = host.makeTimer()
        (name, hasView) = (title.name, title.hasView)
        self.process = process
        self.session = session
        environment = session.environment
        properties = session.properties ?? PageProperties { [weak host] in host?.now ?? 0 }
        session.properties = properties
    }

    /// The activity of the page, but `still` while a frame is outstanding: another request would show nothing new.
    package var activity: Activity {
        if isOver || !isLive { return .still }
        guard case .waiting(let second) = state.activity else { return state.activity }
        if process.isAwaitingResponse { return .still }
        return .waiting(until: session.clock.time(ofSecond: second, at: process.now))
    }

    /// Whether the tree is that of the present step, and not of a step shortly before.
    var showsPresent: Bool {
        guard state.activity == .moving else { return true }
        return requestedStep >= session.step(at: process.now) && !process.isAwaitingResponse
    }

    /// Returns the steps up to `end` in which nothing has happened since the latest frame was requested.
    func pause(until end: Int) -> Range<Int> {
        var last = end
        switch state.activity {
        case .moving: last = requestedStep
        case .waiting(let second): last = min(end, StepClock.step(atSecond: second))
        case .still: break
        }
        return requestedStep..<max(requestedStep, last)
    }

    /// The state of the boards in one phrase.
    package var stateText: String { elements.stateText }

    /// Applies a frame. Returns false if it is invalid.
    func apply(_ frame: PageFrame) -> Bool {
        // The last valid tree stays, because it is painted until another page is shown.
        var next = tree
        guard next.apply(frame.edits), frame.state?.isValid ?? true else { return false }
        elements.update(by: frame.edits, from: tree, to: next)
        tree = next
        state = frame.state ?? state
        requestPictures(frame.edits.pictures)
        return true
    }

    /// Requests the user's pictures among those that are to be shown, if they are new.
    func requestPictures(_ pictures: Set<String>) {
        let new = pictureURIs.add(pictures)
        if !new.isEmpty { picturesNeeded(new) }
    }

    /// Replaces the live properties of the page.
    func replaceProperties(with properties: [PageProperty], values: [PropertyValue]) {
        nextProperties = (properties, values)
        if isLive { self.properties.replaceAll(with: properties, values: values) }
    }

    /// Applies live properties that the page has changed. Returns false if they are invalid.
    func applyPropertyChanges(_ changes: [PropertyChange]) -> Bool {
        if isLive { return properties.applyPageChanges(changes) }
        for change in changes {
            guard nextProperties.all.indices.contains(change.index),
                nextProperties.all[change.index].kind.accepts(change.value)
            else { return false }
            nextProperties.values[change.index] = change.value
        }
        return true
    }

    /// Handles the answer to the request for a frame, after its changes.
    func answered() {
        let duration = (process.now - request.time) * StepClock.stepsPerSecond
        if request.steps > 0 {
            stepLimit = max(1, min(Self.maxSteps, Int(Double(request.steps * Self.maxSteps) / max(duration, 1))))
        }
        answer = (requestedStep, request.inputs)
        if isOutdated, isLive { requestFrame() }
        changed()
    }

    /// Requests a frame because the page has changed on its own, but on average at most one in each step.
    func noteChange() {
        // The outstanding frame shows the change.
        guard isLive, !isOver, !process.isAwaitingResponse else { return }
        let pause = nextChange - Self.quickChanges / StepClock.stepsPerSecond - process.now
        guard pause <= 0 else { return changeTimer.start(after: pause) { [weak self] in self?.noteChange() } }
        nextChange = max(nextChange, process.now) + 1 / StepClock.stepsPerSecond
        requestFrame()
    }

    /// Begins to send inputs to the page, which has replayed the session up to a step.
    func goLive(at step: Int) {
        // The page knows it already.
        environment = session.environment
        isLive = true
        requestedStep = step
        session.forgetInputs(ofChanged: nextProperties.all)
        answer = (step, session.inputs.count)
        properties.send = { [weak self] input in
            self?.send(.property(input), name: self?.properties.description(of: input))
        }
        properties.replaceAll(with: nextProperties.all, values: nextProperties.values)
        session.resume(at: process.now)
        requestFrame()
    }

    /// Freezes the page and its time because the process has ended, which has reported what it did last.
    func stop(after activity: FaultReport.Activity?) {
        if isLive, !isOver {
            session.clock.pause(at: process.now)
            lastMoment = moment(before: activity)
        }
        retire()
    }

    /// Returns the last moment before something that has not been completed. What has been answered is before it.
    private func moment(before activity: FaultReport.Activity?) -> (step: Int, inputs: Int) {
        let (last, failed): (Int, Int)
        switch activity {
        case .step(let step): (last, failed) = (step - 1, step)
        case .input(let step): (last, failed) = (step, step)
        case nil: return answer
        }
        guard last >= answer.step, failed <= session.step(at: process.now) else { return answer }
        return (last, max(answer.inputs, session.inputs.prefix { $0.step < failed }.count))
    }

    /// Freezes the page because another run goes on with its session.
    func retire() {
        if isLive, !isOver { session.notePause(pause(until: session.clock.step(at: process.now))) }
        isOver = true
        changed()
    }

    /// Applies the style and the size of texts of the desktop.
    package func update(isDark: Bool, textScale: Double) {
        var next = environment
        (next.isDark, next.textScale) = (isDark, textScale)
        environment = next
    }

    /// Stops the time of the page while it is not visible.
    package func setVisible(_ isVisible: Bool, at now: Double) {
        guard isLive, !isOver else { return }
        if isVisible { session.resume(at: now) } else { session.clock.pause(at: now) }
    }

    /// Sends the size of the area to the page.
    package func resize(to area: Size) { environment.area = area }

    /// Requests the next frame unless one is outstanding.
    package func advance(to now: Double) {
        let isNew = session.clock.step(at: now) > requestedStep
        if isNew, !process.isAwaitingResponse { requestFrame() }
    }

    /// Sends a touch to the page. Returns the element that it presses.
    package func receive(_ touch: Touch, at now: Double) -> ElementID? {
        var pressed: ElementID?
        switch touch.phase {
        case .began:
            if touches.isEmpty { pressed = ask { .elementAt(touch.point, by: touch.device, question: $0) } }
            touches.insert(touch.id)
        case .moved: guard touches.contains(touch.id) else { return nil }
        case .ended, .canceled: guard touches.remove(touch.id) != nil else { return nil }
        }
        let isFirst = touch.phase == .began && touches.count == 1
        send(.touch(touch), name: isFirst ? elements.name(pressing: pressed, at: touch.point, in: tree) : nil)
        return pressed
    }

    /// Sends an event to the page if it may act on the held piece.
    package func intercept(_ event: TouchRecognizer.Event, at now: Double) -> Bool {
        if case .touch(let touch) = event {
            switch touch.phase {
            case .began:
                guard interceptsEvents, !touches.contains(touch.id) else { return false }
                otherTouches.insert(touch.id)
            case .moved: guard otherTouches.contains(touch.id) else { return false }
            case .ended, .canceled: guard otherTouches.remove(touch.id) != nil else { return false }
            }
        } else if !interceptsEvents {
            return false
        }
        send(.event(event))
        return true
    }

    /// Sends a turn of the wheel, or a stroke of the touchpad, to a page that may scroll.
    package func scroll(by distance: Point, at point: Point, isSmooth: Bool, at now: Double) -> Bool {
        guard isLive, !isOver, tree.mayScroll else { return false }
        send(.scroll(by: distance, at: point, isSmooth: isSmooth))
        return true
    }

    /// Lets the page scroll to an element that is not wholly seen.
    package func reveal(_ element: ElementID, at now: Double) {
        guard element.piece == nil, let clip = clip(of: element), let rect = outline(of: element)?.rect,
            clip.common(with: rect) != rect
        else { return }
        perform(.reveal, on: element, at: now)
    }

    /// Cancels all touches.
    package func cancelTouches(at now: Double) {
        guard !touches.isEmpty || !otherTouches.isEmpty else { return }
        (touches, otherTouches) = ([], [])
        send(.cancelTouches)
    }

    /// Activates an element of the page.
    package func activate(_ element: ElementID, at now: Double) {
        send(.activate(element), name: name(of: element))
    }

    /// Performs another action of an element of the page.
    package func perform(_ action: ElementAction, on element: ElementID, at now: Double) {
        send(.perform(action, on: element), name: name(of: element))
    }

    /// Runs an expression that has been compiled for the page.
    func run(_ expression: PageExpression) { send(.expression(expression)) }

    /// Sends a key press to the page and returns its answer. A key whose answer times out counts as unused.
    package func press(_ key: Key, on element: ElementID, shift: Bool, at now: Double) -> StageKeyResult {
        guard isLive, !isOver else { return .unused }
        if element.piece == nil {
            if adjust(element, by: key, at: now) { return .used }
            guard key == .escape || key.scrolls && tree.mayScroll else { return .unused }
        }
        let input = session.record(
            .key(key, on: element, shift: shift), at: process.now, name: name(of: element))
        let answer = process.ask { .input(input, question: $0) }
        requestFrame()
        guard case .key(let result) = answer else { return .unused }
        if case .focus(let element) = result, !has(element) { return .used }
        return result
    }

    // MARK: - Elements

    /// The values that the accessible names depend on.
    package var accessibilityState: AccessibilityState { AccessibilityState(elements.nodes) }

    /// The elements in Tab order.
    package var tabOrder: [ElementID] { elements.tabOrder }

    /// Returns the accessible name of an element.
    package func name(of element: ElementID) -> String? { accessibility(of: element)?.name }

    /// Returns the description of an element.
    package func accessibility(of element: ElementID) -> NodeAccessibility? { elements.accessibility(of: element) }

    /// Returns the place of a text field.
    package func textField(of element: ElementID) -> TextFieldPlace? { elements.textField(of: element, in: tree) }

    /// Returns the rectangle of an element and the radius of its corners.
    package func outline(of element: ElementID) -> (rect: Rect, cornerRadius: Double)? {
        elements.outline(of: element, in: tree)
    }

    /// Returns the part of the area in which an element can be seen.
    package func clip(of element: ElementID) -> Rect? { elements.clip(of: element, in: tree) }

    /// Returns the element to which the cursor moves: on a board as the board decides, and otherwise the nearest one.
    package func element(from element: ElementID?, toward direction: Direction) -> ElementID? {
        if element == nil, elements.beginWithView { return tabOrder.first }
        if element == nil || element?.piece != nil,
            let next = ask({ .cursor(from: element, toward: direction, question: $0) })
        {
            return next
        }
        return element.flatMap { elements.element(from: $0, toward: direction, in: tree) }
    }

    /// Returns the element that gets the focus when the given one disappears.
    package func element(nearestTo element: ElementID) -> ElementID? {
        if let next = ask({ .nearest(to: element, question: $0) }) { return next }
        return elements.element(nearestTo: element, in: tree)
    }

    /// Changes the value of an adjustable element by an arrow key: a high one upward, a wide one in reading direction.
    private func adjust(_ element: ElementID, by key: Key, at now: Double) -> Bool {
        guard case .go(let direction) = key, accessibility(of: element)?.role == .adjustable,
            let size = outline(of: element)?.rect.size
        else { return false }
        let isHigh = size.height > size.width
        switch direction {
        case isHigh ? .up : readsRightToLeft ? .left : .right: perform(.increment, on: element, at: now)
        case isHigh ? .down : readsRightToLeft ? .right : .left: perform(.decrement, on: element, at: now)
        default: return false
        }
        return true
    }

    /// Returns whether the page shows an element. A piece may have no name.
    private func has(_ element: ElementID) -> Bool { outline(of: element) != nil }

    /// Returns the answer of the page to a question about elements.
    private func ask(_ question: (UInt32) -> ToPage) -> ElementID? {
        guard isLive, !isOver else { return nil }
        let answer = process.ask(question)
        // The page may be slow rather than hung. The response to this request shows which.
        if answer == nil, !process.isAwaitingResponse { requestFrame() }
        guard case .element(let element?) = answer, has(element) else { return nil }
        return element
    }

    // MARK: - Messages

    /// Records an input, sends it to the page, and requests the resulting frame. `name` is that of what it concerns.
    private func send(_ input: PageInput, name: String? = nil) {
        guard isLive, !isOver else { return }
        process.send(.input(session.record(input, at: process.now, name: name)))
        requestFrame()
    }

    /// Requests a frame. If one is outstanding, the request is sent when that arrives: a slow page shows fewer frames,
    /// and a page that hangs in a callback is detected.
    private func requestFrame() {
        isOutdated = process.isAwaitingResponse
        guard !isOutdated else { return }
        let now = process.now
        let latest = max(requestedStep, session.inputs.last?.step ?? 0) + stepLimit
        // After a pause, the page continues where it was.
        if state.activity == .moving, session.clock.step(at: now) > latest { session.clock.set(step: latest, at: now) }
        let step = max(requestedStep, session.clock.step(at: now))
        session.notePause(pause(until: step))
        request = (step - requestedStep, now, session.inputs.count)
        requestedStep = step
        process.send(.advance(to: requestedStep))
    }
}

extension Key {
    /// Whether the key may move a part of a page.
    fileprivate var scrolls: Bool {
        switch self {
        case .go, .pageUp, .pageDown: true
        case .character, .topRow, .escape, .delete: false
        }
    }
}

/// What a page has cost since its process started.
package struct PageCost: Equatable, Sendable {
    /// The CPU time and the memory of its process.
    package var usage: ProcessUsage
    /// The time that the window has spent on its messages, in seconds.
    package var receiveTime: Double
    /// The number of bytes that it has sent to the window.
    package var receivedCount: Int
}
