/* Formatting of numbers and dates in the user's locale. */
#pragma once

#include <libintl.h>
#include <locale.h>
#include <stdio.h>
#include <time.h>

/* Formats a number with a number of decimal places and the locale's decimal separator. */
static inline void words_decimal(char *text, size_t size, double number, int places)
{
    snprintf(text, size, "%.*f", places, number);
}

/* Formats an integer with the thousands separators of the locale, or with commas if it has none, as in the C locale. */
static inline void words_grouped(char *text, size_t size, long number)
{
    if (*localeconv()->thousands_sep || number < 1000)
        snprintf(text, size, "%'ld", number);
    else
        snprintf(text, size, "%ld,%03ld", number / 1000, number % 1000);
}

/* Formats a date as is customary in the user's country. */
static inline void words_date(char *text, size_t size, int year, int month, int day)
{
    struct tm date = {.tm_year = year - 1900, .tm_mon = month - 1, .tm_mday = day, .tm_hour = 12, .tm_isdst = -1};
    mktime(&date);
    if (strftime(text, size, "%x", &date) == 0)
        *text = 0;
}
