// SPDX-License-Identifier: GPL-3.0-or-later
/// Finds the squares to press. The order of presses makes no difference, and pressing a square twice has no effect, so
/// a solution is a set of squares that solves 25 linear equations over the field of two elements.
///
/// The matrix has rank 23: two independent sets of presses switch nothing, so a position has four solutions or none.
/// See Marlow Anderson and Todd Feil, "Turning Lights Out with Linear Algebra", Mathematics Magazine 71 (1998).
public struct LightsOutSolver: Sendable {
    /// The shared solver.
    public static let shared = LightsOutSolver()

    private struct Equation {
        /// The presses whose sum equals the sum of `lights`.
        var presses: UInt32
        /// The lights on the other side of the equation.
        var lights: UInt32
    }

    /// The sets of presses that switch nothing, starting with the empty set.
    let quiet: [Lights]
    /// The equations that each determine one press once the free presses are zero.
    private let solved: [(press: Int, equation: Equation)]
    /// The sums of lights that are even in every solvable position.
    private let conditions: [UInt32]

    private init() {
        var rest = Lights.squares.map { Equation(presses: Lights.switched(by: $0).bits, lights: 1 << UInt32($0)) }
        var solved: [(press: Int, equation: Equation)] = []
        var free: [Int] = []
        for press in Lights.squares {
            let bit = UInt32(1) << UInt32(press)
            guard let place = rest.firstIndex(where: { $0.presses & bit != 0 }) else {
                free.append(press)
                continue
            }
            let pivot = rest.remove(at: place)
            func eliminated(_ equation: Equation) -> Equation {
                guard equation.presses & bit != 0 else { return equation }
                return Equation(presses: equation.presses ^ pivot.presses, lights: equation.lights ^ pivot.lights)
            }
            rest = rest.map(eliminated)
            solved = solved.map { ($0.press, eliminated($0.equation)) } + [(press, pivot)]
        }
        let basis = free.map { press in
            Lights([press] + solved.filter { $0.equation.presses >> UInt32(press) & 1 == 1 }.map(\.press))
        }
        quiet = basis.reduce([.none]) { sets, vector in sets + sets.map { $0 ^ vector } }
        conditions = rest.map(\.lights)
        self.solved = solved
    }

    /// Returns all sets of presses that put out the given lights: four, or none.
    public func solutions(of lights: Lights) -> [Lights] {
        func isOdd(_ sum: UInt32) -> Bool { (sum & lights.bits).nonzeroBitCount % 2 == 1 }
        guard !conditions.contains(where: isOdd) else { return [] }
        let first = Lights(solved.filter { isOdd($0.equation.lights) }.map(\.press))
        return quiet.map { first ^ $0 }
    }

    /// Returns the smallest solution, or `nil` for lights that cannot be put out.
    public func shortest(for lights: Lights) -> Lights? {
        solutions(of: lights).min { ($0.count, $0.bits) < ($1.count, $1.bits) }
    }
}
