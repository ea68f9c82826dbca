// SPDX-License-Identifier: GPL-3.0-or-later
/* Formatting of numbers and dates in the user's locale. */
#pragma once

#include <langinfo.h>
#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

/* Formats a number with the given number of decimal places and the locale's decimal separator. */
static inline void format_decimal(char *text, size_t size, double number, int places)
{
    snprintf(text, size, "%.*f", places, number);
}

/* Formats an integer with the thousands separators of the locale, if it has any. */
static inline void format_grouped(char *text, size_t size, long number)
{
    snprintf(text, size, "%'ld", number);
}

/* Returns whether the locale is C or a variant of it, such as C.UTF-8. */
static inline int is_c_locale(void)
{
    const char *locale = setlocale(LC_NUMERIC, NULL);
    return strcmp(locale, "POSIX") == 0 || (locale[0] == 'C' && (locale[1] == '\0' || locale[1] == '.'));
}

/* Formats a date as is customary in the user's country. */
static inline void format_date(char *text, size_t size, int year, int month, int day)
{
    struct tm date = {.tm_year = year - 1900, .tm_mon = month - 1, .tm_mday = day, .tm_hour = 12, .tm_isdst = -1};
    mktime(&date);
    if (strftime(text, size, "%x", &date) == 0)
        *text = 0;
}

/* Formats a month with its year, such as "November 2026". */
static inline void format_month(char *text, size_t size, int year, int month)
{
    struct tm date = {.tm_year = year - 1900, .tm_mon = month - 1, .tm_mday = 1, .tm_hour = 12, .tm_isdst = -1};
    mktime(&date);
    if (strftime(text, size, "%OB %Y", &date) == 0)
        *text = 0;
}

/* Returns the short name of a day of the week, 0 for Sunday. */
static inline const char *weekday_name(int weekday)
{
    static const nl_item names[] = {ABDAY_1, ABDAY_2, ABDAY_3, ABDAY_4, ABDAY_5, ABDAY_6, ABDAY_7};
    return nl_langinfo(names[weekday]);
}

/* Returns the day with which a week begins in the user's country, 0 for Sunday. */
static inline int first_weekday(void)
{
    /* The day is counted from 1, from a known Sunday or Monday. The C library returns a byte and a date as pointers. */
    long origin = (long)nl_langinfo(_NL_TIME_WEEK_1STDAY);
    int first = *nl_langinfo(_NL_TIME_FIRST_WEEKDAY);
    return (first - 1 + (origin == 19971201 ? 1 : 0)) % 7;
}
