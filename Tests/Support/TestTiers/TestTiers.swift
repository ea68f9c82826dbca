// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Whether this is a thorough run (`build-aux/check --all`), which `PEEKABOARD_THOROUGH` in the environment asks for.
public let isThorough = getenv("PEEKABOARD_THOROUGH") != nil

/// Returns the seeds of random games, sessions, or pictures: all `count` of them in thorough runs, and about the first
/// twentieth in those that each commit has to pass.
public func randomSeeds(_ count: UInt64) -> Range<UInt64> { 0..<(isThorough ? count : (count + 10) / 20) }

/// Returns the cases of a test: all of them in thorough runs, and one in `step` in those that each commit has to pass.
public func someCases<Case>(of cases: [Case], oneIn step: Int) -> [Case] {
    isThorough ? cases : stride(from: 0, to: cases.count, by: step).map { cases[$0] }
}
