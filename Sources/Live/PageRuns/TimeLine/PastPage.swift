// SPDX-License-Identifier: GPL-3.0-or-later
// The time line owns the past page, which refers to it weakly. The callbacks hold weak references.

import HostInterface
import PageLink
import Scene

/// What a page has shown at a moment of its session. It takes no input.
package final class PastPage: ShownPage {
    /// The moment, fitted into the area.
    package private(set) var tree: NodeTree
    /// Called when the tree or the trails change.
    package var changed: () -> Void = {}
    /// Called with the URIs of the user's pictures that appear for the first time.
    package var picturesNeeded: ([String]) -> Void = { _ in }
    /// Called when the user wants to play on the page, which takes no input.
    package var refused: () -> Void = {}
    /// The URIs of the user's pictures that have appeared so far.
    package var userPictures: Set<String> { pictureURIs.all }
    private var pictureURIs = PictureURIs()
    /// The accessible name of the page.
    package let name: String
    /// The step that is shown.
    package private(set) var step: Int
    /// Where things move after that step, in the coordinates of the area; empty if that is not known.
    package private(set) var trails: [Trail] = []
    /// Where things move under the code as it is written, while the user changes a literal.
    package private(set) var earlierTrails: [Trail] = []
    /// Where things move with the values of a literal that are compared, by their colors.
    package private(set) var comparedTrails: [[Trail]] = []
    /// Whether animations are enabled. The running page takes part in changes.
    package var allowsMotion: Bool { didSet { page?.allowsMotion = allowsMotion } }
    /// Whether the text direction is right to left.
    package var readsRightToLeft = false

    /// Whether the session is played on.
    var isPlaying = false { didSet { if isPlaying != oldValue { changed() } } }

    /// The running page.
    weak var page: RemotePage?

    private weak var timeLine: TimeLine?
    private let tally: AnyObject
    /// The tree and the trails as they were, in an area of the size of that time.
    private var moment: (tree: NodeTree, trails: [Trail], earlierTrails: [Trail], comparedTrails: [[Trail]])
    private var area: Size
    private var elements = PageElements()

    /// Begins with what the page shows at the present.
    init(_ page: RemotePage, at step: Int, of timeLine: TimeLine, host: any PageHost) {
        tally = host.count("past page")
        self.page = page
        self.timeLine = timeLine
        (name, tree) = (page.name, page.tree)
        (allowsMotion, readsRightToLeft) = (page.allowsMotion, page.readsRightToLeft)
        self.step = step
        moment = (tree, [], [], [])
        area = tree.root.bounds.size
        _ = pictureURIs.add(page.userPictures)
        elements.update(by: tree.edits(from: .empty), from: .empty, to: tree)
    }

    /// Never, because a moment does not end.
    package var isOver: Bool { false }

    /// The trails in the coordinates of the page.
    var pageTrails: [Trail] { moment.trails }

    /// The state of the boards in one phrase.
    package var stateText: String { elements.stateText }

    /// Moving while the session is played on.
    package var activity: Activity { isPlaying ? .moving : .still }

    /// Never, because nothing is held.
    package var interceptsEvents: Bool { false }

    /// Shows another moment. The trails stay until there are others if it is the same one with another value of a literal.
    /// Returns false if it is invalid.
    func apply(_ moment: Moment, keepsTrails: Bool = false) -> Bool {
        var next = NodeTree.empty
        guard next.apply(moment.edits) else { return false }
        step = moment.step
        // A page that could not be shown has left what was there before.
        if !moment.edits.isEmpty { self.moment.tree = next }
        if !keepsTrails { (self.moment.trails, self.moment.earlierTrails) = ([], []) }
        requestPictures(moment.edits.pictures)
        update()
        return true
    }

    /// Shows where things move after the moment; also as earlier trails, if other values of a literal follow.
    func setTrails(_ trails: [Trail], areEarlier: Bool = false) {
        moment.trails = trails
        if areEarlier { moment.earlierTrails = trails }
        update()
    }

    /// Shows where things move with values of a literal that are compared, by their colors.
    func setComparedTrails(_ trails: [[Trail]]) {
        guard trails != moment.comparedTrails else { return }
        moment.comparedTrails = trails
        update()
    }

    /// The state of the boards and what moves after the moment.
    package var description: String { [stateText, motionText].filter { !$0.isEmpty }.joined(separator: ". ") }

    /// What moves after the moment, in one phrase; empty if that is not known, or if nothing moves.
    package var motionText: String {
        guard let longest = trails.first, let start = longest.points.first, let end = longest.points.last else {
            return ""
        }
        let element = tabOrder.first { element in
            guard let center = outline(of: element)?.rect.center else { return false }
            return abs(center.x - start.x) < 0.5 && abs(center.y - start.y) < 0.5
        }
        return MotionText.text(count: trails.count, end: end, of: element.flatMap(name))
    }

    /// Fits the moment into an area.
    package func resize(to area: Size) {
        guard area != self.area else { return }
        self.area = area
        update()
    }

    /// Applies the style and the size of texts to the running page. The moment is as it was.
    package func update(isDark: Bool, textScale: Double) { page?.update(isDark: isDark, textScale: textScale) }

    /// Stops playing while the area is hidden.
    package func setVisible(_ isVisible: Bool, at now: Double) { timeLine?.setVisible(isVisible, at: now) }

    /// Plays the session on.
    package func advance(to now: Double) { if isPlaying { timeLine?.advance(to: now) } }

    /// Fits the moment into the area, which may have had another size then.
    private func update() {
        let size = moment.tree.root.bounds.size
        var next = moment.tree
        (trails, earlierTrails, comparedTrails) = (moment.trails, moment.earlierTrails, moment.comparedTrails)
        if size != area, size.width > 0, size.height > 0, area.width > 0, area.height > 0 {
            let fit = next.fit(in: area)
            next = next.fitted(by: fit, in: area)
            let fitted = { (trail: Trail) in Trail(points: trail.points.map(fit.inArea)) }
            trails = trails.map(fitted)
            earlierTrails = earlierTrails.map(fitted)
            comparedTrails = comparedTrails.map { $0.map(fitted) }
        }
        elements.update(by: next.edits(from: tree), from: tree, to: next)
        tree = next
        changed()
    }

    /// Requests the user's pictures that appear for the first time.
    func requestPictures(_ pictures: Set<String>) {
        let new = pictureURIs.add(pictures)
        if !new.isEmpty { picturesNeeded(new) }
    }

    // MARK: - Input

    /// Ignores a touch.
    package func receive(_ touch: Touch, at now: Double) -> ElementID? {
        if touch.phase == .began { refused() }
        return nil
    }
    /// Ignores an event.
    package func intercept(_ event: TouchRecognizer.Event, at now: Double) -> Bool { false }
    /// Does nothing, because there are no touches.
    package func cancelTouches(at now: Double) {}
    /// Ignores an activation.
    package func activate(_ element: ElementID, at now: Double) { refused() }
    /// Ignores a key.
    package func press(_ key: Key, on element: ElementID, shift: Bool, at now: Double) -> StageKeyResult { .unused }

    // MARK: - Elements

    /// The values that the accessible names depend on.
    package var accessibilityState: AccessibilityState { AccessibilityState(elements.nodes) }
    /// The elements in Tab order.
    package var tabOrder: [ElementID] { elements.tabOrder }
    /// Returns the accessible name of an element.
    package func name(of element: ElementID) -> String? { accessibility(of: element)?.name }
    /// Returns the description of an element.
    package func accessibility(of element: ElementID) -> NodeAccessibility? { elements.accessibility(of: element) }

    /// Returns the rectangle of an element and the radius of its corners.
    package func outline(of element: ElementID) -> (rect: Rect, cornerRadius: Double)? {
        elements.outline(of: element, in: tree)
    }

    /// Returns the nearest element in a direction.
    package func element(from element: ElementID?, toward direction: Direction) -> ElementID? {
        guard let element else { return tabOrder.first }
        return elements.element(from: element, toward: direction, in: tree)
    }

    /// Returns the element that is nearest to one that may have disappeared.
    package func element(nearestTo element: ElementID) -> ElementID? { elements.element(nearestTo: element, in: tree) }
}

extension NodeTree {
    /// Returns how the page fits into an area. A view with a size of its own is as large as it would be there at present,
    /// whatever was around it then.
    fileprivate func fit(in area: Size) -> BoardFit {
        let whole = BoardFit(board: root.bounds.size, in: area)
        guard root.children.count == 1, let window = self[root.children[0]] else { return whole }
        let sizes = window.children.compactMap { self[$0]?.bounds.size }
        guard let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max(), width > 0, height > 0,
            width < window.bounds.size.width || height < window.bounds.size.height
        else { return whole }
        let scale = window.transform.a
        let content = Rect(center: window.center, size: Size(width: width * scale, height: height * scale))
        let wanted = min(1, area.width / width, area.height / height)
        return BoardFit(centering: content, scaledBy: wanted / scale, in: area)
    }

    /// Returns the tree with its contents fitted into an area.
    fileprivate func fitted(by fit: BoardFit, in area: Size) -> NodeTree {
        var tree = self
        tree.root.bounds = Rect(origin: Point(x: 0, y: 0), size: area)
        tree.root.center = tree.root.bounds.center
        let scale = AffineTransform(a: fit.scale, b: 0, c: 0, d: fit.scale, tx: 0, ty: 0)
        for id in root.children {
            guard var node = tree[id] else { continue }
            node.center = fit.inArea(node.center)
            node.transform = node.transform.concatenating(scale)
            tree[id] = node
        }
        return tree
    }
}
