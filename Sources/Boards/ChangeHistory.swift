/// What was changed, step by step, to be undone and done again.
///
/// A change from outside (by `gsettings`, say) is a step like one made by hand: whatever was seen to change can be undone,
/// and undoing all leads back to the beginning. As any change does, it leaves nothing to be done again.
public struct ChangeHistory: Sendable {
    /// One property that got another value.
    public struct Change: Equatable, Sendable {
        /// The key of the property.
        public let key: String
        /// What it had before.
        public var before: PropertyValue
        /// What it has since.
        public var after: PropertyValue

        /// A change of the property of a key.
        public init(key: String, before: PropertyValue, after: PropertyValue) {
            self.key = key
            self.before = before
            self.after = after
        }

        /// The way back.
        var reversed: Change { Change(key: key, before: after, after: before) }
    }

    /// What a control does that changes one property little by little, all of which is one step.
    public struct Hand: Equatable, Sendable {
        /// The key of the property.
        let key: String
        /// Which of the control's holds it is, such as the drag of a slider; nil for key presses, which belong together
        /// while they come within a second.
        let hold: Int?

        /// A control of the property of a key.
        public init(key: String, hold: Int?) {
            self.key = key
            self.hold = hold
        }
    }

    private struct Step {
        var changes: [Change]
        let hand: Hand?
        var time: Double
    }

    /// How many steps can be undone.
    static let limit = 500

    /// How many times anything was noted.
    public private(set) var noted = 0

    private var done: [Step] = []
    private var undone: [Step] = []
    /// Whether what comes may still belong to the last step.
    private var isOpen = false

    /// An empty history.
    public init() {}

    /// What has to be changed for the last step to be undone; nil if there is none.
    public var toUndo: [Change]? { done.last?.changes.map(\.reversed) }

    /// What has to be changed for the next step to be done again; nil if there is none.
    public var toRedo: [Change]? { undone.last?.changes }

    /// Notes changes that were made together at a time, in seconds, by a hand or, where that is nil, by what is a step by
    /// itself. Answers whether they belong to the step before.
    @discardableResult
    public mutating func note(_ changes: [Change], by hand: Hand?, at time: Double) -> Bool {
        guard !changes.isEmpty else { return false }
        noted += 1
        undone = []
        let last = done.last
        if let hand, isOpen, let last, last.hand == hand, hand.hold != nil || time - last.time < 1 {
            join(changes, at: time)
            return true
        }
        isOpen = true
        done.append(Step(changes: changes, hand: hand, time: time))
        if done.count > Self.limit { done.removeFirst() }
        return false
    }

    /// Goes back before the last step.
    public mutating func undo() {
        isOpen = false
        if let step = done.popLast() { undone.append(step) }
    }

    /// Goes on past the step that was undone last.
    public mutating func redo() {
        isOpen = false
        if let step = undone.popLast() { done.append(step) }
    }

    /// Adds changes to the last step. What comes back to where it was is no change; a step without any is none.
    private mutating func join(_ changes: [Change], at time: Double) {
        guard var step = done.popLast() else { return }
        step.time = time
        for change in changes {
            if let place = step.changes.firstIndex(where: { $0.key == change.key }) {
                step.changes[place].after = change.after
            } else {
                step.changes.append(change)
            }
        }
        step.changes.removeAll { $0.before == $0.after }
        if !step.changes.isEmpty { done.append(step) }
    }
}
