// SPDX-License-Identifier: GPL-3.0-or-later
import Localization
import PageLink
import Scene

/// Creates the frames of a page: what has changed since the previous one.
struct FrameWriter {
    private var sent = NodeTree.empty
    private var sentState: PageFrame.State?
    /// Whether the window shows an earlier tree because it could not show the present one.
    private var isBehind = false

    /// Returns the message that shows a tree. If the window could not show it, the tree that it shows stays, and a
    /// message is printed once. The page keeps running and can undo the change.
    mutating func message(tree: NodeTree, state: PageFrame.State) -> FromPage {
        var edits = tree.edits(from: sent)
        if edits.isEmpty {
            isBehind = false
        } else {
            var shown = sent
            let isValid = shown.apply(edits)
            if isValid {
                sent = tree
            } else {
                edits = []
                if !isBehind {
                    print(translated("Could not show the page: something on it is too large, or a number is not valid"))
                }
            }
            isBehind = !isValid
        }
        // A page that waits for a time in the very distant future has nothing to do.
        var state = state
        if !state.isValid { state.activity = .still }
        let newState = state == sentState ? nil : state
        sentState = state
        return edits.isEmpty && newState == nil ? .unchanged : .frame(PageFrame(edits: edits, state: newState))
    }
}
