// SPDX-License-Identifier: GPL-3.0-or-later
// Cassowary: G. J. Badros, A. Borning, P. J. Stuckey, “The Cassowary Linear Arithmetic Constraint Solving Algorithm”, ACM
// Transactions on Computer-Human Interaction 8 (4), 2001. Differences: there is an objective for each priority, so that
// a higher one always wins, and each symbol knows the rows that it may be in, so that a change costs only these.

/// Finds values of variables that satisfy linear constraints, as many of them as their priorities allow. A change of a
/// constraint starts from the solution before it.
package struct ConstraintSolver {
    /// A variable. It is zero until a constraint determines it.
    package struct Variable: Hashable, Sendable {
        let number: Int32
    }

    /// A constraint that was added.
    package struct Handle: Hashable, Sendable {
        let number: Int
    }

    /// What happened to a constraint that cannot be satisfied.
    package struct Conflict: Error, Equatable {
        /// The constraints with which it conflicts.
        package let others: [Handle]
    }

    /// What is known about a constraint in the tableau.
    private struct Entry {
        /// The symbol that only this constraint has added, and the one for misses in the other direction.
        var marker: Symbol
        var opposite: Symbol?
        let constraint: LinearConstraint
        /// The sign with which the constraint is in the tableau: by how much the marker changes when the constant does.
        var shift: Double
    }

    /// The sum of what all constraints of a priority are missed by, in terms of the symbols outside of the basis.
    private struct Objective {
        let priority: Double
        var row = Row()
    }

    /// What each symbol stands for, the row that it equals (–1 if it is outside of the basis and so is 0), the
    /// constraint that has added it, and the rows that it may be in.
    private var kinds: [Symbol.Kind] = []
    private var rowNumbers: [Int32] = []
    private var owners: [Int] = []
    private var columns: [[Int32]] = []
    private var freeSymbols: [Symbol] = []

    /// The rows of the tableau, and the symbol that each one equals.
    private var rows: [Row] = []
    private var basis: [Symbol] = []
    private var freeRows: [Int32] = []

    /// The objectives, the highest priority first.
    private var objectives: [Objective] = []
    private var entries: [Int: Entry] = [:]
    private var lastHandle = 0
    /// The rows that may have become negative since the tableau was feasible.
    private var suspects: [Int32] = []
    /// Whether nothing has changed since the objectives were made as small as possible.
    private var isOptimal = true

    package init() {}

    // MARK: - Variables

    /// Adds a variable.
    package mutating func addVariable() -> Variable { Variable(number: newSymbol(.variable, owner: 0).number) }

    /// Removes a variable that is in no constraint any more.
    package mutating func remove(_ variable: Variable) {
        let symbol = Symbol(number: variable.number)
        if rowNumbers[symbol.index] >= 0 { deleteRow(Int(rowNumbers[symbol.index])) }
        free(symbol)
    }

    /// Returns the value of a variable.
    package func value(of variable: Variable) -> Double {
        let row = rowNumbers[Int(variable.number)]
        return row < 0 ? 0 : rows[Int(row)].constant
    }

    /// Whether no constraint determines a variable or one on which its value depends.
    package func isFree(_ variable: Variable) -> Bool {
        let row = rowNumbers[Int(variable.number)]
        return row < 0 || rows[Int(row)].terms.contains { kinds[$0.symbol.index] == .variable }
    }

    // MARK: - Constraints

    /// Adds a constraint. If it is required, and other required constraints contradict it, nothing changes.
    package mutating func add(_ constraint: LinearConstraint) throws(Conflict) -> Handle {
        isOptimal = false
        lastHandle += 1
        let handle = Handle(number: lastHandle)
        var (row, entry) = prepare(constraint, for: handle)
        entries[handle.number] = entry
        if let subject = subject(of: row, entry) {
            row.solve(for: subject)
            insert(row, as: subject)
        } else if row.terms.allSatisfy({ kinds[$0.symbol.index] == .dummy }) {
            guard isZero(row.constant) else {
                let others = conflicting(in: row, with: handle)
                free(entry.marker)
                entries[handle.number] = nil
                throw Conflict(others: others)
            }
            row.solve(for: entry.marker)
            insert(row, as: entry.marker)
        } else if let others = insertWithArtificialVariable(row, handle) {
            throw Conflict(others: others)
        }
        return handle
    }

    /// Removes a constraint.
    package mutating func remove(_ handle: Handle) {
        guard let entry = entries.removeValue(forKey: handle.number) else { return }
        if let priority = entry.constraint.priority {
            for error in [entry.marker, entry.opposite] {
                guard let error, kinds[error.index] == .error else { continue }
                addToObjective(error, of: priority, times: -1)
            }
        }
        eliminate(entry.marker)
        free(entry.marker)
        entry.opposite.map { free($0) }
        isOptimal = false
    }

    /// Makes what constraints that are not required are missed by as small as possible. Values are valid after that.
    package mutating func solve() {
        guard !isOptimal else { return }
        objectives.removeAll { $0.row.terms.isEmpty }
        optimize(objectives.count)
        isOptimal = true
    }

    /// Changes the constant of a constraint. Returns the constraint, which has another handle if it had to be added
    /// again. If it is required, and other required constraints contradict it now, it is removed.
    package mutating func setConstant(_ constant: Double, of handle: Handle) throws(Conflict) -> Handle {
        guard let entry = entries[handle.number] else { return handle }
        let change = constant - entry.constraint.constant
        guard change != 0 else { return handle }
        solve()
        var constraint = entry.constraint
        constraint.constant = constant
        // What a required constraint needs may be impossible, which is found out when it is added.
        if constraint.priority == nil, !canShift(entry, by: change) {
            remove(handle)
            return try add(constraint)
        }
        shift(entry, by: change)
        entries[handle.number] = Entry(
            marker: entry.marker, opposite: entry.opposite, constraint: constraint, shift: entry.shift)
        restoreFeasibility()
        return handle
    }

    // MARK: - Symbols

    private mutating func newSymbol(_ kind: Symbol.Kind, owner: Int) -> Symbol {
        if let symbol = freeSymbols.popLast() {
            (kinds[symbol.index], rowNumbers[symbol.index], owners[symbol.index]) = (kind, -1, owner)
            columns[symbol.index].removeAll(keepingCapacity: true)
            return symbol
        }
        kinds.append(kind)
        rowNumbers.append(-1)
        owners.append(owner)
        columns.append([])
        return Symbol(number: Int32(kinds.count - 1))
    }

    private mutating func free(_ symbol: Symbol) { freeSymbols.append(symbol) }

    /// Whether a symbol must not be negative.
    private func isRestricted(_ symbol: Symbol) -> Bool { kinds[symbol.index] != .variable }

    // MARK: - Rows

    private mutating func insert(_ row: Row, as symbol: Symbol) {
        let number: Int32
        if let free = freeRows.popLast() {
            number = free
            (rows[Int(free)], basis[Int(free)]) = (row, symbol)
        } else {
            number = Int32(rows.count)
            rows.append(row)
            basis.append(symbol)
        }
        for term in row.terms { columns[term.symbol.index].append(number) }
        substitute(row, for: symbol)
        rowNumbers[symbol.index] = number
    }

    private mutating func deleteRow(_ number: Int) {
        rowNumbers[basis[number].index] = -1
        rows[number] = Row()
        freeRows.append(Int32(number))
    }

    /// Replaces a symbol by a row everywhere.
    private mutating func substitute(_ row: Row, for symbol: Symbol) {
        let numbers = columns[symbol.index]
        columns[symbol.index].removeAll(keepingCapacity: true)
        for number in numbers {
            let factor = rows[Int(number)].remove(symbol)
            guard factor != 0 else { continue }
            // The array of rows must not be copied because the closure refers to the solver.
            var changed = Row()
            swap(&changed, &rows[Int(number)])
            changed.add(row, times: factor) { columns[$0.index].append(number) }
            swap(&changed, &rows[Int(number)])
            if rows[Int(number)].constant < 0 { suspects.append(number) }
        }
        for index in objectives.indices {
            let factor = objectives[index].row.remove(symbol)
            if factor != 0 { objectives[index].row.add(row, times: factor) }
        }
    }

    /// Exchanges the symbol that a row equals for one in the row.
    private mutating func pivot(_ number: Int, to entering: Symbol) {
        let leaving = basis[number]
        var row = Row()
        swap(&row, &rows[number])
        row.solve(for: entering, insteadOf: leaving)
        rowNumbers[leaving.index] = -1
        substitute(row, for: entering)
        columns[leaving.index].append(Int32(number))
        basis[number] = entering
        rowNumbers[entering.index] = Int32(number)
        rows[number] = row
        if row.constant < 0 { suspects.append(Int32(number)) }
    }

    /// Returns the numbers of the rows that contain a symbol.
    private mutating func rowNumbers(with symbol: Symbol) -> [Int] {
        var numbers: [Int] = []
        var kept: [Int32] = []
        var seen: Set<Int32> = []
        for number in columns[symbol.index] where rows[Int(number)][symbol] != 0 && seen.insert(number).inserted {
            kept.append(number)
            numbers.append(Int(number))
        }
        columns[symbol.index] = kept
        return numbers.sorted()
    }

    // MARK: - Adding

    /// Returns a constraint as “row = 0”, in terms of symbols outside of the basis.
    private mutating func prepare(_ constraint: LinearConstraint, for handle: Handle) -> (Row, Entry) {
        var row = Row(constant: constraint.constant)
        for term in constraint.terms where !isZero(term.factor) {
            let symbol = Symbol(number: term.variable.number)
            let number = rowNumbers[symbol.index]
            if number < 0 {
                row.add(symbol, times: term.factor)
            } else {
                row.add(rows[Int(number)], times: term.factor)
            }
        }
        var entry: Entry
        switch constraint.relation {
        case .atLeast, .atMost:
            let sign = constraint.relation == .atLeast ? -1.0 : 1
            let slack = newSymbol(.slack, owner: handle.number)
            entry = Entry(marker: slack, opposite: nil, constraint: constraint, shift: -sign)
            row.add(slack, times: sign)
            if let priority = constraint.priority {
                let error = newSymbol(.error, owner: handle.number)
                entry.opposite = error
                row.add(error, times: -sign)
                addToObjective(error, of: priority, times: 1)
            }
        case .equal:
            if let priority = constraint.priority {
                let (plus, minus) = (
                    newSymbol(.error, owner: handle.number), newSymbol(.error, owner: handle.number)
                )
                entry = Entry(marker: plus, opposite: minus, constraint: constraint, shift: 1)
                row.add(plus, times: -1)
                row.add(minus, times: 1)
                addToObjective(plus, of: priority, times: 1)
                addToObjective(minus, of: priority, times: 1)
            } else {
                let dummy = newSymbol(.dummy, owner: handle.number)
                entry = Entry(marker: dummy, opposite: nil, constraint: constraint, shift: 1)
                row.add(dummy, times: -1)
            }
        }
        if row.constant < 0 { row.multiply(by: -1) }
        return (row, entry)
    }

    /// Returns the symbol for which a new row can be solved so that the tableau remains feasible.
    private func subject(of row: Row, _ entry: Entry) -> Symbol? {
        if let variable = row.terms.first(where: { kinds[$0.symbol.index] == .variable }) { return variable.symbol }
        for symbol in [entry.marker, entry.opposite] {
            guard let symbol, kinds[symbol.index] != .dummy, row[symbol] < 0 else { continue }
            return symbol
        }
        return nil
    }

    /// Adds a row with a variable that is then made zero. Returns with which constraints the row conflicts if it cannot
    /// be; then the constraint is removed again.
    private mutating func insertWithArtificialVariable(_ row: Row, _ handle: Handle) -> [Handle]? {
        let artificial = newSymbol(.slack, owner: handle.number)
        insert(row, as: artificial)
        objectives.insert(Objective(priority: .infinity, row: row), at: 0)
        optimize(1)
        let rest = objectives.removeFirst().row
        if isZero(rest.constant) {
            if rowNumbers[artificial.index] >= 0 {
                let number = Int(rowNumbers[artificial.index])
                if let entering = rows[number].terms.first(where: { kinds[$0.symbol.index] != .dummy })?.symbol
                    ?? rows[number].terms.first?.symbol
                {
                    pivot(number, to: entering)
                } else {
                    deleteRow(number)
                }
            }
            erase(artificial)
            return nil
        }
        let conflicting = conflicting(in: rest, with: handle)
        // The artificial variable is in the tableau where the marker is, so it disappears with it.
        let entry = entries.removeValue(forKey: handle.number)
        if let entry {
            eliminate(entry.marker)
            free(entry.marker)
        }
        erase(artificial)
        return conflicting
    }

    /// Removes a symbol outside of the basis from all rows.
    private mutating func erase(_ symbol: Symbol) {
        for number in rowNumbers(with: symbol) { _ = rows[number].remove(symbol) }
        for index in objectives.indices { _ = objectives[index].row.remove(symbol) }
        free(symbol)
    }

    /// Returns the constraints, except one, whose symbols are in a row.
    private func conflicting(in row: Row, with handle: Handle) -> [Handle] {
        var numbers = Set(row.terms.map { owners[$0.symbol.index] })
        numbers.subtract([0, handle.number])
        return numbers.sorted().map { Handle(number: $0) }
    }

    private mutating func addToObjective(_ error: Symbol, of priority: Double, times factor: Double) {
        let index = objectives.firstIndex { $0.priority <= priority } ?? objectives.count
        if index == objectives.count || objectives[index].priority != priority {
            objectives.insert(Objective(priority: priority), at: index)
        }
        let number = rowNumbers[error.index]
        if number < 0 {
            objectives[index].row.add(error, times: factor)
        } else {
            objectives[index].row.add(rows[Int(number)], times: factor)
        }
    }

    // MARK: - Removing

    /// Removes the row that belongs to the marker of a constraint, and with it everything that the constraint did.
    private mutating func eliminate(_ marker: Symbol) {
        if rowNumbers[marker.index] < 0 {
            guard let number = leavingRow(for: marker) else { return }
            pivot(number, to: marker)
        }
        deleteRow(Int(rowNumbers[marker.index]))
        for index in objectives.indices { _ = objectives[index].row.remove(marker) }
    }

    /// Returns the row that can be solved for a marker so that the tableau remains feasible if it can.
    private mutating func leavingRow(for marker: Symbol) -> Int? {
        var (first, second): ((ratio: Double, row: Int)?, (ratio: Double, row: Int)?)
        var third: Int?
        for number in rowNumbers(with: marker) {
            let factor = rows[number][marker]
            // Another equation says the same. It has to take the place of the one that is removed.
            if kinds[basis[number].index] == .dummy { return number }
            if !isRestricted(basis[number]) {
                third = number
            } else if factor < 0 {
                let ratio = -rows[number].constant / factor
                if ratio < first?.ratio ?? .infinity { first = (ratio, number) }
            } else {
                let ratio = rows[number].constant / factor
                if ratio < second?.ratio ?? .infinity { second = (ratio, number) }
            }
        }
        return first?.row ?? second?.row ?? third
    }

    // MARK: - Optimizing

    /// Makes the first objectives as small as possible: the first one, then the second one without changing that …
    private mutating func optimize(_ count: Int) {
        // Rules out loops, also those that rounding would cause.
        for _ in 0..<10_000 {
            guard let entering = enteringSymbol(objectives.prefix(count)), let number = leavingRow(against: entering)
            else { break }
            pivot(number, to: entering)
        }
        suspects.removeAll(keepingCapacity: true)
    }

    /// Returns a symbol that makes an objective smaller, and none of those before it larger.
    private func enteringSymbol(_ objectives: ArraySlice<Objective>) -> Symbol? {
        for (index, objective) in objectives.enumerated() {
            for term in objective.row.terms where term.factor < -1e-8 && kinds[term.symbol.index] != .dummy {
                if objectives[..<index].allSatisfy({ isZero($0.row[term.symbol]) }) { return term.symbol }
            }
        }
        return nil
    }

    /// Returns the row that is the first to become zero when a symbol grows.
    private mutating func leavingRow(against entering: Symbol) -> Int? {
        var best: (ratio: Double, symbol: Symbol, row: Int)?
        for number in rowNumbers(with: entering) where isRestricted(basis[number]) {
            let factor = rows[number][entering]
            guard factor < 0 else { continue }
            let ratio = -rows[number].constant / factor
            if best.map({ (ratio, basis[number]) < ($0.ratio, $0.symbol) }) ?? true {
                best = (ratio, basis[number], number)
            }
        }
        return best?.row
    }

    // MARK: - Constants

    /// Whether a required constraint remains satisfied when its constant changes.
    private mutating func canShift(_ entry: Entry, by change: Double) -> Bool {
        let change = change * entry.shift
        if rowNumbers[entry.marker.index] >= 0 {
            return kinds[entry.marker.index] == .slack
                && rows[Int(rowNumbers[entry.marker.index])].constant + change >= -1e-8
        }
        return rowNumbers(with: entry.marker).allSatisfy { number in
            guard isRestricted(basis[number]) else { return true }
            let constant = rows[number].constant - rows[number][entry.marker] * change
            return kinds[basis[number].index] == .dummy ? isZero(constant) : constant >= -1e-8
        }
    }

    /// Moves the origin of a marker.
    private mutating func shift(_ entry: Entry, by change: Double) {
        let change = change * entry.shift
        let own = rowNumbers[entry.marker.index]
        if own >= 0 {
            rows[Int(own)].constant += change
            suspects.append(own)
            // The opposite error is only in this row.
            return
        }
        for number in rowNumbers(with: entry.marker) {
            rows[number].constant -= rows[number][entry.marker] * change
            suspects.append(Int32(number))
        }
    }

    /// Makes rows positive again that became negative, without making an objective larger than necessary.
    private mutating func restoreFeasibility() {
        for _ in 0..<10_000 {
            guard let number = suspects.popLast() else { return }
            let index = Int(number)
            guard rows[index].constant < -1e-8, rowNumbers[basis[index].index] == number, isRestricted(basis[index])
            else { continue }
            var best: (symbol: Symbol, factor: Double)?
            for term in rows[index].terms where term.factor > 0 && kinds[term.symbol.index] != .dummy {
                if best.map({ isCheaper(term, than: $0) }) ?? true { best = (term.symbol, term.factor) }
            }
            guard let best else { continue }
            pivot(index, to: best.symbol)
        }
    }

    /// Whether one symbol makes the objectives grow less than another does, for what each adds to a row.
    private func isCheaper(_ term: Row.Term, than other: (symbol: Symbol, factor: Double)) -> Bool {
        for objective in objectives {
            let (one, two) = (objective.row[term.symbol] / term.factor, objective.row[other.symbol] / other.factor)
            if !isZero(one - two) { return one < two }
        }
        return false
    }
}

extension Symbol {
    fileprivate var index: Int { Int(number) }
}
