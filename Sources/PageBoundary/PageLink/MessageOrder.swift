// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// Who may send what when over the link of a page: the window asks, and the page answers. A page is native code, so it
/// can send anything. What the window has not asked for is damage, however harmless it looks: its number has no limit.
package struct MessageOrder: Sendable {
    /// The largest number of sounds and announcements between two frames.
    package static let maxEvents = 64
    /// The smallest number of steps between two reports of the progress, so that they come to an end.
    package static let progressStride = 4
    /// The largest number of messages with the values of a moment.
    package static let maxPastValues = 8

    /// Whether the process shows moments of a session instead of running it.
    private let showsMoments: Bool
    private var owesTitle = false, owesFrame = false, owesValues = false, showsValues = false
    /// Whether the outstanding frame comes with digests, and with traced values.
    private var owesDigests = false, owesTrace = false, traces = false
    private var questions: Set<UInt32> = []
    /// Whether the session has to be repeated so that moments can be shown.
    private var owesRepetition = false
    private var owedMoments = 0, owedTrails = 0, owedProgress = 0, owedPastValues = 0
    /// The last step that the window has asked for, and the last one of which the page has reported that it was reached.
    private var target = 0, reached = 0
    /// What there has been since the latest frame.
    private var events = 0, sounds = 0, hasProperties = false, hasPlaybacks = false, hasChanged = false
    private var hasFrame = false

    /// Creates the order of a process that runs a page, or one that shows moments of its session.
    package init(showsMoments: Bool) { self.showsMoments = showsMoments }

    /// Notes a message to the page.
    package mutating func note(_ message: ToPage) {
        switch message {
        case .setUp: break
        case .load(let files):
            owesTitle = !showsMoments
            showsValues = files.showsValues && !files.tracesValues
            owesValues = owesTitle && showsValues
            traces = files.tracesValues
        case .replay(_, let step, let isLast):
            target = max(target, step)
            guard isLast else { return }
            (owesRepetition, owesFrame) = (showsMoments, !showsMoments)
            (owesDigests, owesTrace) = (owesFrame, owesFrame && traces)
        case .input(let input, let question):
            target = max(target, input.step)
            if let question { questions.insert(question) }
        case .cursor(_, _, let question), .nearest(_, let question), .elementAt(_, _, let question):
            questions.insert(question)
        case .advance(let step):
            target = max(target, step)
            owesFrame = true
        case .showMoment(_, let trail, _):
            owedMoments += 1
            owedTrails += trail > 0 ? 1 : 0
            // Those of the moment before may still be on their way.
            if showsValues { owedPastValues = min(owedPastValues, Self.maxPastValues) + Self.maxPastValues }
            owedProgress += progressOfMoment
        case .moreValues: owesValues = true
        }
    }

    /// Accepts a message from the page. Returns false if it is not its turn.
    package mutating func accept(_ message: FromPage) -> Bool {
        switch message {
        case .loaded:
            guard owesTitle else { return false }
            owesTitle = false
        case .notLoaded:
            guard owesTitle else { return false }
            // Nothing is shown.
            (owesTitle, owesFrame, owesDigests, owesTrace) = (false, false, false, false)
        case .frame, .unchanged:
            guard owesFrame, !owesTitle else { return false }
            (owesFrame, owesDigests, owesTrace, hasFrame) = (false, false, false, true)
            (events, sounds, hasProperties, hasPlaybacks, hasChanged) = (0, 0, false, false, false)
        case .properties, .propertyChanges:
            guard owesFrame, !owesTitle, !hasProperties else { return false }
            hasProperties = true
        case .soundData:
            guard owesFrame, !owesTitle, sounds < Playback.maxCount else { return false }
            sounds += 1
        case .playing:
            guard owesFrame, !owesTitle, !hasPlaybacks else { return false }
            hasPlaybacks = true
        case .progress where showsMoments:
            guard owedProgress > 0 else { return false }
            owedProgress -= 1
        case .progress(let step):
            guard step >= reached + Self.progressStride, step <= target else { return false }
            reached = step
        case .checkpoints:
            guard owesDigests else { return false }
            owesDigests = false
        case .trace:
            guard owesTrace else { return false }
            owesTrace = false
        case .answer(_, let question): return questions.remove(question) != nil
        case .sound, .soundFile, .announcement:
            guard events < Self.maxEvents else { return false }
            events += 1
        case .values:
            guard owesValues else { return false }
            owesValues = false
        case .changed:
            guard hasFrame, !hasChanged else { return false }
            hasChanged = true
        case .repeated(let step, let isComplete):
            guard owesRepetition, step <= target, isComplete || step >= reached + Self.progressStride else {
                return false
            }
            (reached, owesRepetition) = (step, !isComplete)
        case .moment:
            guard owedMoments > 0 else { return false }
            owedMoments -= 1
            owedProgress = owedMoments * progressOfMoment
        case .pastValues:
            guard owedPastValues > 0 else { return false }
            owedPastValues -= 1
        case .trails:
            guard owedTrails > 0 else { return false }
            owedTrails -= 1
        }
        return true
    }

    /// The largest number of reports until a moment is shown.
    private var progressOfMoment: Int { target / Self.progressStride + 1 }
}
