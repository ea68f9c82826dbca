import Boards

/// Undoing and doing again. A value may have to be read first, a picture for instance; until it is there the next wait.
extension PropertyStore {
    /// A way through the history.
    enum Travel {
        case back, forward
    }

    /// Undoes the last step. A value that is no more to be had, because its file is gone, is passed over with a word of it.
    public func undo() { travel(.back) }

    /// Does the step again that was undone last.
    public func redo() { travel(.forward) }

    private func travel(_ way: Travel) {
        travels.append(way)
        if travels.count == 1 { setOut() }
    }

    private func setOut() {
        guard let way = travels.first, let changes = way == .back ? history.toUndo : history.toRedo else {
            return travels = []
        }
        let noted = history.noted
        prepareAll(changes[...], [:]) { [weak self] problems in
            guard let self else { return }
            // What was changed meanwhile is not to be undone unseen.
            guard history.noted == noted else { return travels = [] }
            way == .back ? history.undo() : history.redo()
            step(.history, on: changes.compactMap { property(ofKey: $0.key) }) {
                for change in changes { carryOut(change, problems[change.key]) }
            }
            travels.removeFirst()
            setOut()
        }
    }

    private func carryOut(_ change: ChangeHistory.Change, _ problem: String?) {
        if let property = property(ofKey: change.key) { take(property, change.after, problem) }
    }

    /// Has all that changes refer to ready, then calls `body` with the reasons, by keys, why some of it cannot be had.
    private func prepareAll(
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
