// SPDX-License-Identifier: GPL-3.0-or-later
#define _GNU_SOURCE
#include "CPageClock.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <string.h>
#include <sys/random.h>
#include <sys/time.h>
#include <time.h>

static _Thread_local bool is_page;
static uint64_t (*random_number)(void);
/* Times since 1970, in microseconds. */
static int64_t beginning, now;

void page_clock_begin(int year, int month, int day, int second, uint64_t (*next)(void)) {
    struct tm date = {.tm_year = year - 1900, .tm_mon = month - 1, .tm_mday = day, .tm_sec = second, .tm_isdst = -1};
    beginning = now = (int64_t)mktime(&date) * 1000000;
    random_number = next;
    is_page = true;
}

void page_clock_set(double seconds) {
    int64_t time = beginning + (int64_t)(seconds * 1e6);
    if (time > now) now = time;
}

static int64_t read_clock(void) { return ++now; }

/* Returns the function of the C library that one of the functions below has replaced. */
static void *original(const char *name) { return dlsym(RTLD_NEXT, name); }

int clock_gettime(clockid_t clock, struct timespec *time) {
    static int (*replaced)(clockid_t, struct timespec *);
    if (is_page && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        int64_t microseconds = read_clock();
        *time = (struct timespec){microseconds / 1000000, microseconds % 1000000 * 1000};
        return 0;
    }
    if (!replaced) replaced = (int (*)(clockid_t, struct timespec *))original("clock_gettime");
    return replaced(clock, time);
}

int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    struct timespec precise;
    if (clock_gettime(CLOCK_REALTIME, &precise)) return -1;
    *time = (struct timeval){precise.tv_sec, precise.tv_nsec / 1000};
    if (zone) memset(zone, 0, sizeof(struct timezone));
    return 0;
}

time_t time(time_t *result) {
    struct timespec precise;
    clock_gettime(CLOCK_REALTIME, &precise);
    if (result) *result = precise.tv_sec;
    return precise.tv_sec;
}

/* Random numbers. `rand`, `random`, and `drand48` repeat by themselves, because a page can only seed them with a number
 * that repeats. */

ssize_t getrandom(void *buffer, size_t length, unsigned flags) {
    static ssize_t (*replaced)(void *, size_t, unsigned);
    if (is_page) {
        for (size_t filled = 0; filled < length; filled += sizeof(uint64_t)) {
            uint64_t number = random_number();
            size_t rest = length - filled;
            memcpy((char *)buffer + filled, &number, rest < sizeof number ? rest : sizeof number);
        }
        return (ssize_t)length;
    }
    if (!replaced) replaced = (ssize_t(*)(void *, size_t, unsigned))original("getrandom");
    return replaced(buffer, length, flags);
}

int getentropy(void *buffer, size_t length) { return getrandom(buffer, length, 0) == (ssize_t)length ? 0 : -1; }

void arc4random_buf(void *buffer, size_t length) { getentropy(buffer, length); }

uint32_t arc4random(void) {
    uint32_t number;
    arc4random_buf(&number, sizeof number);
    return number;
}

uint32_t arc4random_uniform(uint32_t bound) {
    if (bound < 2) return 0;
    /* Numbers below this one would make small results more likely. */
    uint32_t least = -bound % bound, number;
    do number = arc4random();
    while (number < least);
    return number % bound;
}
