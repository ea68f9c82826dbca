// SPDX-License-Identifier: GPL-3.0-or-later
import Scene

extension NodeTree {
    /// A number that is the same for equal trees, and almost certainly different for others (64-bit FNV-1a of the
    /// encoded tree).
    package var digest: UInt64 {
        var bytes: [UInt8] = []
        edits(from: .empty).write(to: &bytes)
        return bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

/// The steps of a replay at which the digests of two runs are compared.
package enum Checkpoints {
    /// The number of steps, not counting the last one.
    private static let count = 32
    /// The largest number of digests of a replay.
    static let maxCount = count + 1

    /// Returns the steps of a replay up to a step, in increasing order. The last one is that step.
    package static func steps(until last: Int) -> [Int] {
        var steps: [Int] = []
        for number in 0..<count where steps.last != last * number / count { steps.append(last * number / count) }
        return steps.last == last ? steps : steps + [last]
    }
}
