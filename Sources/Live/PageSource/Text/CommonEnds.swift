// SPDX-License-Identifier: GPL-3.0-or-later
/// How many elements two collections have in common at their beginnings and, apart from those, at their ends.
struct CommonEnds {
    /// The number of equal elements at the beginning.
    let prefix: Int
    /// The number of equal elements at the end.
    let suffix: Int

    /// Compares two collections.
    init<Element: Equatable>(_ first: [Element], _ second: [Element]) {
        let limit = min(first.count, second.count)
        var (prefix, suffix) = (0, 0)
        while prefix < limit, first[prefix] == second[prefix] { prefix += 1 }
        while suffix < limit - prefix, first[first.count - 1 - suffix] == second[second.count - 1 - suffix] {
            suffix += 1
        }
        (self.prefix, self.suffix) = (prefix, suffix)
    }
}
