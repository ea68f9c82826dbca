// SPDX-License-Identifier: GPL-3.0-or-later
// The page's time or an animator owns the animation until it is over. The tracks of the views that it animates own it too.

/// The timing of changes that were made in one block.
final class ViewAnimation {
    /// The animation whose block is running. What is set is then animated.
    static var current: ViewAnimation?
    /// Whether blocks are animated.
    static var isEnabled = true

    let duration: Double
    let curve: TimingCurve
    let options: UIView.AnimationOptions
    /// The part of the animation to which the values belong that are being set.
    var keyframe: ClosedRange<Double>?
    /// Whether each keyframe has its value at its end, without values in between.
    var isDiscrete = false
    /// Whether the animation has ended or lost its last track.
    private(set) var isOver = false
    /// The place in the time of an animator, if one determines the progress.
    var part: AnimatorPart?
    /// The views that the block has changed, to lay them out, or for the animator.
    private(set) var changedViews: [UIView] = []

    private let transaction = CATransaction.current
    private let delay: Double
    private let beginStep: Int
    private var completion: ((Bool) -> Void)?
    private var isRunningBlock = false
    private var trackCount = 0
    /// Whether something changes that is not a movement.
    private var hasFades = false
    /// The part of the change that is done at a step.
    private var known: (step: Int, progress: Double)?

    /// Creates an animation. Inside the block of another one, it has the duration and the curve of that one, unless the
    /// options say otherwise, and belongs to its animator.
    init(
        duration: Double, delay: Double, curve: TimingCurve, options: UIView.AnimationOptions,
        part: AnimatorPart? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        let outer = Self.current
        self.part = part ?? outer?.part
        self.duration = Self.time(options.contains(.overrideInheritedDuration) ? duration : outer?.duration ?? duration)
        self.curve = options.contains(.overrideInheritedCurve) ? curve : outer?.curve ?? curve
        self.delay = Self.time(delay)
        self.options = options
        self.completion = completion
        beginStep = PageContext.current.time.step
        transaction.count += 1
    }

    /// Returns a duration that is neither negative nor infinite, in seconds.
    static func time(_ seconds: Double) -> Double { seconds > 0 ? min(seconds, 1e9) : 0 }

    // MARK: - Time

    /// Whether the values change at once.
    private var isInstant: Bool { duration <= 0 && delay <= 0 && part == nil }
    private var repeats: Bool { options.contains(.repeat) && duration > 0 }
    /// The number of durations until the animation ends or begins again.
    private var cycle: Double { options.contains(.autoreverse) ? 2 : 1 }

    /// The step at which the animation ends; `nil` if it repeats.
    var endStep: Int? {
        if trackCount == 0 { return beginStep + 1 }
        if repeats { return nil }
        return beginStep + max(1, PageTime.steps(lasting: delay + duration * cycle))
    }

    /// Whether something is shown to change. Movements are not if the user wants little motion.
    var isShown: Bool { hasFades || !PageContext.current.traits.reducesMotion }

    /// The step from which values change.
    var firstStep: Int { trackCount == 0 ? beginStep : beginStep + PageTime.steps(lasting: delay) }

    /// The part of the change that is done at the present step. Springs exceed 1.
    var progress: Double {
        if let part { return part.animator?.progress(of: part) ?? 1 }
        let step = PageContext.current.time.step
        if let known, known.step == step { return known.progress }
        let progress = progress(at: PageTime.seconds(step - beginStep) - delay)
        known = (step, progress)
        return progress
    }

    private func progress(at time: Double) -> Double {
        guard time > 0 else { return 0 }
        guard duration > 0 else { return 1 }
        var position = time / duration
        if repeats { position.formTruncatingRemainder(dividingBy: cycle) }
        return curve(position > 1 && cycle == 2 ? 2 - position : position)
    }

    // MARK: - Tracks

    /// Runs a block, and records what it changes.
    func record(_ block: () -> Void) {
        let outer = Self.current
        Self.current = isInstant || !Self.isEnabled ? nil : self
        isRunningBlock = true
        block()
        if options.contains(.layoutSubviews) { for view in changedViews { view.layoutIfNeeded() } }
        isRunningBlock = false
        if part == nil { changedViews = [] }
        Self.current = outer
    }

    /// Notes that a view has a track in this animation.
    func gainTrack(of view: UIView, isMovement: Bool) {
        trackCount += 1
        if !isMovement { hasFades = true }
        let isNoted = part != nil || options.contains(.layoutSubviews)
        if isNoted, changedViews.last !== view { changedViews.append(view) }
    }

    /// Whether something changes.
    var hasTracks: Bool { trackCount > 0 }

    /// Ends the tracks. Returns what they have changed.
    func takeChanges() -> [TrackChange] {
        defer { changedViews = [] }
        return changedViews.flatMap { $0.takeTracks(of: self) }
    }

    /// Notes that a track was replaced or removed.
    func loseTrack() {
        guard !isOver else { return }
        trackCount -= 1
        // A block that replaces its own changes can go on to change others.
        isOver = trackCount == 0 && !isRunningBlock
    }

    // MARK: - End

    /// Ends the animation. Returns a call of its completion.
    func end() -> () -> Void {
        let isFinished = !isOver
        isOver = true
        // Tracks that are removed later must not be the last to own what the completion refers to.
        let completion = completion
        self.completion = nil
        return { [transaction] in
            completion?(isFinished)
            transaction.animationEnded()
        }
    }
}
