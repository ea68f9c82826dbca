// SPDX-License-Identifier: GPL-3.0-or-later
/* How much memory a thread allocates. The functions of the C library that allocate memory are replaced by ones that count,
   in all tests that are linked with this. */
#include <stddef.h>

/* Begins a measurement in this thread. */
void allocations_begin(void);

/* Returns the largest amount of memory that this thread has had since then, in bytes, beyond what it had. It is 0 under a
   sanitizer, which replaces the same functions. */
size_t allocations_peak(void);
