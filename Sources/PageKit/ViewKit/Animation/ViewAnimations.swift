// SPDX-License-Identifier: GPL-3.0-or-later
// The page's time owns the list, and the list owns the animations and the transitions in progress.

import Scene

/// The animations in progress.
final class ViewAnimations {
    /// The transitions in progress, in the order in which they began.
    private(set) var transitions: [ViewTransition] = []
    private var animations: [any RunningAnimation] = []
    /// The animations of layers that have not begun, because the layer was not in the window.
    private var waiting: [LayerAnimation] = []
    private struct Emitter { weak var layer: CAEmitterLayer? }
    /// The layers that emit particles.
    private var emitters: [Emitter] = []
    /// The animations of layers whose delegates do not know about the beginning.
    private var unannounced: [LayerAnimation] = []

    /// Adds an animation that has begun.
    func add(_ animation: any RunningAnimation) { animations.append(animation) }

    /// Removes an animator that was paused.
    func remove(_ animator: UIViewPropertyAnimator) { animations.removeAll { $0 === animator } }

    /// Adds an animation of a layer. It begins at the end of the step in which the layer is in the window.
    func add(_ animation: LayerAnimation) { waiting.append(animation) }

    /// Adds a layer that emits particles.
    func add(_ emitter: CAEmitterLayer) {
        emitters.removeAll { $0.layer == nil }
        emitters.append(Emitter(layer: emitter))
    }

    /// Lets the animations begin whose layers are in the window by now, at the end of a step.
    func beginWaiting(at step: Int) {
        for emitter in emitters { emitter.layer?.advance() }
        guard !waiting.isEmpty || !unannounced.isEmpty else { return }
        let candidates = waiting
        waiting = []
        for animation in candidates {
            let canBegin = animation.isOver ? true : animation.canBegin
            guard canBegin != false else {
                waiting.append(animation)
                continue
            }
            animation.begin()
            animations.append(animation)
            unannounced.append(animation)
        }
        announce(at: step)
    }

    private func announce(at step: Int) {
        let announced = unannounced
        unannounced = []
        for animation in announced where !animation.startIfDue(at: step) { unannounced.append(animation) }
    }

    /// Adds a transition.
    func add(_ transition: ViewTransition) {
        if let view = transition.view { endTransition(of: view) }
        transition.view.map { transition.animation.gainTrack(of: $0, isMovement: transition.isMovement) }
        transitions.append(transition)
    }

    /// Returns the transition of a view.
    func transition(of view: UIView) -> ViewTransition? { transitions.first { $0.view === view } }

    /// Ends the transition of a view before its time.
    func endTransition(of view: UIView) {
        guard let index = transitions.firstIndex(where: { $0.view === view }) else { return }
        let transition = transitions.remove(at: index)
        transition.end()
        transition.animation.loseTrack()
    }

    /// Returns whether and when something changes.
    func activity(at step: Int) -> Activity {
        var activity = Activity.still
        if emitters.contains(where: { $0.layer?.isActive ?? false }) { return .moving }
        for animation in animations {
            var next: Int? = step + 1
            if !animation.isOver {
                next = animation.isShown ? animation.firstStep : animation.endStep
                if animation.isShown, animation.firstStep <= step { return .moving }
            }
            if let next { activity = activity.earlier(.waiting(until: PageTime.seconds(next))) }
        }
        return activity
    }

    /// Ends the animations whose time is over at a step, in the order of their ends, and calls their completions.
    func run(_ step: Int) {
        if !unannounced.isEmpty { announce(at: step) }
        var ended: [(step: Int, animation: any RunningAnimation)] = []
        animations.removeAll { animation in
            guard animation.isOver || animation.endStep ?? .max <= step else { return false }
            ended.append((animation.isOver ? step : animation.endStep ?? step, animation))
            return true
        }
        guard !ended.isEmpty else { return }
        // The sort is stable, so animations that end together keep the order in which they began.
        ended.sort { $0.step < $1.step }
        // A completion can animate again what another animation that ends now has changed.
        let completions = ended.map { $0.animation.end() }
        transitions.removeAll { transition in
            if transition.animation.isOver { transition.end() }
            return transition.animation.isOver
        }
        for completion in completions { completion() }
    }
}
