// SPDX-License-Identifier: GPL-3.0-or-later
// The context owns the engine of the page. The engine refers to views, guides, and constraints weakly; they leave it when
// they end.

import ConstraintSolver
import Scene

/// Where views are according to their constraints. Positions are absolute: those of the outermost view are zero, so that
/// a constraint between distant views is as short as one between neighbors.
@MainActor final class LayoutEngine {
    private typealias Variable = ConstraintSolver.Variable
    private typealias Handle = ConstraintSolver.Handle

    private var solver = ConstraintSolver()
    /// The view that gets the size for which it is fitted instead of that of its frame.
    private let fittedView: UIView?
    /// The views and guides by their numbers, and in the order in which they came.
    private var items: [Int: LayoutBox] = [:]
    private var order: [LayoutBox] = []
    /// The constraints of the page by their numbers, and their numbers by their handles.
    private var entries: [Int: (constraint: WeakConstraint, handle: Handle?)] = [:]
    private var numbers: [Handle: Int] = [:]
    /// The constraints that contradict others.
    private var refused: [Int] = []
    /// What should be reported after the layout, by the numbers of constraints that are refused still.
    private var faults: [Int: LayoutFault] = [:]
    /// The views whose `updateConstraints()` is called before the next layout.
    private var viewsToUpdate: [WeakView] = []
    /// The views whose content has another size, or others of whose constraints have changed.
    private var changedContents: [Int] = []
    /// Whether something has changed since the last update, whether constraints have come or gone, and whether an update
    /// is going on.
    private var (isDirty, hasOtherConstraints, isUpdating) = (false, false, false)

    private struct WeakConstraint { weak var constraint: NSLayoutConstraint? }
    private struct WeakView { weak var view: UIView? }

    /// Creates an engine for a page, or for finding the size that fits a view.
    init(fitting view: UIView? = nil) { fittedView = view }

    // MARK: - Constraints

    /// Adds a constraint. Returns false if it compares what cannot be compared.
    @discardableResult func add(_ constraint: NSLayoutConstraint) -> Bool {
        guard let linear = linear(constraint) else { return false }
        for item in [constraint.firstItem, constraint.secondItem] {
            (item as? any LayoutItem).map { box(of: $0).constraints.append(constraint.number) }
        }
        entries[constraint.number] = (WeakConstraint(constraint: constraint), nil)
        insert(linear, constraint.number)
        return true
    }

    /// Removes a constraint that is no longer active.
    func remove(_ constraint: NSLayoutConstraint) {
        for item in [constraint.firstItem, constraint.secondItem] {
            (item as? any LayoutItem).flatMap { items[$0.number] }?.constraints.removeAll { $0 == constraint.number }
        }
        removeConstraint(number: constraint.number)
    }

    /// Replaces what the solver has of a constraint, because its terms or its priority have changed.
    func reinsert(_ constraint: NSLayoutConstraint) {
        guard entries[constraint.number] != nil, let linear = linear(constraint) else { return }
        suspend(constraint.number)
        insert(linear, constraint.number)
    }

    /// Changes the constant of a constraint, which costs less than to reinsert it.
    func updateConstant(of constraint: NSLayoutConstraint) {
        guard let handle = entries[constraint.number]?.handle, let linear = linear(constraint) else {
            return setDirty()
        }
        numbers[handle] = nil
        _ = keep(constraint.number) { () throws(ConstraintSolver.Conflict) in
            try solver.setConstant(linear.constant, of: handle)
        }
        setDirty()
    }

    /// Gives a constraint to the solver.
    private func insert(_ linear: LinearConstraint, _ number: Int) {
        _ = keep(number) { () throws(ConstraintSolver.Conflict) in try solver.add(linear) }
        setDirty(hasOtherConstraints: true)
    }

    /// Keeps the handle that the solver returns for a constraint. Returns the conflict if it refuses the constraint.
    private func keep(
        _ number: Int, _ solve: () throws(ConstraintSolver.Conflict) -> Handle
    ) -> ConstraintSolver.Conflict? {
        do throws(ConstraintSolver.Conflict) {
            let handle = try solve()
            entries[number]?.handle = handle
            numbers[handle] = number
            faults[number] = nil
            return nil
        } catch {
            entries[number]?.handle = nil
            refused.append(number)
            return error
        }
    }

    /// Forgets a constraint, which may have ended already.
    func removeConstraint(number: Int) {
        suspend(number)
        entries[number] = nil
    }

    /// Takes a constraint from the solver, and keeps its entry.
    private func suspend(_ number: Int) {
        refused.removeAll { $0 == number }
        faults[number] = nil
        guard let handle = entries[number]?.handle else { return }
        solver.remove(handle)
        numbers[handle] = nil
        entries[number]?.handle = nil
        setDirty(hasOtherConstraints: true)
    }

    /// Updates all constraints after a change of the direction of lines of text.
    func readingDirectionChanged() {
        for number in entries.keys.sorted() { entries[number]?.constraint.constraint.map(reinsert) }
    }

    /// Asks for an update.
    private func setDirty(hasOtherConstraints: Bool = false) {
        isDirty = true
        if hasOtherConstraints { self.hasOtherConstraints = true }
    }

    /// Tries again to add what contradicted others. Constraints that were to be exchanged may have been activated before
    /// others were deactivated, so only what is still refused before a layout is a fault.
    private func retryRefused() {
        let numbers = refused
        refused = []
        for number in numbers {
            guard let constraint = entries[number]?.constraint.constraint, let linear = linear(constraint) else {
                continue
            }
            let conflict = keep(number) { () throws(ConstraintSolver.Conflict) in try solver.add(linear) }
            if let conflict { faults[number] = fault(of: constraint, against: conflict.others) }
        }
    }

    /// Returns why a constraint was refused.
    private func fault(of constraint: NSLayoutConstraint, against others: [Handle]) -> LayoutFault {
        let places = others.compactMap { numbers[$0].flatMap { entries[$0]?.constraint.constraint?.place } }
        // Forgetting this is the most frequent reason.
        for view in [constraint.firstItem, constraint.secondItem].compactMap({ $0 as? UIView })
        where items[view.number]?.isFixed ?? false && (view !== constraint.owner || places.isEmpty) {
            return .frame(constraint.place, view: view.nameInMessages)
        }
        return .conflict(constraint.place, with: places)
    }

    // MARK: - Items

    /// Adds a view or changes what places it, because the page has set that or has moved the view elsewhere.
    func placementChanged(of view: UIView) {
        if let box = items[view.number] { place(box) } else { _ = box(of: view) }
    }

    /// Updates the constraints of a view that moves to another superview, if it is in the layout.
    func superviewChanged(of view: UIView) { if items[view.number] != nil { placementChanged(of: view) } }

    /// Asks a view again for the size of its content.
    func contentChanged(of view: UIView) {
        guard items[view.number] != nil else { return }
        changedContents.append(view.number)
        setDirty()
    }

    /// Gives the content of a view other priorities.
    func contentPriorityChanged(of view: UIView) {
        guard let box = items[view.number] else { return }
        removeContent(of: box)
        contentChanged(of: view)
    }

    /// Removes a view or a guide that ends or leaves its view.
    func remove(number: Int) {
        guard let box = items.removeValue(forKey: number) else { return }
        for constraint in box.constraints { removeConstraint(number: constraint) }
        removePlacement(of: box)
        for child in box.children { items[child].map(place) }
        box.parent.map { parent in items[parent]?.children.removeAll { $0 == number } }
        box.variables.forEach { solver.remove($0) }
        order.removeAll { $0 === box }
        setDirty(hasOtherConstraints: true)
    }

    /// Returns the box of an item. A new item joins the layout.
    private func box(of item: any LayoutItem) -> LayoutBox {
        if let box = items[item.number] { return box }
        let box = LayoutBox(item, (0..<4).map { _ in solver.addVariable() })
        items[item.number] = box
        order.append(box)
        place(box)
        return box
    }

    /// Adds what determines the frame of an item without constraints of the page.
    private func place(_ box: LayoutBox) {
        removePlacement(of: box)
        box.parent.map { parent in items[parent]?.children.removeAll { $0 == box.number } }
        let container = box.view == nil ? box.item?.containingView : box.view?.superview
        let isInner = container != nil && (box.view == nil || box.view !== fittedView)
        let parent = isInner ? container.map { self.box(around: box, in: $0) } : nil
        box.parent = parent?.number
        parent?.children.append(box.number)
        box.isInset = parent != nil && (box.item as? UILayoutGuide)?.insets != nil
        box.isContent = (box.item as? UILayoutGuide)?.isContent ?? false
        box.isFixed = box.view.map(isFixed) ?? false
        if let constants = box.presentConstants {
            box.constants = constants
            box.placement = constants.indices.map { required(terms($0, of: box), -constants[$0]) }
            if box.isContent {
                box.placement += [required([(box.width, 1)], 0, .atLeast), required([(box.height, 1)], 0, .atLeast)]
            }
        } else {
            box.placement = [
                required([(box.width, 1)], 0, .atLeast), required([(box.height, 1)], 0, .atLeast),
            ]
            if parent == nil { box.placement += [required([(box.x, 1)], 0), required([(box.y, 1)], 0)] }
            if box.view != nil { changedContents.append(box.number) }
            if fittedView == nil { box.view?.superview?.subviewChangedContentSize() }
        }
        setDirty(hasOtherConstraints: true)
    }

    /// Returns the box in which an item of a view is: that of the content, if the view is a scroll view.
    private func box(around box: LayoutBox, in view: UIView) -> LayoutBox {
        guard let scrollView = view as? UIScrollView, let item = box.item else { return self.box(of: view) }
        let state = view.autoLayout
        let isOfFrame = [state.content, state.frame, state.safeArea].contains { $0 === item }
        return self.box(of: isOfFrame ? view : scrollView.contentLayoutGuide)
    }

    /// Returns a variable of an item: positions, and the lengths of a guide inside of a view, relative to the latter.
    private func terms(_ index: Int, of box: LayoutBox) -> [(Variable, Double)] {
        let parent = box.isInset || index < 2 ? box.parent.flatMap { items[$0] } : nil
        return [(box.variables[index], 1)] + (parent.map { [($0.variables[index], -1)] } ?? [])
    }

    /// Removes what `place` has added.
    private func removePlacement(of box: LayoutBox) {
        for case let handle? in box.placement { solver.remove(handle) }
        box.placement = []
        removeContent(of: box)
        removeStays(of: box)
    }

    /// Returns whether the frame of a view places it.
    private func isFixed(_ view: UIView) -> Bool {
        guard view !== fittedView else { return false }
        return view.translatesAutoresizingMaskIntoConstraints || view is UIWindow || view.superview is UIWindow
    }

    private func required(
        _ terms: [(Variable, Double)], _ constant: Double, _ relation: LinearConstraint.Relation = .equal
    ) -> Handle? { add(terms, constant, relation, priority: nil) }

    private func add(
        _ terms: [(Variable, Double)], _ constant: Double, _ relation: LinearConstraint.Relation, priority: Double?
    ) -> Handle? {
        let terms = terms.map { LinearConstraint.Term($0.0, times: $0.1) }
        return try? solver.add(LinearConstraint(terms, constant: constant, relation, priority: priority))
    }

    // MARK: - Content

    private func removeContent(of box: LayoutBox) {
        for case let handle? in box.content { solver.remove(handle) }
        box.content = []
        box.contentSize = nil
    }

    /// Updates what keeps an item at the size of its content. The height of a text may depend on its width.
    private func updateContent(of box: LayoutBox) {
        guard let view = box.view, !box.isFixed else { return }
        var size = view.intrinsicContentSize
        if size.height >= 0, box.knownWidth > 0, let height = view.contentHeight(forWidth: box.knownWidth) {
            size.height = height
        }
        let old = box.contentSize
        guard size != old else { return }
        box.contentSize = size
        if let old, (old.width < 0) == (size.width < 0), (old.height < 0) == (size.height < 0) {
            for (index, length) in [size.width, size.width, size.height, size.height].enumerated() {
                guard let handle = box.content[index] else { continue }
                box.content[index] = try? solver.setConstant(-length, of: handle)
            }
            return
        }
        removeContent(of: box)
        box.contentSize = size
        for (axis, length, variable) in [
            (NSLayoutConstraint.Axis.horizontal, size.width, box.width), (.vertical, size.height, box.height),
        ] {
            guard length >= 0 else {
                box.content += [nil, nil]
                continue
            }
            // Even content that must be seen gives way to what the page requires, and a text that can be broken into lines
            // gives way to its neighbors.
            let wraps = axis == .horizontal && view.contentHeight(forWidth: 1) != nil
            let (hugging, resistance) = (
                min(view.contentHuggingPriority(for: axis).rawValue, 999.5),
                min(view.contentCompressionResistancePriority(for: axis).rawValue - (wraps ? 0.5 : 0), 999.5)
            )
            box.content += [
                add([(variable, 1)], -length, .atMost, priority: Double(hugging)),
                add([(variable, 1)], -length, .atLeast, priority: Double(resistance)),
            ]
        }
    }

    // MARK: - Updates

    /// Calls `updateConstraints()` of a view before the next layout.
    func scheduleConstraintUpdate(of view: UIView) {
        viewsToUpdate.append(WeakView(view: view))
        setDirty()
    }

    /// Calls `updateConstraints()` of a view and the views in it that need it: of the inner ones first.
    func updateConstraints(in outer: UIView? = nil) {
        // A view may ask for another update, but not endlessly.
        for _ in 0..<100 where !viewsToUpdate.isEmpty {
            let views = viewsToUpdate.compactMap(\.view).filter { view in
                view.needsUpdateConstraints() && outer.map { view.isDescendant(of: $0) } ?? true
            }
            viewsToUpdate.removeAll { entry in entry.view.map { view in views.contains { $0 === view } } ?? true }
            if views.isEmpty { return }
            for view in views.sorted(by: { $0.depth > $1.depth }) {
                view.existingAutoLayout?.needsUpdate = false
                if let controller = view.controller {
                    controller.updateViewConstraints()
                } else {
                    view.updateConstraints()
                }
            }
        }
    }

    /// Solves the constraints if something has changed, and lets the superviews of all views that move lay them out.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        updateConstraints()
        followFrames()
        guard isDirty else { return }
        solve()
        for box in order {
            if box.isContent { updateContentSize(of: box) }
            guard let view = box.view, !box.isFixed, let superview = view.superview else { continue }
            if let frame = frame(of: box, in: superview), !view.isPlaced(at: frame) { superview.setNeedsLayout() }
        }
    }

    /// Solves the constraints with the present contents.
    private func solve() {
        if !refused.isEmpty { retryRefused() }
        // The heights of texts follow their widths, which may follow heights again.
        for _ in 0..<4 {
            let contents = changedContents
            changedContents = []
            for number in contents { items[number].map(updateContent) }
            if !contents.isEmpty { updateBaselines(of: contents) }
            solver.solve()
            if hasOtherConstraints { settleAmbiguities() }
            for box in order where !box.isFixed {
                guard let view = box.view, box.contentSize.map({ $0.height >= 0 }) ?? false else { continue }
                let width = solver.value(of: box.width)
                guard (width - box.knownWidth).magnitude > 1e-6, view.contentHeight(forWidth: width) != nil else {
                    continue
                }
                box.knownWidth = width
                changedContents.append(box.number)
            }
            if changedContents.isEmpty { break }
        }
        isDirty = !changedContents.isEmpty
    }

    /// Changes what is known of views that their frames place, and of guides that keep distances from edges.
    private func followFrames() {
        for box in order {
            guard let constants = box.presentConstants, constants != box.constants else { continue }
            for index in constants.indices where constants[index] != box.constants[index] {
                guard let handle = box.placement[index] else { continue }
                do throws(ConstraintSolver.Conflict) {
                    box.placement[index] = try solver.setConstant(-constants[index], of: handle)
                } catch { box.placement[index] = force(-constants[index], index, of: box, against: error.others) }
            }
            box.constants = constants
            setDirty()
        }
    }

    /// Adds again what places an item. Constraints of the page that contradict it are refused instead.
    private func force(_ constant: Double, _ index: Int, of box: LayoutBox, against others: [Handle]) -> Handle? {
        for handle in others {
            guard let number = numbers[handle] else { continue }
            suspend(number)
            refused.append(number)
        }
        return required(terms(index, of: box), constant)
    }

    /// Updates the constraints of contents that refer to baselines of texts.
    private func updateBaselines(of contents: [Int]) {
        for number in Set(contents.compactMap { items[$0] }.flatMap(\.constraints)).sorted() {
            guard let constraint = entries[number]?.constraint.constraint, constraint.hasBaseline else { continue }
            updateConstant(of: constraint)
        }
    }

    // MARK: - Ambiguity

    /// Lets everything that constraints leave open be zero, relative to the superview, and keeps what that was.
    private func settleAmbiguities() {
        hasOtherConstraints = false
        for box in order where !box.stays.isEmpty { removeStays(of: box) }
        solver.solve()
        for box in order where !box.isFixed && !box.isInset {
            for (index, variable) in box.variables.enumerated() where solver.isFree(variable) {
                box.stays[index] = add(terms(index, of: box), 0, .equal, priority: 0)
                solver.solve()
            }
        }
    }

    private func removeStays(of box: LayoutBox) {
        for handle in box.stays.values { solver.remove(handle) }
        box.stays = [:]
    }

    /// Returns whether constraints leave open where a view is.
    func isAmbiguous(_ view: UIView) -> Bool { !(items[view.number]?.stays.isEmpty ?? true) }

    /// Reports what constraints contradict or leave open, after a layout.
    func reportFaults() {
        for number in faults.keys.sorted() { faults[number]?.report() }
        faults = [:]
        for box in order where !box.stays.isEmpty {
            guard let view = box.view, view.window != nil, !view.isHidden else { continue }
            for index in box.stays.keys.sorted() {
                let lacks: [LayoutFault.Lack] = [.horizontalPosition, .verticalPosition, .width, .height]
                LayoutFault.ambiguous(view: view.nameInMessages, lacks[index]).report()
            }
        }
    }

    // MARK: - Results

    /// Places the subviews of a view as their constraints say.
    func placeSubviews(of view: UIView) {
        guard items[view.number] != nil else { return }
        for subview in view.subviews {
            guard let box = items[subview.number], !box.isFixed, let frame = frame(of: box, in: view),
                !subview.isPlaced(at: frame)
            else { continue }
            // As `frame` does: what depends on the size, such as the offset of a scroll view, knows the place already.
            subview.center = frame.center
            if subview.bounds.size != frame.size { subview.bounds.size = frame.size }
        }
    }

    /// Returns the size of the fitted view that is closest to a size.
    func fittedSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        guard let fittedView else { return .zero }
        let box = box(of: fittedView)
        for (variable, length, priority) in [
            (box.width, target.width, horizontal), (box.height, target.height, vertical),
        ] {
            let priority = priority < .required ? Double(max(priority.rawValue, 1)) : nil
            _ = add([(variable, 1)], -Self.limited(length), .equal, priority: priority)
        }
        solve()
        return frame(of: box, in: fittedView)?.size ?? .zero
    }

    /// Whether a view takes part in the layout.
    func contains(_ view: UIView) -> Bool { items[view.number] != nil }

    /// Returns where a guide is in its view.
    func frame(of guide: UILayoutGuide, in view: UIView) -> CGRect? {
        update()
        return items[guide.number].flatMap { frame(of: $0, in: view) }
    }

    /// Returns where an item is in a view.
    private func frame(of box: LayoutBox, in view: UIView) -> CGRect? {
        let scrollView = view as? UIScrollView
        guard let outer = items[(scrollView?.contentLayoutGuide ?? view).number] else { return nil }
        let origin = scrollView == nil ? view.bounds.origin : .zero
        func value(_ variable: Variable) -> Double {
            // Without the noise of rounding, equal layouts are equal.
            (solver.value(of: variable) * 8192).rounded() / 8192
        }
        return CGRect(
            x: value(box.x) - value(outer.x) + origin.x, y: value(box.y) - value(outer.y) + origin.y,
            width: value(box.width), height: value(box.height))
    }

    /// Lets a scroll view know the size of its content along the axes along which constraints determine it.
    private func updateContentSize(of box: LayoutBox) {
        guard let view = box.item?.containingView as? UIScrollView, let frame = frame(of: box, in: view) else { return }
        let scale = view.zoomScale
        var size = view.contentSize
        let axes = determinedAxes(of: box, in: view)
        if axes.contains(.horizontal) { size.width = frame.width * scale }
        if axes.contains(.vertical) { size.height = frame.height * scale }
        if size != view.contentSize { view.contentSize = size }
    }

    /// Returns the axes along which constraints refer to the far edge of the content, or to its size.
    private func determinedAxes(of box: LayoutBox, in view: UIScrollView) -> Set<NSLayoutConstraint.Axis> {
        let far: NSLayoutConstraint.Attribute = view.readsRightToLeft ? .leading : .trailing
        var axes: Set<NSLayoutConstraint.Axis> = []
        for number in box.constraints + (items[view.number]?.constraints ?? []) {
            guard let constraint = entries[number]?.constraint.constraint,
                let first = constraint.firstItem as? any LayoutItem
            else { continue }
            let second = constraint.secondItem as? any LayoutItem
            for (item, attribute, other) in [
                (first, constraint.firstAttribute, second ?? first),
                (second ?? first, constraint.secondAttribute, first),
            ] where content(of: item, attribute, withRespectTo: other) === box.item {
                switch attribute {
                case .right, .centerX, .width, far: axes.insert(.horizontal)
                case .bottom, .lastBaseline, .centerY, .height: axes.insert(.vertical)
                default: break
                }
            }
        }
        return axes
    }

    // MARK: - Expressions

    /// Returns a constraint of the page in terms of variables; `nil` if it compares what cannot be compared.
    private func linear(_ constraint: NSLayoutConstraint) -> LinearConstraint? {
        guard var first = constraint.firstItem as? any LayoutItem else { return nil }
        let attributes = [constraint.firstAttribute, constraint.secondAttribute]
        let isMirrored =
            attributes.contains(where: \.followsReading) && first.containingView?.readsRightToLeft ?? false
        var second = constraint.hasSecondItem ? constraint.secondItem as? any LayoutItem : nil
        if let other = second {
            first = content(of: first, constraint.firstAttribute, withRespectTo: other)
            second = content(of: other, constraint.secondAttribute, withRespectTo: first)
            float(first, second)
        }
        let left = expression(of: first, constraint.firstAttribute, isMirrored)
        var (terms, constant) = (left.terms, left.constant - Self.limited(constraint.constant))
        if constraint.hasSecondItem {
            guard let second,
                constraint.firstAttribute.kind == constraint.secondAttribute.kind
            else { return nil }
            let right = expression(of: second, constraint.secondAttribute, isMirrored)
            let multiplier = Self.limited(constraint.multiplier)
            terms += right.terms.map { ($0.0, -$0.1 * multiplier) }
            constant -= right.constant * multiplier
        } else if constraint.firstAttribute.kind != .size {
            return nil
        }
        let priority = constraint.priority.rawValue
        return LinearConstraint(
            terms.map { LinearConstraint.Term($0.0, times: $0.1) }, constant: constant,
            LinearConstraint.Relation(rawValue: constraint.relation.rawValue) ?? .equal,
            priority: priority >= 1000 || priority.isNaN ? nil : Double(max(priority, 1)))
    }

    /// Returns what an edge of an item means to another one: to what is inside of a scroll view, the edges of its content.
    private func content(
        of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, withRespectTo other: any LayoutItem
    ) -> any LayoutItem {
        guard let view = item as? UIScrollView, attribute.isEdge, let inner = other.containingView, other !== view,
            inner.isDescendant(of: view), inner !== view || (other as? UILayoutGuide)?.insets == nil
        else { return item }
        return view.contentLayoutGuide
    }

    /// Lets the layout follow the offset of the scroll views of which only one item is in the content.
    private func float(_ first: any LayoutItem, _ second: (any LayoutItem)?) {
        func contents(_ item: (any LayoutItem)?) -> [LayoutBox] {
            guard let item else { return [] }
            var boxes: [LayoutBox] = []
            var next: LayoutBox? = box(of: item)
            while let box = next {
                if box.isContent { boxes.append(box) }
                next = box.parent.flatMap { items[$0] }
            }
            return boxes
        }
        let (one, other) = (contents(first), contents(second))
        for box in one where !other.contains(where: { $0 === box }) { box.floats = true }
        for box in other where !one.contains(where: { $0 === box }) { box.floats = true }
    }

    private static func limited(_ number: Double) -> Double { number.isNaN ? 0 : min(max(number, -1e6), 1e6) }

    /// Returns an attribute of an item in terms of variables.
    private func expression(
        of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ isMirrored: Bool
    ) -> (terms: [(Variable, Double)], constant: Double) {
        if let inner = attribute.inMargins, let view = item as? UIView {
            return expression(of: view.layoutMarginsGuide, inner, isMirrored)
        }
        let box = box(of: item)
        let (sign, near, far): (Double, [(Variable, Double)], [(Variable, Double)]) =
            isMirrored
            ? (-1, [(box.x, -1), (box.width, -1)], [(box.x, -1)]) : (1, [(box.x, 1)], [(box.x, 1), (box.width, 1)])
        switch attribute {
        case .leading: return (near, 0)
        case .trailing: return (far, 0)
        case .left: return ([(box.x, sign)], 0)
        case .right: return ([(box.x, sign), (box.width, sign)], 0)
        case .centerX: return ([(box.x, sign), (box.width, sign / 2)], 0)
        case .top: return ([(box.y, 1)], 0)
        case .bottom: return ([(box.y, 1), (box.height, 1)], 0)
        case .centerY: return ([(box.y, 1), (box.height, 0.5)], 0)
        case .width: return ([(box.width, 1)], 0)
        case .height: return ([(box.height, 1)], 0)
        case .firstBaseline:
            guard let lines = (item as? UIView)?.baselines else { return ([(box.y, 1)], 0) }
            return ([(box.y, 1), (box.height, 0.5)], lines.first)
        case .lastBaseline:
            guard let lines = (item as? UIView)?.baselines else { return ([(box.y, 1), (box.height, 1)], 0) }
            return ([(box.y, 1), (box.height, 0.5)], lines.last)
        default: return ([], 0)
        }
    }
}

extension NSLayoutConstraint {
    fileprivate var hasBaseline: Bool {
        [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate enum Kind { case x, y, size, none }

    /// Whether the attribute is an edge.
    fileprivate var isEdge: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .top, .bottom, .firstBaseline, .lastBaseline: true
        default: false
        }
    }

    fileprivate var kind: Kind {
        switch self {
        case .width, .height: .size
        case .notAnAttribute: .none
        default: axis == .horizontal ? .x : .y
        }
    }

    /// Whether the attribute depends on the direction of lines of text.
    fileprivate var followsReading: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// The same attribute of the guide inside the margins; `nil` if this is not one with margins.
    fileprivate var inMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}

extension UIView {
    /// The number of views that contain this one.
    fileprivate var depth: Int { sequence(first: self) { $0.superview }.reduce(-1) { depth, _ in depth + 1 } }

    /// Whether the view is where a layout puts it, but for rounding.
    fileprivate func isPlaced(at frame: CGRect) -> Bool {
        let (center, size) = (frame.center, frame.size)
        return (self.center.x - center.x).magnitude < 1e-6 && (self.center.y - center.y).magnitude < 1e-6
            && (bounds.width - size.width).magnitude < 1e-6 && (bounds.height - size.height).magnitude < 1e-6
    }

    /// The class of the view, with its text if it has one.
    var nameInMessages: String {
        let text = (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
        return "\(type(of: self))" + (text.map { " “\($0.prefix(30))”" } ?? "")
    }
}
