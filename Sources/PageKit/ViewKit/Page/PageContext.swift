// SPDX-License-Identifier: GPL-3.0-or-later
// The context lives as long as the process. The process that runs the page sets what the page cannot do itself.

import Glibc
import Scene
import Seeding

/// What the views of the running page share: its window, its time, its random numbers, and the services of the process
/// that runs it.
@MainActor package final class PageContext {
    /// The context of the running page.
    package static let current = PageContext()

    /// The window, which contains what the page shows.
    package let window = UIWindow(isMain: true)
    /// The steps of the page's time.
    package let time = PageTime()
    /// The source of the page's random numbers.
    package var random = SeededGenerator(seed: 0) {
        didSet { SystemRandomNumberGenerator.mainThread = SystemRandomNumberGenerator.mainThread ?? pthread_self() }
    }
    /// Light or dark style, text direction, and whether motion is allowed.
    package internal(set) var traits = UITraitCollection()
    /// What `traits` are apart from a view with another style, while that is laid out or drawn.
    private var outerTraits: UITraitCollection?
    /// The traits of the page, apart from a view with another style.
    package var pageTraits: UITraitCollection { outerTraits ?? traits }
    /// Whether a view has another style than the page, or has had one.
    var overridesStyles = false

    /// The size of the device that shows the page, in points; `nil` if the page fills the area.
    package var deviceSize: CGSize?
    /// The folders that are searched for pictures, the page's own first.
    package var resources: [String] = []
    /// The folder of the program's own drawings.
    package var data = ""
    /// Today's date, as year, month, and day. It does not change while the page runs.
    package var today: (year: Int, month: Int, day: Int) = (2026, 1, 1)
    /// Translates an English phrase and fills in its placeholders.
    package var translate: (_ english: String, _ values: [String: String]) -> String = { english, _ in english }
    /// Plays a sound: the absolute path of a file that the page can read, or the name of one of the program's sounds.
    package var playSound: (String) -> Void = { _ in }
    /// What the sound players of the page play, by their numbers.
    package var playbacks: [Int: Playback] = [:]
    /// The bytes of sound files in memory, by the numbers of their players.
    package var soundData: [Int: [UInt8]] = [:]
    /// The playbacks that are heard. If there are too many, these are the ones of the newest players.
    package var heardPlaybacks: [Playback] {
        playbacks.values.sorted { $0.player < $1.player }.suffix(Playback.maxCount)
    }
    /// Passes a text to the screen reader.
    package var announce: (String) -> Void = { _ in }
    /// Measures a text.
    package var textMetrics: (String, TextStyle, TextLayout) -> TextMetrics = { _, _, _ in
        TextMetrics(
            size: Size(width: 0, height: 0), firstBaseline: 0, lastBaseline: 0, lineCount: 1, isTruncated: false)
    }
    /// Measures a text whose parts have different looks.
    package var styledTextMetrics: (NodeText) -> TextMetrics = { _ in
        TextMetrics(
            size: Size(width: 0, height: 0), firstBaseline: 0, lastBaseline: 0, lineCount: 1, isTruncated: false)
    }
    /// Measures a font.
    package var fontMetrics: (TextStyle) -> FontMetrics = { _ in
        FontMetrics(ascent: 0, descent: 0, lineHeight: 0, capHeight: 0, xHeight: 0)
    }

    /// Makes a world of bodies for an animator. Returns `nil` if the library for it is not installed.
    package var makePhysicsWorld: () -> (any PhysicsWorld)? = { nil }
    /// Makes the fonts of a file usable. Returns whether there are any.
    package var addFonts: (String) -> Bool = { _ in false }
    /// Returns what the page shows, with texts in fonts of files as shapes.
    package var outlined: (NodeTree) -> NodeTree = { $0 }

    var nodeNumbers = NodeNumbers()
    /// Whether views have been added since views were numbered.
    var hasNewViews = true
    /// What places views by constraints, if there have been any.
    private(set) var layoutEngine: LayoutEngine?
    /// The controllers whose views have been added to the window since the latest layout.
    var appearing: [UIViewController] = []
    /// The views in the window that have to be drawn.
    var undrawn: [UIView] = []
    /// The layers without views in the window that have to be drawn.
    var undrawnLayers: [CALayer] = []
    /// The layers without views in the window that have to be laid out.
    var layersToLayOut: [CALayer] = []

    /// The elements in views that take gestures, while the elements of a view are determined.
    var innerElements: [ObjectIdentifier: [UIView]]?

    /// The window of the page that was made visible last, if it has made one.
    package internal(set) var keyWindow: UIWindow?
    /// The latest change of what is shown, if the keyboard focus has not followed it.
    var focusMove: FocusMove?
    /// The responder on which the keyboard acts.
    weak var firstResponder: UIResponder?
    /// What is shown for the input, and the number of changes of the first responder that are in progress.
    var (inputArea, inputChanges): (InputArea?, Int) = (nil, 0)
    /// Called before and after a change of what is shown for the input, with its rectangles in the window before and
    /// after the change.
    package var inputAreaChanges: (_ isOver: Bool, _ old: CGRect, _ new: CGRect) -> Void = { _, _, _ in }

    /// The live properties of the page.
    package let liveEntries = LiveEntries()

    /// The touches on the page.
    package let touches = TouchDispatcher()

    private init() {}

    /// What places views by constraints.
    var layoutEngineOrNew: LayoutEngine {
        let engine = layoutEngine ?? LayoutEngine()
        layoutEngine = engine
        return engine
    }

    /// Measures a text.
    func metrics(of text: NodeText) -> TextMetrics {
        text.styling == nil ? textMetrics(text.string, text.style, text.layout) : styledTextMetrics(text)
    }

    /// Lays out, draws, and numbers all views that need it, and lets controllers know that their views are shown. Returns
    /// whether there are new views.
    @discardableResult package func settle() -> Bool {
        layOut()
        layoutEngine?.reportFaults()
        let views = undrawn
        undrawn = []
        for view in views { view.drawIfNeeded() }
        let layers = undrawnLayers
        undrawnLayers = []
        for layer in layers { layer.drawIfNeeded() }
        CATransaction.endStep()
        defer { time.animations.beginWaiting(at: time.step) }
        guard hasNewViews else { return false }
        hasNewViews = false
        // A session names elements by the numbers of their nodes. When it is repeated, there are no frames, so that the
        // numbers must not depend on when one is shown.
        for view in window.all {
            _ = view.nodeID
            view.existingLayer?.numberInner()
        }
        return true
    }

    private func layOut() {
        // A controller may change the layout, but not endlessly.
        for _ in 0..<100 {
            window.followContent()
            window.layoutIfNeeded()
            let layers = layersToLayOut
            layersToLayOut = []
            for layer in layers { layer.layOut() }
            let appeared = appearing
            appearing = []
            if appeared.isEmpty, layersToLayOut.isEmpty { return }
            for controller in appeared { controller.endAppearing() }
        }
    }

    /// Applies traits to all views.
    package func apply(_ traits: UITraitCollection) {
        let previous = self.traits
        guard traits != previous else { return }
        self.traits = traits
        if traits.layoutDirection != previous.layoutDirection { layoutEngine?.readingDirectionChanged() }
        for view in window.all {
            view.setNeedsDisplay()
            view.existingLayer?.forAll { $0.noteDrawing() }
            let (traits, style) = (view.traitCollection, view.overriddenStyle)
            if traits != previous.in(style) { view.passOn(previous.in(style)) }
        }
    }

    /// Runs code in the traits of a view.
    func inTraits<Result>(of view: UIView, _ body: () -> Result) -> Result {
        guard overridesStyles else { return body() }
        let (oldTraits, oldOuterTraits) = (traits, outerTraits)
        outerTraits = pageTraits
        traits = view.traitCollection
        defer { (traits, outerTraits) = (oldTraits, oldOuterTraits) }
        return body()
    }
}
