// SPDX-License-Identifier: GPL-3.0-or-later
import CGtk

/// Makes all threads allocate from one heap. By default the C library gives each thread its own, most of which stays
/// unused. Call this before any thread is created.
package nonisolated func useSingleHeapArena() { mallopt(M_ARENA_MAX, 1) }

/// Returns freed memory to the system, which takes one or two milliseconds.
package nonisolated func trimHeap() { malloc_trim(0) }
