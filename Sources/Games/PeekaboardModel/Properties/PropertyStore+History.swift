// SPDX-License-Identifier: GPL-3.0-or-later
import Boards
import Scene

/// Undo and redo. If a value has to be loaded first, such as a picture, later requests wait for it.
extension PropertyStore {
    enum HistoryDirection {
        case back, forward
    }

    /// Undoes the last step. Values that are no longer available, for instance because a file is gone, are skipped with
    /// a message.
    package func undo() { request(.back) }

    /// Redoes the step that was undone last.
    package func redo() { request(.forward) }

    private func request(_ direction: HistoryDirection) {
        historyRequests.append(direction)
        if historyRequests.count == 1 { runNextRequest() }
    }

    private func runNextRequest() {
        guard let direction = historyRequests.first, let changes = direction == .back ? history.toUndo : history.toRedo
        else {
            return historyRequests = []
        }
        let changeCount = history.changeCount
        prepareAll(changes[...], [:]) { [weak self] problems in
            guard let self else { return }
            // Another change was recorded in the meantime, and must not be undone in place of this one. Drop the
            // requests.
            guard history.changeCount == changeCount else { return historyRequests = [] }
            direction == .back ? history.undo() : history.redo()
            step(.history, on: changes.compactMap { property(ofKey: $0.key) }) {
                for change in inOrder(changes) { applyChange(change, problems[change.key]) }
            }
            historyRequests.removeFirst()
            runNextRequest()
        }
    }

    private func applyChange(_ change: ChangeHistory.Change, _ problem: String?) {
        if let property = property(ofKey: change.key) { applyAndStore(property, change.after, problem) }
    }

    /// Loads everything that the changes refer to, then calls `body` with the problems, by key.
    func prepareAll(
        _ rest: ArraySlice<ChangeHistory.Change>, _ problems: [String: String],
        then body: @escaping ([String: String]) -> Void
    ) {
        guard let change = rest.first else { return body(problems) }
        guard let property = property(ofKey: change.key) else {
            return prepareAll(rest.dropFirst(), problems, then: body)
        }
        prepare(change.after, property) { [weak self] problem in
            var problems = problems
            problems[change.key] = problem
            self?.prepareAll(rest.dropFirst(), problems, then: body)
        }
    }
}
