// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

/// A change from one controller to another one, which the keyboard focus follows if it was in the first.
struct FocusMove {
    weak var from: UIViewController?
    weak var to: UIViewController?
    let step: Int
    /// Whether the first controller knows which of its elements had the focus.
    var isAnswered = false

    /// The time within which the window asks where the focus goes, in steps. It asks late if the machine is busy.
    static let patience = 240
}

extension PageContext {
    /// Lets the keyboard focus follow a change of what is shown.
    func moveFocus(from: UIViewController, to: UIViewController) {
        focusMove = FocusMove(from: from, to: to, step: time.step)
    }
}

extension UIWindow {
    /// Returns the element that gets the keyboard focus because the one that had it is no longer shown; `nil` if it is the
    /// nearest one. A question does not change what a page does.
    ///
    /// The page can be ahead of the window, which asks again if it does not show the element yet.
    package func element(insteadOf node: NodeID) -> UIView? {
        let context = PageContext.current
        guard let move = context.focusMove, let to = move.to,
            context.time.step - move.step <= FocusMove.patience
        else { return nil }
        func find(in controller: UIViewController?) -> UIView? {
            controller?.viewIfLoaded?.all.first { $0.nodeNumber.map(NodeID.init) == node }
        }
        // What has left may have ended, but what is still there was hidden for another reason.
        if let left = find(in: move.from) {
            if !move.isAnswered { move.from?.coveredElement = left }
            context.focusMove?.isAnswered = true
        } else if find(in: to) != nil {
            return nil
        }
        let elements = to.viewIfLoaded?.elements ?? []
        let covered = to.coveredElement ?? to.children.lazy.compactMap(\.coveredElement).first
        // From a screen without elements, one can go back.
        return [covered, to.firstFocus].compactMap(\.self).first(where: elements.contains) ?? elements.first
            ?? to.navigationController?.navigationBar.elements.first
    }

    /// Lets the user leave what is shown above the page, if there is something. Returns whether there is.
    package func escape() -> Bool {
        let areas = all.lazy.compactMap { $0 as? PresentationView }
        return areas.last { !$0.isLeaving }?.presentation?.presented.escape() ?? false
    }
}
