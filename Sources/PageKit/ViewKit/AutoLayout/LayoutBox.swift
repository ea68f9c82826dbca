// SPDX-License-Identifier: GPL-3.0-or-later
import ConstraintSolver
import Scene

/// The rectangle of a view or a guide in the layout engine.
@MainActor final class LayoutBox {
    let number: Int
    private(set) weak var item: (any LayoutItem)?
    /// The item, if it is a view.
    var view: UIView? { item as? UIView }
    /// The left edge, the top edge, the width, and the height.
    let variables: [ConstraintSolver.Variable]
    var x: ConstraintSolver.Variable { variables[0] }
    var y: ConstraintSolver.Variable { variables[1] }
    var width: ConstraintSolver.Variable { variables[2] }
    var height: ConstraintSolver.Variable { variables[3] }

    /// The numbers of the view in which the item is, of the items in it, and of its constraints.
    var parent: Int?
    var children: [Int] = []
    var constraints: [Int] = []

    /// What places the item without constraints of the page, and whether that is its frame or its distances from edges.
    var placement: [ConstraintSolver.Handle?] = []
    var (isFixed, isInset) = (false, false)
    /// Whether the item is the content of a scroll view, and whether it is where the scroll view shows it, because
    /// something in it keeps a distance from something outside.
    var (isContent, floats) = (false, false)
    /// The numbers to which the variables are fixed, relative to those of the superview.
    var constants: [Double] = []

    /// What keeps the item at the size of its content: not larger and not smaller, horizontally and vertically.
    var content: [ConstraintSolver.Handle?] = []
    var contentSize: CGSize?
    /// The width for which the height of the content was determined.
    var knownWidth = 0.0

    /// What determines the variables that constraints leave open, by their indexes.
    var stays: [Int: ConstraintSolver.Handle] = [:]

    init(_ item: any LayoutItem, _ variables: [ConstraintSolver.Variable]) {
        (number, self.item, self.variables) = (item.number, item, variables)
    }

    /// The numbers to which the variables have to be fixed now; `nil` if constraints of the page determine them.
    var presentConstants: [Double]? {
        if isFixed, let view { return Self.constants(view, isInner: parent != nil) }
        if isContent, let view = item?.containingView {
            let origin = floats ? view.bounds.origin : .zero
            return [-origin.x, -origin.y].map { $0.isFinite ? $0 : 0 }
        }
        guard isInset, let guide = item as? UILayoutGuide, let insets = guide.insets, let view = guide.owningView else {
            return nil
        }
        return Self.constants(insets(view))
    }

    /// Returns the numbers to which the frame of a view fixes its variables.
    private static func constants(_ view: UIView, isInner: Bool) -> [Double] {
        let size = view.bounds.standardized.size
        let origin = isInner && !(view.superview is UIScrollView) ? view.superview?.bounds.origin : nil
        let corner =
            isInner
            ? CGPoint(x: view.center.x - size.width / 2, y: view.center.y - size.height / 2) : CGPoint(x: 0, y: 0)
        return [
            corner.x - (origin?.x ?? 0), corner.y - (origin?.y ?? 0), size.width, size.height,
        ].map { $0.isFinite ? $0 : 0 }
    }

    /// Returns the numbers to which distances from the edges of the view fix the variables of a guide.
    private static func constants(_ insets: UIEdgeInsets) -> [Double] {
        [insets.left, insets.top, -insets.left - insets.right, -insets.top - insets.bottom]
            .map { $0.isFinite ? $0 : 0 }
    }
}
