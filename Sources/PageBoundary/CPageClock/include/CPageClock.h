// SPDX-License-Identifier: GPL-3.0-or-later
/* The calendar time and the random numbers of the C library for code of a page. These functions take the place of the C
 * library's in the program and in the libraries that it loads. They only differ on the thread that has called
 * `page_clock_begin`: monotonic clocks stay real, because the runtime waits by them. */

#ifndef CPAGECLOCK_H
#define CPAGECLOCK_H

#include <stdint.h>

/* Sets the date and the time of day, in the local time zone, at which the page begins, and the source of its random
 * numbers. From now on, this thread is that of the page. */
void page_clock_begin(int year, int month, int day, int second, uint64_t (*random_number)(void));

/* Sets the time since the page began, in seconds. Each time that the page reads a clock, a microsecond passes, so that a
 * loop that waits for a time ends. */
void page_clock_set(double seconds);

#endif
