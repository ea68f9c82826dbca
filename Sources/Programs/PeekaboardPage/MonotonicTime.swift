// SPDX-License-Identifier: GPL-3.0-or-later
import Glibc

/// Returns the time of the monotonic clock, in seconds.
func monotonicTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
