import Boards

/// Undo and redo. If a value has to be loaded first, such as a picture, later requests wait for it.
extension PropertyStore {
    /// A direction in the history.
    enum Travel {
        case back, forward
    }

    /// Undoes the last step. Values that are no longer available, for instance because a file is gone, are skipped with
    /// a message.
    public func undo() { travel(.back) }

    /// Redoes the step that was undone last.
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
            // Another change was recorded meanwhile, and must not be undone in place of this one. Drop the requests.
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

    /// Loads everything that the changes refer to, then calls `body` with the problems, by key.
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
